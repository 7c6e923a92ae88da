/** The land of the 2nd edition: who holds what, and what is for sale. */
import type { JSX } from "preact";
import { london } from "../../../text/london";
import { nameOf } from "../../context";
import { holders } from "../model";
import { useTable } from "../wire";
import { Market } from "./market";
import type { PartProps } from "./part";
import { RiverMap } from "./rivermap";

const t = london;

export function Land({ model }: PartProps): JSX.Element {
  const { catalog, session, control } = useTable();
  const held = holders(model.view);
  const lit = control.hover.value?.row.borough ?? null;
  const parts = model.view.seats
    .filter((s) => s.boroughs.length > 0)
    .map((s) =>
      t.mapHeld(
        nameOf(session, s.seat),
        s.boroughs.map((b) => catalog.name(b)),
      ),
    );
  const market = model.view.market ?? [];
  if (market.length) parts.push(t.mapSale(market.map((b) => catalog.name(b))));
  return (
    <div class="land">
      <h2 class="cap">
        {t.land} <small>{t.landNote(held.size)}</small>
      </h2>
      <RiverMap
        holder={held}
        sale={model.view.market ?? []}
        lit={lit}
        names={(id) => catalog.name(id)}
        me={model.me}
        label={t.mapLabel(parts)}
      />
      <Market model={model} />
    </div>
  );
}
