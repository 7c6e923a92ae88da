// Made by tools/gen_words.py from the English catalogues. Do not edit.
import type { Said } from "./generated";

/** What a message may be given. */
export type Arg = string | number | boolean | Said | readonly (string | number | Said)[] | object | null | undefined;

export const LANGUAGES = ["en", "de", "fr"] as const;

/** The files of a game's words, in order. */
export const GAME_WORDS: Readonly<Record<string, readonly string[]>> = {
  "london-2e": ["london", "london.names", "london-2e", "london-2e.names"],
  "london-1e": ["london", "london.names", "london-1e", "london-1e.names"],
  "london-markets": ["markets", "markets.names"],
  "nanty-narking": ["nanty", "nanty.names"],
};

export interface SiteWords {
}

export interface TableWords {
}

export interface LondonTableWords {
}

export interface MarketsTableWords {
}

export interface NantyTableWords {
}
