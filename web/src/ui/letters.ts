/** How much room words take, counted in letters. */

const wordsOf = (text: string): string[] => text.split(/[\s-]+/);

/** How many letters the longest word has. */
export const longestWord = (text: string): number => Math.max(1, ...wordsOf(text).map((word) => word.length));

/** How many lines of so many letters a text takes; a word that is longer has a line of its own. */
export function linesIn(text: string, letters: number): number {
  let lines = 1;
  let taken = 0;
  for (const { length } of wordsOf(text)) {
    if (taken && taken + 1 + length > letters) {
      lines += 1;
      taken = length;
    } else taken += (taken && 1) + length;
  }
  return lines;
}
