/** Words on a card: where they are long for their place, they take a smaller size. */
import type { JSX } from "preact";

function linesAt(words: readonly string[], room: number): number {
  let lines = 1;
  let at = 0;
  for (const word of words) {
    const next = at === 0 ? word.length : at + 1 + word.length;
    if (next > room && at > 0) lines += 1;
    at = next > room ? word.length : next;
  }
  return lines;
}

/** How many letters the longest line has where a text is broken at its best into no more than so many lines. */
export function longestLine(text: string, lines: number): number {
  const words = text.split(/[ -]/);
  let room = Math.max(1, ...words.map((word) => word.length));
  while (linesAt(words, room) > lines) room += 1;
  return room;
}

/** Its frame in card.css says how wide the place is; this says how many letters have to stand in it. */
export function Fit({ text, lines = 1 }: { text: string; lines?: number }): JSX.Element {
  return (
    <span class="fit" style={`--letters:${longestLine(text, lines)}`}>
      {text}
    </span>
  );
}
