/** One piece; a crowd of them carries its number, a named one its sign. */
import type { JSX } from "preact";
import { markOf } from "../../../state/prefs";
import type { Piece, Place } from "../pieces";

const SIZES: Record<Piece["kind"], { w: number; h: number; up: number }> = {
  agent: { w: 38, h: 48, up: 24.1 },
  house: { w: 43, h: 43, up: 19.1 },
  grenadier: { w: 38, h: 54, up: 30.1 },
  new_citizen: { w: 42, h: 48, up: 24.1 },
};

function glyphOf(piece: Piece): string {
  if (piece.kind === "grenadier") return "np_grenadier";
  if (piece.kind === "new_citizen") return "np_citizen";
  return `np_${piece.kind === "house" ? "hs" : "pw"}${markOf(piece.owner ?? 0)}`;
}

export function Standee({ piece, at }: { piece: Piece; at: Place }): JSX.Element {
  const { w, h, up } = SIZES[piece.kind];
  const k = at.scale;
  const style = piece.owner === null ? undefined : `--c:var(--p${markOf(piece.owner)})`;
  return (
    <g style={style}>
      <ellipse class="sh" cx={at.x} cy={at.y + 15 * k} rx={15 * k} ry={5 * k} />
      <use href={`#${glyphOf(piece)}`} x={at.x - (w / 2) * k} y={at.y - up * k} width={w * k} height={h * k} />
      {piece.figure && (
        <g class="prop">
          <circle cx={at.x + 11 * k} cy={at.y - 13 * k} r={10.5 * k} />
          <use href={`#np_f_${piece.figure}`} x={at.x + 3.5 * k} y={at.y - 20.5 * k} width={15 * k} height={15 * k} />
        </g>
      )}
      {piece.count > 1 && (
        // biome-ignore lint/a11y/noAriaHiddenOnFocusable: no part of a drawing takes the focus
        <g class="cnt" aria-hidden="true">
          <circle cx={at.x + 13 * k} cy={at.y - 15 * k} r={10 * k} />
          <text x={at.x + 13 * k} y={at.y - 9.8 * k} font-size={15 * k}>
            {piece.count}
          </text>
        </g>
      )}
    </g>
  );
}
