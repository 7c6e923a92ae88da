/** Who plays the last turn, once it is known. */
import type { Model } from "./model";
import { say } from "./words";

export function lastRound({ view }: Model): string | null {
  return view.last_round !== null && !view.over ? say("last-round", { seat: view.last_round }) : null;
}
