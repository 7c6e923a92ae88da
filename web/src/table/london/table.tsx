/** The London table, second edition: desktop and phone. */
import type { JSX } from "preact";
import { text, tidy } from "../../text/en";
import type { LondonOption } from "../../types/generated";
import { Icon } from "../../ui/glyph";
import { nameOf, useTable } from "../context";
import { Frame, SubLine } from "../frame";
import { plainTickets, type Ticket } from "../masthead";
import { iconOf } from "./icons";
import { modelOf, type Model, previewOf } from "./model";
import { Board, City, Deck, Foreseen, Hand, Land, Ledger, Opponent, type PartProps } from "./parts";
import { CityMap } from "./citymap";
import { PhoneTable } from "./phone";
import { SideInFull } from "./side";

const t = text.london;

/** The four actions keep their places; what is closed says why. */
export function actionTickets(model: Model): Ticket[] {
  const { marks, view, side, why } = model;
  const byAction = new Map(marks.menu.filter((row) => row.action).map((row) => [row.action, row]));
  const rest = marks.menu.filter((row) => !row.action);
  if (!byAction.size) return plainTickets(rest, iconOf);
  const onBoard = [...view.board.top, ...view.board.bottom].filter(Boolean).length;
  const note = (action: string): string => {
    switch (action) {
      case "develop":
      case "play_cards":
        return t.develops(side.hand_size);
      case "buy_land":
        return "";
      case "run_city":
        return t.runs(model.forecast?.run.total ?? 0);
      default:
        return t.draws(view.deck, onBoard, model.edition.first);
    }
  };
  const tickets = model.edition.actions.map((action): Ticket => {
    const row = byAction.get(action) ?? null;
    const closed = why.find((w) => w.action === action)?.reason;
    const words = t.actions[action] ?? { label: row?.label ?? action, icon: "arrow" };
    return { row, label: words.label, icon: words.icon, note: row ? note(action) : (closed ?? ""), ...(closed ? { why: closed } : {}) };
  });
  return [...tickets, ...plainTickets(rest.filter((row) => !row.loan), iconOf)];
}

/** Where buying begins to be possible, said on its ticket. */
export function useTickets(model: Model): Ticket[] {
  const { catalog } = useTable();
  const offered = model.view.market ?? model.view.land ?? [];
  const cheapest = Math.min(...offered.map((id) => (catalog.borough(id) ?? catalog.onMap(id))?.cost ?? Infinity));
  return actionTickets(model).map((ticket) =>
    (ticket.row as LondonOption | null)?.action === "buy_land" && Number.isFinite(cheapest) ? { ...ticket, note: t.lands(model.side.money, cheapest) } : ticket,
  );
}

const KINDS_BUILD = new Set(["develop", "build_free"]);

/** What the option that is pointed at would do, in the band above the hand. */
export function Tip({ model, preview }: PartProps): JSX.Element | null {
  const { control, catalog } = useTable();
  const hovered = control.hover.value;
  if (!hovered) return null;
  const row = hovered.row as LondonOption;
  const card = row.card ? catalog.city(row.card) : null;
  const title = card && KINDS_BUILD.has(row.kind) && !card.action ? t.express.develop(card.name, model.edition.first) : row.label;
  const lines: JSX.Element[] = [];
  if (preview.victim) lines.push(<><Icon name="spend_card" /> {t.goesToBoard(catalog.name(preview.victim), model.edition.first)}</>);
  if (KINDS_BUILD.has(row.kind) && card && !card.action) lines.push(<><Icon name="coin" /> {row.cost ? t.pays(row.cost) : t.nothingToPay}</>);
  if (row.preview) lines.push(<>{tidy(row.preview)}</>);
  if (row.warning) lines.push(<><Icon name="info" /> {row.warning}</>);
  return (
    <div class="tip wide" role="status" aria-live="off">
      <span class="ln">
        <b>{title}</b>
        {lines.map((line, i) => (
          <span key={i} class="bit">
            {line}
          </span>
        ))}
        {hovered.element instanceof HTMLElement && hovered.element === document.activeElement && <kbd>Enter</kbd>}
      </span>
    </div>
  );
}

/** Who plays the last turn, once it is known. */
export function useLastRound(model: Model): string | null {
  const { session } = useTable();
  const last = model.view.last_round;
  return last !== null && !model.view.over ? t.lastRoundNote(nameOf(session, last)) : null;
}

export function LondonTable(): JSX.Element | null {
  const { session } = useTable();
  const model = modelOf(session);
  return model && <Laid model={model} />;
}

function Laid({ model }: { model: Model }): JSX.Element {
  const { control, catalog, narrow } = useTable();
  const tickets = useTickets(model);
  const note = useLastRound(model);
  const row = (control.hover.value?.row ?? control.held.value) as LondonOption | null;
  const preview = previewOf(row, model, catalog);
  const full = (seat: number): JSX.Element | null => <SideInFull model={model} seat={seat} />;
  if (narrow) {
    return <PhoneTable model={model} preview={preview} side={full} />;
  }
  const others = model.view.seats.filter((s) => s.seat !== model.side.seat);
  // From the player on the left onwards, in the order of play.
  const order = [...others.filter((s) => s.seat > model.side.seat), ...others.filter((s) => s.seat < model.side.seat)];
  return (
    <Frame
      cls={model.edition.first ? "edition1" : ""}
      tickets={tickets}
      sub={<SubLine note={note} />}
      opponents={order.map((seat) => <Opponent key={seat.seat} seat={seat} model={model} />)}
      side={full}
    >
      {model.edition.first ? (
        <section class="board first sheet laid" aria-label={text.table.board}>
          <CityMap model={model} />
          <div class="display">
            <Board model={model} preview={preview} />
            <Deck model={model} preview={preview} />
          </div>
        </section>
      ) : (
        <section class="board sheet laid" aria-label={text.table.board}>
          <Deck model={model} preview={preview} />
          <Board model={model} preview={preview} />
          <Land model={model} preview={preview} />
        </section>
      )}
      <section class="own" aria-label={text.table.own}>
        <Ledger model={model} preview={preview} />
        <div class="mine">
          <City model={model} preview={preview} />
          <Tip model={model} preview={preview} />
          <Hand model={model} preview={preview} />
        </div>
      </section>
      <Foreseen model={model} />
    </Frame>
  );
}
