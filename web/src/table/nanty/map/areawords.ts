/** An area with all that stands in it, said in words. */
import { nanty as t } from "../../../text/nanty";
import type { AreaCard, NantyArea } from "../../../types/generated";

/** Everything that stands in an area, in words. */
export function areaWords(
  area: NantyArea,
  card: AreaCard | null,
  name: (seat: number) => string,
  thing: (id: string) => string,
): string {
  const parts: string[] = [];
  area.agents.forEach((n, seat) => {
    const figures = area.figures?.[seat];
    if (figures?.length) parts.push(t.namedOf(name(seat), figures.map(thing)));
    else if (n) parts.push(t.agentsOf(name(seat), n));
  });
  if (area.building !== null)
    parts.push(t.buildingOf(name(area.building), area.house ? thing(area.house) : t.building));
  if (area.grenadiers) parts.push(t.grenadiers(area.grenadiers));
  if (area.new_citizens) parts.push(t.citizens(area.new_citizens));
  if (area.trouble) parts.push(t.trouble);
  if (area.control !== null) parts.push(t.controlledBy(name(area.control)));
  const head = card ? t.areaLabel(card.name, card.number, card.cost) : area.area;
  return [head, ...(parts.length ? parts : [t.empty])].join(", ");
}
