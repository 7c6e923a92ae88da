/** What the cards are sifted by in the card browser: colour and set. */
import { london } from "../../text/london";
import { Pip } from "../../ui/glyph";
import type { Sieve } from "../kit";
import { setsOf } from "./catalog";
import type { LondonCard } from "./wire";

const t = london.card;

const COLOURS = ["brown", "blue", "pink", "grey"];

export const byColour: Sieve<LondonCard> = {
  label: t.colour,
  choices: ({ rows }) =>
    COLOURS.filter((colour) => rows.some((row) => row.type === "city" && row.colour === colour)).map((colour) => ({
      key: colour,
      cls: colour,
      label: t.colours[colour],
      face: <Pip colour={colour} />,
    })),
  keeps: (row, colour) => row.type === "city" && row.colour === colour,
};

export const bySet: Sieve<LondonCard> = {
  label: t.set,
  choices: (catalog) => {
    const letters = Object.keys(setsOf(catalog)).sort();
    return letters.length > 1 ? letters.map((letter) => ({ key: letter, face: letter })) : [];
  },
  keeps: (row, letter) => row.type === "city" && letter in row.copies,
};
