/** How large the words of a small card are: the longer they are, the smaller, so that all of them have room. */

import { longestWord } from "../../../ui/letters";

export interface Room {
  width: number;
  height: number;
  /** The size of words that have room enough. */
  most: number;
}

/** What a letter takes in a text of size 1: of its line, and of the place, with the gaps between lines and at their ends. */
const ACROSS = 0.5;
const TAKEN = 0.7;

/** The size in which the whole text has room in a place, and its longest word in a line. */
export function sizeFor(words: string, { width, height, most }: Room): string {
  const all = Math.sqrt((width * height) / Math.max(1, words.length) / TAKEN);
  const line = width / longestWord(words) / ACROSS;
  return `${Math.min(most, Math.floor(Math.min(all, line) * 10) / 10)}px`;
}
