/** What the cards are sifted by in the card browser: colour and set. */
import { Pip } from "../../ui/glyph";
import { named } from "../../words/language";
import type { Sieve } from "../kit";
import { setsOf } from "./catalog";
import type { LondonCard } from "./wire";
import { say } from "./words";

const COLOURS = ["brown", "blue", "pink", "grey"];

export const byColour: Sieve<LondonCard> = {
  label: () => say("sieve-colour"),
  choices: ({ rows }) =>
    COLOURS.filter((colour) => rows.some((row) => row.type === "city" && row.colour === colour)).map((colour) => ({
      key: colour,
      cls: colour,
      label: named("colour", colour),
      face: <Pip colour={colour} />,
    })),
  keeps: (row, colour) => row.type === "city" && row.colour === colour,
};

export const bySet: Sieve<LondonCard> = {
  label: () => say("sieve-set"),
  choices: (catalog) => {
    const letters = Object.keys(setsOf(catalog)).sort();
    return letters.length > 1 ? letters.map((letter) => ({ key: letter, face: letter })) : [];
  },
  keeps: (row, letter) => row.type === "city" && letter in row.copies,
};
