/** London Markets. */
import type { Game } from "../game";

export const markets: Record<string, Game> = {
  "london-markets": {
    minutes: 45,
    look: { ribbon: "b3", colour: "pink", emblem: "c_g_markets" },
    kit: () => import("./kit").then((m) => m.kit),
    rules: (lang) => import("../../words/rulebook").then((m) => m.bookOf(lang, "london-markets", "markets")),
    pictures: () => import("./pictures").then((m) => m.pictures),
  },
};
