/** What the hand of the player does at a table: pointing, choosing, opening cards, keys. */
import { effect, signal } from "@preact/signals";
import { go } from "../state/router";
import type { Session } from "../state/session";
import type { OptionRow } from "../types/generated";

/** A choice that is to follow once the table asks for it. */
export interface Step {
  kind: string;
  fits: (row: OptionRow) => boolean;
}

export type Panel = "choices" | "keys" | "since" | "menu" | null;

export class Control {
  /** The option that is pointed at or in focus. */
  readonly hover = signal<{ row: OptionRow; element: Element | null } | null>(null);
  /** What a shortcut would do, while it is pointed at. */
  readonly hint = signal<string | null>(null);
  /** A choice that throws something away, waiting to be made a second time. */
  readonly armed = signal<number | null>(null);
  /** On a phone: the option that is held up before it is chosen. */
  readonly held = signal<OptionRow | null>(null);
  readonly card = signal<string | null>(null);
  readonly side = signal<number | null>(null);
  readonly panel = signal<Panel>(null);
  private steps: Step[] = [];
  private between: ReadonlySet<string> = new Set();
  private readonly stop: () => void;

  constructor(readonly session: Session) {
    let asked = "";
    this.stop = effect(() => {
      const decision = session.decision.value;
      const s = session.state.value;
      const now = `${s?.ply} ${decision?.kind}`;
      if (now === asked) return;
      asked = now;
      this.hover.value = null;
      this.hint.value = null;
      this.armed.value = null;
      this.held.value = null;
      if (decision) queueMicrotask(() => this.advance());
      else this.steps = [];
    });
  }

  dispose(): void {
    this.stop();
  }

  /** Open a card large. */
  look(card: string | null): void {
    this.card.value = card;
  }

  /** Open somebody's side of the table in full. */
  openSide(seat: number | null): void {
    this.side.value = seat;
  }

  /** On a phone: hold an option up before it is chosen, or put it down again. */
  hold(row: OptionRow | null): void {
    this.held.value = row;
  }

  /** Take what a ticket offers; one that is closed says why. */
  punch(ticket: { row: OptionRow | null; act?: () => void; why?: string | undefined }): void {
    if (ticket.row) this.take(ticket.row);
    else if (ticket.act) ticket.act();
    else this.session.refused.value = ticket.why ?? null;
  }

  point(row: OptionRow | null, element: Element | null = null): void {
    this.hover.value = row ? { row, element } : null;
  }

  /** Choose an option; one that throws something away for good is asked twice. */
  take(row: OptionRow): void {
    const final = Boolean(row.warning) && Boolean(row.done);
    if (final && this.armed.value !== row.option) {
      this.armed.value = row.option;
      return;
    }
    this.armed.value = null;
    this.held.value = null;
    this.session.choose(row);
  }

  /** Make several choices one after another; questions of the kinds `between` are the player's own to answer. */
  follow(steps: Step[], between: ReadonlySet<string> = new Set()): void {
    this.steps = steps;
    this.between = between;
    this.advance();
  }

  private advance(): void {
    const decision = this.session.decision.value;
    const next = this.steps[0];
    if (!decision || !next || this.session.pending.value !== null) return;
    if (decision.kind !== next.kind) {
      if (!this.between.has(decision.kind)) this.steps = [];
      return;
    }
    const row = decision.options.find((option) => next.fits(option));
    this.steps = row ? this.steps.slice(1) : [];
    if (row) this.session.choose(row);
  }

  /** A key that no field has taken. True if it meant something. */
  key(event: KeyboardEvent): boolean {
    const decision = this.session.decision.value;
    const rows = decision?.options ?? [];
    const menu = document.querySelectorAll<HTMLElement>("[data-ticket]");
    switch (event.key) {
      case "ArrowRight":
      case "ArrowDown":
      case "ArrowLeft":
      case "ArrowUp":
        return moveFocus(event.key);
      case "u":
      case "U":
        this.session.undo();
        return true;
      case "l":
      case "L":
        return this.takeFirst(rows, (row) => (row as { loan?: boolean }).loan === true);
      case "d":
      case "D":
        return this.takeFirst(rows, (row) => row.done === true);
      case "o":
      case "O":
        this.panel.value = this.panel.value === "choices" ? null : "choices";
        return true;
      case "s":
      case "S":
        this.panel.value = this.panel.value === "since" ? null : "since";
        return true;
      case "i":
      case "I": {
        const id = document.activeElement?.closest("[data-look]")?.getAttribute("data-look");
        if (id) this.card.value = id;
        return Boolean(id);
      }
      case "c":
      case "C":
        document.querySelector<HTMLElement>("[data-chat]")?.focus();
        return true;
      case "?":
        this.panel.value = this.panel.value === "keys" ? null : "keys";
        return true;
      case "Escape":
        this.armed.value = null;
        this.held.value = null;
        return false;
      case "r":
      case "R":
        if (!this.session.state.value?.outcome) return false;
        go(`/replay/${this.session.id}`);
        return true;
      default: {
        const digit = Number(event.key);
        if (digit >= 1 && digit <= menu.length) {
          menu[digit - 1]?.click();
          return true;
        }
        return false;
      }
    }
  }

  private takeFirst(rows: OptionRow[], fits: (row: OptionRow) => boolean): boolean {
    const row = rows.find(fits);
    if (row) this.take(row);
    return Boolean(row);
  }
}

/** Move the focus to the nearest thing that can be chosen in a direction. */
export function moveFocus(key: string): boolean {
  const all = [...document.querySelectorAll<HTMLElement | SVGElement>("[data-option],[data-shortcut]")].filter(
    (e) => e.getClientRects().length > 0,
  );
  if (!all.length) return false;
  const active = document.activeElement;
  if (!(active instanceof HTMLElement || active instanceof SVGElement) || !all.includes(active)) {
    all[0]?.focus();
    return true;
  }
  const from = centre(active);
  let best: HTMLElement | SVGElement | null = null;
  let least = Infinity;
  for (const other of all) {
    if (other === active) continue;
    const to = centre(other);
    const dx = to.x - from.x;
    const dy = to.y - from.y;
    const along = key === "ArrowRight" ? dx : key === "ArrowLeft" ? -dx : key === "ArrowDown" ? dy : -dy;
    const across = Math.abs(key === "ArrowRight" || key === "ArrowLeft" ? dy : dx);
    if (along < 4) continue;
    const far = along + across * 2.5;
    if (far < least) {
      least = far;
      best = other;
    }
  }
  if (!best) {
    // At the edge, go round to the next in order, so that nothing is out of reach.
    const step = key === "ArrowRight" || key === "ArrowDown" ? 1 : -1;
    best = all[(all.indexOf(active) + step + all.length) % all.length] ?? null;
  }
  best?.focus();
  return true;
}

function centre(element: Element): { x: number; y: number } {
  const r = element.getBoundingClientRect();
  return { x: r.left + r.width / 2, y: r.top + r.height / 2 };
}
