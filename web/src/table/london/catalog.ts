/** The cards of London by what they are. */
import type { BoroughCard, CityCard, MapBorough } from "../../types/generated";
import type { LondonCatalog } from "./wire";

export function cityOf(catalog: LondonCatalog, id: string): CityCard | null {
  const row = catalog.byId.get(id);
  return row?.type === "city" ? row : null;
}

/** A borough of the 2nd edition. */
export function boroughOf(catalog: LondonCatalog, id: string): BoroughCard | null {
  const row = catalog.byId.get(id);
  return row?.type === "borough" && "relief" in row ? row : null;
}

/** A borough of the 1st edition's map. */
export function onMap(catalog: LondonCatalog, id: string): MapBorough | null {
  const row = catalog.byId.get(id);
  return row?.type === "borough" && "borders" in row ? row : null;
}

/** How many city cards there are of each set. */
export function setsOf(catalog: LondonCatalog): Record<string, number> {
  const count: Record<string, number> = {};
  for (const row of catalog.rows) {
    if (row.type !== "city") continue;
    for (const [letter, copies] of Object.entries(row.copies)) count[letter] = (count[letter] ?? 0) + copies;
  }
  return count;
}
