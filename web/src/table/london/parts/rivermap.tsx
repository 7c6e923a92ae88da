/** The small map of the 2nd edition: who holds which borough, and what is for sale. */

import type { JSX } from "preact";
import { markOf } from "../../../state/prefs";
import map from "../art/map2e.json";
import { shortName } from "../card/boroughwords";
import { say } from "../words";

type Regions = Record<string, { path: string; at: number[] }>;
const regions: Regions = map.boroughs;

/** The Thames with its waterlines: one path, drawn from wide to narrow. */
const WATER: [number, string][] = [
  [13.4, "ink"],
  [12, "water"],
  [9.2, "wave"],
  [8.4, "water"],
  [5.4, "wave"],
  [4.8, "water"],
  [1.6, "wave"],
  [1, "water"],
];

/** Half of what a letter of a name takes at its largest. */
const HALF_LETTER = 4.6;

/** The middle of a name, moved so far that the name does not reach over the edge of the map. */
function inside(x: number, name: string): number {
  const half = name.length * HALF_LETTER;
  return Math.min(600 - half, Math.max(half, x));
}

/** Names that would not fit their borough stand where there is room. */
const LABEL_AT: Record<string, [number, number]> = { hammersmith: [44, 68] };

export function RiverMap({
  holder,
  sale,
  lit,
  label,
  view,
}: {
  holder: ReadonlyMap<string, number>;
  sale: readonly string[];
  lit?: string | null;
  label: string;
  /** A part of the map alone, without its names and its compass. */
  view?: string;
}): JSX.Element {
  return (
    <svg class="map" viewBox={view ?? "-2 4 604 208"} role="img" aria-label={label}>
      {Object.entries(regions).map(([id, r]) => {
        const seat = holder.get(id);
        const own = seat === undefined ? "" : `own${markOf(seat)}`;
        return (
          <path
            key={id}
            class={`land ${own} ${sale.includes(id) ? "sale" : ""} ${lit === id ? "lit" : ""}`}
            d={r.path}
          />
        );
      })}
      <g fill="none" stroke-linejoin="round">
        {WATER.map(([width, ink]) => (
          <path key={width} d={map.river} stroke-width={width} style={`stroke:var(--map-${ink})`} />
        ))}
      </g>
      {!view && (
        <text x="40" y="158" class="thames">
          {say("river-thames")}
        </text>
      )}
      {[...holder].map(([id, seat]) => {
        const at = regions[id]?.at;
        if (!at) return null;
        const mark = markOf(seat);
        return (
          <svg
            key={id}
            class={`mark p${mark}`}
            x={(at[0] ?? 0) - 8}
            y={(at[1] ?? 0) - 8}
            width="16"
            height="16"
            viewBox="0 0 24 24"
            aria-hidden="true"
          >
            <use href={`#player_${mark}`} />
          </svg>
        );
      })}
      {!view && <Names of={sale} />}
      {!view && <Rose />}
    </svg>
  );
}

/** The names of boroughs, where they lie. */
function Names({ of }: { of: readonly string[] }): JSX.Element {
  return (
    <>
      {of.map((id) => {
        const at = LABEL_AT[id] ?? regions[id]?.at;
        return at ? (
          <text key={id} x={inside(at[0] ?? 0, shortName(id))} y={(at[1] ?? 0) + 4} class="town">
            {shortName(id)}
          </text>
        ) : null;
      })}
    </>
  );
}

function Rose(): JSX.Element {
  return (
    <g transform="translate(566 44)" class="rose">
      <circle r="17" />
      <circle r="14.500" stroke-width=".5" />
      <path d="M0 -24L4 -4L24 0L4 4L0 24L-4 4L-24 0L-4 -4Z" class="star" />
      <path d="M0 -24L4 -4L0 0L-4 -4Z" class="north" />
      <text x="0" y="-27">
        {say("river-north")}
      </text>
    </g>
  );
}
