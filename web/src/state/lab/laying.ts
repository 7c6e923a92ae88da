/** Laying things: what is held is put down, put back, turned over; and what follows from that is kept in step. */
import type { Layout } from "../../types/generated";
import type { Field } from "./fields";
import { asList, type Position, valueAt, withValue } from "./paths";
import { ofSeats, placed } from "./pieces";
import { bare, counted, DOWN, faceDown, GAP, REST, thingsIn } from "./supply";

/** Something in the hand: a thing of a supply, or a piece that stands on places. */
export type Held =
  | { is: "thing"; supply: string; id: string; from: { path: string; index: number; at?: number } | null }
  | { is: "piece"; name: string; seat: number | null };

/** Where in a field a thing lies that is seen on the table, perhaps at a certain place of it. */
export function lyingIn(
  position: Position,
  field: Field,
  id: string,
  place?: number,
): { path: string; index: number; at?: number } | null {
  if (!field.things || field.among) return null;
  const value = valueAt(position, field.path);
  const { path } = field;
  if (field.kind === "thing") return value === id ? { path, index: 0 } : null;
  const list = asList(value);
  if (field.kind === "stacks") {
    const index = list.findIndex((stack, i) => (place ?? i) === i && asList(stack).map(String).map(bare).includes(id));
    return index < 0 ? null : { path, index, at: asList(list[index]).map(String).map(bare).lastIndexOf(id) };
  }
  const index = place !== undefined && list[place] === id ? place : list.indexOf(id);
  return index < 0 ? null : { path, index };
}

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

/** What is left to be remembered once a card lies elsewhere: what was set by hand, as far as it still holds. */
export function remembered(position: Position, fields: readonly Field[], name: string): unknown {
  const kept = fields.flatMap((field): [string, unknown][] => {
    const part = field.path.startsWith(`${name}.`) ? field.path.slice(name.length + 1) : "";
    const value = part ? valueAt(position, field.path) : undefined;
    if (value === undefined) return [];
    const among = field.columns?.find((column) => column.among);
    if (!among) return [[part, value]];
    const rows = (asList(value) as Position[]).filter((row) =>
      asList(valueAt(position, `seat[${Number(row.seat ?? 0)}].${among.among}`)).includes(row[among.path]),
    );
    return rows.length ? [[part, rows]] : [];
  });
  return kept.length ? Object.fromEntries(kept) : undefined;
}

/** Let nobody know of a card in a hand where it is no longer, and let nobody have a coin on a stack that is gone. */
function consistent(position: Position, fields: readonly Field[], layout: Layout, supply: string): Position {
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
  for (const [name, about] of Object.entries(layout.memory))
    if (about === supply && name in now) now = withValue(now, name, remembered(now, fields, name));
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
  const first = piles[0] as Field;
  return withValue(position, first.path, [...asList(valueAt(position, first.path)), REST]);
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
  return consistent(withRest(now, fields, held.supply), fields, layout, held.supply);
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
  return consistent(withRest(now, fields, field.things), fields, layout, field.things);
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
  consistent(
    withValue(position, path, [REST]),
    fields,
    layout,
    fields.find((field) => field.path === path)?.things ?? "",
  );
