/** How large the words of a small card are: the longer they are, the smaller, so that all of them have room. */

/** The side of the square that a letter takes in a text of size 1, with the space between lines and what is left at their ends. */
const LETTER = 0.84;

/** The size in which words fill a place of so many square pixels, and no larger than they are at most. */
export function sizeFor(words: string, room: number, most: number): string {
  const size = Math.sqrt(room / Math.max(1, words.length)) / LETTER;
  return `${Math.min(most, Math.floor(size * 10) / 10)}px`;
}
