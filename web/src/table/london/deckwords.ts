/** What is left of the deck, in words. */
import type { TableView } from "./wire";
import { say } from "./words";

/** The cards of each set, uppermost first. */
export function deckSets({ sets }: Pick<TableView, "sets">): string {
  const parts = Object.entries(sets).map(([set, n]) => say("deck-set", { set, n }));
  return parts.length ? parts.reduce((before, next) => say("deck-sets", { before, next })) : "";
}

export function deckLabel({ deck, sets }: Pick<TableView, "deck" | "sets">): string {
  const [set] = Object.keys(sets);
  return set === undefined ? say("deck-label-empty") : say("deck-label", { set, n: deck });
}
