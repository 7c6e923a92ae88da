/** The games that have a table of their own, in the order of the first page. A new game is an entry here. */
import type { Game, Look } from "./game";
import type { Kit } from "./kit";
import { london } from "./london/game";
import { markets } from "./markets/game";
import { nanty } from "./nanty/game";

export const GAMES: Readonly<Record<string, Game>> = { ...london, ...nanty, ...markets };

/** The game that is shown where none is asked for. */
export const FIRST = Object.keys(GAMES)[0] ?? "";

const PLAIN: Look = { ribbon: "b4", colour: "grey", emblem: "c_st_pauls" };

export function titleOf(game: string): string {
  return GAMES[game]?.title ?? game;
}

/** Title and edition. */
export function fullTitle(game: string): string {
  const known = GAMES[game];
  return known ? `${known.title}, ${known.edition}` : game;
}

export function lookOf(game: string): Look {
  return GAMES[game]?.look ?? PLAIN;
}

/** The kit of a game, fetched when it is first needed; a game without one has the table that can play any. */
export async function loadKit(game: string): Promise<Kit> {
  const known = GAMES[game];
  return known ? known.kit() : (await import("./generic")).kit;
}
