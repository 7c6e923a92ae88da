/** The players' figures from step to step. */
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { markOf } from "../state/prefs";
import type { OutcomeShape } from "../types/generated";
import { useWidth } from "../ui/width";
import { say } from "../words/language";
import { nameOf, useTable } from "./context";

/** How high it is, drawn in pixels, so that its words keep their size on every screen. */
function heightOf(width: number, wide: boolean): number {
  if (!wide) return Math.round(Math.min(340, Math.max(190, width * 0.64)));
  if (window.innerHeight <= 800) return 128;
  const share = window.innerHeight > width ? 0.36 : 0.2;
  return Math.round(Math.min(300, Math.max(150, width * share)));
}

export function Chart({
  outcome,
  steps: turns,
  tick: every,
  account = false,
  wide = false,
  label,
}: {
  outcome: OutcomeShape;
  /** Each player's figure after each step. */
  steps: number[][];
  /** How many steps make one on the axis. */
  tick: number;
  /** Whether an account at the end adds one wide step. */
  account?: boolean;
  /** Whether it lies low and wide. */
  wide?: boolean;
  label: (lines: string[]) => string;
}): JSX.Element {
  const { session } = useTable();
  const box = useRef<HTMLDivElement>(null);
  const W = useWidth(box, wide ? 1060 : 470);
  const H = heightOf(W, wide);
  const steps = turns.length;
  const all = [...turns.flat(), ...outcome.scores, 10];
  const top = Math.ceil(Math.max(...all) / 10) * 10;
  const low = Math.floor(Math.min(0, ...all) / 10) * 10;
  const x = (i: number): number =>
    i >= steps ? W - 64 : 34 + (i * (W - 34 - 64 - (account ? 56 : 0))) / Math.max(1, steps - 1);
  const y = (v: number): number => 14 + ((top - v) * (H - 44)) / Math.max(1, top - low);
  const step = top - low > 120 ? 50 : top - low > 60 ? 20 : 10;
  const grid: number[] = [];
  for (let v = Math.ceil(low / step) * step; v <= top; v += step) grid.push(v);
  const names = outcome.scores.map((score, seat) => `${nameOf(session, seat)} ${score}`);
  const ends = outcome.scores.map((score, seat) => ({ score, seat, at: y(score) })).sort((a, b) => a.at - b.at);
  for (let i = 1; i < ends.length; i++) {
    const above = ends[i - 1];
    const here = ends[i];
    if (above && here && here.at - above.at < 17) here.at = above.at + 17;
  }
  const tick = Math.max(1, Math.ceil(steps / every / (account ? 5 : 7))) * every;
  return (
    <div ref={box}>
      <svg class="chart" viewBox={`0 0 ${W} ${H}`} role="img" aria-label={label(names)}>
        {grid.map((v) => (
          <g key={v}>
            <line class="ax" x1={34} x2={W - 64} y1={y(v)} y2={y(v)} />
            <text x={27} y={y(v) + 4} text-anchor="end">
              {String(v).replace("-", "−")}
            </text>
          </g>
        ))}
        {account && <line class="ax dotted" x1={x(steps - 1)} x2={x(steps - 1)} y1={8} y2={H - 30} />}
        {turns.map((_, i) =>
          i % tick === 0 ? (
            <text key={i} x={x(i)} y={H - 10} text-anchor="middle">
              {i / every}
            </text>
          ) : null,
        )}
        {account && (
          <text x={x(steps)} y={H - 10} text-anchor="middle" class="lb">
            {say("sheet-end")}
          </text>
        )}
        {outcome.scores.map((score, seat) => {
          const mark = markOf(seat);
          const path = turns
            .map((row, i) => `${i ? "L" : "M"}${x(i).toFixed(1)} ${y(row[seat] ?? 0).toFixed(1)}`)
            .join("");
          const last = turns[steps - 1]?.[seat] ?? 0;
          return (
            <g key={seat} class={`line p${mark}`}>
              <path d={path} class={`dash${mark}`} />
              <path d={`M${x(steps - 1)} ${y(last)}L${x(steps)} ${y(score)}`} />
              <circle cx={x(steps - 1)} cy={y(last)} r="2.600" />
              <svg
                class={`mark p${mark}`}
                x={x(steps) - 7}
                y={y(score) - 7}
                width="14"
                height="14"
                viewBox="0 0 24 24"
                aria-hidden="true"
              >
                <use href={`#player_${mark}`} />
              </svg>
            </g>
          );
        })}
        {ends.map(({ score, seat, at }) => (
          <text key={seat} class={`lb ink${markOf(seat)}`} x={x(steps) + 13} y={at + 5}>
            {String(score).replace("-", "−")}
          </text>
        ))}
      </svg>
    </div>
  );
}
