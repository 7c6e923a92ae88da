/** What happens in London, told as lines. */
import { text } from "../../text/en";
import { london } from "../../text/london";
import type { LondonEvent } from "../../types/generated";
import { heading, type Line, type Part } from "../lines";

const t = london.log;

/** An edition's own words. */
type Words = Pick<typeof t, "events" | "effects" | "discarding" | "overflow">;
const FIRST: Words = {
  ...t.first,
  events: { ...t.events, ...t.first.events },
  effects: { ...t.effects, ...t.first.effects },
};

const EFFECTS = new Set(["pay", "money", "prestige", "poverty", "relief"]);
const GOOD = new Set(["money", "prestige", "relief"]);

function effectPart(w: Words, event: LondonEvent): Part {
  const words = (w.effects[event.kind] ?? "").replace("{n}", String(event.amount ?? 0));
  return { is: GOOD.has(event.kind) ? "gain" : "loss", text: words };
}

/** A pattern with its {places} filled, as parts. */
function fill(pattern: string, event: LondonEvent, you: boolean): Part[] {
  return pattern
    .split(/(\{\w+\})/)
    .filter(Boolean)
    .map((piece): Part => {
      switch (piece) {
        case "{card}":
          return event.card ? { is: "card", id: event.card } : { is: "text", text: t.deckCard, count: 1 };
        case "{other}":
          return { is: "card", id: event.other ?? "" };
        case "{borough}":
          return { is: "card", id: event.borough ?? "" };
        case "{amount}":
          return {
            is: "text",
            text: event.kind === "repay" ? t.loansWord(event.amount ?? 0) : String(event.amount ?? 0),
          };
        case "{action}":
          return { is: "text", text: t.acts[event.action ?? ""]?.[you ? 0 : 1] ?? event.text };
        default:
          return { is: "text", text: piece };
      }
    });
}

/** The line of a purchase whose cards are still being drawn: what it brings besides belongs there. */
function bought(lines: readonly Line[], seat: number | null): Line | null {
  for (const line of lines.toReversed()) {
    if (line.kind === "buy" && line.seat === seat) return line;
    if (line.kind !== "draw" && line.kind !== "pick") return null;
  }
  return null;
}

/** What was paid for a card or a borough, gathered from the lines before it, which it takes the place of. */
function settle(w: Words, lines: Line[], line: Line): Part[] {
  const paid: Part[] = [];
  const shed: Part[] = [];
  for (let i = lines.length - 1; i >= 0; i--) {
    const before = lines[i];
    const about = before && before.seat === line.seat && (before.ply === line.ply || before.kind === "act");
    if (!before || !about || !["discard", "loan", "act"].includes(before.kind)) break;
    const spent = before.parts.filter((p) => p.is === "loss");
    for (const part of spent) paid.push({ is: "text", text: " " }, part);
    before.parts = before.parts.filter((p) => p.is !== "loss" && !(p.is === "text" && p.text === " "));
    const card = before.kind === "discard" ? before.parts.find((p) => p.is === "card") : undefined;
    if (card) shed.push({ is: "text", text: w.discarding }, card);
    if (before.kind === "discard" || (before.kind === "act" && line.kind === "buy")) {
      line.sub = before.sub;
      lines.splice(i, 1);
    }
    if (before.kind === "act") break;
  }
  return [...paid, ...shed];
}

const MERGED = new Set(["draw", "pick", "discard"]);

/** Add the card of an event to a line of the same kind. */
function merge(line: Line, event: LondonEvent): boolean {
  if (event.card) {
    const at = line.parts.findLastIndex((p) => p.is === "card");
    if (at < 0) return false;
    line.parts.splice(at + 1, 0, { is: "text", text: ", " }, { is: "card", id: event.card });
    return true;
  }
  const at = line.parts.findIndex((p) => p.is === "text" && p.count !== undefined);
  const part = line.parts[at];
  if (part?.is !== "text" || part.count === undefined) return false;
  const count = part.count + 1;
  line.parts[at] = { is: "text", text: t.deckCards(count), count };
  return true;
}

/** Events as lines. `players` tells where a round begins; `me` is called "you". */
export function linesOf(events: readonly LondonEvent[], players: number, me: number | null, w: Words = t): Line[] {
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
    if (EFFECTS.has(event.kind) && last && !last.rule) {
      const line = bought(lines, seat) ?? last;
      const parts: Part[] = [];
      if (seat !== null && seat !== line.seat) parts.push({ is: "text", text: " " }, { is: "name", seat });
      parts.push({ is: "text", text: " " }, effectPart(w, event));
      line.parts.push(...parts);
      continue;
    }
    if (event.kind === "flip" && last && !last.rule) {
      last.parts.push({ is: "text", text: ", " });
      if (last.parts.some((p) => p.is === "card" && p.id === event.card))
        last.parts.push({ is: "text", text: t.flips });
      else last.parts.push({ is: "card", id: event.card ?? "" }, { is: "text", text: ` ${t.flips}` });
      continue;
    }
    // Cards that go the same way one after another are told together.
    if (
      MERGED.has(event.kind) &&
      last?.kind === event.kind &&
      last.seat === seat &&
      last.parts.length < 16 &&
      merge(last, event)
    ) {
      continue;
    }
    const line: Line = {
      n: event.n,
      ply: event.ply,
      seat,
      kind: event.kind,
      sub: seat !== null && seat === holder,
      parts: [],
    };
    const you = seat === me;
    const pattern = w.events[event.kind];
    if (pattern) line.parts = fill(pattern[you ? 0 : 1], event, you);
    else if (event.kind === "borough") line.parts = [{ is: "card", id: event.borough ?? "" }];
    else if (event.kind === "overflow") {
      line.parts = [{ is: "text", text: `${w.overflow} ` }];
      (event.cards ?? []).forEach((id, i) => {
        if (i) line.parts.push({ is: "text", text: ", " });
        line.parts.push({ is: "card", id });
      });
    } else if (event.kind === "last_round") line.parts = [{ is: "text", text: t.lastRound }];
    else if (event.kind === "end") line.parts = [{ is: "text", text: t.end }];
    else if (EFFECTS.has(event.kind)) line.parts = [effectPart(w, event)];
    else line.parts = [{ is: "text", text: event.text }];
    if (event.kind === "overflow" || event.kind === "last_round" || event.kind === "end") {
      line.seat = null;
      line.sub = false;
    } else holder = seat;
    if (event.kind === "place" || event.kind === "buy") line.parts.push(...settle(w, lines, line));
    lines.push(line);
  }
  return lines;
}

/** The same in the words of the 1st edition. */
export function inFirst(events: readonly LondonEvent[], players: number, me: number | null): Line[] {
  return linesOf(events, players, me, FIRST);
}
