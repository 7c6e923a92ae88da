/** The rulings on a card: that in its row, and those of the catalogue. */
import { london } from "../../../text/london";
import type { LondonCard } from "../wire";

/** The ruling in its row, and those of the catalogue. */
export function rulingsOn(card: LondonCard): string[] {
  return [...(card.note ? [card.note] : []), ...(london.rulings[card.id] ?? [])];
}
