/** What marks an area as a whole: Trouble, and the pennant of whoever controls it. */
import type { JSX } from "preact";
import { markOf } from "../../../state/prefs";
import type { NantyArea } from "../../../types/generated";
import type { Place } from "./placing";

const PENNANTS = [
  "",
  "M-5 0A5 5 0 1 0 5 0A5 5 0 1 0-5 0Z",
  "M-4.5-4.500H4.500V4.500H-4.500Z",
  "M0-5.500L5.7 4.500H-5.700Z",
  "M-2.8-5H2.800L5.7 0L2.8 5H-2.800L-5.7 0Z",
];
const TROUBLE = 38;
/** How much larger than it is drawn a pennant hangs among the pieces. */
const PENNANT = 1.2;

function Trouble({ at }: { at: Place }): JSX.Element {
  const size = TROUBLE * at.scale;
  return <use class="trb" href="#np_trouble" x={at.x - size / 2} y={at.y - size / 2} width={size} height={size} />;
}

function Pennant({ at, mark }: { at: Place; mark: number }): JSX.Element {
  return (
    <g class="ctl" transform={`translate(${at.x} ${at.y}) scale(${PENNANT * at.scale})`} style={`--c:var(--p${mark})`}>
      <path class="fl" d="M-10-12.500H11L7.5 .5L11 12.500H-10Z" />
      <path class="mk" d={PENNANTS[mark]} />
    </g>
  );
}

/** How many places the signs of an area take. */
export const signsOf = (area: NantyArea): number => Number(area.trouble) + Number(area.control !== null);

/** They stand in the first places of an area. */
export function Signs({ area, places }: { area: NantyArea; places: Place[] }): JSX.Element {
  const trouble = area.trouble ? places[0] : undefined;
  const pennant = area.control === null ? undefined : places[Number(area.trouble)];
  return (
    <>
      {trouble && <Trouble at={trouble} />}
      {pennant && <Pennant at={pennant} mark={markOf(area.control ?? 0)} />}
    </>
  );
}
