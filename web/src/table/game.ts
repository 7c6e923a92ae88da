/** What the site knows of a game before anything of it is fetched. */
import type { Book } from "../words/rulebook";
import type { Kit } from "./kit";

export interface Game {
  /** How long it takes, about. */
  minutes: number;
  /** How it looks in lists: its ribbon, the colour of its picture, and the picture's name in the sprite. */
  look: Look;
  kit: () => Promise<Kit>;
  /** Its rules, in a language. */
  rules: (lang: string) => Promise<Book>;
}

export interface Look {
  ribbon: string;
  colour: string;
  emblem: string;
}
