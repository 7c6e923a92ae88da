/** Everybody's chance of winning by turn, with its width, the moments in the margin, and the knob that winds the game. */
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { markOf } from "../../state/prefs";
import { percent, WHOLE, width } from "../../table/chances";
import { nameOf, useTable } from "../../table/context";
import type { ChancePoint, JudgedChoice, Review, Worth } from "../../types/generated";
import { useWidth } from "../../ui/width";
import { listed, say } from "../../words/language";
import { luckByRound, type Placed, placed, plyAt, pointsOf, resultOf, roundsOf, spread, turnAt } from "./reckon";

const CERTAIN = (p: number): Worth => ({ p, lo: p, hi: p });
const MARK = 18;
const MARK_ROWS = 3;
const TAG = 20;
/** Where a chart of several players, flat for long, is cut. */
const CUT = WHOLE * 0.6;

interface Shape {
  W: number;
  left: number;
  right: number;
  top: number;
  plot: number;
  /** The chance at the top. */
  most: number;
  turns: number;
}

function shapeOf(W: number, turns: number, cut: boolean): Shape {
  const narrow = W < 560;
  const low = window.innerHeight < 800;
  return {
    W,
    left: 40,
    right: narrow ? 54 : 112,
    top: 12,
    plot: narrow ? 170 : low ? 150 : Math.round(Math.min(320, Math.max(190, W * 0.2))),
    most: cut ? CUT : WHOLE,
    turns: Math.max(1, turns),
  };
}

const xOf = ({ W, left, right, turns }: Shape, turn: number): number => left + (turn / turns) * (W - left - right);
const yOf = ({ top, plot, most }: Shape, chance: number): number =>
  top + ((most - Math.min(most, chance)) / most) * plot;

/** A seat's chances, turn by turn, and where everything is known what became of them. */
function courseOf(points: readonly ChancePoint[], seat: number, review: Review): { turn: number; win: Worth }[] {
  const course = points.flatMap(({ turn, win }) => (win[seat] ? [{ turn, win: win[seat] }] : []));
  if (points.length < review.turns) return course;
  return [...course, { turn: review.turns, win: CERTAIN(resultOf(review)[seat] ?? 0) }];
}

const path = (corners: [number, number][]): string =>
  corners.map(([x, y], i) => `${i ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");

function Course({
  shape,
  course,
  seat,
  wide,
}: {
  shape: Shape;
  course: { turn: number; win: Worth }[];
  seat: number;
  wide: boolean;
}): JSX.Element {
  const mark = markOf(seat);
  const line = path(course.map(({ turn, win }) => [xOf(shape, turn), yOf(shape, win.p)]));
  const band = path([
    ...course.map(({ turn, win }): [number, number] => [xOf(shape, turn), yOf(shape, win.hi)]),
    ...course.toReversed().map(({ turn, win }): [number, number] => [xOf(shape, turn), yOf(shape, win.lo)]),
  ]);
  // A few of the seat's marks along its line, each seat's at other places.
  const every = Math.max(3, Math.round(course.length / (wide ? 5 : 3)));
  const dots = course.slice(0, -1).filter((_, i) => i % every === Math.round(((seat + 1) * every) / 5));
  return (
    <g class={`line p${mark}`}>
      <path class="band" d={`${band}Z`} fill={`url(#hatch${mark})`} />
      <path class="under" d={line} />
      <path class={`dash${mark}`} d={line} />
      {dots.map(({ turn, win }) => (
        <svg
          key={turn}
          class={`mark p${mark}`}
          x={xOf(shape, turn) - 6}
          y={yOf(shape, win.p) - 6}
          width="12"
          height="12"
          viewBox="0 0 24 24"
          aria-hidden="true"
        >
          <use href={`#player_${mark}`} />
        </svg>
      ))}
    </g>
  );
}

/** The hatches of the four marks: bend, upright, dots, bend sinister. */
function Hatches(): JSX.Element {
  return (
    <defs>
      <pattern id="hatch1" width="5" height="5" patternUnits="userSpaceOnUse">
        <path class="p1" d="M-1 6L6 -1M-1 1L1 -1M4 6L6 4" />
      </pattern>
      <pattern id="hatch2" width="4" height="4" patternUnits="userSpaceOnUse">
        <path class="p2" d="M2 0V4" />
      </pattern>
      <pattern id="hatch3" width="5" height="5" patternUnits="userSpaceOnUse">
        <circle class="p3" cx="1.500" cy="1.500" r=".9" />
        <circle class="p3" cx="4" cy="4" r=".9" />
      </pattern>
      <pattern id="hatch4" width="5" height="5" patternUnits="userSpaceOnUse">
        <path class="p4" d="M-1 -1L6 6M4 -1L6 1M-1 4L1 6" />
      </pattern>
      <pattern id="hatch-luck" width="5" height="5" patternUnits="userSpaceOnUse">
        <path class="luck" d="M-1 6L6 -1M-1 1L1 -1M4 6L6 4" />
      </pattern>
      <pattern id="hatch-todo" width="9" height="9" patternUnits="userSpaceOnUse">
        <path class="todo" d="M-1 10L10 -1" />
      </pattern>
    </defs>
  );
}

function Grid({ shape, players, bottom }: { shape: Shape; players: number; bottom: number }): JSX.Element {
  const { W, left, right, most } = shape;
  const steps = most === WHOLE ? [0, 0.25, 0.5, 0.75, 1] : [0, 0.2, 0.4, 0.6];
  const fair = yOf(shape, WHOLE / players);
  return (
    <>
      {steps.map((share) => (
        <g key={share}>
          <path
            class={`gr ${share === 0 ? "base" : ""}`}
            d={`M${left} ${yOf(shape, share * WHOLE)}H${W - right}`}
          />
          <text class="ay" x={left - 7} y={yOf(shape, share * WHOLE) + 4}>
            {percent(share * WHOLE)}
          </text>
        </g>
      ))}
      <path class="fair" d={`M${left} ${fair}H${W - right}`} />
      <path class="gr base" d={`M${left} ${bottom}H${W - right}`} />
    </>
  );
}

/** The rounds under the chart. */
function Rounds({ shape, points, at }: { shape: Shape; points: readonly ChancePoint[]; at: number }): JSX.Element {
  const rounds = roundsOf(points);
  const most = shape.W < 560 ? 5 : 9;
  const every = [1, 2, 4, 5, 10, 20, 50].find((n) => rounds.length / n <= most) ?? 100;
  return (
    <>
      <text class="axn" x={shape.left - 7} y={at + 15}>
        {say("review-round")}
      </text>
      {rounds.map(({ turn, round }) => (
        <g key={turn}>
          <path class="tk" d={`M${xOf(shape, turn)} ${at}v${round % every === 0 ? 5 : 3}`} />
          {round % every === 0 && (
            <text class="axl" x={xOf(shape, turn)} y={at + 17}>
              {round}
            </text>
          )}
        </g>
      ))}
    </>
  );
}

/** What luck brought, round by round: open bars up, hatched ones down. */
function LuckStrip({
  shape,
  review,
  points,
  seat,
  at,
}: {
  shape: Shape;
  review: Review;
  points: readonly ChancePoint[];
  seat: number;
  at: number;
}): JSX.Element {
  const rounds = luckByRound(review.luck, points, seat);
  const most = Math.max(WHOLE / 25, ...rounds.map(({ delta }) => Math.abs(delta)));
  return (
    <>
      <text class="axn" x={shape.left - 7} y={at + 4}>
        {say("review-luck")}
      </text>
      <path class="gr base" d={`M${shape.left} ${at}H${shape.W - shape.right}`} />
      {rounds.map(({ turn, delta }, i) => {
        const until = rounds[i + 1]?.turn ?? shape.turns;
        const [x, next] = [xOf(shape, turn), xOf(shape, until)];
        const high = (Math.abs(delta) / most) * 13;
        if (high < 0.5) return null;
        return (
          <rect
            key={turn}
            class={`lk ${delta > 0 ? "up" : "down"}`}
            x={x + 1}
            y={delta > 0 ? at - high : at}
            width={Math.max(1.5, Math.min(22, next - x - 2))}
            height={high}
          />
        );
      })}
      {shape.W >= 560 && (
        <>
          <text class="note" x={shape.W - shape.right + 6} y={at - 3}>
            {say("review-luck-for")}
          </text>
          <text class="note" x={shape.W - shape.right + 6} y={at + 12}>
            {say("review-luck-against")}
          </text>
        </>
      )}
    </>
  );
}

/** A moment's mark in the margin, and the dotted line that leads to it. */
function MarginMark({ mark, on, y, from }: { mark: Placed; on: boolean; y: number; from: number }): JSX.Element {
  const { choice, x } = mark;
  const size = on ? MARK + 4 : MARK - 2;
  return (
    <g class={`mm ${choice.grade} ${on ? "on" : ""}`}>
      <path class="lead" d={`M${x} ${from}V${y - size / 2}`} />
      <circle class="ldot" cx={x} cy={from} r="3" />
      <svg class={`jm ${choice.grade}`} x={x - size / 2} y={y - size / 2} width={size} height={size} viewBox="0 0 24 24">
        <use href={`#j_${choice.grade}`} />
      </svg>
    </g>
  );
}

export function WinChart({
  review,
  seat,
  open,
  cut,
  moments,
  ply,
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
  ply: number;
  last: number;
  onPly: (ply: number, scrubbing: boolean) => void;
  onPick: (choice: JudgedChoice) => void;
}): JSX.Element {
  const { session } = useTable();
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

  const marks = placed(moments, (choice) => xOf(shape, turnOf(choice)), MARK, MARK_ROWS);
  const rows = Math.max(1, ...marks.map(({ row }) => row + 1));
  const plotEnd = shape.top + shape.plot;
  const markY = (row: number): number => plotEnd + 16 + row * (MARK + 2);
  const luckAt = markY(rows - 1) + 34;
  const axisAt = luckAt + 22;
  const H = axisAt + 24;
  const here = turnAt(points, review.turns, last, ply);
  const cursor = xOf(shape, here);
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
  const now = seats.map((each) => ({ seat: each, win: chanceAt(each, here) }));
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
    const turn = ((at(event).x - shape.left) / (W - shape.left - shape.right)) * shape.turns;
    onPly(plyAt(points, review.turns, last, turn), true);
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
            d={path(courseOf(pointsOf(review, seat), seat, review).map(({ turn, win }) => [xOf(shape, turn), yOf(shape, win.p)]))}
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
              <svg
                class={`mark p${markOf(each)}`}
                x={W - shape.right + 6}
                y={(ends[each] ?? 0) - 7}
                width="14"
                height="14"
                viewBox="0 0 24 24"
              >
                <use href={`#player_${markOf(each)}`} />
              </svg>
              <text class="el" x={W - shape.right + 24} y={(ends[each] ?? 0) + 5}>
                {wide ? shortened(nameOf(session, each)) : percent(courses[each]?.at(-1)?.win.p ?? 0)}
              </text>
            </g>
          ))}
        {marks.map((mark) => (
          <MarginMark
            key={mark.choice.ply}
            mark={mark}
            on={mark.choice.ply === ply}
            y={markY(mark.row)}
            from={yOf(shape, chanceAt(mark.choice.seat, turnOf(mark.choice))?.p ?? 0)}
          />
        ))}
        <LuckStrip shape={shape} review={review} points={points} seat={seat} at={luckAt} />
        <Rounds shape={shape} points={points} at={axisAt} />
        <path class="cur" d={`M${cursor} ${shape.top - 6}V${axisAt}`} />
        {now.map(({ seat: each, win }) =>
          win ? (
            <g key={each} class="cv">
              <rect x={tagsLeft ? cursor - 82 : cursor + 8} y={(tags[each] ?? 0) - 9} width="74" height="18" rx="3" />
              <svg
                class={`mark p${markOf(each)}`}
                x={(tagsLeft ? cursor - 82 : cursor + 8) + 4}
                y={(tags[each] ?? 0) - 6}
                width="12"
                height="12"
                viewBox="0 0 24 24"
              >
                <use href={`#player_${markOf(each)}`} />
              </svg>
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
