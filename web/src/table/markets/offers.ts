/** Offers, before they are sealed and after. */
import type { MarketsOption, MarketsView } from "../../types/generated";
import { GOODS, type Good } from "./goods";
import { say } from "./words";

export interface Wanted {
  good: Good;
  count: number;
}

/** The offer that is being put together: what was wanted as far as it can be offered, else one card of what pays best. */
export function composed(offers: readonly MarketsOption[], wanted: Wanted | null): MarketsOption | null {
  const most = (good: Good): number =>
    Math.max(0, ...offers.filter((row) => row.good === good).map((row) => row.count ?? 0));
  const pick = (good: Good, count: number): MarketsOption | null => {
    const held = most(good);
    return offers.find((row) => row.good === good && row.count === Math.min(Math.max(1, count), held)) ?? null;
  };
  if (wanted && most(wanted.good)) return pick(wanted.good, wanted.count);
  const worth = (good: Good): number => offers.find((row) => row.good === good)?.worth ?? 0;
  const best = GOODS.filter(most).sort((a, b) => worth(b) - worth(a))[0];
  return best ? pick(best, 1) : null;
}

/** The offers that can be put together from here, by their numbers: those of a good with more cards, or with fewer. */
export function leadsTo(offers: readonly MarketsOption[], good: Good, least: number, most: number): string {
  const within = ({ count = 0 }: MarketsOption): boolean => count >= least && count <= most;
  return offers.flatMap((row) => (row.good === good && within(row) ? [row.option] : [])).join(" ");
}

/** What is offered, or nothing. */
export function offerWords(offer: { good?: Good | null; count?: number }): string {
  return offer.good ? say("goods", { count: offer.count, good: offer.good }) : say("nothing");
}

/** What an offer could take. */
export function couldBring(row: MarketsOption, good: Good, view: MarketsView): string {
  if (row.cash) return say("could-bring-or-cash", { good, cash: row.cash });
  return say("could-bring", { good, pay: view.card?.rewards[good] });
}
