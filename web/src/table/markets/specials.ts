/** Special cards and market cards, and what they are worth now. */
import type { MarketCard, MarketsView, SpecialCard } from "../../types/generated";
import { marketAt } from "./model";
import type { MarketsCatalog } from "./wire";

/** What a special card counts for a seat, and what that pays. */
export function paysNow(card: SpecialCard, view: MarketsView, seat: number): { count: number; pounds: number } | null {
  if (!card.pays) return null;
  const shown = (id: string): number => marketAt(view, id)?.crates[seat] ?? 0;
  const count = card.markets
    ? Math.min(...card.markets.map(shown))
    : view.markets.filter((m) => (m.crates[seat] ?? 0) > 0).length;
  let pounds = 0;
  for (const [least, paid] of card.pays) if (count >= (least ?? 0)) pounds = paid ?? 0;
  return { count, pounds };
}

/** Market cards that nobody has seen come up yet: known as a set, in no order but for the last. */
export function stillToCome(view: MarketsView, catalog: MarketsCatalog): MarketCard[] {
  const gone = new Set([...view.past_cards, ...(view.card ? [view.card.id] : [])]);
  return catalog.rows.filter((row) => row.type === "market_card").filter((row) => !gone.has(row.id));
}

export function specialOf(catalog: MarketsCatalog, id: string): SpecialCard | null {
  const row = catalog.byId.get(id);
  return row?.type === "special" ? row : null;
}
