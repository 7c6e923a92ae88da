/**
 * A position that is laid out by hand: its fields by their paths, what is left of each thing, and what is put where.
 * What a game's position can have is said by its layout; nothing here knows a game.
 */
import type { Layout, LayoutField } from "../../types/generated";

export type Position = Readonly<Record<string, unknown>>;

/** Stands for the rest of a supply at the end of a pile. */
export const REST = "*";
/** An empty space of a row. */
export const GAP = "-";
/** Stands before what lies face down. */
const DOWN = "-";

/** `seat[0].hand` as the steps that lead there. */
export const stepsOf = (path: string): (string | number)[] =>
  [...path.matchAll(/[^.[\]]+/g)].map(([step]) => (/^\d+$/.test(step) ? Number(step) : step));

/** What stands at a path. */
export function valueAt(position: unknown, path: string): unknown {
  return stepsOf(path).reduce<unknown>(
    (held, step) => (typeof held === "object" && held !== null ? held[step as never] : undefined),
    position,
  );
}

/** The position with something else at a path; undefined: with nothing there. */
export function withValue<P>(position: P, path: string, value: unknown): P {
  const set = (held: unknown, steps: readonly (string | number)[]): unknown => {
    const [step, ...more] = steps;
    if (step === undefined) return value;
    if (typeof step === "number") {
      const list = Array.isArray(held) ? [...held] : [];
      while (list.length < step) list.push({});
      list[step] = set(list[step], more);
      return list;
    }
    const inner = set((held as Record<string, unknown> | undefined)?.[step], more);
    const rest = { ...(held as Record<string, unknown> | undefined) };
    if (inner === undefined) delete rest[step];
    else rest[step] = inner;
    return rest;
  };
  return set(position, stepsOf(path)) as P;
}

/** Who or what a field belongs to: the table, a seat, or a place of the board. */
export type Group = { is: "table" } | { is: "seat"; seat: number } | { is: "place"; place: string };

export const groupKey = (group: Group): string =>
  group.is === "seat" ? `seat ${group.seat}` : group.is === "place" ? `place ${group.place}` : "table";

const OWN = "seat.";

/** A field at its place, one for each seat where each has one. */
export interface Field extends LayoutField {
  group: Group;
  /** What it is called by: the last word of its path, or all of it at the table. */
  label: string;
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
        label: name,
      }));
    }
    const words = field.path.replace(/\[\d+\]/g, "").split(".");
    const own: Partial<Record<LayoutField["kind"], string>> = { sights: "sights", owners: "bars" };
    const label = own[field.kind] ?? (field.place ? (words.at(-1) ?? "") : words.join("-"));
    return [{ ...field, group: field.place ? { is: "place", place: field.place } : { is: "table" }, label }];
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

// Things: cards, boroughs, persons

/** The name of a thing without what says how it lies. */
export const bare = (name: string): string =>
  name.length > 1 && name.startsWith(DOWN) ? name.slice(DOWN.length) : name;

export const faceDown = (name: string): boolean => name !== bare(name);

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

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
const counted = (field: Field): boolean => field.things !== undefined && !field.among && !isSetting(field);
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

/** Something in the hand: a thing of a supply, or a piece that stands on places. */
export type Held =
  | { is: "thing"; supply: string; id: string; from: { path: string; index: number; at?: number } | null }
  | { is: "piece"; name: string; seat: number | null };

/** Whether a field takes what is held. */
export function takes(field: Field, held: Held, position: Position): boolean {
  if (held.is === "piece") {
    return field.place !== undefined && field.label === held.name && (held.seat !== null) === ofSeats(field);
  }
  if (field.things !== held.supply || field.kind === "sights") return false;
  if (field.among) return amongOf(field, position).includes(held.id);
  const room = field.kind === "row" ? Number.POSITIVE_INFINITY : (field.room ?? Number.POSITIVE_INFINITY);
  return held.from?.path === field.path || field.kind === "thing" || thingsIn(position, field).length < room;
}

/** The things that a field may name because they lie in another. */
export function amongOf(field: Field, position: Position): string[] {
  if (!field.among) return [];
  const own = field.group.is === "seat" ? valueAt(position, `seat[${field.group.seat}].${field.among}`) : undefined;
  const everyones = asList(position.seat).flatMap((seat) => asList(valueAt(seat, field.among ?? "")));
  const held = own ?? position[field.among] ?? everyones;
  return asList(held).filter((name): name is string => typeof name === "string" && name !== REST);
}

/** Take a thing out of where it lies. */
export function taken(position: Position, path: string, index: number, at?: number): Position {
  const list = asList(valueAt(position, path));
  if (at !== undefined) {
    const stack = asList(list[index]).toSpliced(at, 1);
    return withValue(position, path, stack.length ? list.with(index, stack) : list.toSpliced(index, 1));
  }
  return withValue(position, path, list.toSpliced(index, 1));
}

/** Let nobody know of a card in a hand where it is no longer, and let nobody have a coin on a stack that is gone. */
function consistent(position: Position, fields: readonly Field[], layout: Layout): Position {
  let now: Position = position;
  for (const field of fields) {
    if (!field.among || field.kind !== "list") continue;
    const there = amongOf(field, now);
    const named = asList(valueAt(now, field.path)) as string[];
    const kept = named.filter((name) => {
      const i = there.indexOf(name);
      if (i >= 0) there.splice(i, 1);
      return i >= 0;
    });
    if (kept.length !== named.length) now = withValue(now, field.path, kept.length ? kept : undefined);
  }
  for (const name of layout.memory) if (name in now) now = withValue(now, name, undefined);
  asList(now.seat).forEach((_, seat) => {
    const stacks = asList(valueAt(now, `seat[${seat}].stacks`));
    const coins = valueAt(now, `seat[${seat}].coins`);
    if (Array.isArray(coins) && coins.length !== stacks.length) now = withValue(now, `seat[${seat}].coins`, undefined);
  });
  return now;
}

/** One of a thing that is left: out of a pile that names it, if it is not among the rest of one. */
function drawn(position: Position, fields: readonly Field[], layout: Layout, supply: string, id: string): Position {
  const piles = fields.filter((field) => field.things === supply && field.rest);
  const named = fields.filter((field) => field.things === supply && counted(field));
  const lying = named.reduce((sum, field) => sum + thingsIn(position, field).filter((name) => name === id).length, 0);
  if (lying < (layout.supplies[supply]?.[id] ?? 0)) return position;
  for (const pile of piles) {
    const list = asList(valueAt(position, pile.path));
    const index = list.lastIndexOf(id);
    if (index >= 0) return taken(position, pile.path, index);
  }
  return position;
}

/** What lies free goes under a pile, and not out of the game. */
function withRest(position: Position, fields: readonly Field[], supply: string): Position {
  const piles = fields.filter((field) => field.things === supply && field.rest);
  if (!piles.length || piles.some((pile) => asList(valueAt(position, pile.path)).at(-1) === REST)) return position;
  const pile = piles[0] as Field;
  return withValue(position, pile.path, [...asList(valueAt(position, pile.path)), REST]);
}

/** Where something is put in a field: the how-manieth it becomes, or the stack that it is put on. */
export interface Spot {
  path: string;
  index?: number | undefined;
}

/** The position with what is held put down. */
export function put(position: Position, layout: Layout, fields: readonly Field[], held: Held, spot: Spot): Position {
  const field = fields.find(({ path }) => path === spot.path);
  if (!field || !takes(field, held, position)) return position;
  if (held.is === "piece") return placed(position, field, held.seat);
  if (field.among) {
    return withValue(position, field.path, [...asList(valueAt(position, field.path)), held.id]);
  }
  let now = position;
  let index = spot.index;
  if (held.from) {
    const { from } = held;
    const before = asList(valueAt(now, from.path)).length;
    now = removed(now, fields, from.path, from.index, from.at);
    // What lay further on has moved up.
    const gone = asList(valueAt(now, from.path)).length < before;
    if (gone && from.path === field.path && index !== undefined && from.index < index) index -= 1;
  } else now = drawn(now, fields, layout, held.supply, held.id);
  now = laid(now, field, held.id, index);
  return consistent(withRest(now, fields, held.supply), fields, layout);
}

function laid(position: Position, field: Field, id: string, index: number | undefined): Position {
  const list = asList(valueAt(position, field.path));
  const write = (value: unknown): Position => withValue(position, field.path, value);
  switch (field.kind) {
    case "thing":
      return write(id);
    case "row": {
      const row = [...Array(field.room ?? list.length).keys()].map((i) => list[i] ?? GAP);
      const free = index !== undefined && row[index] === GAP ? index : row.indexOf(GAP);
      return free < 0 ? write([...row, id]) : write(row.with(free, id));
    }
    case "stacks": {
      const stack = index === undefined ? undefined : list[index];
      return Array.isArray(stack) ? write(list.with(index as number, [...stack, id])) : write([...list, [id]]);
    }
    default: {
      const end = list.at(-1) === REST ? list.length - 1 : list.length;
      return write(list.toSpliced(Math.min(index ?? end, end), 0, id));
    }
  }
}

/** Take a thing out of a field; in a row it leaves a gap. */
function removed(position: Position, fields: readonly Field[], path: string, index: number, at?: number): Position {
  const field = fields.find((each) => each.path === path);
  if (field?.kind === "thing") return withValue(position, path, undefined);
  if (field?.kind === "row") return withValue(position, path, asList(valueAt(position, path)).with(index, GAP));
  return taken(position, path, index, at);
}

/** Put a thing back where it came from: the supply. */
export function putBack(
  position: Position,
  layout: Layout,
  fields: readonly Field[],
  path: string,
  index: number,
  at?: number,
): Position {
  const field = fields.find((each) => each.path === path);
  const now = removed(position, fields, path, index, at);
  if (!field?.things || field.among) return now;
  return consistent(withRest(now, fields, field.things), fields, layout);
}

/** Turn a card of a stack over. */
export function turned(position: Position, path: string, index: number, at: number): Position {
  const list = asList(valueAt(position, path));
  const stack = asList(list[index]) as string[];
  const name = stack[at] ?? "";
  return withValue(position, path, list.with(index, stack.with(at, faceDown(name) ? bare(name) : `${DOWN}${name}`)));
}

/** Whether the order of a pile is known, and have it known no more. */
export const isKnown = (position: Position, path: string): boolean =>
  asList(valueAt(position, path)).some((name) => name !== REST);

export const shuffled = (position: Position, layout: Layout, fields: readonly Field[], path: string): Position =>
  consistent(withValue(position, path, [REST]), fields, layout);

// Pieces: what stands on places

const ofSeats = ({ kind }: Field): boolean => kind === "amounts" || kind === "owner" || kind === "owners";

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
function placed(position: Position, field: Field, seat: number | null): Position {
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
