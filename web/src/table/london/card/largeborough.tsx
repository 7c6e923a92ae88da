/** Boroughs of both editions opened large. */
import type { JSX } from "preact";
import { london } from "../../../text/london";
import type { BoroughCard, MapBorough } from "../../../types/generated";
import { Icon, Pounds, Token } from "../../../ui/glyph";
import { Provenance, Rulings } from "../../../ui/provenance";
import map from "../art/map2e.json";
import { RiverMap } from "../parts/rivermap";
import type { LondonCatalog } from "../wire";
import { EachRun } from "./borough";
import { rulingsOn } from "./rulings";

const t = london.card;

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
          <h3>{b.name}</h3>
          <Pounds n={b.cost} />
        </div>
        <div class="b-gain">
          <span class="cardn">
            <Icon name="hand" />
            {b.cards}
          </span>
          <Token kind="vp" value={String(b.prestige)} />
          <Token kind="less" value={`−${b.relief}`} />
          <span class="muted it">{t.atOnce}</span>
        </div>
        <RiverMap holder={new Map()} sale={[b.id]} names={() => ""} me={null} label={b.name} view={viewAround(b.id)} />
        <div class="b-txt">
          {b.text && (
            <p>
              <b>{t.whileTop}</b> {b.text}
            </p>
          )}
          {EachRun({ b }) && (
            <p>
              <EachRun b={b} />
            </p>
          )}
          {!b.text && !EachRun({ b }) && <p class="muted">{london.borough.nothingLasting}</p>}
          <Rulings all={rulingsOn(b)} />
        </div>
        <Provenance row={b} names={t.fields} />
      </div>
    </article>
  );
}

/** A borough of the 1st edition's map. */
export function LargeMapBorough({ b, catalog }: { b: MapBorough; catalog: LondonCatalog }): JSX.Element {
  return (
    <article class={`bor large-b ${b.river ? "" : "dry"}`}>
      <span class="b-side">
        <Icon name={b.side} />
        {b.river && <Icon name="river" />}
      </span>
      <div class="b-in">
        <div class="b-name">
          <h3>{b.name}</h3>
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
            <b>{t.borders}</b> {b.borders.map((id) => catalog.name(id)).join(", ")}
          </p>
          {b.bridges && (
            <p>
              <b>{t.bridges}</b> {b.bridges.map((id) => catalog.name(id)).join(", ")}
            </p>
          )}
          <Rulings all={rulingsOn(b)} />
        </div>
        <Provenance row={b} names={t.fields} />
      </div>
    </article>
  );
}
