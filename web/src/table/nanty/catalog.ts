/** The cards of Nanty Narking by what they are. */
import type { Catalog } from "../../state/catalog";
import type { ActionCard, AreaCard, FigureCard, PersonalityCard, RandomEventCard } from "../../types/generated";

function ofType<T>(catalog: Catalog, id: string | null | undefined, ...types: string[]): T | null {
  const row = id ? catalog.byId.get(id) : undefined;
  return row && types.includes(row.type ?? "") ? (row as unknown as T) : null;
}

export const actionCard = (catalog: Catalog, id: string | null | undefined): ActionCard | null =>
  ofType(catalog, id, "action");
export const areaCard = (catalog: Catalog, id: string | null | undefined): AreaCard | null =>
  ofType(catalog, id, "area");
export const eventCard = (catalog: Catalog, id: string | null | undefined): RandomEventCard | null =>
  ofType(catalog, id, "event");
export const personCard = (catalog: Catalog, id: string | null | undefined): PersonalityCard | null =>
  ofType(catalog, id, "personality");
export const figureCard = (catalog: Catalog, id: string | null | undefined): FigureCard | null =>
  ofType(catalog, id, "agent", "building");

/** A symbol of a card and its amount: "money 3" is money, 3. */
export function symbolOf(symbol: string): { name: string; amount: number } {
  const [name = "", amount = "0"] = symbol.split(" ");
  return { name, amount: Number(amount) };
}
