/** Tickets of the top line: options that have no place on the table, and steps that are told. */
import type { JSX } from "preact";
import type { OptionRow } from "../types/generated";
import { Icon } from "../ui/glyph";
import { say, tell } from "../words/language";
import { useTable } from "./context";

export interface Ticket<O extends OptionRow = OptionRow> {
  row: O | null;
  label: string;
  icon: string;
  note: string;
  /** Why it is closed. */
  why?: string;
  /** A step that is done, being done on the table itself, or still to come: told, not chosen. */
  step?: "done" | "now" | "later";
  /** What a ticket without an option does. */
  act?: () => void;
}

/** Tickets for options that have no place on the table. */
export function plainTickets<O extends OptionRow>(menu: readonly O[], iconOf: (row: O) => string): Ticket<O>[] {
  return menu.map((row) => ({
    row,
    label: tell(row),
    icon: iconOf(row),
    note: tell(row.warning ?? row.final ?? row.preview ?? ""),
  }));
}

/** How a ticket is set, by how much stands on it. */
function setting(label: string, note: string): string {
  const size = label.length > 22 ? "longer" : label.length > 13 ? "long" : "";
  return note.length > 26 ? `${size} wordy` : size;
}

const STEP_ICONS = { done: "check", now: "turn", later: "hourglass" };

export function Tickets({ tickets }: { tickets: Ticket[] }): JSX.Element {
  const { control, session } = useTable();
  return (
    <div class={`ticks n${Math.min(tickets.length, 6)}`} role="group" aria-label={say("table-choices")}>
      {tickets.map((ticket, i) => {
        const { row } = ticket;
        const armed = row !== null && control.armed.value === row.option;
        const note = armed ? (row.warning ? tell(row.warning) : say("table-confirm")) : ticket.note;
        return (
          <button
            key={row ? row.option : `x${i}`}
            type="button"
            class={`tick ${setting(ticket.label, note)} ${ticket.step ?? (row ? "" : "off")} ${armed ? "armed" : ""} ${row && session.pending.value === row.option ? "is-taken" : ""}`}
            aria-disabled={row || ticket.act ? undefined : true}
            data-option={row ? row.option : undefined}
            data-ticket=""
            title={note}
            onClick={() => (row ? control.take(row) : ticket.act?.())}
            onMouseEnter={(event) => row && control.point(row, event.currentTarget)}
            onMouseLeave={() => control.point(null)}
            onFocus={(event) => row && control.point(row, event.currentTarget)}
            onBlur={() => control.point(null)}
          >
            <span class="stub">
              {row || ticket.act ? i + 1 : <Icon name={ticket.step ? STEP_ICONS[ticket.step] : "lock"} size="s" />}
            </span>
            <span class="in">
              <span class="lb">
                <Icon name={ticket.icon} />
                <span class="clip">{armed ? say("table-sure") : ticket.label}</span>
              </span>
              {note && <span class="sb">{note}</span>}
            </span>
          </button>
        );
      })}
    </div>
  );
}
