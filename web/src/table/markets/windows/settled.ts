/** How a good was settled, as a headline and what follows from it. */
import { words as w } from "../../../text/markets";
import type { Reveal, Settled } from "../story";

export function settledWords(
  settled: Settled,
  reveal: Reveal,
  name: (seat: number) => string,
  me: number | null,
): [string, string, boolean] {
  const names = settled.most.map(name);
  const bids = reveal.offers.filter((o) => o.good === settled.good);
  const next = Math.max(0, ...bids.filter((o) => !settled.most.includes(o.seat)).map((o) => o.count));
  const mine = me !== null && settled.winners.includes(me);
  const broken = settled.most.length > 1 && settled.winners.length === 1;
  const head =
    settled.most.length > 1
      ? w.ties(names, settled.count)
      : w.most(names, names[0] === name(me ?? -1) && me !== null, settled.count, next);
  if (settled.special) {
    if (!settled.winners.length) return [head, w.tieSpecial, false];
    return [head, broken ? `${w.tieBroken}: ${name(settled.winners[0] ?? 0)}, ${w.getsSpecial}` : w.getsSpecial, mine];
  }
  if (broken) return [head, `${w.tieBroken}: ${name(settled.winners[0] ?? 0)}, ${w.gets(settled.amount)}`, mine];
  if (!settled.amount) return [head, w.sharesNothing, false];
  return [head, settled.winners.length > 1 ? w.getsEach(settled.amount) : w.gets(settled.amount), mine];
}
