/** Who plays the last turn, once it is known. */
import { london } from "../../text/london";
import { nameOf } from "../context";
import type { Model } from "./model";
import { useTable } from "./wire";

const t = london;

export function useLastRound(model: Model): string | null {
  const { session } = useTable();
  const last = model.view.last_round;
  return last !== null && !model.view.over ? t.lastRoundNote(nameOf(session, last)) : null;
}
