/** An area with all that stands in it, said in words. */
import type { AreaCard, NantyArea } from "../../../types/generated";
import { listed } from "../../../words/language";
import { say } from "../words";

/** Everything that stands in an area, in words. */
export function areaWords(area: NantyArea, card: AreaCard | null): string {
  const parts: string[] = [];
  area.agents.forEach((count, seat) => {
    const figures = area.figures?.[seat];
    if (figures?.length) parts.push(say("stands-figures", { seat, figures }));
    else if (count) parts.push(say("stands-agents", { seat, count }));
  });
  if (area.building !== null)
    parts.push(say("stands-building", { owner: area.building, house: area.house ?? "building" }));
  if (area.grenadiers) parts.push(say("stands-grenadiers", { count: area.grenadiers }));
  if (area.new_citizens) parts.push(say("stands-citizens", { count: area.new_citizens }));
  if (area.trouble) parts.push(say("stands-trouble"));
  if (area.control !== null) parts.push(say("stands-control", { seat: area.control }));
  const head = card ? say("stands-area", { area: area.area, number: card.number, cost: card.cost }) : area.area;
  return listed([head, ...(parts.length ? parts : [say("stands-nothing")])], "comma");
}
