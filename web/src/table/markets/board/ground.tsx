/** The land, the river and the ring: what never changes. */
import type { JSX } from "preact";
import { say } from "../words";
import { fitted } from "./fitted";
import { bankAt, type Plan } from "./plans";
import { housesOf, riverOf, treesOf } from "./scenery";

/** How many letters the lines of the cartouche hold as they come, and its first, which is larger. */
const ROOM_ON_CARTOUCHE = 18;
const ROOM_IN_TITLE = 12;

export function Ground({ plan }: { plan: Plan }): JSX.Element {
  const river = riverOf(plan);
  const id = plan.narrow ? "n" : "w";
  return (
    <>
      <defs>
        <pattern id={`cob-${id}`} width="16" height="12" patternUnits="userSpaceOnUse">
          <rect width="16" height="12" class="cob0" />
          <path class="cob1" d="M0 0H16M0 6H16M4 0V6M12 0V6M0 6V12M8 6V12" />
        </pattern>
        <pattern id={`wav-${id}`} width="36" height="10" patternUnits="userSpaceOnUse">
          <path class="wavl" d="M0 5C6 2 12 2 18 5S30 8 36 5" />
        </pattern>
      </defs>
      <rect class="land" width={plan.width} height={plan.height} rx="3" />
      <path class="hs" d={housesOf(plan)} />
      <path class="tre" d={treesOf(plan)} />
      <g class={plan.narrow ? "rd p" : "rd"}>
        <path class="rd0" d={plan.ring} />
        <path class="rd1" d={plan.ring} />
        <path class="rd2" d={plan.ring} />
      </g>
      <path class="riv0" d={river.water} />
      <path d={river.water} fill={`url(#wav-${id})`} />
      <path class="bank" d={river.north} />
      <path class="bank" d={river.south} />
      {plan.bridges.map(({ x, width }) => {
        const y = bankAt(plan, x + width / 2) - 7;
        const long = plan.river.width + 14;
        return (
          <g key={x} class="brg">
            <rect x={x} y={y} width={width} height={long} />
            <path d={`M${x} ${y}v${long}M${x + width} ${y}v${long}`} />
          </g>
        );
      })}
      {plan.boats.map(([x, y, width]) => (
        <use key={x} href="#boat" x={x} y={y} width={width} height={(width * 25) / 36} class="bt" />
      ))}
      {plan.arrows.map(([x, y, turn]) => (
        <path
          key={`${x} ${y}`}
          class="rda"
          d={plan.narrow ? "M-5 -4.500L4 0L-5 4.500Z" : "M-7 -6L5 0L-7 6Z"}
          transform={`translate(${x} ${y}) rotate(${turn})`}
        />
      ))}
      {!plan.narrow && (
        <>
          <path id="lm-flow" d={river.flow} fill="none" />
          <text class="flow">
            <textPath href="#lm-flow">{say("thames")}</textPath>
          </text>
          <g class="cart" transform="translate(46 372)">
            <path d="M8 0H124C124 5 127 8 132 8V60C127 60 124 63 124 68H8C8 63 5 60 0 60V8C5 8 8 5 8 0Z" />
            {[say("cartouche-1"), say("cartouche-2"), say("cartouche-3")].map((line, i) => (
              <text
                key={line}
                x="66"
                y={[24, 41, 56][i]}
                class={i ? "c2" : "c1"}
                {...fitted(line, i ? ROOM_ON_CARTOUCHE : ROOM_IN_TITLE, 118)}
              >
                {line}
              </text>
            ))}
          </g>
          <g class="rose" transform="translate(764 408)">
            <circle r="27" />
            <circle r="21" />
            <path d="M0 -34L6 -6L0 0ZM0 34L-6 6L0 0ZM34 0L6 6L0 0ZM-34 0L-6 -6L0 0Z" class="f" />
            <path d="M0 -34L-6 -6L0 0ZM0 34L6 6L0 0ZM34 0L6 -6L0 0ZM-34 0L-6 6L0 0Z" />
            <text y="-37">{say("north")}</text>
          </g>
        </>
      )}
    </>
  );
}
