/** The things of a position: which lie where, and what is left of each. */
import type { Layout } from "../../types/generated";
import type { Field } from "./fields";
import { asList, type Position, valueAt } from "./paths";

/** Stands for the rest of a supply at the end of a pile. */
export const REST = "*";
/** An empty space of a row. */
export const GAP = "-";
/** Stands before what lies face down. */
export const DOWN = "-";

/** The name of a thing without what says how it lies. */
export const bare = (name: string): string =>
  name.length > 1 && name.startsWith(DOWN) ? name.slice(DOWN.length) : name;

export const faceDown = (name: string): boolean => name !== bare(name);

/** The things that lie in a field, in order; those of stacks from the first stack's lowest card on. */
export function thingsIn(position: Position, field: Field): string[] {
  const value = valueAt(position, field.path);
  if (field.kind === "thing") return typeof value === "string" ? [value] : [];
  return asList(value)
    .flat()
    .filter((name): name is string => typeof name === "string" && name !== REST && name !== GAP)
    .map(bare);
}

/** Whether the things of a field are counted: those that are known of another field lie there. */
export const counted = (field: Field): boolean => field.things !== undefined && !field.among && !isSetting(field);
/** What stands somewhere by the rules, and is never used up. */
const isSetting = ({ kind, path }: Field): boolean => kind === "thing" && path.startsWith("merchants.");

/** How many there are of a thing, and how many of them lie in no other place than a pile that is drawn from. */
export interface Left {
  left: number;
  of: number;
}

export function leftOf(
  layout: Layout,
  fields: readonly Field[],
  position: Position,
  supply: string,
): Map<string, Left> {
  const left = new Map(Object.entries(layout.supplies[supply] ?? {}).map(([id, of]) => [id, { left: of, of }]));
  for (const field of fields) {
    if (field.things !== supply || !counted(field) || field.rest) continue;
    for (const id of thingsIn(position, field)) {
      const row = left.get(id);
      if (row) row.left -= 1;
    }
  }
  return left;
}

/** The supplies that something can be taken from. */
export const suppliesOf = (fields: readonly Field[]): string[] => [
  ...new Set(
    fields.flatMap((field) => (field.things && counted(field) && field.kind !== "thing" ? [field.things] : [])),
  ),
];
