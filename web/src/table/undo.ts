/** Whether the last choice can be taken back: at once, by asking the others, or not at all. */
import type { Session } from "../state/session";
import { ownAway } from "./away";

/** Where there is nothing to take back, or nobody to ask. */
const NEVER = new Set(["undo-nothing", "undo-over", "undo-watching", "undo-replay", "refused-over"]);

export function undoNow(session: Session): "now" | "ask" | null {
  const s = session.state.value;
  if (!s || session.replaying || session.me.value === null || s.outcome !== null || ownAway(session)) return null;
  if (s.undo === null) return "now";
  return NEVER.has(s.undo.key.replace(/^errors\//, "")) ? null : "ask";
}
