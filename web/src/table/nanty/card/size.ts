/** What the text of a small card leaves of the card: the longer it is, the more it takes, for its letters never get smaller. */

export interface Room {
  width: number;
  height: number;
}

/** The size of the letters; and what of their square a letter takes, with the gaps between lines and at their ends. */
const LETTERS = 11;
const TAKEN = 0.7;

/** Whether a text takes the room of the picture as well. */
export function wordy(words: string, { width, height }: Room): boolean {
  return words.length * LETTERS * LETTERS * TAKEN > width * height;
}
