/** The boroughs one holds: the topmost in full, the others by their edges. */
import type { JSX } from "preact";
import { Icon } from "../../../ui/glyph";
import { Target } from "../../target";
import { HeldBorough } from "../card/borough";
import { boroughWords, shortName } from "../card/boroughwords";
import { boroughOf } from "../catalog";
import type { Model } from "../model";
import { useTable } from "../wire";
import { say } from "../words";

export function Pile({ model }: { model: Model }): JSX.Element | null {
  const { catalog } = useTable();
  const held = model.side.boroughs.map((id) => boroughOf(catalog, id)).filter((b) => b !== null);
  const top = held.at(-1);
  if (!top) return null;
  const row = model.marks.borough.get(top.id);
  const count = (f: (b: (typeof held)[number]) => boolean): number => held.filter(f).length;
  return (
    <div class="pile" data-place={`pile-${model.side.seat}`}>
      <div class="sum">
        <span>{say("pile-held", { n: held.length })}</span>
        <span>
          <Icon name="north" />
          <b>{count((b) => b.side === "north")}</b>
        </span>
        <span>
          <Icon name="south" />
          <b>{count((b) => b.side === "south")}</b>
        </span>
        <span>
          <Icon name="river" />
          <b>{count((b) => b.river)}</b>
        </span>
      </div>
      {held
        .slice(0, -1)
        .slice(-4)
        .map((b) => (
          <span key={b.id} class={`under ${b.river ? "" : "dry"}`}>
            <Icon name={b.side} />
            {b.river && <Icon name="river" />}
            {shortName(b.id)}
          </span>
        ))}
      <Target row={row} look={top.id} label={boroughWords(top)}>
        <HeldBorough b={top} />
      </Target>
    </div>
  );
}
