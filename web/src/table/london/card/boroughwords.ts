/** A borough said in words. */
import { london } from "../../../text/london";
import type { BoroughCard, MapBorough } from "../../../types/generated";

const t = london.borough;

export function shortName(name: string): string {
  return name.split(/,| & /)[0] ?? name;
}

export function boroughWords(b: BoroughCard): string {
  const parts = [
    b.name,
    t.costs(b.cost),
    t.draws(b.cards),
    t.prestige(b.prestige),
    t.relief(b.relief),
    t.sides[b.side],
  ];
  if (b.river) parts.push(t.onRiver);
  if (b.run_money) parts.push(t.runMoney(b.run_money));
  if (b.run_prestige) parts.push(t.runPrestige(b.run_prestige));
  if (b.run_poverty) parts.push(t.runPoverty(b.run_poverty));
  if (b.run_relief) parts.push(t.runRelief(b.run_relief));
  if (b.text) parts.push(b.text.replace(/\.$/, ""));
  return parts.join(", ");
}

/** A borough of the map, said in words. */
export function mapWords(b: MapBorough): string {
  const parts = [b.name, t.costs(b.cost), t.takes(b.cards), t.points(b.value), t.sides[b.side]];
  if (b.river) parts.push(t.onRiver);
  return parts.join(", ");
}
