/** The rules of each game in our own words, and the rulings on what the printed rules leave open. */

export interface Section {
  id: string;
  title: string;
  /** Paragraphs, and lists. */
  body: (string | string[])[];
}

export interface Ruling {
  id: string;
  question: string;
  answer: string;
}

export interface Book {
  sections: Section[];
  rulings: Ruling[];
}

export const RULES: Record<string, Book> = {};
