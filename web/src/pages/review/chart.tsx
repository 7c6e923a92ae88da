/** Everybody's chance of winning by turn, with its width, the moments in the margin, and the knob that winds the game. */
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { WHOLE } from "../../state/chance";
import { markOf } from "../../state/prefs";
import { percent, width } from "../../table/chances";
import { nameOf, useTable } from "../../table/context";
import type { JudgedChoice, Review, Worth } from "../../types/generated";
import { useWidth } from "../../ui/width";
import { listed, say } from "../../words/language";
import { Course, courseOf, Grid, Hatches, LuckStrip, MARK, MarginMark, path, Rounds, shapeOf, xOf, yOf } from "./drawn";
import { type Place, placed, plyAt, pointsOf, samePlace, spread, turnAt } from "./reckon";

const MARK_ROWS = 3;
/** How many moments are marked at most: a margin full of marks points at nothing. */
const MOST_MARKED = 16;
const TAG = 20;

/** A seat's mark in the chart. */
function SeatMark({ seat, x, y, size }: { seat: number; x: number; y: number; size: number }): JSX.Element {
  const mark = markOf(seat);
  return (
    <svg class={`mark p${mark}`} x={x} y={y} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`#player_${mark}`} />
    </svg>
  );
}

export function WinChart({
  review,
  seat,
  open,
  cut,
  moments,
  here,
  last,
  onPly,
  onPick,
}: {
  review: Review;
  /** By whose knowledge. */
  seat: number;
  open: boolean;
  cut: boolean;
  /** Those that are marked in the margin, the worst first. */
  moments: readonly JudgedChoice[];
  here: Place;
  last: number;
  onPly: (ply: number, scrubbing: boolean) => void;
  onPick: (choice: JudgedChoice) => void;
}): JSX.Element {
  const { session } = useTable();
  const { ply } = here;
  const box = useRef<HTMLDivElement>(null);
  const dragging = useRef(false);
  const W = useWidth(box, 860);
  const points = pointsOf(review, open ? null : seat);
  const shape = shapeOf(W, review.turns, cut);
  const wide = W >= 560;
  const seats = Array.from({ length: review.players }, (_, i) => i);
  // One's own line is drawn last, over the others.
  const order = seats.toSorted((a, b) => Number(a === seat) - Number(b === seat));
  const courses = seats.map((each) => courseOf(points, each, review));
  const turnOf = (choice: JudgedChoice): number => turnAt(points, review.turns, last, choice.ply);
  const chanceAt = (each: number, turn: number): Worth | null =>
    courses[each]?.findLast((point) => point.turn <= turn + 1e-9)?.win ?? null;

  const marks = placed(moments.slice(0, MOST_MARKED), (choice) => xOf(shape, turnOf(choice)), MARK, MARK_ROWS);
  const rows = Math.max(1, ...marks.map(({ row }) => row + 1));
  const plotEnd = shape.top + shape.plot;
  const markY = (row: number): number => plotEnd + 16 + row * (MARK + 2);
  // What was luck has a meaning only by what was known.
  const luckAt = open ? null : markY(rows - 1) + 34;
  const axisAt = luckAt === null ? markY(rows - 1) + 26 : luckAt + 22;
  const H = axisAt + 24;
  const turnHere = turnAt(points, review.turns, last, ply);
  const cursor = xOf(shape, turnHere);
  const known = points.at(-1)?.turn ?? -1;
  const todo = known + 1 < review.turns ? xOf(shape, known + (known < 0 ? 1 : 0)) : null;

  const lines = seats.map((each) => {
    const course = courses[each] ?? [];
    const [from, to] = [course[0]?.win.p ?? 0, course.at(-1)?.win.p ?? 0];
    return say("review-chart-line", { seat: each, from: percent(from), to: percent(to) });
  });
  const ends = spread(
    seats.map((each) => yOf(shape, courses[each]?.at(-1)?.win.p ?? 0)),
    17,
    shape.top + 4,
    plotEnd,
  );
  const now = seats.map((each) => ({ seat: each, win: chanceAt(each, turnHere) }));
  const tags = spread(
    now.map(({ win }) => yOf(shape, win?.p ?? 0)),
    TAG,
    shape.top + 6,
    plotEnd - 6,
  );
  const tagsLeft = cursor > shape.left + 96;
  const round = points.findLast((point) => point.ply <= ply)?.round;
  const when = ply >= last ? say("review-end") : say("review-round-n", { n: round ?? 1 });
  const knob = say("review-knob-says", {
    when,
    lines: listed(
      now.map(({ seat: each, win }) => say("review-knob-line", { seat: each, percent: percent(win?.p ?? 0) })),
    ),
  });

  const at = (event: PointerEvent): { x: number; y: number } => {
    const rect = (event.currentTarget as Element).getBoundingClientRect();
    const scale = rect.width / W || 1;
    return { x: (event.clientX - rect.left) / scale, y: (event.clientY - rect.top) / scale };
  };
  const scrub = (event: PointerEvent): void => {
    const to = ((at(event).x - shape.left) / (W - shape.left - shape.right)) * shape.turns;
    onPly(plyAt(points, review.turns, last, to), true);
  };
  const press = (event: PointerEvent): void => {
    const { x, y } = at(event);
    const near = marks.find((mark) => Math.hypot(mark.x - x, markY(mark.row) - y) < MARK * 0.75);
    if (near) {
      onPick(near.choice);
      return;
    }
    dragging.current = true;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    scrub(event);
  };
  return (
    <div ref={box} class="wchart">
      <svg
        viewBox={`0 0 ${W} ${H}`}
        height={H}
        role="img"
        aria-label={say("review-chart-says", { turns: review.turns, lines: listed(lines) })}
      >
        <Hatches />
        <Grid shape={shape} players={review.players} bottom={axisAt} />
        {todo !== null && (
          <>
            <rect
              x={todo}
              y={shape.top}
              width={Math.max(0, W - shape.right - todo)}
              height={shape.plot}
              fill="url(#hatch-todo)"
            />
            <text class="todot" x={(todo + W - shape.right) / 2} y={shape.top + shape.plot / 2}>
              {say("review-chart-todo")}
            </text>
          </>
        )}
        {order.map((each) => (
          <Course key={each} shape={shape} course={courses[each] ?? []} seat={each} wide={wide} />
        ))}
        {open && (
          <path
            class="known"
            d={path(
              courseOf(pointsOf(review, seat), seat, review).map(({ turn, win }) => [
                xOf(shape, turn),
                yOf(shape, win.p),
              ]),
            )}
          />
        )}
        {wide && (
          <text class="note" x={W - shape.right + 6} y={yOf(shape, WHOLE / review.players) + 4}>
            {todo === null ? "" : say("review-chart-fair")}
          </text>
        )}
        {todo === null &&
          seats.map((each) => (
            <g key={each} class={`end p${markOf(each)}`}>
              <SeatMark seat={each} x={W - shape.right + 6} y={(ends[each] ?? 0) - 7} size={14} />
              <text class="el" x={W - shape.right + 24} y={(ends[each] ?? 0) + 5}>
                {wide ? shortened(nameOf(session, each)) : percent(courses[each]?.at(-1)?.win.p ?? 0)}
              </text>
            </g>
          ))}
        {marks.map((mark) => (
          <MarginMark
            key={`${mark.choice.ply} ${mark.choice.seat}`}
            mark={mark}
            on={samePlace(mark.choice, here)}
            y={markY(mark.row)}
            from={yOf(shape, chanceAt(mark.choice.seat, turnOf(mark.choice))?.p ?? 0)}
          />
        ))}
        {luckAt !== null && <LuckStrip shape={shape} review={review} points={points} seat={seat} at={luckAt} />}
        <Rounds shape={shape} points={points} at={axisAt} />
        <path class="cur" d={`M${cursor} ${shape.top - 6}V${axisAt}`} />
        {now.map(({ seat: each, win }) =>
          win ? (
            <g key={each} class="cv">
              <rect x={tagsLeft ? cursor - 82 : cursor + 8} y={(tags[each] ?? 0) - 9} width="74" height="18" rx="3" />
              <SeatMark seat={each} x={(tagsLeft ? cursor - 82 : cursor + 8) + 4} y={(tags[each] ?? 0) - 6} size={12} />
              <text x={(tagsLeft ? cursor - 82 : cursor + 8) + 69} y={(tags[each] ?? 0) + 4}>
                {percent(win.p)}
                <tspan class="pm"> {say("review-pm", { width: percent(width(win)) })}</tspan>
              </text>
            </g>
          ) : null,
        )}
      </svg>
      <div
        class="wscrub"
        onPointerDown={press}
        onPointerMove={(event) => dragging.current && scrub(event)}
        onPointerUp={() => {
          dragging.current = false;
        }}
        onPointerCancel={() => {
          dragging.current = false;
        }}
      />
      <div
        class="wknob"
        role="slider"
        tabIndex={0}
        aria-label={say("review-knob")}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={ply}
        aria-valuetext={knob}
        style={`left:${cursor}px;top:${axisAt}px`}
      >
        <svg viewBox="0 0 20 22" aria-hidden="true">
          <path d="M10 1L18 7V19Q18 21 16 21H4Q2 21 2 19V7Z" />
          <path class="g" d="M7 11V17M10 11V17M13 11V17" />
        </svg>
      </div>
    </div>
  );
}

/** A name that fits beside the chart; the whole stands in the account. */
const shortened = (name: string): string => (name.length > 11 ? `${name.slice(0, 10)}…` : name);
