/** The signs of what merchants and assistants do. */

export const ACTION_SIGN: Record<string, string> = { stack: "crates", profit: "profit", goods: "goods" };
