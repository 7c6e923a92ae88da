/** How the log of London Markets is divided, and which of its news are good. */
import type { MarketsEvent } from "../../types/generated";
import type { Tone } from "../lines";
import { say } from "./words";

const GAINS = new Set(["profit", "earn"]);

/** A round has a heading, and each opening of its offers. */
export function heading(event: MarketsEvent, before: readonly MarketsEvent[]): string | null {
  if (event.kind === "round") return say("round", { n: event.round });
  if (event.kind !== "offers") return null;
  const round = before.slice(before.findLastIndex(({ kind }) => kind === "round") + 1);
  return say("nth-offers", { n: 1 + round.filter(({ kind }) => kind === "offers").length });
}

export function tone(event: MarketsEvent): Tone {
  return GAINS.has(event.kind) ? "gain" : null;
}
