/** Offers, before they are sealed and after. */
import type { MarketsOption } from "../../types/generated";
import { GOODS, type Good, MINIMUM } from "./goods";

/** A sealed offer as the wire has it: the good's number times 32, and how many cards. */
export function unsealed(option: number): { good: Good | null; count: number } {
  const count = option & 31;
  return { good: count ? (GOODS[option >> 5] ?? null) : null, count };
}

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
  const worth = (good: Good): number => {
    const reward = offers.find((row) => row.good === good)?.reward ?? "";
    return Number(/\d+/.exec(reward)?.[0] ?? (reward ? MINIMUM : 0));
  };
  const best = GOODS.filter(most).sort((a, b) => worth(b) - worth(a))[0];
  return best ? pick(best, 1) : null;
}
