/** What the chart of a review is made of: its shape, its lines and widths, the rounds, the luck, the marks. */
import type { JSX } from "preact";
import { WHOLE } from "../../state/chance";
import { markOf } from "../../state/prefs";
import { percent } from "../../table/chances";
import type { ChancePoint, Review, Worth } from "../../types/generated";
import { say } from "../../words/language";
import { luckByRound, type Placed, resultOf, roundsOf } from "./reckon";

const CERTAIN = (p: number): Worth => ({ p, lo: p, hi: p });
export const MARK = 18;
/** Where a chart of several players, flat for long, is cut. */
const CUT = WHOLE * 0.6;

export interface Shape {
  W: number;
  left: number;
  right: number;
  top: number;
  plot: number;
  /** The chance at the top. */
  most: number;
  turns: number;
}

export function shapeOf(W: number, turns: number, cut: boolean): Shape {
  const narrow = W < 560;
  const low = window.innerHeight < 800;
  return {
    W,
    left: 52,
    right: narrow ? 54 : 112,
    top: 12,
    plot: narrow ? 170 : low ? 150 : Math.round(Math.min(320, Math.max(190, W * 0.2))),
    most: cut ? CUT : WHOLE,
    turns: Math.max(1, turns),
  };
}

export const xOf = ({ W, left, right, turns }: Shape, turn: number): number =>
  left + (turn / turns) * (W - left - right);
export const yOf = ({ top, plot, most }: Shape, chance: number): number =>
  top + ((most - Math.min(most, chance)) / most) * plot;

/** A seat's chances, turn by turn, and where everything is known what became of them. */
export function courseOf(points: readonly ChancePoint[], seat: number, review: Review): { turn: number; win: Worth }[] {
  const course = points.flatMap(({ turn, win }) => (win[seat] ? [{ turn, win: win[seat] }] : []));
  if (points.length < review.turns) return course;
  return [...course, { turn: review.turns, win: CERTAIN(resultOf(review)[seat] ?? 0) }];
}

export const path = (corners: [number, number][]): string =>
  corners.map(([x, y], i) => `${i ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");

export function Course({
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
export function Hatches(): JSX.Element {
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

export function Grid({ shape, players, bottom }: { shape: Shape; players: number; bottom: number }): JSX.Element {
  const { W, left, right, most } = shape;
  const steps = most === WHOLE ? [0, 0.25, 0.5, 0.75, 1] : [0, 0.2, 0.4, 0.6];
  const fair = yOf(shape, WHOLE / players);
  return (
    <>
      {steps.map((share) => (
        <g key={share}>
          <path class={`gr ${share === 0 ? "base" : ""}`} d={`M${left} ${yOf(shape, share * WHOLE)}H${W - right}`} />
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
export function Rounds({
  shape,
  points,
  at,
}: {
  shape: Shape;
  points: readonly ChancePoint[];
  at: number;
}): JSX.Element {
  const rounds = roundsOf(points);
  const most = shape.W < 560 ? 5 : 9;
  const every = [1, 2, 4, 5, 10, 20, 50].find((n) => rounds.length / n <= most) ?? 100;
  return (
    <>
      <text x={0} y={at + 17}>
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
export function LuckStrip({
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
      <text x={0} y={at + 4}>
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
export function MarginMark({ mark, on, y, from }: { mark: Placed; on: boolean; y: number; from: number }): JSX.Element {
  const { choice, x } = mark;
  const size = on ? MARK + 4 : MARK - 2;
  return (
    <g class={`mm ${choice.grade} ${on ? "on" : ""}`}>
      <path class="lead" d={`M${x} ${from}V${y - size / 2}`} />
      <circle class="ldot" cx={x} cy={from} r="3" />
      <svg
        class={`jm j-${choice.grade}`}
        x={x - size / 2}
        y={y - size / 2}
        width={size}
        height={size}
        viewBox="0 0 24 24"
        aria-hidden="true"
      >
        <use href={`#j_${choice.grade}`} />
      </svg>
    </g>
  );
}
