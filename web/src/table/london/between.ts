/** Questions that may come in between the steps of a shortcut and are the player's own to answer. */

/** Questions that may come in between a shortcut's steps and are the player's own to answer. */
export const BETWEEN: ReadonlySet<string> = new Set(["payment", "activation_cost"]);
