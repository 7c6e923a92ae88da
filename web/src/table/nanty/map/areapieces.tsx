/** The pieces in one area. */
import type { JSX } from "preact";
import type { NantyArea, NantyOption } from "../../../types/generated";
import { wholeWords } from "../changes";
import { pawnRows } from "../marks";
import type { Model } from "../model";
import type { Piece } from "../pieces";
import { useTable } from "../wire";
import { say } from "../words";
import { CELL, type Head, type Scale } from "./placing";
import { Signs } from "./signs";
import { Standee } from "./standee";
import type { Standing } from "./standing";

export function AreaPieces({
  area,
  model,
  standing,
  head,
  scale,
  hot,
  aim,
  onChoose,
}: {
  area: NantyArea;
  model: Model;
  standing: Standing;
  head: Head;
  scale: Scale;
  hot: NantyOption | null;
  aim: { kind: string; area?: string; owner?: number; pawn?: string; figure?: string } | null;
  onChoose: (area: string, rows: NantyOption[]) => void;
}): JSX.Element {
  const { control } = useTable();
  const { marks, me } = model;
  const ghost: Piece = { kind: hot?.kind === "build" ? "house" : "agent", owner: me, count: 1 };
  const met = new Set<number>();
  return (
    <g>
      <circle class="spotmark" data-spot={area.area} cx={head.x} cy={head.bottom + CELL.high / 2} r="14" />
      <Signs area={area} places={standing.signs} />
      {standing.pieces.map(({ piece, at }, i) => {
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
            <Standee piece={piece} at={at} scale={scale} />
          </>
        );
        if (!first || !standing.apart)
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
              x={at.x - (CELL.wide / 2) * at.scale}
              y={at.y - (CELL.high / 2) * at.scale}
              width={CELL.wide * at.scale}
              height={CELL.high * at.scale}
            />
            {standee}
          </g>
        );
      })}
      {standing.next && (
        <g class="ghost">
          <Standee piece={ghost} at={standing.next} scale={scale} />
        </g>
      )}
    </g>
  );
}
