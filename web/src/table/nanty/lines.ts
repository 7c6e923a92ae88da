/** What happens in Nanty Narking, told as lines. */
import { text } from "../../text/en";
import { nanty } from "../../text/nanty";
import type { NantyEvent, NantyPawn } from "../../types/generated";
import { heading, type Line, type Part } from "../lines";

const t = nanty.log;

const say = (words: string): Part => ({ is: "text", text: words });
const thing = (id: string | undefined, otherwise: string): Part => (id ? { is: "card", id } : say(otherwise));

/** A player inside a sentence. */
function person(seat: number | undefined, me: number | null): Part {
  return seat === me ? say(t.you) : { is: "name", seat: seat ?? 0 };
}

function pawn(row: Partial<NantyPawn>, comes = false): Part[] {
  if (row.pawn === "grenadier") return [say(comes ? t.aGrenadier : t.grenadier)];
  if (row.pawn === "new_citizen") return [say(comes ? t.aNewCitizen : t.new_citizen)];
  return [{ is: "owner", seat: row.owner ?? 0 }, thing(row.figure, t.agentWord)];
}

function pawnThere(row: NantyPawn | undefined): Part[] {
  return row ? [...pawn(row), say(t.in), { is: "card", id: row.area }] : [];
}

function several(parts: Part[]): Part[] {
  return parts.flatMap((part, i) => (i ? [say(", "), part] : [part]));
}

/** What stands in one of the {places} of a pattern. */
function fillOne(place: string, e: NantyEvent, me: number | null): Part[] {
  switch (place) {
    case "{card}":
      return e.card ? [{ is: "card", id: e.card }] : [{ is: "text", text: t.card, count: 1 }];
    case "{area}":
      return [thing(e.area, "")];
    case "{place}":
      return [thing(typeof e.to === "string" ? e.to : undefined, "")];
    case "{to}":
      return [person(typeof e.to === "number" ? e.to : undefined, me)];
    case "{target}":
      return [person(e.target, me)];
    case "{targets}":
      return several((e.targets ?? []).map((seat) => person(seat, me)));
    case "{amount}":
      return [say(e.kind === "look_events" ? String(e.amount ?? 0) : t.sum(e.amount ?? 0))];
    case "{number}":
      return [say(String(e.number ?? 0))];
    case "{pawn}":
      return pawn(e, e.kind === "arrive");
    case "{first}":
      return pawnThere(e.first);
    case "{second}":
      return pawnThere(e.second);
    case "{figure}":
      return e.figure ? [say(`${t.the} `), { is: "card", id: e.figure }] : [say(t.agent)];
    case "{house}":
      return e.house ? [say(`${t.the} `), { is: "card", id: e.house }] : [say(t.aBuilding)];
    case "{figure_card}":
      return [thing(e.figure_card, t.buildingCard)];
    case "{event}":
      return [thing(e.event, "")];
    case "{gave}":
      return [thing(e.gave, "")];
    case "{got}":
      return [thing(e.got, "")];
    case "{personality}":
      return [thing(e.personality, "")];
    case "{personalities}":
      return several((e.personalities ?? []).map((id): Part => ({ is: "card", id })));
    default:
      return [say(place)];
  }
}

function fill(pattern: string, e: NantyEvent, me: number | null): Part[] {
  return pattern
    .split(/(\{\w+\})/)
    .filter(Boolean)
    .flatMap((piece) => fillOne(piece, e, me));
}

/** Lines that what follows from them is told on. */
const ACTS = new Set(["play", "power", "ability", "interrupt"]);

/** What an event adds to the line of the act it comes from; null: it needs a line of its own. */
function added(line: Line | undefined, e: NantyEvent): Part[] | null {
  if (!line || line.rule || line.parts.length > 14) return null;
  const same = line.seat === (e.seat ?? null);
  if ((e.kind === "gain" || e.kind === "pay") && line.seat !== null && e.seat !== undefined) {
    const sum: Part =
      e.kind === "gain" ? { is: "gain", text: t.plus(e.amount ?? 0) } : { is: "loss", text: t.minus(e.amount ?? 0) };
    return same ? [say(" "), sum] : null;
  }
  if (!same || !ACTS.has(line.kind)) return null;
  if (e.kind === "place")
    return e.figure
      ? [say(": "), { is: "card", id: e.figure }, say(t.in), thing(e.area, "")]
      : [say(t.agentTo), thing(e.area, "")];
  if (e.kind === "build")
    return e.house
      ? [say(": "), { is: "card", id: e.house }, say(t.in), thing(e.area, "")]
      : [say(t.buildIn), thing(e.area, "")];
  return null;
}

/** Add a further hidden card to a line that counts them. */
function counted(line: Line, e: NantyEvent): boolean {
  if (line.kind !== e.kind || line.seat !== (e.seat ?? null) || e.kind !== "draw") return false;
  if (e.card) {
    const at = line.parts.findLastIndex((p) => p.is === "card");
    if (at < 0) return false;
    line.parts.splice(at + 1, 0, say(", "), { is: "card", id: e.card });
    return true;
  }
  const at = line.parts.findIndex((p) => p.is === "text" && p.count !== undefined);
  const part = line.parts[at];
  if (part?.is !== "text" || part.count === undefined) return false;
  line.parts[at] = { is: "text", text: t.cards(part.count + 1), count: part.count + 1 };
  return true;
}

/** Events as lines. `players` tells where a round begins; `me` is called "you". */
export function linesOf(events: readonly NantyEvent[], players: number, me: number | null): Line[] {
  const lines: Line[] = [];
  let turns = 0;
  let holder: number | null = null;
  for (const event of events) {
    const seat = event.seat ?? null;
    const last = lines.at(-1);
    if (event.kind === "turn") {
      if (turns % players === 0) lines.push(heading(event, text.log.round(turns / players + 1)));
      turns++;
      holder = null;
      continue;
    }
    const more = added(last, event);
    if (more && last) {
      last.parts.push(...more);
      continue;
    }
    if (last && counted(last, event)) continue;
    const pattern = t.events[event.kind];
    const plain = t.plain[event.kind];
    const line: Line = {
      n: event.n,
      ply: event.ply,
      seat,
      kind: event.kind,
      sub: seat !== null && seat === holder,
      parts: [],
    };
    if (plain) {
      // It happens to somebody, whoever brought it about.
      line.seat = null;
      line.sub = false;
      line.parts = fill(plain, event, me);
    } else if (pattern && seat !== null) {
      const secret = event.kind === "trade" && !event.got;
      const hidden = event.kind === "view_unused" && !event.personalities;
      line.parts = fill(pattern[seat === me && !secret && !hidden ? 0 : 1], event, me);
      holder = seat;
    } else {
      // The engine's own words name everybody concerned.
      line.seat = null;
      line.sub = false;
      line.parts = [say(event.text)];
    }
    lines.push(line);
  }
  return lines;
}
