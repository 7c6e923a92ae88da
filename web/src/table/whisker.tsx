/** A chance with its width on an axis that several share, the best of them as a dashed line. */
import type { JSX } from "preact";
import type { Worth } from "../types/generated";

export function Whisker({
  win,
  best,
  axis: [low, high],
  first = false,
}: {
  win: Worth;
  /** The chance that is marked on every axis, to be compared with. */
  best: number;
  axis: readonly [number, number];
  /** Whether it is the best itself. */
  first?: boolean;
}): JSX.Element {
  const at = (chance: number): number => ((Math.max(low, Math.min(high, chance)) - low) / (high - low || 1)) * 200;
  return (
    <svg class={`whisker ${first ? "first" : ""}`} viewBox="0 0 200 16" preserveAspectRatio="none" aria-hidden="true">
      <path class="ax" d="M0 8H200" />
      <rect x={at(win.lo)} y="3.5" width={Math.max(1, at(win.hi) - at(win.lo))} height="9" />
      <path class="at" d={`M${at(win.p)} 1V15`} />
      {!first && <path class="ref" d={`M${at(best)} 0V16`} />}
    </svg>
  );
}
