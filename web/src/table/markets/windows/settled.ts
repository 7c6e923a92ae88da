/** How a good was settled, as a headline and what follows from it. */
import type { Settled } from "../story";
import { say } from "../words";

export function settledWords(settled: Settled, me: number | null): [head: string, sub: string, mine: boolean] {
  const { most, count, next, winners } = settled;
  const head = most.length > 1 ? say("most-tied", { most, count }) : say("most-alone", { most, count, next });
  return [
    head,
    follows(settled),
    me !== null && winners.includes(me) && (settled.special ? !settled.noneLeft : settled.amount > 0),
  ];
}

function follows({ most, winners, special, noneLeft, amount }: Settled): string {
  const broken = most.length > 1 && winners.length === 1;
  if (special) {
    if (!winners.length) return say("settled-tie-special");
    if (noneLeft) return broken ? say("settled-tiebreaker-none-left", { winners }) : say("settled-none-left");
    return broken ? say("settled-tiebreaker-special", { winners }) : say("settled-special");
  }
  if (broken) return say("settled-tiebreaker", { winners, amount });
  if (!amount) return say("settled-unshared");
  return winners.length > 1 ? say("settled-each", { amount }) : say("settled-money", { amount });
}
