/** One piece; a crowd of them carries its number, a named one its sign. */
import type { JSX } from "preact";
import { markOf } from "../../../state/prefs";
import type { Piece } from "../pieces";
import { CELL, type Place, readable, type Scale } from "./placing";

/** How much of its room a piece fills. */
const FILLS = 0.94;
const FIGURES = 15;
/** A piece that is narrower than this, in pixels, has no room for a sign. */
const SIGNED = 16;

const SIZES: Record<Piece["kind"], { w: number; h: number; up: number }> = {
  agent: { w: 38, h: 48, up: 24.1 },
  house: { w: 43, h: 43, up: 19.1 },
  grenadier: { w: 38, h: 48, up: 24.1 },
  new_citizen: { w: 42, h: 48, up: 24.1 },
};

function glyphOf(piece: Piece): string {
  if (piece.kind === "grenadier") return "np_grenadier";
  if (piece.kind === "new_citizen") return "np_citizen";
  return `np_${piece.kind === "house" ? "hs" : "pw"}${markOf(piece.owner ?? 0)}`;
}

export function Standee({ piece, at, scale }: { piece: Piece; at: Place; scale: Scale }): JSX.Element {
  const { w, h, up } = SIZES[piece.kind];
  const k = at.scale * FILLS;
  const size = readable(FIGURES, scale);
  const style = piece.owner === null ? undefined : `--c:var(--p${markOf(piece.owner)})`;
  return (
    <g style={style}>
      <ellipse class="sh" cx={at.x} cy={at.y + 15 * k} rx={15 * k} ry={5 * k} />
      <use href={`#${glyphOf(piece)}`} x={at.x - (w / 2) * k} y={at.y - up * k} width={w * k} height={h * k} />
      {piece.figure && (CELL.wide * k) / scale.units > SIGNED && (
        <g class="prop">
          <circle cx={at.x + 11 * k} cy={at.y - 13 * k} r={10.5 * k} />
          <use href={`#np_f_${piece.figure}`} x={at.x + 3.5 * k} y={at.y - 20.5 * k} width={15 * k} height={15 * k} />
        </g>
      )}
      {piece.count > 1 && (
        // biome-ignore lint/a11y/noAriaHiddenOnFocusable: no part of a drawing takes the focus
        <text
          class="cnt"
          aria-hidden="true"
          x={at.x + (CELL.wide / 2) * at.scale - size * 0.28}
          y={at.y + (at.over ? -1 : 1) * (CELL.high / 2) * at.scale + size * (at.over ? 0.8 : -0.16)}
          font-size={size}
          stroke-width={size * 0.2}
        >
          {piece.count}
        </text>
      )}
    </g>
  );
}
