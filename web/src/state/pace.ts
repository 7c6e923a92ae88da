/** How long what happens is left alone before the next thing is drawn, so that it can be followed. */
import { signal } from "@preact/signals";
import { covers } from "./curtain";
import { together } from "./merged";
import { motionOff, prefs } from "./prefs";
import type { Shapes, StateMessage } from "./wire";

/** How long a change of one's own is left alone before the next one is drawn. */
const BRIEF = 260;
/** How long what others did is left to be read. */
const PACES = { slow: 2400, normal: 1100, instant: 0 } as const;

/** How long what others did is left to be read, as the player likes it. */
export const paceNow = (): number => PACES[prefs.value.pace];

/** How long a change is left alone: one of another's is read, one's own is known. */
function holdFor(others: boolean): number {
  const seen = motionOff() ? 0 : BRIEF;
  return others ? Math.max(seen, paceNow()) : seen;
}

/** The seat of another whose deed a state tells, the last if there are several; null: there is none. */
function mover(state: StateMessage): number | null {
  const theirs = state.events.findLast(({ seat }) => seat !== undefined && !state.you.includes(seat));
  return theirs?.seat ?? null;
}

/** What others did, before anything is asked: one question at a time, and first what led to it. */
function unasked<G extends Shapes>(state: StateMessage<G>, by: number): StateMessage<G> {
  return { ...state, decisions: [], unavailable: [], view: { ...state.view, asked: [by] } };
}

/** However much has arrived, it is all drawn within this. */
const BEHIND = 5000;
/** How many changes may wait to be drawn one by one. */
const CROWD = 40;

/** Where states are drawn. */
interface Screen<G extends Shapes> {
  shown(): StateMessage<G> | null;
  /** Whether somebody here is asked, or has chosen and waits for it. */
  busy(): boolean;
  draw(next: StateMessage<G>): void;
}

/** States that wait to be drawn, one after another. */
export class Pacing<G extends Shapes> {
  /** Whether there is more to come than is drawn. */
  readonly behind = signal(false);
  private queue: StateMessage<G>[] = [];
  private drawnAt = 0;
  private pacer: number | undefined;
  /** How long the change that was drawn last is left alone. */
  private hold = 0;
  /** The state of which what others did has been drawn, and what it asks has not. */
  private halfway: StateMessage<G> | null = null;
  private hurried = false;
  /** The most that has waited to be drawn since there was nothing: the more, the quicker. */
  private crowd = 0;

  /** Draw what has arrived, leaving each change a moment to be seen; when much arrives at once, draw it in one. */
  private pump(): void {
    window.clearTimeout(this.pacer);
    if (this.queue.length > (holdFor(true) ? CROWD : 2)) this.queue = [together(this.queue)];
    const next = this.queue[0];
    this.behind.value = next !== undefined;
    this.crowd = next ? Math.max(this.crowd, this.queue.length) : 0;
    if (!next) {
      // Whoever sits here is in a hurry until the next question; who looks on, until there is nothing more to see.
      if (!this.screen.shown()?.you.length) this.hurried = false;
      return;
    }
    const wait = this.drawnAt + Math.min(this.hold, BEHIND / this.crowd) - performance.now();
    if (wait > 0 && !this.atOnce(next)) {
      this.pacer = window.setTimeout(() => this.pump(), wait);
      return;
    }
    const by = next.events.length && this.screen.shown() ? mover(next) : null;
    this.hold = next.events.length ? holdFor(by !== null) : 0;
    const asks = next.decisions.some((d) => next.you.includes(d.seat));
    const begun = this.halfway !== null && this.halfway.step === next.step;
    // At a screen that several share, a state is shown to whom it is for, or not at all.
    const alone = next.you.length === 1;
    if (asks && alone && by !== null && this.hold > BRIEF && !begun && !this.atOnce(next)) {
      this.halfway = next;
      this.show(unasked(next, by));
    } else {
      if (begun || (asks && this.hurried)) this.hold = 0;
      this.queue.shift();
      this.show(next);
      if (asks) this.hurried = false;
    }
    // Between two changes the player's own hand comes first.
    if (this.queue.length) this.pacer = window.setTimeout(() => this.pump(), 0);
    else this.pump();
  }

  /** Whoever is asked, has chosen, looks elsewhere, opens a curtain or is in a hurry is not kept waiting. */
  private atOnce(next: StateMessage<G>): boolean {
    const shown = this.screen.shown();
    const busy = this.hurried || document.hidden || this.screen.busy();
    return !shown || covers(shown) || !next.events.length || busy;
  }

  private show(next: StateMessage<G>): void {
    this.screen.draw(next);
    this.drawnAt = performance.now();
  }

  constructor(private readonly screen: Screen<G>) {}

  take(state: StateMessage<G>): void {
    this.queue.push(state);
    this.pump();
  }

  /** Put what happened earlier before what waits; false: nothing does that begins so early. */
  prepend(events: G["event"][]): boolean {
    const i = this.queue.findLastIndex((state) => state.since < 0);
    const waiting = this.queue[i];
    if (waiting) this.queue[i] = { ...waiting, events: [...events, ...waiting.events] };
    return waiting !== undefined;
  }

  /** Draw at once whatever has arrived, and whatever comes until the next question. */
  catchUp(): void {
    this.hurried = true;
    this.pump();
  }

  /** Leave what waits undrawn. */
  clear(): void {
    window.clearTimeout(this.pacer);
    this.queue = [];
    this.halfway = null;
    this.behind.value = false;
  }
}
