/** Whether a power can be used now, and if not, why. */
import type { NantyArea } from "../../types/generated";

/** Whether a measure is the same for everybody. */
export const SHARED = new Set(["trouble_markers", "deck_exhausted", "deck_exhausted_low_trouble"]);

export type PowerState = "ready" | "used" | "new" | "blocked" | "event" | "dead" | "waits";

/** What becomes of the power of an area's card now. */
export function powerState(area: NantyArea, offered: boolean, active: boolean, power: string): PowerState {
  if (offered) return "ready";
  if (area.card_dead) return "dead";
  if (area.grenadiers > 0) return "blocked";
  if (power === "protect_from_event") return "event";
  if (active && area.card_new) return "new";
  if (active && area.card_used) return "used";
  return "waits";
}
