/** How well bots play, in words, and which of them there are. */
import { signal } from "@preact/signals";
import { api } from "../state/api";
import { sayIf } from "../words/language";

/** The bots that can be seated, weakest first; those that every server has, until it is known. */
export const levels = signal<string[]>(["random", "greedy"]);

/** The one that is offered first. */
export const USUAL = "greedy";

let asked: Promise<void> | null = null;

export function loadLevels(): Promise<void> {
  asked ??= api.bots().then(
    (all) => {
      levels.value = all.map(({ id }) => id);
    },
    () => {
      asked = null;
    },
  );
  return asked;
}

export function levelWords(bot: string | null | undefined): string {
  return sayIf(`home-level-${bot}`) ?? bot ?? "";
}
