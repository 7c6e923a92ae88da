/** London, both editions. */
import type { Game } from "../game";

export const london: Record<string, Game> = {
  "london-2e": {
    minutes: 50,
    look: { ribbon: "b1", colour: "blue", emblem: "c_st_pauls" },
    kit: () => import("./kit").then((m) => m.london),
    rules: (lang) => import("../../words/rulebook").then((m) => m.bookOf(lang, "london-2e", "london", 0)),
    pictures: () => import("./pictures").then((m) => m.pictures),
  },
  "london-1e": {
    minutes: 80,
    look: { ribbon: "b2", colour: "brown", emblem: "c_g_first" },
    kit: () => import("./kit").then((m) => m.london),
    rules: (lang) => import("../../words/rulebook").then((m) => m.bookOf(lang, "london-1e", "london", 1)),
    pictures: () => import("./pictures").then((m) => m.pictures),
  },
};
