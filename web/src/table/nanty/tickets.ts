/** The tickets of the top line: the steps of the card in play, and what else can be chosen. */
import type { NantyOption } from "../../types/generated";
import { tell } from "../../words/language";
import { moveFocus } from "../focus";
import type { Ticket } from "../tickets";
import { answersOf } from "./answers";
import { changesOf } from "./changes";
import { iconOf } from "./icons";
import type { Model } from "./model";
import { stepName, useSteps } from "./parts/inplay";
import { say } from "./words";

/** What the current step leaves to be done on the table. */
function stepNote(model: Model): string {
  const { marks } = model;
  const pawns = [...marks.pawn.values()].reduce((sum, rows) => sum + rows.length, 0);
  if (pawns) return say("lit-pawns", { pawns, areas: marks.pawn.size });
  if (marks.area.size) return say("lit-areas", { areas: marks.area.size });
  if (marks.hand.size) return say("number-of-cards", { count: marks.hand.size });
  return "";
}

/** The question's own yes, where the step that asks it is the ticket. */
const isYes = (row: NantyOption): boolean => row.action === "use";

function menuLabel(row: NantyOption): string {
  if (row.action === "skip") return say("skip");
  if (row.action === "end_turn") return say("end-turn");
  return row.action === "use" ? say("use-text") : tell(row);
}

function menuTicket(row: NantyOption): Ticket<NantyOption> {
  const note = row.action === "skip" ? say("skip.note") : tell(row.warning ?? row.final ?? row.preview ?? "");
  return { row, label: menuLabel(row), icon: iconOf(row), note };
}

/** The steps of the card as tickets, with what can be chosen beside the table. */
export function useTickets(model: Model): Ticket<NantyOption>[] {
  const shown = useSteps(model);
  const { marks, view } = model;
  if (!marks.kind) return [];
  if (marks.kind === "react") {
    return answersOf(model).map(({ row, label, icon, note }) => ({ row, label, icon, note }));
  }
  const closed = model.why.find((w) => w.action === "claim");
  const rest = marks.menu.filter((row) => !isYes(row)).map((row) => menuTicket(row));
  const yes = marks.menu.find(isYes);
  const acting = view.acting.length > 0 && view.turn === model.me;
  const tickets: Ticket<NantyOption>[] = [];
  if (acting && shown && marks.kind !== "power_area") {
    shown.steps.forEach((step, i) => {
      const base = { label: stepName(step), icon: `nn_${step.symbol}` };
      if (step.state === "now") {
        const label = yes?.amount ? say("take-money", { amount: yes.amount }) : yes ? say("use-text") : base.label;
        const [change] = yes ? changesOf(yes) : [];
        const note = change ? tell(change.said) : stepNote(model);
        tickets.push(
          yes ? { ...base, label, row: yes, note } : { ...base, row: null, note, step: "now", act: () => focusTable() },
        );
        tickets.push(...rest);
      } else
        tickets.push({
          ...base,
          row: null,
          step: step.state,
          note: step.state === "done" ? (shown.told[i] ?? "") : say("step-later"),
        });
    });
    return tickets;
  }
  if (yes) tickets.push(menuTicket(yes));
  tickets.push(...rest);
  if (closed) {
    const why = tell(closed.reason);
    tickets.push({ row: null, label: say("claim"), icon: "trophy", note: why, why });
  }
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
