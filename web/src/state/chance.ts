/** How the engine tells chances. */

/** Certainty, in millionths. */
export const WHOLE = 1_000_000;

/** Standard errors within which the truth lies, 95 times of 100. */
export const CERTAINTY = 1.96;
