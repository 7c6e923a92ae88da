/** Words that grow smaller where they are long: the style sheet multiplies their size by `--fit`. */

import { longestWord } from "../../ui/letters";

/** Smaller than this nobody could read them: from there on they wrap. */
const LEAST = 0.7;

function smaller(length: number, letters: number): string {
  return `--fit:${Math.max(LEAST, Math.min(1, letters / length)).toFixed(2)}`;
}

/** For words on one line, of which so many letters fit in their full size. */
export function fitLine(words: string, letters: number): string {
  return smaller(words.length, letters);
}

/** For words that may wrap between each other: by the longest. */
export function fitWords(words: string, letters: number): string {
  return smaller(longestWord(words), letters);
}
