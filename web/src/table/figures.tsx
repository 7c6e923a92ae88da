/** Figures of the score sheet. */
import type { JSX } from "preact";
import type { SheetLine } from "../types/generated";
import { Mark } from "../ui/glyph";
import { say } from "../words/language";
import { nameOf, useTable } from "./context";

/** An amount as it stands in the account. */
export function Amount({ line, seat }: { line: SheetLine; seat: number }): JSX.Element {
  const amount = line.amounts[seat] ?? 0;
  const shown = line.points && line.line !== "track" && amount > 0 ? `+${amount}` : String(amount).replace("-", "−");
  return (
    <span
      class={`v ${amount < 0 ? "neg" : amount === 0 ? "nil" : ""} ${line.points || line.line === "total" ? "" : "soft"}`}
    >
      {shown}
    </span>
  );
}

/** A small table of figures, a column for each player. */
export function Figures({ rows }: { rows: [string, string[]][] }): JSX.Element {
  const { session } = useTable();
  const seats = [...(session.state.value?.outcome?.scores ?? []).keys()];
  return (
    <section class="sheet laid pad" aria-label={say("sheet-numbers")}>
      <h2 class="cap big">{say("sheet-numbers")}</h2>
      <table class="nums">
        <thead>
          <tr>
            <td />
            {seats.map((seat) => (
              <th key={seat} scope="col">
                <span class="vh">{nameOf(session, seat)}</span>
                <Mark seat={seat} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, values]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {values.map((v, i) => (
                <td key={i}>{v}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
