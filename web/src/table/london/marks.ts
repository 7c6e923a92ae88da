/** Where on the table each option of a decision lies. What has no place there stands in the menu. */

import type { LondonOption } from "../../types/generated";
import type { LondonDecision } from "./wire";

export interface Marks {
  kind: string | null;
  card: Map<string, LondonOption>;
  space: Map<number, LondonOption>;
  stack: Map<number, LondonOption>;
  borough: Map<string, LondonOption>;
  target: Map<number, LondonOption>;
  foreseen: Map<string, LondonOption>;
  deck: LondonOption | null;
  fresh: LondonOption | null;
  menu: LondonOption[];
}

/** Kinds whose cards are those just looked at, not those in hand. */
const FORESEEN = new Set(["keep", "put_back"]);

function put<K>(map: Map<K, LondonOption>, key: K, row: LondonOption, menu: LondonOption[]): void {
  if (map.has(key)) menu.push(row);
  else map.set(key, row);
}

export function marksOf(decision: LondonDecision | null): Marks {
  const m: Marks = {
    kind: decision?.kind ?? null,
    card: new Map(),
    space: new Map(),
    stack: new Map(),
    borough: new Map(),
    target: new Map(),
    foreseen: new Map(),
    deck: null,
    fresh: null,
    menu: [],
  };
  for (const row of decision?.options ?? []) {
    if (row.deck && !m.deck) m.deck = row;
    else if (row.new && !m.fresh) m.fresh = row;
    else if (row.space !== undefined) put(m.space, row.space, row, m.menu);
    else if (row.stack !== undefined) put(m.stack, row.stack, row, m.menu);
    else if (row.borough !== undefined) put(m.borough, row.borough, row, m.menu);
    else if (row.target !== undefined) put(m.target, row.target, row, m.menu);
    else if (row.card !== undefined) put(FORESEEN.has(row.kind) ? m.foreseen : m.card, row.card, row, m.menu);
    else m.menu.push(row);
  }
  return m;
}

/** The space of the board where the next discard would land, and whether a full row leaves first. */
export function landing(
  board: { top: (string | null)[]; bottom: (string | null)[] },
  leaves: "top" | "bottom" = "bottom",
): { space: number; clears: boolean } {
  const spaces = [...board.top, ...board.bottom];
  const free = spaces.indexOf(null);
  if (free >= 0) return { space: free, clears: false };
  // The row that stays fills the other one's place, and the discard begins a new row.
  return { space: leaves === "bottom" ? 0 : board.top.length, clears: true };
}

/** The cards left in the deck by set: A lies above B, B above C. */
export function deckSets(left: number, sets: Record<string, number>): [string, number][] {
  const parts: [string, number][] = [];
  let rest = left;
  for (const letter of Object.keys(sets).sort().reverse()) {
    const n = Math.min(rest, sets[letter] ?? 0);
    if (n > 0) parts.unshift([letter, n]);
    rest -= n;
  }
  return parts;
}

const LOSS = [0, 1, 1, 2, 3, 5, 7, 9, 11, 13, 15];

/** What poverty above the fewest costs at the end. */
export function povertyLoss(over: number): number {
  return over <= 10 ? (LOSS[Math.max(0, over)] ?? 0) : 15 + 3 * (over - 10);
}
