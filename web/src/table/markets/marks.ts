/** Where on the table each option of a decision lies. What has no place there stands in the menu. */
import type { MarketsOption } from "../../types/generated";
import type { Good } from "./goods";

/** What the table asks, arranged by where it lies. */
export interface Marks {
  kind: string | null;
  rows: MarketsOption[];
  /** Options at a market: a figure used there, or a bar laid there. */
  market: Map<string, MarketsOption[]>;
  good: Map<Good, MarketsOption>;
  card: Map<string, MarketsOption>;
  pile: Map<number, MarketsOption>;
  swaps: MarketsOption[];
  offers: MarketsOption[];
  /** Options that have no place on the table. */
  menu: MarketsOption[];
}

export function marksOf(kind: string | null, rows: readonly MarketsOption[]): Marks {
  const marks: Marks = {
    kind,
    rows: [...rows],
    market: new Map(),
    good: new Map(),
    card: new Map(),
    pile: new Map(),
    swaps: [],
    offers: [],
    menu: [],
  };
  for (const row of rows) {
    if (row.kind === "offer") marks.offers.push(row);
    else if (row.market) marks.market.set(row.market, [...(marks.market.get(row.market) ?? []), row]);
    else if (row.give) marks.swaps.push(row);
    else if (row.good) marks.good.set(row.good, row);
    else if (row.card) marks.card.set(row.card, row);
    else if (row.kind === "pile" && typeof row.pile === "number") marks.pile.set(row.pile, row);
    else marks.menu.push(row);
  }
  return marks;
}
