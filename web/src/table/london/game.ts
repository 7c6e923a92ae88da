/** London, both editions. */
import type { Game } from "../game";

export const london: Record<string, Game> = {
  "london-2e": {
    minutes: 50,
    look: { ribbon: "b1", colour: "blue", emblem: "c_st_pauls" },
    kit: () => import("./kit").then((m) => m.second),
    rules: (lang) => import("../../words/rulebook").then((m) => m.bookOf(lang, "london-2e", "london", 0)),
  },
  "london-1e": {
    minutes: 80,
    look: { ribbon: "b2", colour: "brown", emblem: "c_g_first" },
    kit: () => import("./kit").then((m) => m.first),
    rules: (lang) => import("../../words/rulebook").then((m) => m.bookOf(lang, "london-1e", "london", 1)),
  },
};
