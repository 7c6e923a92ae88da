/** The rulings on a card: that in its row, and that of the catalogue. */
import { sayIf, tell } from "../../../words/language";
import type { LondonCard } from "../wire";

export function rulingsOn(card: LondonCard): string[] {
  const ruling = sayIf(`ruling-${card.id}`);
  return [...(card.note ? [tell(card.note)] : []), ...(ruling ? [ruling] : [])];
}
