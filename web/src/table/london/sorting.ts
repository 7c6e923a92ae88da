/** How the hand is laid out. */
import { cityOf } from "./catalog";
import type { LondonCatalog } from "./wire";

const COLOURS = ["brown", "blue", "pink", "grey"];

export function sorted(hand: readonly string[], catalog: LondonCatalog, by: string): string[] {
  if (by === "dealt") return [...hand];
  const colour = (id: string): number => COLOURS.indexOf(cityOf(catalog, id)?.colour ?? "grey");
  const cost = (id: string): number => cityOf(catalog, id)?.cost ?? 0;
  return [...hand].sort((a, b) => {
    const first = by === "cost" ? cost(a) - cost(b) : colour(a) - colour(b);
    return first || colour(a) - colour(b) || cost(a) - cost(b) || catalog.name(a).localeCompare(catalog.name(b));
  });
}
