/** Things that fly from where they were to where they are now. */

import { motionOff } from "../state/prefs";
import type { StateMessage } from "../state/wire";
import type { EventRow } from "../types/generated";

type Box = { left: number; top: number; width: number; height: number };

const TIME = 250;
const GAP = 60;
const MOST = 6;

/** Where the first thing is that is found and seen. */
export function boxOf(selectors: readonly string[]): Box | null {
  for (const selector of selectors) {
    for (const element of document.querySelectorAll(selector)) {
      const box = element.getBoundingClientRect();
      if (box.width > 0) return box;
    }
  }
  return null;
}

function faceOf(selectors: readonly string[]): HTMLElement | null {
  for (const selector of selectors) {
    const found = document.querySelector<HTMLElement>(selector);
    if (found) return found;
  }
  return null;
}

/** What a game says of an event whose thing moves: where it was, where it goes, what it looks like. The first selector that is found counts. */
export interface Path {
  from: string[];
  to: string[];
  face: string[];
}

interface Flight {
  to: string[];
  from: Box;
  face: HTMLElement;
}

export class Flights {
  private waiting: Flight[] = [];

  constructor(private readonly path: (event: EventRow) => Path | null) {}

  /** Remember where things are, before the table changes. */
  before(next: StateMessage, seen: ReadonlySet<number>): void {
    this.waiting = [];
    if (motionOff() || document.hidden) return;
    const fresh = next.events.filter((e) => !seen.has(e.n));
    if (fresh.length > 24) return;
    for (const event of fresh) {
      if (this.waiting.length >= MOST) break;
      const path = this.path(event);
      const from = path && boxOf(path.from);
      const face = from && faceOf(path.face);
      if (from && face) this.waiting.push({ to: path.to, from, face: face.cloneNode(true) as HTMLElement });
    }
  }

  /** Take away whatever flies, at once. */
  land(): void {
    this.waiting = [];
    for (const face of document.querySelectorAll("body > .flying")) face.remove();
  }

  /** Let them fly, once the table has changed. */
  after(): void {
    const flights = this.waiting;
    this.waiting = [];
    if (!flights.length) return;
    requestAnimationFrame(() => {
      for (const [i, flight] of flights.entries()) fly(flight, i * GAP);
    });
  }
}

function fly({ to: goals, from, face }: Flight, delay: number): void {
  const to = boxOf(goals);
  if (!to) return;
  face.removeAttribute("data-card");
  face.classList.add("flying");
  face.setAttribute("aria-hidden", "true");
  document.body.append(face);
  const size = face.getBoundingClientRect();
  const at = (box: Box): string => {
    const scale = Math.min(1, box.width / size.width, box.height / size.height) || 1;
    const x = box.left + (box.width - size.width * scale) / 2;
    const y = box.top + (box.height - size.height * scale) / 2;
    return `translate(${x}px,${y}px) scale(${scale})`;
  };
  const run = face.animate(
    [
      { transform: at(from), opacity: 0.9 },
      { transform: at(to), opacity: 1, offset: 0.85 },
      { transform: at(to), opacity: 0 },
    ],
    { duration: TIME + 80, delay, easing: "cubic-bezier(.3,.1,.2,1)", fill: "both" },
  );
  const done = (): void => face.remove();
  run.onfinish = done;
  run.oncancel = done;
}
