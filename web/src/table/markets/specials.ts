/** Special cards and market cards. */
import type { MarketCard, MarketsView, SpecialCard } from "../../types/generated";
import type { MarketsCatalog } from "./wire";

/** Market cards that nobody has seen come up yet: known as a set, in no order but for the last. */
export function stillToCome(view: MarketsView, catalog: MarketsCatalog): MarketCard[] {
  const gone = new Set([...view.past_cards, ...(view.card ? [view.card.id] : [])]);
  return catalog.rows.filter((row) => row.type === "market_card").filter((row) => !gone.has(row.id));
}

export function specialOf(catalog: MarketsCatalog, id: string): SpecialCard | null {
  const row = catalog.byId.get(id);
  return row?.type === "special" ? row : null;
}
