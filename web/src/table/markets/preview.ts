/** What choosing an option would change, as far as the table can show it. */
import type { MarketsOption } from "../../types/generated";
import { GOODS, type Good } from "./goods";

/** Goods cards that come to hand: how many of them are certain to be of which good, and how many there are in all. */
export interface GoodsBrought {
  by: Partial<Record<Good, number>>;
  all: number;
}

export interface Preview {
  /** Bars laid at a market, and the crates that each would show there then. */
  bars: { market: string; owner: number; count: number; crates: readonly number[] } | null;
  money: number;
  goods: GoodsBrought | null;
  market: string | null;
}

const NOTHING: Preview = { bars: null, money: 0, goods: null, market: null };

export function previewOf(row: MarketsOption | null): Preview {
  if (!row) return NOTHING;
  const { brings = {}, crates, market = null } = row;
  const all = brings.goods ?? 0;
  const by = Object.fromEntries(GOODS.map((good) => [good, brings[good] ?? 0]).filter(([, count]) => count));
  return {
    // A bar of another's is laid alone, and changes nothing of one's own.
    bars: market && crates ? { market, owner: row.owner ?? row.seat, count: -(brings.bars ?? -1), crates } : null,
    money: brings.money ?? 0,
    goods: all > 0 ? { by, all } : null,
    market,
  };
}
