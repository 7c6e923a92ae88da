/** The Nanty Narking table: desktop and phone. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { markOf } from "../../state/prefs";
import { text } from "../../text/en";
import { nanty as t } from "../../text/nanty";
import type { NantyOption } from "../../types/generated";
import { withNames } from "../context";
import { moveFocus } from "../focus";
import { Frame } from "../frame";
import { SubLine } from "../subline";
import type { Ticket } from "../tickets";
import { iconOf } from "./icons";
import { type Picking, Plan } from "./map";
import { type Model, modelOf } from "./model";
import { Hand, InPlay, Ledger, Opponent, Powers, Race, SideInFull, stepName, Tray, useSteps } from "./parts";
import { PhoneTable } from "./phone";
import { answersOf, EventWindow, Interrupt, OrderButton, Picker, Tip } from "./windows";
import { useTable } from "./wire";

/** What the current step leaves to be done on the table. */
function stepNote(model: Model): string {
  const { marks } = model;
  const pawns = [...marks.pawn.values()].reduce((sum, rows) => sum + rows.length, 0);
  if (pawns) return t.litPawns(pawns, marks.pawn.size);
  if (marks.area.size) return t.litAreas(marks.area.size);
  if (marks.hand.size) return t.cards(marks.hand.size);
  return "";
}

/** The question's own yes, where the step that asks it is the ticket. */
const isYes = (row: NantyOption): boolean => row.action === "use";

function menuTicket(row: NantyOption, words: (said: string) => string): Ticket<NantyOption> {
  const label =
    row.action === "skip"
      ? t.skip
      : row.action === "end_turn"
        ? t.endTurn
        : row.action === "use"
          ? t.useText
          : words(row.label);
  return {
    row,
    label,
    icon: iconOf(row),
    note: row.action === "skip" ? t.skipNote : words(row.warning ?? row.preview ?? ""),
  };
}

/** The steps of the card as tickets, with what can be chosen beside the table. */
export function useTickets(model: Model): Ticket<NantyOption>[] {
  const { session, catalog } = useTable();
  const shown = useSteps(model);
  const { marks, view } = model;
  const words = (said: string): string => withNames(session, said);
  if (!marks.kind) return [];
  if (marks.kind === "react") {
    return answersOf(model, (id) => catalog.name(id)).map((a) => ({
      row: a.row,
      label: a.label,
      icon: a.icon,
      note: words(a.note),
    }));
  }
  const closed = model.why.find((w) => w.action === "claim");
  const rest = marks.menu.filter((row) => !isYes(row)).map((row) => menuTicket(row, words));
  const yes = marks.menu.find(isYes);
  const acting = view.acting.length > 0 && view.turn === model.me;
  const tickets: Ticket<NantyOption>[] = [];
  if (acting && shown && marks.kind !== "power_area") {
    shown.steps.forEach((step, i) => {
      const base = { label: stepName(step), icon: `nn_${step.symbol}` };
      if (step.state === "now") {
        const label = yes?.amount ? t.take(yes.amount) : yes ? t.useText : base.label;
        const note = words(yes?.changes?.[0]?.text ?? stepNote(model));
        tickets.push(
          yes ? { ...base, label, row: yes, note } : { ...base, row: null, note, step: "now", act: () => focusTable() },
        );
        tickets.push(...rest);
      } else
        tickets.push({
          ...base,
          row: null,
          step: step.state,
          note: step.state === "done" ? (shown.told[i] ?? "") : t.later,
        });
    });
    return tickets;
  }
  if (yes) tickets.push(menuTicket(yes, words));
  tickets.push(...rest);
  if (closed) tickets.push({ row: null, label: t.claim, icon: "trophy", note: closed.reason, why: closed.reason });
  return tickets;
}

/** Move the focus to the first thing on the map or in the hand that can be chosen. */
function focusTable(): void {
  const first = document.querySelector<HTMLElement | SVGElement>(
    ".n-board [data-option], .tray [data-option], .handrow [data-option]",
  );
  if (first) first.focus();
  else moveFocus("ArrowDown");
}

export function useNote(model: Model): string | null {
  const shown = useSteps(model);
  const { acting, turn } = model.view;
  const now = shown?.steps.findIndex((step) => step.state === "now") ?? -1;
  if (!shown || now < 0 || !acting.length || turn !== model.me)
    return model.marks.kind === "react" ? t.everyoneWaits : null;
  return t.stepOf(now + 1, shown.steps.length, shown.name);
}

/** Pieces off the table, for those that fly. */
export function Stable({ model }: { model: Model }): JSX.Element {
  const piece = (key: string, glyph: string, colour: number): JSX.Element => (
    <span key={key} class="standee" data-standee={key} style={`--c:var(--p${colour})`}>
      <svg viewBox="0 0 38 48" aria-hidden="true">
        <use href={`#${glyph}`} />
      </svg>
    </span>
  );
  return (
    <div class="stable" aria-hidden="true">
      {model.view.seats.map((seat) =>
        piece(String(seat.seat), `np_pw${markOf(seat.seat, model.me)}`, markOf(seat.seat, model.me)),
      )}
      {piece("grenadier", "np_grenadier", 1)}
      {piece("new_citizen", "np_citizen", 1)}
    </div>
  );
}

export function NantyTable(): JSX.Element | null {
  const { session } = useTable();
  const model = modelOf(session);
  return model && <Laid model={model} />;
}

/** Choices at one place, until they are made or the question changes. */
export function usePicking(model: Model): [Picking | null, (picking: Picking | null) => void] {
  const [picking, setPicking] = useState<Picking | null>(null);
  const moment = `${model.view.ply} ${model.marks.kind}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another moment, another question
  useEffect(() => setPicking(null), [moment]);
  return [picking, setPicking];
}

function Laid({ model }: { model: Model }): JSX.Element {
  const { control, narrow } = useTable();
  const tickets = useTickets(model);
  const note = useNote(model);
  const [picking, setPicking] = usePicking(model);
  const full = (seat: number): JSX.Element | null => <SideInFull model={model} seat={seat} />;
  const hot = control.hover.value?.row ?? control.held.value;
  if (narrow) return <PhoneTable model={model} tickets={tickets} note={note} side={full} />;
  const others = model.view.seats.filter((s) => s.seat !== model.side.seat);
  // From the player on the left onwards, in the order of play.
  const order = [...others.filter((s) => s.seat > model.side.seat), ...others.filter((s) => s.seat < model.side.seat)];
  const window = model.marks.kind === "react";
  return (
    <Frame
      cls={`nn ${model.named ? "named" : ""}`}
      main="n-main"
      tickets={tickets}
      sub={<SubLine note={note} />}
      opponents={order.map((seat) => <Opponent key={seat.seat} seat={seat} model={model} />)}
      extra={<Race model={model} />}
      side={full}
    >
      <section class="n-board sheet laid" aria-label={text.table.board}>
        <InPlay model={model} />
        <div class="n-mapw">
          <Plan model={model} hot={hot} onPick={setPicking} onTake={(row) => control.take(row)} />
          <EventWindow model={model} />
          <Interrupt model={model} key={`int${model.view.ply}`} />
          {picking && <Picker picking={picking} onClose={() => setPicking(null)} />}
          {hot && !window && !picking && <Tip row={hot} />}
          <Tray model={model} />
        </div>
      </section>
      <section class="n-own" aria-label={text.table.own}>
        <Ledger model={model} />
        <div class="n-side">
          <Powers model={model} />
          <OrderButton model={model} />
        </div>
        <Hand model={model} />
      </section>
      <Stable model={model} />
    </Frame>
  );
}
