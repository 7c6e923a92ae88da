/** What opens over the map: previews, choices at one place, the interrupt window, Random Events. */

import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { text } from "../../text/en";
import { tidy } from "../../text/grammar";
import { nanty as t } from "../../text/nanty";
import type { NantyChange, NantyOption } from "../../types/generated";
import { Dialog } from "../../ui/dialog";
import { Icon, Mark } from "../../ui/glyph";
import { Ticking } from "../../ui/ticking";
import { nameOf, withNames } from "../context";
import { Emblem, symbolWords } from "./cards";
import { actionCard, areaCard, eventCard } from "./catalog";
import { type Corner, cornerFor, covered } from "./corner";
import type { Picking } from "./map";
import { aimedAt, type Happening, happening, type Model } from "./model";
import { useTable } from "./wire";

const SIGNS: Record<NantyChange["about"], string> = { board: "nn_trouble", aim: "nn_lens", answer: "nn_interrupt" };

/** What an option would bring: on the board, for whose aim, and who may answer. */
export function Changes({ row, most = 6 }: { row: NantyOption; most?: number }): JSX.Element {
  const { session } = useTable();
  const changes = row.changes ?? [];
  const lines = changes.length ? changes.slice(0, most) : [];
  return (
    <>
      {row.preview && !changes.length && <span class="row">{tidy(withNames(session, row.preview))}</span>}
      {lines.map((change, i) => (
        <span key={i} class="row">
          <Icon name={SIGNS[change.about]} />
          {withNames(session, change.text)}
        </span>
      ))}
      {row.warning && (
        <span class="row warn">
          <Icon name="info" />
          {row.warning}
        </span>
      )}
    </>
  );
}

/** The option that is pointed at, told in a corner that covers neither it nor what it touches. */
export function Tip({ row }: { row: NantyOption }): JSX.Element | null {
  const { session, control, catalog } = useTable();
  const hovered = control.hover.value;
  const areas = [row.area, row.to].filter((id): id is string => id !== undefined);
  const card = actionCard(catalog, row.card);
  if (!areas.length && !row.changes?.length && !row.warning && !row.preview && !card) return null;
  const corner = card ? "bl" : compact() ? cornerFor(areas, 640, 280) : cornerFor(areas, 400, 220);
  return (
    <div class={`tip at-${corner}`} role="status" aria-live="off">
      <b class="tt">
        <span>{withNames(session, row.label)}</span>
        {hovered?.element !== null && hovered?.element === document.activeElement && <kbd>Enter</kbd>}
      </b>
      {card ? (
        <>
          <span class="row">{card.text ?? card.symbols.map(symbolWords).join(", ")}</span>
          {!row.symbols && <Changes row={row} />}
          {row.symbols && row.warning && <Changes row={{ ...row, preview: "" }} />}
        </>
      ) : (
        <Changes row={row} />
      )}
    </div>
  );
}

/** Several options at one place. */
export function Picker({ picking, onClose }: { picking: Picking; onClose: () => void }): JSX.Element {
  const { session, control, catalog } = useTable();
  const corner = cornerFor([picking.area], 400, 330);
  const list = useRef<HTMLDivElement>(null);
  // Whoever opened it by a key goes on by a key.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place, another list
  useEffect(() => list.current?.querySelector("button")?.focus(), [picking]);
  return (
    <section class={`win picker at-${corner}`} aria-label={t.choiceIn(catalog.name(picking.area))}>
      <header class="hd">
        <b>{t.choiceIn(catalog.name(picking.area))}</b>
        <button type="button" class="iconb" aria-label={text.site.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <div class="plist" ref={list}>
        {picking.rows.map((row) => (
          <button
            key={row.option}
            type="button"
            class="btn"
            data-option={row.option}
            onClick={() => {
              onClose();
              control.take(row);
            }}
            onMouseEnter={(event) => control.point(row, event.currentTarget)}
            onFocus={(event) => control.point(row, event.currentTarget)}
            onMouseLeave={() => control.point(null)}
            onBlur={() => control.point(null)}
          >
            {row.owner !== undefined && <Mark seat={row.owner} me={session.me.value} />}
            {withNames(session, row.label)}
          </button>
        ))}
      </div>
    </section>
  );
}

export interface Answer {
  row: NantyOption;
  label: string;
  note: string;
  icon: string;
  emblem: string | null;
  /** It uses something up. */
  spends: boolean;
}

/** The answers to an effect, in the order of their keys: those that stop it first. */
export function answersOf(model: Model, name: (id: string) => string): Answer[] {
  const threat = model.marks.menu.find((row) => row.threat)?.threat ?? "";
  const cards = [...model.marks.hand].flatMap(([card, rows]) =>
    rows
      .filter((row) => !row.action)
      .map(
        (row): Answer => ({
          row,
          label: t.useCard(name(card)),
          note: threat === "text" ? t.stays : t.saved,
          icon: "nn_interrupt",
          emblem: card,
          spends: true,
        }),
      ),
  );
  const rest = model.marks.menu.map((row): Answer => {
    switch (row.action) {
      case "pass":
        return { row, label: t.letHappen, note: t.keepsCard, icon: "nn_skip", emblem: null, spends: false };
      case "holborn":
        return {
          row,
          label: t.payHolborn(row.cost ?? 0),
          note: t.spares(row.spares ?? ""),
          icon: "nn_house",
          emblem: "holborn",
          spends: true,
        };
      case "suffragist":
        return {
          row,
          label: t.suffragist,
          note: t.suffragistNote,
          icon: "nn_interrupt",
          emblem: "suffragist",
          spends: true,
        };
      case "shield":
        return {
          row,
          label: t.shield,
          note: t.spares(row.spares ?? ""),
          icon: "nn_interrupt",
          emblem: "suffragist",
          spends: true,
        };
      default:
        return { row, label: row.label, note: row.preview ?? "", icon: "arrow", emblem: null, spends: false };
    }
  });
  const pass = rest.filter((answer) => answer.row.action === "pass");
  return [...cards, ...rest.filter((answer) => answer.row.action !== "pass"), ...pass];
}

/** What somebody is about to do, in words. */
export function useThreat(model: Model): string {
  const { session, catalog } = useTable();
  const row = model.marks.menu.find((option) => option.threat);
  const aim = aimedAt(model.events);
  const event = happening(model.view, model.events);
  const byEvent = event?.live === true && (!aim || aim.n < event.n);
  const who = byEvent ? t.eventStrikes : nameOf(session, aim?.seat ?? model.view.turn);
  const owner =
    row?.owner === undefined || row.owner === session.me.value ? t.yours : t.whose(nameOf(session, row.owner));
  const piece =
    row?.pawn === "grenadier"
      ? t.grenadier
      : row?.pawn === "new_citizen"
        ? t.new_citizen
        : `${owner} ${row?.figure ? catalog.name(row.figure) : t.agent}`;
  const kind = row?.threat ?? "text";
  const card = model.view.acting.at(-1)?.card;
  return (
    t.windowAsk[kind]?.(
      who,
      kind === "text" ? (card ? catalog.name(card) : t.aCard) : piece,
      row?.area ? catalog.name(row.area) : "",
    ) ?? ""
  );
}

/** The standing order, as a list to choose from. */
export function Orders({ model }: { model: Model }): JSX.Element {
  const { session } = useTable();
  const now = model.view.order ?? "always ask";
  return (
    <fieldset class="iord">
      <legend>
        <Icon name="nn_orders" />
        {t.orders}
      </legend>
      {Object.entries(t.orderNames).map(([order, [name, note]]) => (
        <label key={order} class={`so ${order === now ? "on" : ""}`}>
          <input type="radio" name="order" checked={order === now} onChange={() => session.giveOrder(order)} />
          <span>
            {name}
            {note && <small>{note}</small>}
          </span>
        </label>
      ))}
      <p>{t.ordersNote}</p>
    </fieldset>
  );
}

/** A button that opens the standing orders at any time. */
export function OrderButton({ model }: { model: Model }): JSX.Element | null {
  const [open, setOpen] = useState(false);
  if (!model.own || model.view.over) return null;
  const now = model.view.order ?? "always ask";
  return (
    <>
      <button type="button" class="orderb" onClick={() => setOpen(true)}>
        <Icon name="nn_orders" />
        <span class="vh">{t.orderNow(t.orderNames[now]?.[0] ?? now)}</span>
        <span aria-hidden="true" class="clip">
          {t.orderNames[now]?.[0]}
        </span>
      </button>
      {open && (
        <Dialog label={t.orders} cls="ordersd" onClose={() => setOpen(false)}>
          <div class="nn">
            <Orders model={model} />
          </div>
        </Dialog>
      )}
    </>
  );
}

function interruptCorner(area: string | undefined): Corner {
  return compact() ? cornerFor(area ? [area] : [], 470, 640) : cornerFor(area ? [area] : [], 760, 370);
}

/** Whether the map is too small for wide windows. */
const compact = (): boolean => window.innerWidth < 1240;

/** Somebody goes for something of yours: the answers with their results, the clock, the standing order. */
export function Interrupt({ model, inline = false }: { model: Model; inline?: boolean }): JSX.Element | null {
  const { session, control, catalog } = useTable();
  const [folded, setFolded] = useState(false);
  const title = useThreat(model);
  if (model.marks.kind !== "react") return null;
  const answers = answersOf(model, (id) => catalog.name(id));
  const threat = model.marks.menu.find((row) => row.threat);
  const aim = aimedAt(model.events);
  const clock = model.me === null ? null : session.table.value?.seats[model.me]?.clock;
  const corner = interruptCorner(threat?.area);
  return (
    <section class={`win int ${inline ? "inline" : `at-${corner}`} ${folded ? "folded" : ""}`} aria-label={title}>
      <header class="hd">
        {aim?.seat !== undefined && <Mark seat={aim.seat} me={model.me} />}
        <b>{title}</b>
        {clock && (
          <span class="ring-t">
            <Icon name="clock" />
            <Ticking left={clock.left} running={clock.running} />
          </span>
        )}
        {!inline && (
          <button
            type="button"
            class="iconb"
            aria-expanded={!folded}
            aria-label={folded ? t.unfold : t.fold}
            onClick={() => setFolded(!folded)}
          >
            <Icon name={folded ? "chevron_up" : "chevron_down"} />
          </button>
        )}
      </header>
      {!folded && (
        <div class="ibody">
          <div class="ichoice">
            {answers.map((answer, i) => (
              <button
                key={answer.row.option}
                type="button"
                class={`ibtn ${answer.spends ? "prime" : ""}`}
                data-option={answer.row.option}
                onClick={() => control.take(answer.row)}
              >
                <span class={`ie ${answer.emblem ? "" : "plain"}`} aria-hidden="true">
                  {answer.emblem ? <Emblem id={answer.emblem} cls="ic" /> : <Icon name="nn_skull" />}
                </span>
                <span>
                  <b>
                    {answer.label} <kbd>{i + 1}</kbd>
                  </b>
                  {!answer.row.changes && <small>{withNames(session, answer.note)}</small>}
                  {(answer.row.changes ?? []).slice(0, 3).map((change, n) => (
                    <small key={n}>{withNames(session, change.text)}</small>
                  ))}
                </span>
              </button>
            ))}
            {answers.length === 1 && <p class="hint it">{t.onlyPass}</p>}
          </div>
          <Orders model={model} />
        </div>
      )}
    </section>
  );
}

function Die({ number }: { number: number }): JSX.Element {
  return (
    <svg viewBox="0 0 48 48" width="52" height="52" aria-hidden="true">
      <path class="d0" d="M24 3L37.5 8.5L45 21L42.5 35.5L31.5 44.5H16.5L5.5 35.5L3 21L10.5 8.5Z" />
      <path
        class="d1"
        d="M24 3V11M45 21L37 20M3 21L11 20M42.5 35.5L33 32M5.500 35.5L15 32M24 11L37 20L33 33H15L11 20Z"
      />
      <text x="24" y="28" text-anchor="middle">
        {number}
      </text>
    </svg>
  );
}

/** The size of an event's window in units of the map. */
const OPEN = [380, 600] as const;

/** A Random Event: its name and drawing, the dice with their areas, what it does, whose turn it is to bear it. */
export function EventWindow({ model, inline = false }: { model: Model; inline?: boolean }): JSX.Element | null {
  const now = happening(model.view, model.events);
  return now && <Shown now={now} model={model} inline={inline} key={now.n} />;
}

function Shown({ now, model, inline }: { now: Happening; model: Model; inline: boolean }): JSX.Element | null {
  const { session, catalog } = useTable();
  const [choice, setChoice] = useState<boolean | null>(null);
  const card = eventCard(catalog, now.event);
  const turnStart = model.events.findLast((e) => e.kind === "turn")?.ply ?? 0;
  const recent = now.ply >= turnStart || (model.me !== null && now.ply >= lastOwn(model));
  if (!card || (!recent && choice !== true) || model.view.over) return null;
  const asked = new Set(model.view.asked);
  const concerned = [...now.rolls.map((roll) => roll.area), ...model.marks.area.keys(), ...model.marks.pawn.keys()];
  const threat = model.marks.menu.find((row) => row.threat)?.area;
  const taken: Corner | null = model.marks.kind === "react" ? interruptCorner(threat) : null;
  // Where no corner is free of what is to be chosen, it folds away by itself.
  const open = cornerFor(concerned, ...OPEN, taken);
  const inTheWay = covered(open, ...OPEN, concerned) > 0;
  const folded =
    choice === null ? inline || compact() || !now.live || model.marks.kind === "react" || inTheWay : !choice;
  const corner = folded ? cornerFor(concerned, 300, 90, taken) : open;
  const order = Array.from({ length: model.view.players }, (_, i) => (now.seat + i) % model.view.players);
  const rolls = now.rolls.map((roll) => `${roll.number}, ${catalog.name(roll.area)}`);
  return (
    <section
      class={`win evw ${inline ? "inline" : `at-${corner}`} ${folded ? "folded" : ""}`}
      aria-label={`${t.event}: ${card.name}`}
    >
      <header class="evtop">
        <span class="kick">{t.event}</span>
        <b>{card.name}</b>
        {folded && rolls.length > 0 && <small>{rolls.join("; ")}</small>}
        <Emblem id={card.id} cls="evemb" />
        <button
          type="button"
          class="iconb"
          aria-expanded={!folded}
          aria-label={`${card.name}: ${folded ? t.unfold : t.fold}`}
          onClick={() => setChoice(folded)}
        >
          <Icon name={folded ? "chevron_down" : "chevron_up"} />
        </button>
      </header>
      {!folded && (
        <>
          {now.rolls.length > 0 && (
            <div class="dice" role="img" aria-label={t.dice(rolls)}>
              {now.rolls.slice(-5).map((roll, i) => (
                <span key={i} class="die">
                  <Die number={roll.number} />
                  <b>{areaCard(catalog, roll.area)?.name}</b>
                </span>
              ))}
            </div>
          )}
          <p class="evt">{card.text}</p>
          {now.live && (
            <ol class="evo">
              {order.map((seat) => (
                <li key={seat} class={asked.has(seat) ? "on" : ""}>
                  <Mark seat={seat} me={model.me} />
                  <b>{nameOf(session, seat)}</b>
                  <span>{asked.has(seat) ? t.now : ""}</span>
                </li>
              ))}
            </ol>
          )}
        </>
      )}
    </section>
  );
}

/** The ply of one's own last turn. */
function lastOwn(model: Model): number {
  return model.events.findLast((e) => e.kind === "turn" && e.seat === model.me)?.ply ?? 0;
}
