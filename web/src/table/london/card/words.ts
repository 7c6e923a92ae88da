/** A card said in words, for those who cannot see it. */
import { london } from "../../../text/london";
import type { CityCard } from "../../../types/generated";

const t = london.card;

export function cardWords(card: CityCard): string {
  const parts = [card.full_name, t.colours[card.colour]];
  if (card.cost) parts.push(t.costs(card.cost));
  if (card.activate === "card") parts.push(t.spendCard);
  if (card.activate === "blue_card") parts.push(t.spendBlue);
  if (typeof card.activate === "number") parts.push(t.payToRun(card.activate));
  if (card.money) parts.push(t.runMoney(card.money));
  if (card.prestige) parts.push(t.runPrestige(card.prestige));
  if (card.poverty) parts.push(t.runPoverty(card.poverty));
  if (card.relief) parts.push(t.runRelief(card.relief));
  if (card.text) parts.push(card.text.replace(/\.$/, ""));
  if (card.colour !== "grey" && !card.action) parts.push(card.flips ? t.turnsOver : t.staysUp);
  if (card.value) parts.push(t.atTheEnd(card.value));
  return parts.join(", ");
}
