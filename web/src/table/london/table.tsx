/** The London table, second edition: desktop and phone. */
import type { JSX } from "preact";
import { prefs, setPrefs } from "../../state/prefs";
import { text, tidy } from "../../text/en";
import type { LondonOption } from "../../types/generated";
import { Icon } from "../../ui/glyph";
import { nameOf, useTable } from "../context";
import { LogPanel } from "../log";
import { Masthead, plainTickets, type Ticket } from "../masthead";
import { Panels } from "../panels";
import { modelOf, type Model, previewOf, type Preview } from "./model";
import { Board, City, Deck, Foreseen, Hand, Land, Ledger, Opponent } from "./parts";
import { CityMap } from "./citymap";
import { PhoneTable } from "./phone";
import { SideInFull } from "./side";

const t = text.london;

/** The four actions keep their places; what is closed says why. */
export function actionTickets(model: Model): Ticket[] {
  const { marks, view, side, why } = model;
  const byAction = new Map(marks.menu.filter((row) => row.action).map((row) => [row.action, row]));
  const rest = marks.menu.filter((row) => !row.action);
  if (!byAction.size) return plainTickets(rest);
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
        return t.draws(view.deck, onBoard);
    }
  };
  const tickets = model.edition.actions.map((action): Ticket => {
    const row = byAction.get(action) ?? null;
    const closed = why.find((w) => w.action === action)?.reason;
    const words = t.actions[action] ?? { label: row?.label ?? action, icon: "arrow" };
    return { row, label: words.label, icon: words.icon, note: row ? note(action) : (closed ?? ""), ...(closed ? { why: closed } : {}) };
  });
  return [...tickets, ...plainTickets(rest.filter((row) => !row.loan))];
}

/** Where buying begins to be possible, said on its ticket. */
export function useTickets(model: Model): Ticket[] {
  const { catalog } = useTable();
  const offered = model.view.market ?? model.view.land ?? [];
  const cheapest = Math.min(...offered.map((id) => (catalog.borough(id) ?? catalog.onMap(id))?.cost ?? Infinity));
  return actionTickets(model).map((ticket) =>
    ticket.row?.action === "buy_land" && Number.isFinite(cheapest) ? { ...ticket, note: t.lands(model.side.money, cheapest) } : ticket,
  );
}

export function UndoButton(): JSX.Element {
  const { session } = useTable();
  return (
    <button type="button" class="undo" onClick={() => session.undo()}>
      <kbd>U</kbd> {text.table.undoKey}
    </button>
  );
}

/** Under the prompt: what was refused, what can be undone, what is closed. */
export function SubLine({ model }: { model: Model }): JSX.Element {
  const { session, control } = useTable();
  const s = session.state.value;
  const hint = control.hint.value;
  const asks = session.table.value?.undo_request;
  if (session.link.value === "lost") return <span class="bad">{text.table.lost}</span>;
  if (asks && model.me !== null && asks.seat !== model.me) {
    return (
      <span class="ask-undo">
        {text.table.undoAsk(nameOf(session, asks.seat))}
        <button type="button" class="btn small" onClick={() => session.answerUndo(true)}>{text.table.agree}</button>
        <button type="button" class="btn small" onClick={() => session.answerUndo(false)}>{text.table.refuse}</button>
      </span>
    );
  }
  if (session.refused.value) return <span class="bad">{session.refused.value}</span>;
  if (hint) return <>{hint}</>;
  if (model.view.last_round !== null && !model.view.over) return <>{t.lastRoundNote(nameOf(session, model.view.last_round))}</>;
  if (asks && asks.seat === model.me) return <>{text.table.undoWaiting}</>;
  if (s && s.undo === null && model.me !== null && !session.replaying) return <UndoButton />;
  if (model.me === null && !session.replaying) return <>{text.table.watching}</>;
  return <></>;
}

const KINDS_BUILD = new Set(["develop", "build_free"]);

/** What the option that is pointed at would do, in the band above the hand. */
export function Tip({ preview }: { preview: Preview }): JSX.Element | null {
  const { control, catalog } = useTable();
  const hovered = control.hover.value;
  if (!hovered) return null;
  const { row } = hovered;
  const card = row.card ? catalog.city(row.card) : null;
  const title = card && KINDS_BUILD.has(row.kind) && !card.action ? t.express.develop(card.name) : row.label;
  const lines: JSX.Element[] = [];
  if (preview.victim) lines.push(<><Icon name="spend_card" /> {t.goesToBoard(catalog.name(preview.victim))}</>);
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

export function LondonTable(): JSX.Element | null {
  const { session, control, catalog, narrow } = useTable();
  const model = modelOf(session);
  if (!model) return null;
  const row: LondonOption | null = control.hover.value?.row ?? control.held.value;
  const preview = previewOf(row, model, catalog);
  const full = (seat: number): JSX.Element | null => <SideInFull model={model} seat={seat} />;
  if (narrow) {
    return (
      <>
        <PhoneTable model={model} preview={preview} />
        <Panels side={full} />
      </>
    );
  }
  const others = model.view.seats.filter((s) => s.seat !== model.side.seat);
  // From the player on the left onwards, in the order of play.
  const order = [...others.filter((s) => s.seat > model.side.seat), ...others.filter((s) => s.seat < model.side.seat)];
  const folded = prefs.value.logFolded;
  return (
    <div class={`table laid players${model.view.players} ${folded ? "folded" : ""} ${model.edition.first ? "edition1" : ""}`}>
      <LondonMast model={model} />
      <div class="floor">
      <main class="main" id="table">
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
            <Tip preview={preview} />
            <Hand model={model} preview={preview} />
          </div>
        </section>
        <Foreseen model={model} />
      </main>
      <aside class={`rail o${order.length}`} aria-label={text.table.rail}>
        {order.map((seat) => (
          <Opponent key={seat.seat} seat={seat} model={model} />
        ))}
        {folded ? (
          <button type="button" class="btn quiet unfold" onClick={() => setPrefs({ logFolded: false })}>
            <Icon name="log" size="s" />
            {text.log.unfold}
          </button>
        ) : (
          <LogPanel onFold={() => setPrefs({ logFolded: true })} />
        )}
      </aside>
      </div>
      <Panels side={full} />
    </div>
  );
}

function LondonMast({ model }: { model: Model }): JSX.Element {
  const tickets = useTickets(model);
  return <Masthead tickets={tickets} sub={<SubLine model={model} />} />;
}
