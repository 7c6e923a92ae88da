/** Stacks of bars, and the crates that can be seen of them from above. */
import type { MarketPlace, MarketsView } from "../../types/generated";

const LAYER = 3;

/** A market's crates after more bars of one owner: each that crosses a full layer hides a crate of each bar below. */
export function cratesAfter(market: MarketPlace, owner: number, bars: number): number[] {
  const stack = [...market.bars];
  const crates = [...market.crates];
  for (let i = 0; i < bars; i++) {
    stack.push(owner);
    crates[owner] = (crates[owner] ?? 0) + LAYER;
    const below = Math.floor((stack.length - 1) / LAYER) * LAYER;
    for (const covered of stack.slice(Math.max(0, below - LAYER), below)) crates[covered] = (crates[covered] ?? 0) - 1;
  }
  return crates;
}

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
