/** States on their way to the screen: put together, taken apart, and how long each is left alone. */
import { motionOff, prefs } from "./prefs";
import type { ChangesMessage, Shapes, StateMessage } from "./wire";

/** How long a change of one's own is left alone before the next one is drawn. */
export const BRIEF = 260;
/** How long what others did is left to be read. */
const PACES = { slow: 2400, normal: 1100, instant: 0 } as const;

/** How long what others did is left to be read, as the player likes it. */
export const paceNow = (): number => PACES[prefs.value.pace];

/** How long a change is left alone: one of another's is read, one's own is known. */
export function holdFor(others: boolean): number {
  const seen = motionOff() ? 0 : BRIEF;
  return others ? Math.max(seen, paceNow()) : seen;
}

/** The seat of another whose deed a state tells, the last if there are several; null: there is none. */
export function mover(state: StateMessage): number | null {
  const theirs = state.events.findLast(({ seat }) => seat !== undefined && !state.you.includes(seat));
  return theirs?.seat ?? null;
}

/** What others did, before anything is asked: one question at a time, and first what led to it. */
export function unasked<G extends Shapes>(state: StateMessage<G>, by: number): StateMessage<G> {
  return { ...state, decisions: [], unavailable: [], view: { ...state.view, asked: [by] } };
}

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
