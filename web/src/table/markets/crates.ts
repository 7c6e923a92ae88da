/** Stacks of bars, and the crates that can be seen of them from above. */
import type { MarketsView } from "../../types/generated";

const LAYER = 3;

/** The bars that show: the last full layer lies flat, those begun upon it lie across. */
export interface Laid {
  owner: number;
  /** Its place in the stack, from the first bar on. */
  index: number;
  line: number;
  across: boolean;
  raised: boolean;
}

export function topOf(bars: readonly number[]): Laid[] {
  const full = Math.floor(bars.length / LAYER);
  const first = Math.max(0, (full - 1) * LAYER);
  return bars.slice(first).map((owner, i) => {
    const index = first + i;
    const layer = Math.floor(index / LAYER);
    return { owner, index, line: index % LAYER, across: layer % 2 === 1, raised: full > 0 && layer === full };
  });
}

/** Seats by their crates at a market, most first; level seats in their order. */
export function byCrates(crates: readonly number[]): number[] {
  return [...crates.keys()].sort((a, b) => (crates[b] ?? 0) - (crates[a] ?? 0) || a - b);
}

export function cratesOf(view: MarketsView, seat: number): number {
  return view.markets.reduce((sum, market) => sum + (market.crates[seat] ?? 0), 0);
}
