/** What a card of the hand would cost now. */
import type { CityCard } from "../../types/generated";
import type { Model } from "./model";

export function priceOf(card: CityCard, model: Model): number | undefined {
  const row = model.marks.card.get(card.id);
  return row && (row.kind === "develop" || row.kind === "build_free") ? row.cost : undefined;
}
