/**
 * What has just appeared is not armed yet: a second click in the same place, meant for what was there before, chooses
 * nothing. It is armed as soon as the pointer has moved, or a moment has passed. Keys are never kept waiting.
 */

/** How long what has appeared under a resting pointer takes no click. */
export const REST = 400;
/** How far a hand trembles. */
const TREMBLE = 3;

/** What can be chosen, wherever it stands; of a window all, and what is beside it, where a click closes it. */
const CHOICES = "[data-option],[data-ticket],[data-shortcut],.fin .acts *,dialog";

interface Point {
  x: number;
  y: number;
}

class Settling {
  private at: Point = { x: -1, y: -1 };
  private rest: { since: number; at: Point } | null = null;
  private timer: number | undefined;

  /** Something that can be chosen has appeared, or changed. */
  begin(): void {
    this.rest = { since: performance.now(), at: this.at };
    document.documentElement.dataset.settling = "";
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.end(), REST);
  }

  private end(): void {
    window.clearTimeout(this.timer);
    this.rest = null;
    delete document.documentElement.dataset.settling;
  }

  /** Whether the pointer has left the place where it was when things appeared. */
  private moved({ x, y }: Point): boolean {
    const from = this.rest?.at;
    return !from || Math.hypot(x - from.x, y - from.y) > TREMBLE;
  }

  private readonly onMove = (event: PointerEvent): void => {
    this.at = { x: event.clientX, y: event.clientY };
    if (this.rest && this.moved(this.at)) this.end();
  };

  private readonly onClick = (event: MouseEvent): void => {
    // A key, a screen reader or a program clicks without a pointer.
    if (event.detail === 0 || !this.rest) return;
    if (performance.now() - this.rest.since >= REST || this.moved({ x: event.clientX, y: event.clientY })) return;
    if (!(event.target as Element | null)?.closest(CHOICES)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  /** Watch the page from now on. */
  watch(): void {
    window.addEventListener("pointermove", this.onMove, true);
    window.addEventListener("pointerdown", this.onMove, true);
    window.addEventListener("click", this.onClick, true);
  }
}

/** The one pointer's. */
export const settling = new Settling();
