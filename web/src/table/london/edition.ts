/** What the two editions do in different ways. */

export interface Edition {
  first: boolean;
  /** The four actions, in the order of their tickets. */
  actions: readonly Action[];
  develop: Action;
  draw: Action;
}

export type Action = "develop" | "buy_land" | "run_city" | "draw_three" | "play_cards" | "take_three";

export const SECOND: Edition = {
  first: false,
  actions: ["develop", "buy_land", "run_city", "draw_three"],
  develop: "develop",
  draw: "draw_three",
};

export const FIRST: Edition = {
  first: true,
  actions: ["play_cards", "buy_land", "run_city", "take_three"],
  develop: "play_cards",
  draw: "take_three",
};
