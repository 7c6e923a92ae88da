/** Figures of the table: where a discard lands, what is left of the deck, what poverty costs. */

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
