/** Whether a power can be used now, and if not, why. */
import type { NantyArea } from "../../types/generated";

export type PowerState = NonNullable<NantyArea["card_state"]> | "ready" | "waits";

/** What becomes of the power of an area's card now. */
export function powerState(area: NantyArea, offered: boolean): PowerState {
  return offered ? "ready" : (area.card_state ?? "waits");
}
