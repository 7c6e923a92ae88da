/** Where on the table each option of a decision lies. What has no place there stands in the menu. */

import type { NantyOption } from "../../types/generated";
import type { NantyDecision } from "./wire";

export interface Marks {
  kind: string | null;
  /** By card of one's own hand: what a click on it does, then what else can be done with it. */
  hand: Map<string, NantyOption[]>;
  /** By area: the options that name the whole of it. */
  area: Map<string, NantyOption[]>;
  /** By area: the options that name a pawn there. */
  pawn: Map<string, NantyOption[]>;
  power: Map<string, NantyOption>;
  ability: Map<string, NantyOption>;
  seat: Map<number, NantyOption>;
  /** Figures, events, numbers, or cards that are not one's own: laid out to choose from. */
  tray: NantyOption[];
  menu: NantyOption[];
}

/** Kinds whose cards are not in one's own hand. */
const ELSEWHERE = new Set(["keep", "steal"]);
/** What can be done with a card of the hand besides what is asked. */
const BESIDES = new Set(["throw_away", "end_turn_keep_card"]);

/** Questions whose answer is a card to be played. */
const PLAYS = new Set(["turn", "after", "another", "two_cards"]);

/** Whether an option plays a card of the hand. */
export const isPlayed = (row: NantyOption): boolean => row.card !== undefined && !row.action && PLAYS.has(row.kind);

function push<K>(map: Map<K, NantyOption[]>, key: K, row: NantyOption, first = false): void {
  const rows = map.get(key);
  if (!rows) map.set(key, [row]);
  else if (first) rows.unshift(row);
  else rows.push(row);
}

export function marksOf(decision: NantyDecision | null): Marks {
  const m: Marks = {
    kind: decision?.kind ?? null,
    hand: new Map(),
    area: new Map(),
    pawn: new Map(),
    power: new Map(),
    ability: new Map(),
    seat: new Map(),
    tray: [],
    menu: [],
  };
  for (const row of decision?.options ?? []) {
    if (row.action === "power" && row.area) m.power.set(row.area, row);
    else if (row.action === "ability" && row.figure_card) m.ability.set(row.figure_card, row);
    else if (row.action && row.card && BESIDES.has(row.action)) push(m.hand, row.card, row);
    else if (row.action) m.menu.push(row);
    else if (row.target !== undefined) m.seat.set(row.target, row);
    else if (row.card) {
      if (ELSEWHERE.has(row.kind)) m.tray.push(row);
      else push(m.hand, row.card, row, true);
    } else if (row.to) push(m.area, row.to, row);
    else if (row.pawn && row.area) push(m.pawn, row.area, row);
    else if (row.area) push(m.area, row.area, row);
    else m.tray.push(row);
  }
  return m;
}

/** The options that name this pawn. */
export function pawnRows(
  marks: Marks,
  area: string,
  owner: number | null,
  pawn: string,
  figure?: string,
): NantyOption[] {
  return (marks.pawn.get(area) ?? []).filter(
    (row) =>
      row.pawn === pawn &&
      (row.owner ?? null) === owner &&
      (figure === undefined || row.figure === undefined || row.figure === figure),
  );
}

/** Every option that lights an area. */
export function areaRows(marks: Marks, area: string): NantyOption[] {
  return [...(marks.area.get(area) ?? []), ...(marks.pawn.get(area) ?? [])];
}
