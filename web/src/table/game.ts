/** What the site knows of a game before anything of it is fetched. */
import type { Book } from "../text/rulebook";
import type { Kit } from "./kit";

export interface Game {
  /** How long it takes, about. */
  minutes: number;
  /** How it looks in lists: its ribbon, the colour of its picture, and the picture's name in the sprite. */
  look: Look;
  kit: () => Promise<Kit>;
  rules: () => Promise<Book>;
}

export interface Look {
  ribbon: string;
  colour: string;
  emblem: string;
}
