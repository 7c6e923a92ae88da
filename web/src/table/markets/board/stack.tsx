/** A stack of bars seen from above. */
import type { JSX } from "preact";
import { markOf } from "../../../state/prefs";
import { type Laid, topOf } from "../crates";
import { markPath } from "./markpath";

/** One bar of three crates, in a room of 102 by 102. */
function Bar({ bar, mark, ghost }: { bar: Laid; mark: number; ghost: boolean }): JSX.Element {
  const at = bar.line * 34;
  const lift = bar.raised ? -2.5 : 0;
  const x = bar.across ? at : 0;
  const y = (bar.across ? 0 : at) + lift;
  const width = bar.across ? 34 : 102;
  const height = bar.across ? 102 : 34;
  return (
    <g class={`bar ${ghost ? "ghost" : ""}`} style={`--c:var(--p${mark})`}>
      {bar.raised && (
        <>
          <rect class="bsh" x={x + 3} y={y + 7.5} width={width} height={height} rx="2.500" />
          <rect class="bsd" x={x + 0.7} y={y + 4} width={width - 1.4} height={height} rx="2.500" />
        </>
      )}
      <rect class="b0" x={x + 0.7} y={y + 0.7} width={width - 1.4} height={height - 1.4} rx="2.500" />
      {[0, 1, 2].map((i) => {
        const cx = x + (bar.across ? 17 : 17 + i * 34);
        const cy = y + (bar.across ? 17 + i * 34 : 17);
        const slats = bar.across
          ? `M${cx - 8.5} ${cy - 14.5}v29M${cx} ${cy - 14.5}v29M${cx + 8.5} ${cy - 14.5}v29`
          : `M${cx - 14.5} ${cy - 8.5}h29M${cx - 14.5} ${cy}h29M${cx - 14.5} ${cy + 8.5}h29`;
        return (
          <g key={i}>
            <path class="b1" d={slats} />
            <rect class="b2" x={cx - 14.6} y={cy - 14.6} width="29.200" height="29.200" rx="1.500" />
            <circle class="b3" cx={cx} cy={cy} r="9.200" />
            <path class="b4" d={markPath(mark, cx, cy, 5.3)} />
          </g>
        );
      })}
    </g>
  );
}

/** A stack seen from above, with the bars that an option would add. */
export function StackTop({ bars, more }: { bars: readonly number[]; more?: readonly number[] }): JSX.Element {
  return (
    <>
      {topOf([...bars, ...(more ?? [])]).map((bar) => (
        <Bar key={bar.index} bar={bar} mark={markOf(bar.owner)} ghost={bar.index >= bars.length} />
      ))}
    </>
  );
}
