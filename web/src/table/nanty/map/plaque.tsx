/** Number and cost of an area, Trouble at its left, the controller's pennant at its right. */
import type { JSX } from "preact";
import { markOf } from "../../../state/prefs";
import type { AreaCard, NantyArea } from "../../../types/generated";
import { tell } from "../../../words/language";
import { labelY, type Region } from "./regions";

const PENNANTS = [
  "",
  "M-5 0A5 5 0 1 0 5 0A5 5 0 1 0-5 0Z",
  "M-4.5-4.500H4.500V4.500H-4.500Z",
  "M0-5.500L5.7 4.500H-5.700Z",
  "M-2.8-5H2.800L5.7 0L2.8 5H-2.800L-5.7 0Z",
];

export function Plaque({
  area,
  card,
  region,
  few,
}: {
  area: NantyArea;
  card: AreaCard | null;
  region: Region;
  few: boolean;
}): JSX.Element {
  const [x = 0, below = 0] = region.plaque;
  const mark = area.control === null ? 0 : markOf(area.control);
  // On a small map there is no plaque: the signs stand beside the name.
  const side = few ? tell(card?.name ?? "").length * 8 + 4 : 33;
  const y = few ? labelY(region) - 12 : below;
  // Where the pieces stand at the right of the name, the pennant hangs under it.
  const under = few && (region.slots[0]?.[0] ?? 0) > x;
  return (
    <g>
      {!few && (
        // biome-ignore lint/a11y/noAriaHiddenOnFocusable: no part of a drawing takes the focus
        <g class="plq" aria-hidden="true">
          <rect x={x - 33} y={y - 9.5} width="66" height="22" rx="4" />
          <circle cx={x - 20} cy={y + 1.5} r="9.8" />
          <text class="n" x={x - 20} y={y + 7.2}>
            {card?.number}
          </text>
          <text class="c" x={x + 12} y={y + 7.4}>
            £{card?.cost}
          </text>
        </g>
      )}
      {area.trouble && (
        <use
          class="trb"
          href="#np_trouble"
          x={x - side - (few ? 42 : 33)}
          y={y - (few ? 21 : 16)}
          width={few ? 42 : 34}
          height={few ? 42 : 34}
        />
      )}
      {mark > 0 && (
        <g
          class="ctl"
          transform={`translate(${under ? x : x + side + (few ? 18 : 12)} ${y + (under ? 32 : 1.5)}) scale(${few ? 1.4 : 1})`}
          style={`--c:var(--p${mark})`}
        >
          <path class="fl" d="M-10-12.500H11L7.5 .5L11 12.500H-10Z" />
          <path class="mk" d={PENNANTS[mark]} />
        </g>
      )}
    </g>
  );
}
