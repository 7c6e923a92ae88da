/** Whether a choice is weighed before it is sent. */
import { prefs } from "../state/prefs";
import type { Session } from "../state/session";
import type { Shapes } from "../state/wire";

/** With so many seconds left on one's clock nothing is asked again. */
const NO_TIME = 10;

/** Where the player wishes it, the table allows it, there is a choice at all, and the clock leaves time for it. */
export function worthWeighing<G extends Shapes>({ counsel, decision, hurry }: Session<G>): boolean {
  const hurried = hurry.value !== null && hurry.value <= NO_TIME;
  const options = decision.value?.options.length ?? 0;
  return prefs.value.warn && counsel.allowed && options > 1 && !hurried;
}
