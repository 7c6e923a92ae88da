/** In which corner of the map a window covers nothing that the decision is about. */
import data from "./art/map.json";

export type Corner = "tl" | "tr" | "bl" | "br";

const CORNERS: Corner[] = ["tr", "br", "bl", "tl"];
const WIDE = 1200;
const HIGH = 800;
/** How far an area's name and pieces reach from the middle of them. */
const REACH = { x: 85, y: 70 };

const regions = data.regions as Record<string, { centre: number[] }>;

/** How much of these areas a window in a corner would cover. */
export function covered(corner: Corner, w: number, h: number, areas: readonly string[]): number {
  const left = corner.endsWith("l") ? 0 : WIDE - w;
  const top = corner.startsWith("t") ? 0 : HIGH - h;
  let sum = 0;
  for (const id of areas) {
    const [x = 0, y = 0] = regions[id]?.centre ?? [];
    const wide = Math.min(left + w, x + REACH.x) - Math.max(left, x - REACH.x);
    const high = Math.min(top + h, y + REACH.y) - Math.max(top, y - REACH.y);
    if (wide > 0 && high > 0) sum += wide * high;
  }
  return sum;
}

/** The corner for a window of this size, in units of the map, that covers the least of these areas. */
export function cornerFor(areas: readonly string[], w: number, h: number, taken: Corner | null = null): Corner {
  let best: Corner = "tr";
  let least = Infinity;
  for (const corner of CORNERS) {
    if (corner === taken) continue;
    const sum = covered(corner, w, h, areas);
    if (sum < least) {
      least = sum;
      best = corner;
    }
  }
  return best;
}
