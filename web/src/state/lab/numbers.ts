/** Numbers that go along with something: coins with stacks, what others can tell with the money itself. */
import type { Field } from "./fields";
import { asList, type Position, valueAt, withValue } from "./paths";

/** The path of another field of the same seat. */
export const within = ({ path }: Field, name: string): string => `${path.slice(0, path.lastIndexOf(".") + 1)}${name}`;

/** The numbers of a field: as many as what they go along with has; where nothing is said, what that is. */
export function numbersIn(position: Position, field: Field): number[] {
  const given = asList(valueAt(position, field.path)).map(Number);
  if (field.along === undefined) return given;
  const along = valueAt(position, within(field, field.along));
  if (field.room !== undefined) return [...Array(field.room).keys()].map((i) => given[i] ?? Number(along ?? 0));
  return asList(along).map((_, i) => given[i] ?? 0);
}

/** The position with another amount, and with what is known of it moved along where it was known exactly, or widened. */
export function amounted(position: Position, fields: readonly Field[], field: Field, amount: number): Position {
  const before = Number(valueAt(position, field.path) ?? 0);
  let now = withValue(position, field.path, amount);
  for (const range of fields) {
    if (range.room === undefined || !range.along || within(range, range.along) !== field.path) continue;
    const given = valueAt(position, range.path);
    if (!Array.isArray(given)) continue;
    const [low, high] = given.map(Number) as [number, number];
    const exact = low === before && high === before;
    const next = exact ? [amount, amount] : [Math.min(low, amount), Math.max(high, amount)];
    now = withValue(now, range.path, next);
  }
  return now;
}
