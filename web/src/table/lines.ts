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
/** What tells one event from another of its kind, or where it happened, and is no part of its sentence. */
const OWN = new Set(["n", "ply", "key", "count", "space"]);

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

/** Whether the deed that an event belongs to is still to come in the same move. */
function deedToCome(events: readonly EventRow[], i: number): boolean {
  const { ply, seat } = events[i] ?? {};
  const rest = events.slice(i + 1, i + CROWD).filter((later) => later.ply === ply && later.seat === seat);
  return seat !== undefined && rest.some((later) => !hasForm(later, "aside"));
}

/** The line that an event belongs to: the last, if it is the same player's, or an earlier one where the kit says so. */
function homeOf(lines: readonly Line[], event: EventRow, kit: Pick<Kit, "belongs">): Line | null {
  for (const line of lines.toReversed()) {
    if (line.rule || (event.seat !== undefined && line.seat !== event.seat)) return null;
    if (line.asides.length < CROWD && (kit.belongs?.(event, line) ?? true)) return line;
    if (!kit.belongs) return null;
  }
  return null;
}

/** Tell something on a line; what says how many things it is about is told in one with the same before it. */
function addTo(line: Line, aside: Aside): void {
  if (hasForm(line.said, "head")) line.said = inForm(line.said, "head");
  const before = line.asides.at(-1);
  const alike = before && "count" in aside.said && before.said.key === aside.said.key;
  const sum = alike ? together(before.said, aside.said) : null;
  if (before && sum) before.said = sum;
  else line.asides.push(aside);
}

const local = (said: Said): string => said.key.replace(/^.*\//, "").replace(/\.counted$/, "");

/** Events as lines. `players` tells where a round begins. */
export function linesOf(
  events: readonly EventRow[],
  players: number,
  kit: Pick<Kit, "heading" | "tone" | "belongs">,
): Line[] {
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
    const joins = hasForm(event, "aside");
    // What follows by itself from somebody's deed is told on its line.
    const follows = last?.seat === seat || (seat === null && joins);
    const open = last && !last.rule && follows && last.asides.length < CROWD ? last : null;
    // Deeds have their objects in a list; what happens by itself would be the subject of its sentence.
    const alike = open && seat !== null && !open.asides.length && local(open.said) === local(event);
    const both = alike ? together(open.said, event) : null;
    if (open && both) {
      open.said = both;
      continue;
    }
    const tone = kit.tone?.(event) ?? null;
    const paid = open && open.ply === event.ply && hasForm(open.said, "aside") ? open : null;
    const waits = last?.ply !== event.ply && deedToCome(events, i);
    const home = joins && !waits ? (paid ?? homeOf(lines, event, kit)) : null;
    // Things that are counted may follow each other: 2 of one, 1 of another.
    if (home && (home.kind !== event.kind || "count" in event)) {
      addTo(home, { said: inForm(event, "aside"), tone });
      continue;
    }
    // What somebody's deed does to another in the same move.
    if (
      last &&
      !last.rule &&
      last.seat !== seat &&
      last.seat !== null &&
      last.ply === event.ply &&
      hasForm(event, "other")
    ) {
      addTo(last, { said: inForm(event, "other"), tone });
      continue;
    }
    line.sub = seat !== null && seat === holder;
    // What was paid for a thing comes before it: the thing takes the line over.
    if (paid && !joins) {
      const before = events.find(({ n }) => n === paid.n);
      line.asides = [
        { said: inForm(paid.said, "aside"), tone: (before && kit.tone?.(before)) ?? null },
        ...paid.asides,
      ];
      line.sub = paid.sub;
      lines.pop();
    }
    holder = seat;
    lines.push(line);
  }
  return lines;
}

/** A line in plain words. */
export function lineWords(line: Line): string {
  return line.rule ?? [line.said, ...line.asides.map((aside) => aside.said)].map(tell).join(", ");
}
