/** Boroughs of both editions opened large. */
import type { JSX } from "preact";
import type { BoroughCard, MapBorough } from "../../../types/generated";
import { Icon, Pounds, Token } from "../../../ui/glyph";
import { Provenance, Rulings } from "../../../ui/provenance";
import { listed, tell } from "../../../words/language";
import map from "../art/map2e.json";
import { RiverMap } from "../parts/rivermap";
import type { LondonCatalog } from "../wire";
import { say } from "../words";
import { EachRun } from "./borough";
import { rulingsOn } from "./rulings";

function viewAround(id: string): string {
  const at = (map.boroughs as Record<string, { at: number[] }>)[id]?.at ?? [300, 100];
  const x = Math.min(370, Math.max(0, (at[0] ?? 300) - 115));
  const y = Math.min(125, Math.max(4, (at[1] ?? 100) - 42));
  return `${x} ${y} 230 83`;
}

export function LargeBorough({ b }: { b: BoroughCard }): JSX.Element {
  return (
    <article class={`bor large-b ${b.river ? "" : "dry"}`}>
      <span class="b-side">
        <Icon name={b.side} />
        {b.river && <Icon name="river" />}
      </span>
      <div class="b-in">
        <div class="b-name">
          <h3>{tell(b.name)}</h3>
          <Pounds n={b.cost} />
        </div>
        <div class="b-gain">
          <span class="cardn">
            <Icon name="hand" />
            {b.cards}
          </span>
          <Token kind="vp" value={String(b.prestige)} />
          <Token kind="less" value={`−${b.relief}`} />
          <span class="muted it">{say("face-at-once")}</span>
        </div>
        <RiverMap holder={new Map()} sale={[b.id]} label={tell(b.name)} view={viewAround(b.id)} />
        <div class="b-txt">
          {b.text && (
            <p>
              <b>{say("face-while-top")}</b> {tell(b.text)}
            </p>
          )}
          {EachRun({ b }) && (
            <p>
              <EachRun b={b} />
            </p>
          )}
          {!b.text && !EachRun({ b }) && <p class="muted">{say("face-nothing-lasting")}</p>}
          <Rulings all={rulingsOn(b)} />
        </div>
        <Provenance row={b} />
      </div>
    </article>
  );
}

/** A borough of the 1st edition's map. */
export function LargeMapBorough({ b, catalog }: { b: MapBorough; catalog: LondonCatalog }): JSX.Element {
  const names = (ids: readonly string[]): string =>
    listed(
      ids.map((id) => catalog.name(id)),
      "comma",
    );
  return (
    <article class={`bor large-b ${b.river ? "" : "dry"}`}>
      <span class="b-side">
        <Icon name={b.side} />
        {b.river && <Icon name="river" />}
      </span>
      <div class="b-in">
        <div class="b-name">
          <h3>{tell(b.name)}</h3>
          <Pounds n={b.cost} />
        </div>
        <div class="b-gain">
          <span class="cardn">
            <Icon name="hand" />
            {b.cards}
          </span>
          <Token kind="end" value={String(b.value)} />
        </div>
        <div class="b-txt">
          <p>
            <b>{say("face-borders")}</b> {names(b.borders)}
          </p>
          {b.bridges && (
            <p>
              <b>{say("face-bridges")}</b> {names(b.bridges)}
            </p>
          )}
          <Rulings all={rulingsOn(b)} />
        </div>
        <Provenance row={b} />
      </div>
    </article>
  );
}
