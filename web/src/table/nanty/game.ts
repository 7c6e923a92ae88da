/** Nanty Narking. */
import type { Game } from "../game";

export const nanty: Record<string, Game> = {
  "nanty-narking": {
    minutes: 60,
    look: { ribbon: "b4", colour: "grey", emblem: "c_g_nanty" },
    kit: () => import("./kit").then((m) => m.kit),
    rules: (lang) => import("../../words/rulebook").then((m) => m.bookOf(lang, "nanty-narking", "nanty")),
    pictures: () => import("./pictures").then((m) => m.pictures),
    variants: [{ figures: true }, { personalities: "classic" }, { personalities: "alternative" }],
  },
};
