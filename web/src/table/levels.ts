/** How well bots play, in words, and which of them people are offered. */
import { signal } from "@preact/signals";
import { api } from "../state/api";
import { games } from "../state/catalog";
import type { SeatInfo } from "../state/wire";
import type { Level } from "../types/wire";
import { say, sayIf } from "../words/language";

/** The levels, weakest first: those that every server has, until it is known. */
export const levels = signal<string[]>(["newcomer", "casual", "steady", "keen", "sharp", "master"]);

/** What was measured of them. */
const known = signal<readonly Level[]>([]);

/** The one that is offered first. */
export const USUAL = "steady";

let asked: Promise<void> | null = null;

export function loadLevels(): Promise<void> {
  asked ??= api.bots().then(
    (all) => {
      levels.value = all.map(({ id }) => id);
      known.value = all;
    },
    () => {
      asked = null;
    },
  );
  return asked;
}

/** What can be picked where a bot of this name sits: one of an older table, or a program's, may stay. */
export const offered = (bot: string): readonly string[] =>
  levels.value.includes(bot) ? levels.value : [bot, ...levels.value];

export function levelWords(bot: string | null | undefined): string {
  return sayIf(`home-level-${bot}`) ?? sayIf(`bot-${bot}`) ?? bot ?? "";
}

/** What a bot is like, and how strong it is at a game. */
export function levelNote(bot: string, game: string): string {
  const share = known.value.find(({ id }) => id === bot)?.beats[game];
  const fewest = games.value?.[game]?.players[0] ?? 2;
  const below = levelWords(levels.value[levels.value.indexOf(bot) - 1]);
  const strength = share
    ? say("level-beats", { n: Math.round(10 * share), others: fewest - 1, below })
    : bot === levels.value[0]
      ? say("level-first")
      : "";
  return [sayIf(`bot-${bot}.help`), strength].filter(Boolean).join(" ");
}

/** The level to try after a game against bots alone: the next one up after a win, the next one down after a loss. */
export function nextLevel(seats: readonly Pick<SeatInfo, "kind" | "bot" | "you">[], won: boolean): string | null {
  const others = seats.filter(({ you }) => !you);
  const places = others.map(({ kind, bot }) => (kind === "bot" && bot ? levels.value.indexOf(bot) : -1));
  if (!places.length || seats.length - others.length !== 1 || places.includes(-1)) return null;
  return levels.value[won ? Math.max(...places) + 1 : Math.min(...places) - 1] ?? null;
}
