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
