/** The map of the 1st edition: twenty boroughs, who holds them, the Underground, and what can be bought. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Dialog } from "../../../ui/dialog";
import { Icon, Mark, Pounds, Token } from "../../../ui/glyph";
import { tell } from "../../../words/language";
import { nameOf } from "../../context";
import { Target } from "../../target";
import { mapWords } from "../card/boroughwords";
import { onMap } from "../catalog";
import type { Model } from "../model";
import { useTable } from "../wire";
import { say } from "../words";
import { Plan } from "./plan";

export function CityMap({ model, list = false }: { model: Model; list?: boolean }): JSX.Element {
  const { catalog, session } = useTable();
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
                <span class={`bor ${b.river ? "" : "dry"}`} aria-hidden="true">
                  <span class="b-side">
                    <Icon name={b.side} />
                    {b.river && <Icon name="river" />}
                  </span>
                  <span class="b-in">
                    <span class="b-name">
                      <span>{tell(b.name)}</span>
                      {row.kind === "buy" ? <Pounds n={b.cost} /> : null}
                    </span>
                    <span class="b-gain">
                      {row.kind === "buy" ? (
                        <>
                          <span class="cardn">
                            <Icon name="hand" />
                            {b.cards}
                          </span>
                          <Token kind="end" value={String(b.value)} />
                        </>
                      ) : (
                        row.owner !== undefined &&
                        row.owner >= 0 && (
                          <>
                            <Mark seat={row.owner} me={model.me} />
                            {nameOf(session, row.owner)}
                          </>
                        )
                      )}
                    </span>
                  </span>
                </span>
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
