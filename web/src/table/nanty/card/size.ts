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

/** The least width of a card that has its text, and what of it may lie under the next card: the name is still read. */
const LEAST = 132;
const HIDDEN = 12;

/** Whether so many cards with texts would cover each other's names: then they are slim, and read in the large card. */
export function slim(cards: number, width: number): boolean {
  return cards > 1 && (width - LEAST) / (cards - 1) < LEAST - HIDDEN;
}
