/** The pieces in one area. */
import type { JSX } from "preact";
import type { NantyArea, NantyOption } from "../../../types/generated";
import { wholeWords } from "../changes";
import { pawnRows } from "../marks";
import type { Model } from "../model";
import { type Piece, piecesOf, placesFor } from "../pieces";
import { useTable } from "../wire";
import { say } from "../words";
import { regions } from "./regions";
import { Standee } from "./standee";

/** Options that would bring a piece of one's own into the area: it is shown as a shade. */
const BRINGS = new Set(["place_agent", "source", "figure", "destination", "relocate", "power_area", "build"]);

export function AreaPieces({
  area,
  model,
  few,
  hot,
  aim,
  onChoose,
}: {
  area: NantyArea;
  model: Model;
  few: boolean;
  hot: NantyOption | null;
  aim: { kind: string; area?: string; owner?: number; pawn?: string; figure?: string } | null;
  onChoose: (area: string, rows: NantyOption[]) => void;
}): JSX.Element | null {
  const { control } = useTable();
  const region = regions[area.area];
  if (!region) return null;
  const { marks, me } = model;
  const pieces = piecesOf(area, region.slots.length, few);
  const entering = hot !== null && !hot.pawn && hot.area === area.area && BRINGS.has(hot.kind) && me !== null;
  const places = placesFor(region.slots, pieces.length + (entering ? 1 : 0));
  const ghost: Piece = { kind: hot?.kind === "build" ? "house" : "agent", owner: me, count: 1 };
  const last = places[pieces.length];
  const met = new Set<number>();
  return (
    <g>
      <circle class="spotmark" data-spot={area.area} cx={region.slots[1]?.[0]} cy={region.slots[1]?.[1]} r="14" />
      {pieces.map((piece, i) => {
        const at = places[i];
        if (!at) return null;
        const rows = piece.kind === "house" ? [] : pawnRows(marks, area.area, piece.owner, piece.kind, piece.figure);
        const first = rows[0];
        // Pieces that are alike share one option: the first of them takes the focus.
        const again = first !== undefined && met.has(first.option);
        if (first) met.add(first.option);
        const aimed =
          (hot !== null && rows.some((row) => row.option === hot.option)) ||
          (aim?.kind === "aim" &&
            aim.area === area.area &&
            (aim.owner ?? null) === piece.owner &&
            aim.pawn === piece.kind &&
            (!aim.figure || !piece.figure || aim.figure === piece.figure));
        const standee = (
          <>
            {(first || aimed) && (
              <ellipse
                class={`ring ${aimed ? "hot" : ""}`}
                cx={at.x}
                cy={at.y + 13 * at.scale}
                rx={19 * at.scale}
                ry={8 * at.scale}
              />
            )}
            <Standee piece={piece} at={at} />
          </>
        );
        if (!first)
          return (
            <g key={i} class={`pc ${aimed ? "aim" : ""}`}>
              {standee}
            </g>
          );
        const words = rows.length === 1 ? wholeWords(first) : say("which-one", { area: area.area });
        const point = (event: { currentTarget: EventTarget }): void =>
          control.point(first, event.currentTarget as Element);
        return (
          <g
            key={i}
            class={`pc tg ${aimed ? "aim" : ""}`}
            role={again ? undefined : "button"}
            aria-hidden={again ? true : undefined}
            tabIndex={again ? -1 : 0}
            aria-label={words}
            data-option={again ? undefined : first.option}
            onClick={() => onChoose(area.area, rows)}
            onKeyDown={(event) => {
              if (event.key !== "Enter" && event.key !== " ") return;
              event.preventDefault();
              onChoose(area.area, rows);
            }}
            onMouseEnter={point}
            onMouseLeave={() => control.point(null)}
            onFocus={point}
            onBlur={() => control.point(null)}
          >
            <rect
              class="hit"
              x={at.x - 17 * at.scale}
              y={at.y - 24 * at.scale}
              width={34 * at.scale}
              height={46 * at.scale}
            />
            {standee}
          </g>
        );
      })}
      {entering && last && (
        <g class="ghost">
          <Standee piece={ghost} at={last} />
        </g>
      )}
    </g>
  );
}
