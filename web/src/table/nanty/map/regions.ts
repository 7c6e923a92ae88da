/** The regions of the map. */
import data from "../art/map.json";

export interface Region {
  label: number[];
  plaque: number[];
  slots: number[][];
  centre: number[];
}

export const regions = data.regions as Record<string, Region>;

/** Where the large name of an area stands on a small map: clear of its pieces. */
export function labelY(region: Region): number {
  const [, y = 0] = region.label;
  return y + ((region.slots[0]?.[1] ?? 0) < y ? 12 : -8);
}

export function labelX(region: Region): number {
  const [x = 0] = region.label;
  return (region.slots[0]?.[0] ?? 0) > x ? x - 22 : x;
}
