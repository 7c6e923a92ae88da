/** A card said in words, for those who cannot see it. */
import type { CityCard } from "../../../types/generated";
import { gameHere, listed, named, tell } from "../../../words/language";
import { say, unstopped } from "../words";

/** What a card asks for and brings in a run. */
export function runWords(card: CityCard): string[] {
  const parts: string[] = [];
  if (card.activate === "card") parts.push(say("words-spend-card"));
  if (card.activate === "blue_card") parts.push(say("words-spend-blue"));
  if (typeof card.activate === "number") parts.push(say("words-pay", { n: card.activate }));
  if (card.money) parts.push(say("words-money", { n: card.money }));
  if (card.prestige) parts.push(say("words-prestige", { n: card.prestige, game: gameHere() }));
  if (card.poverty) parts.push(say("words-poverty", { n: card.poverty }));
  if (card.relief) parts.push(say("words-relief", { n: card.relief }));
  return parts;
}

export function cardWords(card: CityCard): string {
  const parts = [tell(card.full_name), named("colour", card.colour)];
  if (card.cost) parts.push(say("words-costs", { n: card.cost }));
  parts.push(...runWords(card));
  if (card.text) parts.push(unstopped(tell(card.text)));
  if (card.colour !== "grey" && !card.action) parts.push(say(card.flips ? "words-turns-over" : "words-stays-up"));
  if (card.value) parts.push(say("words-value", { n: card.value, game: gameHere() }));
  return listed(parts, "comma");
}
