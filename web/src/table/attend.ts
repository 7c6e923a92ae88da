/** What is done about everything that happens: it sounds, it is shown, and what it touches is lit up. */

import { paceNow } from "../state/pace";
import type { Session } from "../state/session";
import { play, type Sound } from "../state/sound";
import type { StateMessage } from "../state/wire";
import type { EventRow } from "../types/generated";
import type { Control } from "./control";
import { boxOf } from "./fly";
import type { Kit } from "./kit";
import { linesOf } from "./lines";

/** Of several sounds in one moment one is heard, the first of these. */
const LOUDEST: readonly Sound[] = ["offer", "coins", "cards"];
/** How long a deed is shown that nothing follows. */
const LINGERS = 3500;
const RINGS = 4;

/** Whether a card lies on the table large enough to be read. */
function inSight(card: string): boolean {
  const box = boxOf([`[data-card="${card}"]`]);
  return box !== null && box.height >= READABLE && box.top >= 0 && box.top + box.height <= window.innerHeight;
}
/** How tall a card is that can be read. */
const READABLE = 150;

export class Attendant {
  private timer: number | undefined;

  constructor(
    private readonly session: Session,
    private readonly control: Control,
    private readonly kit: Kit,
  ) {}

  /** Something has happened. */
  attend(next: StateMessage, fresh: readonly EventRow[]): void {
    const heard = new Set(fresh.map((event) => this.kit.sound?.(event) ?? null));
    const sound = LOUDEST.find((name) => heard.has(name));
    if (sound) play(sound);
    const theirs = fresh.filter(({ seat }) => seat !== undefined && !next.you.includes(seat));
    if (fresh.some(({ seat }) => seat !== undefined && next.you.includes(seat))) this.control.news.value = 0;
    this.control.news.value += linesOf(theirs, next.view.players, this.kit).filter(({ rule }) => !rule).length;
    if (this.session.decision.value) this.control.deed.value = null;
    else if (theirs.length && paceNow() > 0 && !document.hidden)
      requestAnimationFrame(() => {
        // A curtain may have fallen meanwhile.
        if (this.session.state.value !== next) return;
        this.show(next, theirs);
        this.ring(theirs);
      });
  }

  private show(next: StateMessage, theirs: readonly EventRow[]): void {
    const line = linesOf(theirs, next.view.players, this.kit).findLast(({ rule }) => !rule);
    if (!line) return;
    const named = theirs.map((event) => this.kit.look({ ...event, option: 0, seat: event.seat ?? 0 }));
    const card = named.findLast((id) => id !== null) ?? null;
    this.control.deed.value = { n: line.n, line, card: card === null || inSight(card) ? null : card };
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      this.control.deed.value = null;
    }, LINGERS);
  }

  /** Light up where things have come to lie. */
  private ring(theirs: readonly EventRow[]): void {
    for (const event of theirs.slice(-RINGS)) {
      const box = boxOf(this.kit.path(event)?.to ?? []);
      if (!box) continue;
      const ring = document.createElement("i");
      ring.className = "lately";
      ring.setAttribute("aria-hidden", "true");
      Object.assign(ring.style, {
        left: `${box.left}px`,
        top: `${box.top}px`,
        width: `${box.width}px`,
        height: `${box.height}px`,
      });
      document.body.append(ring);
      window.setTimeout(() => ring.remove(), Math.max(600, paceNow()));
    }
  }

  /** Put away whatever is shown: the curtain falls. */
  land(): void {
    window.clearTimeout(this.timer);
    this.control.deed.value = null;
    for (const ring of document.querySelectorAll(".lately")) ring.remove();
  }
}
