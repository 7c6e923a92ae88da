/** The tickets of the top line: the steps of the card in play, and what else can be chosen. */
import { nanty as t } from "../../text/nanty";
import type { NantyOption } from "../../types/generated";
import { withNames } from "../context";
import { moveFocus } from "../focus";
import type { Ticket } from "../tickets";
import { answersOf } from "./answers";
import { iconOf } from "./icons";
import type { Model } from "./model";
import { stepName, useSteps } from "./parts/inplay";
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
