/** Many choices on a small screen: first the area, then what in it. */
import type { NantyOption } from "../../../types/generated";
import type { Picking } from "../map/picking";

/** So many buttons have room beside the map of a phone on its side. */
const MOST = 6;

/** The choices by area; nothing where they are few, or not about areas. */
export function byArea(rows: NantyOption[]): Picking[] {
  if (rows.length <= MOST || !rows.every((row) => row.area && !row.to)) return [];
  const areas = new Map<string, NantyOption[]>();
  for (const row of rows) areas.set(row.area ?? "", [...(areas.get(row.area ?? "") ?? []), row]);
  return areas.size < rows.length ? [...areas].map(([area, of]) => ({ area, rows: of })) : [];
}
