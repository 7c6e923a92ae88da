/** The log: events told as lines. */
import { text } from "../text/en";
import type { EventRow } from "../types/generated";

export type Part =
  | { is: "text"; text: string; count?: number }
  | { is: "name"; seat: number }
  | { is: "owner"; seat: number }
  /** A card, or whatever else the card table has a row for. */
  | { is: "card"; id: string }
  | { is: "gain"; text: string }
  | { is: "loss"; text: string };

export interface Line {
  n: number;
  ply: number;
  seat: number | null;
  kind: string;
  /** Whether it goes on with what the same player does in the same turn. */
  sub: boolean;
  /** A heading between rounds. */
  rule?: string;
  parts: Part[];
}

/** A heading between rounds. */
export function heading(event: EventRow, words: string): Line {
  return { n: event.n, ply: event.ply, seat: null, kind: "round", sub: false, rule: words, parts: [] };
}

/** The events of any game in the engine's own words, one line each. */
export function plainLines(events: readonly EventRow[], players: number): Line[] {
  const lines: Line[] = [];
  let turns = 0;
  for (const event of events) {
    if (event.kind === "turn" && turns++ % players === 0)
      lines.push(heading(event, text.log.round((turns - 1) / players + 1)));
    lines.push({
      n: event.n,
      ply: event.ply,
      seat: null,
      kind: event.kind,
      sub: false,
      parts: [{ is: "text", text: event.text }],
    });
  }
  return lines;
}

/** A line in plain words. */
export function lineWords(line: Line, name: (seat: number) => string, thing: (id: string) => string): string {
  if (line.rule) return line.rule;
  const words = line.parts
    .map((p) => {
      switch (p.is) {
        case "name":
          return name(p.seat);
        case "owner":
          return name(p.seat) === text.table.you ? `${text.table.your} ` : `${text.table.owner(name(p.seat))} `;
        case "card":
          return thing(p.id);
        default:
          return p.text;
      }
    })
    .join("");
  return line.seat === null ? words.charAt(0).toUpperCase() + words.slice(1) : `${name(line.seat)} ${words}`;
}
