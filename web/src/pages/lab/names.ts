/** What the things, the fields and the branches of a study are called. */
import type { Catalog } from "../../state/catalog";
import type { Field, Group } from "../../state/lab/fields";
import { type Branch, ROOT } from "../../state/lab/tree";
import { named, say, sayIf, tell } from "../../words/language";

/** Things that go by another's names. */
const ALIASES: Readonly<Record<string, string>> = { offer: "good", agent: "figure", special: "card" };

/** What is chosen in a field that goes by another name. */
const CHOICES: Readonly<Record<string, string>> = {
  hand: "good",
  known: "good",
  dead: "area",
  house: "figure",
  ledger: "sheet",
};

const attempt = (words: () => string, otherwise: string): string => {
  try {
    return words() || otherwise;
  } catch {
    // A study of somebody else's may say what there are no words for.
    return otherwise;
  }
};

/** The name of a thing of a supply. */
export function thingName(catalog: Catalog, supply: string, id: string): string {
  if (catalog.byId.has(id) && supply !== "offer" && supply !== "good" && supply !== "token") return catalog.name(id);
  return attempt(() => named(ALIASES[supply] ?? supply, id), id);
}

/** The name of an area or a market. */
export const placeName = (kind: string | null, id: string): string => attempt(() => named(kind ?? "", id), id);

export const supplyName = (supply: string): string => sayIf(`lab-supply-${supply}`) ?? supply;
export const fieldName = (label: string): string => sayIf(`lab-field-${label}`) ?? label;
/** What a field is called, with its number where there are several alike. */
export const fieldWords = ({ label, nth }: Field): string =>
  nth === null ? fieldName(label) : say("lab-nth", { what: fieldName(label), n: nth });
export const pieceName = (name: string): string => sayIf(`lab-piece-${name}`) ?? fieldName(name);

export function choiceName(label: string, choice: string): string {
  const own = sayIf(`lab-choice-${label}-${choice}`);
  return own ?? attempt(() => named(CHOICES[label] ?? label, choice), choice);
}

export function groupName(group: Group, places: string | null, seatName: (seat: number) => string): string {
  if (group.is === "seat") return seatName(group.seat);
  return group.is === "place" ? placeName(places, group.place) : say("lab-group-table");
}

/** What a branch is called: by its name, or by what was chosen. */
export function branchName(branch: Branch): string {
  if (branch.name) return branch.name;
  if (branch.id === ROOT) return say("lab-beginning");
  const { said } = branch;
  return said ? attempt(() => tell(said), say("lab-step")) : say("lab-step");
}

/** The id of a field's editor on the page. */
export const idOf = (path: string): string => `lab-at-${path.replace(/\W+/g, "-")}`;
