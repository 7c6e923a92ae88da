/** States put together: several as one, and one with what has changed since. */
import type { ChangesMessage, Shapes, StateMessage } from "./wire";

/** Several states as one: the last of them, with everything that happened on the way. */
export function together<G extends Shapes>(states: readonly StateMessage<G>[]): StateMessage<G> {
  const [first, last] = [states[0], states.at(-1)];
  if (!first || !last) throw new Error("no state");
  // A state that goes back, or begins anew, stands for itself: what came before it no longer holds.
  const from = states.findLastIndex((state, i) => i > 0 && state.since < (states[i - 1]?.ply ?? 0));
  const kept = from < 0 ? states : states.slice(from);
  return { ...last, since: kept[0]?.since ?? last.since, events: kept.flatMap((state) => state.events) };
}

/** The state that somebody is sent the changes to who holds the one before. */
export function merged<G extends Shapes>(held: StateMessage<G>, changes: ChangesMessage<G>): StateMessage<G> {
  const { base: _base, view: parts, rows = {}, gone = [], ...rest } = changes;
  const view: Record<string, unknown> = { ...held.view, ...parts };
  for (const [name, some] of Object.entries(rows)) {
    const before = view[name] as unknown[];
    view[name] = some.map((row, i) => row ?? before[i]);
  }
  for (const name of gone) delete view[name];
  const whole = view as unknown as G["view"];
  const { ply, step } = changes;
  return {
    ...held,
    answered: [],
    ...rest,
    type: "state",
    view: whole,
    table: { ...(changes.table ?? held.table), ply, step, asked: whole.asked },
  };
}
