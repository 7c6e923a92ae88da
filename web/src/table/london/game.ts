/** London, both editions. */
import type { Game } from "../game";

export const london: Record<string, Game> = {
  "london-2e": {
    minutes: 50,
    look: { ribbon: "b1", colour: "blue", emblem: "c_st_pauls" },
    kit: () => import("./kit").then((m) => m.second),
    rules: () => import("../../text/london.rules").then((m) => m.second),
  },
  "london-1e": {
    minutes: 80,
    look: { ribbon: "b2", colour: "brown", emblem: "c_g_first" },
    kit: () => import("./kit").then((m) => m.first),
    rules: () => import("../../text/london.rules").then((m) => m.first),
  },
};
