/** What the site knows of a game before anything of it is fetched. */
import type { Book } from "../words/rules";
import type { Kit } from "./kit";
import type { Pictures } from "./pictures";

export interface Game {
  /** How long it takes, about. */
  minutes: number;
  /** How it looks in lists: its ribbon, the colour of its picture, and the picture's name in the sprite. */
  look: Look;
  kit: () => Promise<Kit>;
  /** Its rules, in a language. */
  rules: (lang: string) => Promise<Book>;
  /** How the rules picture it. */
  pictures: () => Promise<Pictures>;
  /** The table options under which it has cards of its own, where it has more than its usual ones. */
  variants?: readonly Record<string, unknown>[];
}

export interface Look {
  ribbon: string;
  colour: string;
  emblem: string;
}
