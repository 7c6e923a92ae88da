/** The log: what happened, as the engine tells it, with what belongs together on one line. */
import type { EventRow, Said } from "../types/generated";
import { hasForm, inForm, say, tell } from "../words/language";
import type { Kit } from "./kit";

/** Whether something is good or bad news for whom it befalls. */
export type Tone = "gain" | "loss" | null;

/** What is told on the line of another event. */
export interface Aside {
  said: Said;
  tone: Tone;
}

export interface Line {
  n: number;
  ply: number;
  seat: number | null;
  kind: string;
  /** Whether it goes on with what the same player does in the same turn. */
  sub: boolean;
  /** A heading between rounds. */
  rule?: string;
  said: Said;
  asides: Aside[];
}

/** How many events one line tells at most. */
const CROWD = 8;
/** What tells one event from another of its kind. */
const OWN = new Set(["n", "ply", "key", "count"]);

/** Two events of one kind that differ in one thing alone, as one event about both; null where they differ in more. */
function together(one: Said, other: Said): Said | null {
  const [before, after] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
  const differ = [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => !OWN.has(name) && before.get(name) !== after.get(name),
  );
  const [field, more] = differ;
  if (more !== undefined) return null;
  const countOf = (of: ReadonlyMap<string, unknown>): number => Number(of.get("count") ?? 1);
  // What says by itself how many things it is about says the sum; else it needs a form of its own for several.
  const counts = after.has("count");
  if (field === undefined) {
    if (!counts && !hasForm(other, "counted")) return null;
    return { ...(counts ? one : inForm(other, "counted")), ...{ count: countOf(before) + countOf(after) } };
  }
  if (counts) return null;
  const things = [before.get(field), after.get(field)].flat();
  return things.every((thing) => typeof thing === "string") ? { ...one, [field]: things } : null;
}

const local = (said: Said): string => said.key.replace(/^.*\//, "").replace(/\.counted$/, "");

/** Events as lines. `players` tells where a round begins. */
export function linesOf(events: readonly EventRow[], players: number, kit: Pick<Kit, "heading" | "tone">): Line[] {
  const lines: Line[] = [];
  let turns = 0;
  let holder: number | null = null;
  for (const [i, event] of events.entries()) {
    const heading = kit.heading
      ? kit.heading(event, events.slice(0, i))
      : event.kind === "turn" && turns % players === 0
        ? say("log-round", { n: turns / players + 1 })
        : null;
    const seat = event.seat ?? null;
    const line: Line = { n: event.n, ply: event.ply, seat, kind: event.kind, sub: false, said: event, asides: [] };
    if (heading !== null) lines.push({ ...line, seat: null, rule: heading });
    if (event.kind === "turn") {
      turns++;
      holder = null;
      continue;
    }
    const last = lines.at(-1);
    const open = last && !last.rule && last.seat === seat && last.asides.length < CROWD ? last : null;
    const both = open && !open.asides.length && local(open.said) === local(event) ? together(open.said, event) : null;
    if (open && both) {
      open.said = both;
      continue;
    }
    const tone = kit.tone?.(event) ?? null;
    const joins = hasForm(event, "aside");
    // Things that are counted may follow each other: 2 of one, 1 of another.
    const counted = "count" in event;
    if (open && joins && (open.kind !== event.kind || counted)) {
      const said = inForm(event, "aside");
      const before = counted ? open.asides.at(-1) : undefined;
      const sum = before?.said.key === said.key ? together(before.said, said) : null;
      if (before && sum) before.said = sum;
      else open.asides.push({ said, tone });
      continue;
    }
    // What was paid for a thing comes before it: the thing takes the line over.
    if (open && !joins && open.ply === event.ply && hasForm(open.said, "aside")) {
      const before = events.find(({ n }) => n === open.n);
      line.asides = [
        { said: inForm(open.said, "aside"), tone: (before && kit.tone?.(before)) ?? null },
        ...open.asides,
      ];
      lines.pop();
    }
    line.sub = seat !== null && seat === holder;
    holder = seat;
    lines.push(line);
  }
  return lines;
}

/** A line in plain words. */
export function lineWords(line: Line): string {
  return line.rule ?? [line.said, ...line.asides.map((aside) => aside.said)].map(tell).join(", ");
}
