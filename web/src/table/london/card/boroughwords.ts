/** A borough said in words. */
import type { BoroughCard, MapBorough } from "../../../types/generated";
import { listed, named, tell } from "../../../words/language";
import { say, unstopped } from "../words";

/** What a borough is called where there is little room. */
export const shortName = (id: string): string => named("borough", id, "short");

export function boroughWords(b: BoroughCard): string {
  const parts = [
    tell(b.name),
    say("words-borough-costs", { n: b.cost }),
    say("words-borough-draws", { n: b.cards }),
    say("words-borough-prestige", { n: b.prestige }),
    say("words-borough-relief", { n: b.relief }),
    say(`side-${b.side}`),
  ];
  if (b.river) parts.push(say("words-river"));
  if (b.run_money) parts.push(say("words-run-money", { n: b.run_money }));
  if (b.run_prestige) parts.push(say("words-run-prestige", { n: b.run_prestige }));
  if (b.run_poverty) parts.push(say("words-run-poverty", { n: b.run_poverty }));
  if (b.run_relief) parts.push(say("words-run-relief", { n: b.run_relief }));
  if (b.text) parts.push(unstopped(tell(b.text)));
  return listed(parts, "comma");
}

/** A borough of the map, said in words. */
export function mapWords(b: MapBorough): string {
  const parts = [
    tell(b.name),
    say("words-borough-costs", { n: b.cost }),
    say("words-borough-takes", { n: b.cards }),
    say("words-borough-points", { n: b.value }),
    say(`side-${b.side}`),
  ];
  if (b.river) parts.push(say("words-river"));
  return listed(parts, "comma");
}
