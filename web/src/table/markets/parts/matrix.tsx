/** Everybody's crates at every market. */
import type { JSX } from "preact";
import { markOf } from "../../../state/prefs";
import { Icon, Mark } from "../../../ui/glyph";
import { nameOf } from "../../context";
import { fitLine } from "../fit";
import { inks } from "../inks";
import { type Model, shortMarket } from "../model";
import type { Preview } from "../preview";
import { useTable } from "../wire";
import { say } from "../words";

/** Whose crates show where. */
export function Matrix({ model, preview }: { model: Model; preview: Preview }): JSX.Element {
  const { session } = useTable();
  const { view } = model;
  const first = model.me ?? 0;
  const seats = [...view.seats.keys()].map((i) => (first + i) % view.seats.length);
  const rows = view.markets.map((market) => ({
    market,
    crates: preview.bars?.market === market.id ? preview.bars.crates : market.crates,
  }));
  const total = (seat: number): number => rows.reduce((n, row) => n + (row.crates[seat] ?? 0), 0);
  return (
    <section class="matrix sheet laid" aria-label={say("matrix")}>
      <h2 class="cap">{say("matrix")}</h2>
      <table>
        <thead>
          <tr>
            <td>
              <span class="vh">{say("matrix-market")}</span>
            </td>
            {seats.map((seat) => (
              <th key={seat} scope="col">
                <span class="vh">{nameOf(session, seat)}</span>
                <Mark seat={seat} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ market, crates }) => {
            const most = Math.max(...crates);
            return (
              <tr key={market.id} style={inks(market.offer)} class={preview.market === market.id ? "hot" : ""}>
                <th scope="row">
                  <Icon name={market.offer} />
                  <span style={fitLine(shortMarket(market.id), 17)}>{shortMarket(market.id)}</span>
                </th>
                {seats.map((seat) => {
                  const n = crates[seat] ?? 0;
                  const change = n - (market.crates[seat] ?? 0);
                  return (
                    <td
                      key={seat}
                      class={`${n && n === most ? "top" : ""} ${n ? "" : "zero"} ${seat === model.me ? `me p${markOf(seat)}` : ""} ${change ? "change" : ""}`}
                    >
                      {n}
                    </td>
                  );
                })}
              </tr>
            );
          })}
          <tr class="tot">
            <th scope="row">
              <span style={fitLine(say("matrix-all"), 18)}>{say("matrix-all")}</span>
            </th>
            {seats.map((seat) => (
              <td key={seat} class={seat === model.me ? `me p${markOf(seat)}` : ""}>
                {total(seat)}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}
