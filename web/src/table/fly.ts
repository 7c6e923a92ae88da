/** Cards that fly from where they were to where they are now. */
import type { StateMessage } from "../state/wire";
import type { LondonEvent } from "../types/generated";
import { motionOff } from "../state/prefs";

type Box = { left: number; top: number; width: number; height: number };

const TIME = 250;
const GAP = 60;
const MOST = 6;

function boxOf(selector: string): Box | null {
  for (const element of document.querySelectorAll(selector)) {
    const box = element.getBoundingClientRect();
    if (box.width > 0) return box;
  }
  return null;
}

function handOf(seat: number, card?: string): Box | null {
  return (card ? boxOf(`[data-hand="${card}"]`) : null) ?? boxOf(`[data-place="hand-${seat}"]`) ?? boxOf(`[data-place="seat-${seat}"]`);
}

function faceOf(event: LondonEvent): HTMLElement | null {
  const id = event.card ?? event.borough;
  const found = id ? document.querySelector<HTMLElement>(`[data-card="${id}"],[data-borough="${id}"]`) : null;
  if (found) return found;
  return document.querySelector<HTMLElement>('[data-place="deck"] .card');
}

interface Flight {
  event: LondonEvent;
  from: Box;
  face: HTMLElement;
}

/** Where the thing of an event is before it happens. */
function source(event: LondonEvent): Box | null {
  const seat = event.seat ?? 0;
  switch (event.kind) {
    case "draw":
      return boxOf('[data-place="deck"]');
    case "pick":
      return boxOf(`[data-space="${event.space}"]`);
    case "discard":
    case "place":
    case "action":
      return handOf(seat, event.card);
    case "buy":
      return boxOf(`[data-market="${event.borough}"]`);
    default:
      return null;
  }
}

function goal(event: LondonEvent): Box | null {
  const seat = event.seat ?? 0;
  switch (event.kind) {
    case "draw":
    case "pick":
      return handOf(seat, event.card);
    case "discard":
      return boxOf(`[data-space="${event.space}"]`);
    case "place":
      return boxOf(`[data-stack="${seat}-${event.stack}"]`) ?? boxOf(`[data-place="seat-${seat}"]`);
    case "buy":
      return boxOf(`[data-place="pile-${seat}"]`) ?? boxOf(`[data-place="seat-${seat}"]`);
    default:
      return null;
  }
}

export class Flights {
  private waiting: Flight[] = [];

  /** Remember where things are, before the table changes. */
  before(next: StateMessage, seen: ReadonlySet<number>): void {
    this.waiting = [];
    if (motionOff() || document.hidden) return;
    const fresh = (next.events as LondonEvent[]).filter((e) => !seen.has(e.n));
    if (fresh.length > 24) return;
    for (const event of fresh) {
      if (this.waiting.length >= MOST) break;
      const from = source(event);
      const face = from ? faceOf(event) : null;
      if (from && face) this.waiting.push({ event, from, face: face.cloneNode(true) as HTMLElement });
    }
  }

  /** Let them fly, once the table has changed. */
  after(): void {
    const flights = this.waiting;
    this.waiting = [];
    if (!flights.length) return;
    requestAnimationFrame(() => flights.forEach((flight, i) => fly(flight, i * GAP)));
  }
}

function fly({ event, from, face }: Flight, delay: number): void {
  const to = goal(event);
  if (!to) return;
  face.removeAttribute("data-card");
  face.removeAttribute("data-borough");
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
