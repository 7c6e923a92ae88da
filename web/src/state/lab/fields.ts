/** What a position of a game is made of: its fields, one for each seat where each has one. Nothing here knows a game. */
import type { Layout, LayoutField } from "../../types/generated";
import { stepsOf } from "./paths";

/** Who or what a field belongs to: the table, a seat, or a place of the board. */
export type Group = { is: "table" } | { is: "seat"; seat: number } | { is: "place"; place: string };

export const groupKey = (group: Group): string =>
  group.is === "seat" ? `seat ${group.seat}` : group.is === "place" ? `place ${group.place}` : "table";

const OWN = "seat.";

/** A field at its place, one for each seat where each has one. */
export interface Field extends LayoutField {
  /** What it is called by: the last word of its path, or all of it at the table. */
  label: string;
  group: Group;
  /** The how-manieth it is of several alike, from 1. */
  nth: number | null;
}

/** Every field of a position. */
export function fieldsOf(layout: Layout, players: number): Field[] {
  const seats = [...Array(players).keys()];
  return layout.fields.flatMap((field): Field[] => {
    if (field.path.startsWith(OWN)) {
      const name = field.path.slice(OWN.length);
      return seats.map((seat) => ({
        ...field,
        path: `seat[${seat}].${name}`,
        group: { is: "seat", seat },
        label: field.label ?? name,
        nth: null,
      }));
    }
    const words = field.path.replace(/\[\d+\]/g, "").split(".");
    const own: Partial<Record<LayoutField["kind"], string>> = { sights: "sights", owners: "bars" };
    const label = field.label ?? own[field.kind] ?? (field.place ? (words.at(-1) ?? "") : words.join("-"));
    const index = /\[(\d+)\]$/.exec(field.path)?.[1];
    const group: Group = field.place ? { is: "place", place: field.place } : { is: "table" };
    return [{ ...field, group, label, nth: index === undefined ? null : Number(index) + 1 }];
  });
}

/** The places of the board, in the order of the layout. */
export const placesOf = (layout: Layout): string[] => [
  ...new Set(layout.fields.flatMap(({ place }) => (place ? [place] : []))),
];

/** The field that an error is about: the one at its path, or the one around it. */
export function fieldAt(fields: readonly Field[], path: string): Field | null {
  const inside = fields.filter((field) => path === field.path || /^[.[]/.test(cut(path, field.path)));
  return inside.toSorted((a, b) => b.path.length - a.path.length)[0] ?? null;
}
const cut = (path: string, start: string): string => (path.startsWith(start) ? path.slice(start.length) : "");

/** Where something wrong is to be looked for: at its field, or among those of its seat or place. */
export function groupAt(fields: readonly Field[], path: string): Group {
  const field = fieldAt(fields, path);
  if (field) return field.group;
  const [first, second] = stepsOf(path);
  if (first === "seat" && typeof second === "number") return { is: "seat", seat: second };
  return fields.find(({ place }) => place !== undefined && place === second)?.group ?? { is: "table" };
}
