/** The boroughs that are for sale. */
import type { JSX } from "preact";
import { Target } from "../../target";
import { BoroughFace } from "../card/borough";
import { boroughWords } from "../card/boroughwords";
import { boroughOf } from "../catalog";
import type { Model } from "../model";
import { useShortcut } from "../shortcut";
import { useTable } from "../wire";
import { say } from "../words";

export function Market({ model }: { model: Model }): JSX.Element {
  const { catalog } = useTable();
  const shortcut = useShortcut(model);
  const market = model.view.market ?? [];
  if (!market.length) return <p class="muted it">{say("land-none")}</p>;
  return (
    <div class="sale3" role="group" aria-label={say("land-title")}>
      {market.map((id) => {
        const b = boroughOf(catalog, id);
        if (!b) return null;
        const row = model.marks.borough.get(id);
        const gap = b.cost - model.side.money;
        const short = shortcut("buy_land", "buy", (r) => r.borough === id, say("express-buy", { borough: id }));
        return (
          <Target key={id} row={row} shortcut={short} look={id} label={boroughWords(b)} attrs={{ "data-market": id }}>
            <BoroughFace b={b} />
            {gap > 0 && model.me !== null && (
              <span class="b-short" aria-hidden="true">
                {row?.loans ? say("takes-loans", { n: row.loans }) : say("land-short", { n: gap })}
              </span>
            )}
          </Target>
        );
      })}
    </div>
  );
}
