/** The cards of Nanty Narking by what they are. */
import type { ActionCard, AreaCard, FigureCard, PersonalityCard, RandomEventCard } from "../../types/generated";
import type { NantyCard, NantyCatalog } from "./wire";

type Id = string | null | undefined;

function row(catalog: NantyCatalog, id: Id): NantyCard | null {
  return (id && catalog.byId.get(id)) || null;
}

export function actionCard(catalog: NantyCatalog, id: Id): ActionCard | null {
  const card = row(catalog, id);
  return card?.type === "action" ? card : null;
}

export function areaCard(catalog: NantyCatalog, id: Id): AreaCard | null {
  const card = row(catalog, id);
  return card?.type === "area" ? card : null;
}

export function eventCard(catalog: NantyCatalog, id: Id): RandomEventCard | null {
  const card = row(catalog, id);
  return card?.type === "event" ? card : null;
}

export function personCard(catalog: NantyCatalog, id: Id): PersonalityCard | null {
  const card = row(catalog, id);
  return card?.type === "personality" ? card : null;
}

export function figureCard(catalog: NantyCatalog, id: Id): FigureCard | null {
  const card = row(catalog, id);
  return card?.type === "agent" || card?.type === "building" ? card : null;
}

/** A symbol of a card and its amount: "money 3" is money, 3. */
export function symbolOf(symbol: string): { name: string; amount: number } {
  const [name = "", amount = "0"] = symbol.split(" ");
  return { name, amount: Number(amount) };
}
