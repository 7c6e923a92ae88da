/** Pieces that stand on the places of a board: agents, buildings, goods bars. */
import type { Field } from "./fields";
import { asList, type Position, valueAt, withValue } from "./paths";

export const ofSeats = ({ kind }: Field): boolean => kind === "amounts" || kind === "owner" || kind === "owners";

export interface Piece {
  name: string;
  seat: number | null;
  /** How many are left; null: there are always more. */
  left: number | null;
}

/** The pieces of a game, with what is left of each. */
export function piecesOf(fields: readonly Field[], players: number, position: Position): Piece[] {
  const names = [...new Set(fields.flatMap((field) => (field.place && !field.things ? [field.label] : [])))];
  return names.flatMap((name): Piece[] => {
    const alike = fields.filter((field) => field.place && field.label === name);
    const first = alike[0] as Field;
    const seats = ofSeats(first) ? [...Array(players).keys()] : [null];
    return seats.map((seat) => {
      const lying = alike.reduce((sum, field) => sum + countOf(position, field, seat), 0);
      return { name, seat, left: first.most === undefined ? null : first.most - lying };
    });
  });
}

/** How many of a piece stand in a field. */
export function countOf(position: Position, field: Field, seat: number | null): number {
  const value = valueAt(position, field.path);
  if (field.kind === "amounts") return Number(asList(value)[seat ?? 0] ?? 0);
  if (field.kind === "owner") return value === seat ? 1 : 0;
  if (field.kind === "owners") return asList(value).filter((owner) => owner === seat).length;
  return Number(value ?? 0);
}

/** The position with one more piece. */
export function placed(position: Position, field: Field, seat: number | null): Position {
  const value = valueAt(position, field.path);
  if (field.kind === "amounts") return counting(position, field, seat ?? 0, 1);
  if (field.kind === "owner") return withValue(position, field.path, seat);
  if (field.kind === "owners") return withValue(position, field.path, [...asList(value), seat]);
  return withValue(position, field.path, field.kind === "flag" ? true : Number(value ?? 0) + 1);
}

/** The position with more or fewer of a seat's pieces in a field. */
export function counting(position: Position, field: Field, seat: number, by: number): Position {
  const counts = asList(valueAt(position, field.path)).map(Number);
  while (counts.length <= seat) counts.push(0);
  const next = Math.max(0, (counts[seat] ?? 0) + by);
  return withValue(position, field.path, counts.with(seat, next));
}

/** What a field has where nothing is said of it. */
export function amountIn(position: Position, field: Field, key?: string): number {
  const value = key === undefined ? valueAt(position, field.path) : valueAt(position, `${field.path}.${key}`);
  return typeof value === "number" ? value : Math.max(0, field.least ?? 0);
}
