/** What the two editions do in different ways. */

export interface Edition {
  first: boolean;
  /** The names of the four actions, in the order of their tickets. */
  actions: string[];
  develop: string;
  draw: string;
  /** The row of the board that leaves when both are full. */
  leaves: "top" | "bottom";
}

export const SECOND: Edition = {
  first: false,
  actions: ["develop", "buy_land", "run_city", "draw_three"],
  develop: "develop",
  draw: "draw_three",
  leaves: "bottom",
};

export const FIRST: Edition = {
  first: true,
  actions: ["play_cards", "buy_land", "run_city", "take_three"],
  develop: "play_cards",
  draw: "take_three",
  leaves: "top",
};
