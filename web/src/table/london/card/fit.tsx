/** Words on a card: where they are long for their place, they take a smaller size. */
import type { JSX } from "preact";
import { linesIn, longestWord } from "../../../ui/letters";
import { breakable } from "../../../words/breaks";

/** How many letters the longest line has where a text is broken at its best into no more than so many lines. */
export function longestLine(text: string, lines: number): number {
  let room = longestWord(text);
  while (linesIn(text, room) > lines) room += 1;
  return room;
}

/** Its frame in card.css says how wide the place is; this says how many letters have to stand in it. One line is not broken. */
export function Fit({ text, lines = 1 }: { text: string; lines?: number }): JSX.Element {
  return (
    <span class="fit" style={`--letters:${longestLine(text, lines)}`}>
      {lines > 1 ? breakable(text) : text}
    </span>
  );
}
