/** Street lamps: a day that was solved, and how hard a puzzle is. */
import type { JSX } from "preact";
import type { PuzzleHead } from "../../types/wire";
import { say } from "../../words/language";

export function Lamp({ lit, out = false }: { lit: boolean; out?: boolean }): JSX.Element {
  return (
    <svg class={`slamp ${lit ? "lit" : ""} ${out ? "out" : ""}`} viewBox="0 0 16 24" aria-hidden="true">
      <path d="M8 14.5V22M5 22.3h6M6.500 17h3" />
      <path class="glass" d="M4.200 6.200H11.800L10.600 14.500H5.400Z" />
      <path d="M3.300 6.200L8 2.400L12.700 6.200ZM8 2.400V1" />
      {out && <path class="strike" d="M2 20L14 3" />}
    </svg>
  );
}

const LIT: Record<PuzzleHead["difficulty"], number> = { easy: 1, fair: 2, hard: 3, fiendish: 4 };

/** How hard it is: from one lamp to four, and in a word. */
export function Lamps({ difficulty }: { difficulty: PuzzleHead["difficulty"] }): JSX.Element {
  const word = say(`puzzle-difficulty-${difficulty}`);
  return (
    <span class="lamps" title={word}>
      {[1, 2, 3, 4].map((n) => (
        <Lamp key={n} lit={n <= LIT[difficulty]} />
      ))}
      <small>{word}</small>
    </span>
  );
}
