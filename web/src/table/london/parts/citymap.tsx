/** The map of the 1st edition: twenty boroughs, who holds them, the Underground, and what can be bought. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { LondonOption } from "../../../types/generated";
import { Dialog } from "../../../ui/dialog";
import { Icon, Mark } from "../../../ui/glyph";
import { nameOf } from "../../context";
import { Target } from "../../target";
import { MapBoroughFace } from "../card/borough";
import { mapWords } from "../card/boroughwords";
import { onMap } from "../catalog";
import type { Model } from "../model";
import { useTable } from "../wire";
import { say } from "../words";
import { Plan } from "./plan";

/** Whose borough it is that an Underground counter would go into. */
function Owner({ row }: { row: LondonOption }): JSX.Element | null {
  const { session } = useTable();
  if (row.owner === undefined || row.owner < 0) return null;
  return (
    <>
      <Mark seat={row.owner} />
      {nameOf(session, row.owner)}
    </>
  );
}

export function CityMap({ model, list = false }: { model: Model; list?: boolean }): JSX.Element {
  const { catalog } = useTable();
  const [large, setLarge] = useState(false);
  const free = model.view.land ?? [];
  const rows = [...model.marks.borough.values()];
  return (
    <div class="citymap">
      <h2 class="cap">
        {say("map-title")} <small>{say("map-note", { n: free.length })}</small>
        <button
          type="button"
          class="iconb small"
          aria-label={say("map-enlarge")}
          title={say("map-enlarge")}
          onClick={() => setLarge(true)}
        >
          <Icon name="eye" size="s" />
        </button>
      </h2>
      <Plan model={model} large={false} />
      {list && rows.length > 0 && (
        <div class="ph-sale maplist">
          {rows.map((row) => {
            const b = row.borough ? onMap(catalog, row.borough) : null;
            return b ? (
              <Target key={row.option} row={row} look={b.id} label={mapWords(b)}>
                <MapBoroughFace b={b} instead={row.kind === "buy" ? undefined : <Owner row={row} />} />
              </Target>
            ) : null;
          })}
        </div>
      )}
      {large && (
        <Dialog label={say("map-title")} cls="wide mapdialog" onClose={() => setLarge(false)}>
          <Plan model={model} large />
        </Dialog>
      )}
    </div>
  );
}
