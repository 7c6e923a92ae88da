/** The land of the 2nd edition: who holds what, and what is for sale. */
import type { JSX } from "preact";
import { holders } from "../model";
import { useTable } from "../wire";
import { say } from "../words";
import { Market } from "./market";
import type { PartProps } from "./part";
import { RiverMap } from "./rivermap";

export function Land({ model }: PartProps): JSX.Element {
  const { control } = useTable();
  const held = holders(model.view);
  const lit = control.hover.value?.row.borough ?? null;
  const parts = model.view.seats
    .filter((s) => s.boroughs.length > 0)
    .map((s) => say("land-held", { seat: s.seat, boroughs: s.boroughs }));
  const market = model.view.market ?? [];
  if (market.length) parts.push(say("land-sale", { boroughs: market }));
  return (
    <div class="land">
      <h2 class="cap">
        {say("land-title")} <small>{say("land-note", { n: held.size })}</small>
      </h2>
      <RiverMap holder={held} sale={market} lit={lit} label={say("land-map", { parts })} />
      <Market model={model} />
    </div>
  );
}
