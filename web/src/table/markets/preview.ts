/** What choosing an option would change, as far as the table can show it. */
import type { MarketsOption } from "../../types/generated";
import { type Good, MINIMUM } from "./goods";
import { type Model, marketAt } from "./model";
import { paysNow, specialOf } from "./specials";
import type { MarketsCatalog } from "./wire";

const MERCHANT_BARS = 2;

export interface Preview {
  bars: { market: string; owner: number; count: number } | null;
  money: number;
  goods: { good: Good | null; count: number } | null;
  market: string | null;
}

const NOTHING: Preview = { bars: null, money: 0, goods: null, market: null };

export function previewOf(row: MarketsOption | null, model: Model, catalog: MarketsCatalog): Preview {
  if (!row) return NOTHING;
  const { view } = model;
  const seat = row.seat;
  if (row.market && (row.kind === "place" || row.kind === "place_first")) {
    return { ...NOTHING, market: row.market, bars: { market: row.market, owner: row.owner ?? seat, count: 1 } };
  }
  if (row.kind === "action" && row.market) {
    const market = marketAt(view, row.market);
    const due = Math.max(MINIMUM, market?.crates[seat] ?? 0);
    if (row.action === "stack") {
      const count = Math.min(row.token === "stack" ? MERCHANT_BARS : 1, view.seats[seat]?.bars ?? 0);
      return { ...NOTHING, market: row.market, bars: { market: row.market, owner: seat, count } };
    }
    if (row.action === "profit") return { ...NOTHING, market: row.market, money: due };
    const good = market && market.offer !== "general" ? market.offer : null;
    const left = good && market?.pile !== null ? Math.min(due, market?.pile ?? due) : due;
    return { ...NOTHING, market: row.market, goods: { good, count: left } };
  }
  if (row.card && (row.kind === "action" || row.kind === "after")) {
    const card = specialOf(catalog, row.card);
    return { ...NOTHING, money: (card ? (paysNow(card, view, seat)?.pounds ?? 0) : 0) - (row.cost ?? 0) };
  }
  if (row.good && row.kind !== "offer") return { ...NOTHING, goods: { good: row.good, count: 1 } };
  return NOTHING;
}
