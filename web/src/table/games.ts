/** The games that have a table of their own, in the order of the first page. A new game is an entry here. */

import { say, sayIf } from "../words/language";
import type { Table } from "./context";
import type { Game, Look } from "./game";
import type { Kit } from "./kit";
import { london } from "./london/game";
import { markets } from "./markets/game";
import { nanty } from "./nanty/game";

export const GAMES: Readonly<Record<string, Game>> = { ...london, ...nanty, ...markets };

/** The game that is shown where none is asked for. */
export const FIRST = Object.keys(GAMES)[0] ?? "";

const PLAIN: Look = { ribbon: "b4", colour: "grey", emblem: "c_st_pauls" };

export const titleOf = (game: string): string => sayIf(`game-${game}`) ?? game;
export const editionOf = (game: string): string => sayIf(`game-${game}.edition`) ?? "";
/** What the first page says of it. */
export const pitchOf = (game: string): string => sayIf(`game-${game}.pitch`) ?? "";
/** Who made it. */
export const creditOf = (game: string): string => sayIf(`game-${game}.credit`) ?? "";
export const minutesOf = (game: string): number => GAMES[game]?.minutes ?? 60;

/** Title and edition. */
export function fullTitle(game: string): string {
  const edition = editionOf(game);
  return edition ? say("game-full", { title: titleOf(game), edition }) : titleOf(game);
}

export function lookOf(game: string): Look {
  return GAMES[game]?.look ?? PLAIN;
}

/** What a table is told of its game. */
export const told = (game: string): Pick<Table, "game" | "rules"> => ({
  game: fullTitle(game),
  rules: GAMES[game]?.rules ?? null,
});

/** The kit of a game, fetched when it is first needed; a game without one has the table that can play any. */
export async function loadKit(game: string): Promise<Kit> {
  const known = GAMES[game];
  return known ? known.kit() : (await import("./generic")).kit;
}
