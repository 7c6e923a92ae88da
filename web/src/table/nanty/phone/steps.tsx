/** The steps of the card, and what can be chosen beside the map. */
import type { JSX } from "preact";
import type { NantyOption } from "../../../types/generated";
import { Icon } from "../../../ui/glyph";
import type { Ticket } from "../../tickets";
import type { Model } from "../model";
import { useTable } from "../wire";
import { say } from "../words";

export function Steps({ tickets, model }: { tickets: Ticket<NantyOption>[]; model: Model }): JSX.Element | null {
  const { control } = useTable();
  if (model.marks.kind === "react" || !tickets.length) return null;
  return (
    <div class="psteps" role="group" aria-label={say("table-choices")}>
      {tickets.map((ticket, i) => {
        const { row } = ticket;
        const armed = row !== null && control.armed.value === row.option;
        const short = ticket.step === "done" || ticket.step === "later";
        const symbol = ticket.icon.startsWith("nn_");
        return (
          <button
            key={row ? row.option : `s${i}`}
            type="button"
            class={`pst ${ticket.step ?? (row ? "go" : "off")} ${armed ? "armed" : ""}`}
            aria-disabled={row ? undefined : true}
            aria-label={[ticket.label, ticket.note].filter(Boolean).join(", ")}
            data-option={row ? row.option : undefined}
            data-ticket=""
            onClick={() => control.punch({ row, why: ticket.why })}
          >
            <span class="sb1" aria-hidden="true">
              {symbol ? (
                <Icon name={ticket.icon} />
              ) : (
                <Icon name={row ? ticket.icon : ticket.step ? ticket.icon : "lock"} />
              )}
              {ticket.step === "done" && (
                <span class="bdg">
                  <Icon name="check" />
                </span>
              )}
            </span>
            {!short && <em aria-hidden="true">{armed ? say("table-sure") : ticket.label}</em>}
          </button>
        );
      })}
    </div>
  );
}
