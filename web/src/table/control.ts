/** What the hand of the player does at a table: pointing, choosing, opening cards, keys. */
import { effect, signal } from "@preact/signals";
import { go } from "../state/router";
import type { Session } from "../state/session";
import type { Shapes } from "../state/wire";
import type { Warned } from "../types/generated";
import { settling } from "../ui/settling";
import { moveFocus } from "./focus";
import type { Deed } from "./follow";
import type { Key } from "./kit";
import { worthWeighing } from "./weighing";

/** A choice that is to follow once the table asks for it. */
export interface Step<G extends Shapes = Shapes> {
  kind: string;
  fits(row: G["option"]): boolean;
}

export type Panel = "choices" | "help" | "since" | "menu" | "resign" | "advice" | "coach" | null;

export class Control<G extends Shapes = Shapes> {
  /** The option that is pointed at or in focus. */
  readonly hover = signal<{ row: G["option"]; element: Element | null } | null>(null);
  /** What a shortcut would do, while it is pointed at. */
  readonly hint = signal<string | null>(null);
  /** A choice that throws something away, waiting to be made a second time. */
  readonly armed = signal<number | null>(null);
  /** On a phone: the option that is held up before it is chosen. */
  readonly held = signal<G["option"] | null>(null);
  /** A choice that seems to cost much, asked again before it is sent. */
  readonly warned = signal<{ row: G["option"]; warned: Warned } | null>(null);
  readonly card = signal<string | null>(null);
  /** What somebody else has just done, while it is shown. */
  readonly deed = signal<Deed | null>(null);
  /** How much others have done since one's own last choice. */
  readonly news = signal(0);
  /** Whether the game has just ended, and the table is left to be seen as it stands. */
  readonly resting = signal(false);
  readonly side = signal<number | null>(null);
  readonly panel = signal<Panel>(null);
  /** The keys that the game adds. */
  keys: readonly Key<G>[] = [];
  private steps: Step<G>[] = [];
  /** The choices that have been weighed once. */
  private readonly weighed = new Set<string>();
  private between: ReadonlySet<string> = new Set();
  private readonly stop: () => void;

  constructor(readonly session: Session<G>) {
    let asked = "";
    const stopSettling = this.settle();
    const uncover = effect(() => {
      if (session.curtain.value) this.putDown();
    });
    const follow = effect(() => {
      const decision = session.decision.value;
      const s = session.state.value;
      const now = `${s?.ply} ${decision?.kind}`;
      if (now === asked) return;
      asked = now;
      this.hover.value = null;
      this.hint.value = null;
      this.armed.value = null;
      this.held.value = null;
      this.warned.value = null;
      if (this.panel.peek() === "advice" || this.panel.peek() === "coach") this.panel.value = null;
      if (decision) queueMicrotask(() => this.advance());
      else this.steps = [];
    });
    this.stop = () => {
      uncover();
      follow();
      stopSettling();
    };
  }

  /** Whatever a hand could choose by mistake is left alone for a moment when it appears. */
  private settle(): () => void {
    let before = "";
    return effect(() => {
      const decision = this.session.decision.value;
      const s = this.session.state.value;
      const now = [
        decision && `${s?.ply} ${decision.kind}`,
        Boolean(s?.outcome),
        this.armed.value,
        this.held.value?.option,
        this.panel.value,
        this.warned.value?.row.option,
        this.card.value,
        this.side.value,
      ].join(" ");
      if (before && now !== before) settling.begin();
      before = now;
    });
  }

  /** Close and forget whatever the last player has opened. */
  private putDown(): void {
    this.hover.value = null;
    this.hint.value = null;
    this.armed.value = null;
    this.held.value = null;
    this.warned.value = null;
    this.card.value = null;
    this.side.value = null;
    this.panel.value = null;
    this.deed.value = null;
    this.news.value = 0;
    this.steps = [];
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

  /** What has happened since one's last turn is read now, or put away. */
  openSince(): void {
    this.news.value = 0;
    this.panel.value = this.panel.value === "since" ? null : "since";
  }

  /** On a phone: hold an option up before it is chosen, or put it down again. */
  hold(row: G["option"] | null): void {
    this.held.value = row;
  }

  /** Take what a ticket offers; one that is closed says why. */
  punch(ticket: { row: G["option"] | null; act?: () => void; why?: string | undefined }): void {
    if (ticket.row) this.take(ticket.row);
    else if (ticket.act) ticket.act();
    else this.session.refused.value = ticket.why ?? null;
  }

  point(row: G["option"] | null, element: Element | null = null): void {
    this.hover.value = row ? { row, element } : null;
  }

  /** Choose an option; one that throws something away for good is asked twice. */
  take(row: G["option"]): void {
    const final = Boolean(row.warning) && Boolean(row.done);
    if (final && this.armed.value !== row.option) {
      this.armed.value = row.option;
      return;
    }
    this.armed.value = null;
    this.held.value = null;
    this.send(row);
  }

  /** Send a choice; where the player wishes it, one that seems to cost much is asked again, but never twice. */
  send(row: G["option"]): void {
    const choice = `${this.session.state.value?.ply} ${row.option}`;
    if (this.weighed.has(choice) || !worthWeighing(this.session)) {
      this.session.choose(row);
    } else if (this.session.pending.value === null) {
      this.weighed.add(choice);
      void this.weigh(row);
    }
  }

  private async weigh(row: G["option"]): Promise<void> {
    const { session } = this;
    const ply = session.state.value?.ply;
    session.pending.value = row.option;
    const warned = await session.counsel.weigh(row);
    if (session.state.value?.ply !== ply) return;
    session.pending.value = null;
    if (warned) this.warned.value = { row, warned };
    else session.choose(row);
  }

  /** Leave a choice that was warned of, and whatever was to follow it. */
  takeBack(): void {
    this.warned.value = null;
    this.steps = [];
  }

  /** Ask what to do, or close what was said. */
  askAdvice(): boolean {
    if (!this.session.counsel.allowed) return false;
    this.panel.value = this.panel.value === "advice" ? null : "advice";
    return true;
  }

  /** Ask why the coach says what it says. */
  askWhy(): boolean {
    if (this.session.coach.spoken.value) this.panel.value = "coach";
    return this.panel.value === "coach";
  }

  /** Make several choices one after another; questions of the kinds `between` are the player's own to answer. */
  follow(steps: Step<G>[], between: ReadonlySet<string> = new Set()): void {
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
    if (row) this.send(row);
  }

  /** A key that no field has taken. True if it meant something. */
  key(event: KeyboardEvent): boolean {
    if (this.session.curtain.value) return false;
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
      case "d":
      case "D":
        return this.takeFirst(rows, (row) => row.done === true);
      case "o":
      case "O":
        this.panel.value = this.panel.value === "choices" ? null : "choices";
        return true;
      case "s":
      case "S":
        this.openSince();
        return true;
      case "i":
      case "I": {
        const id = document.activeElement?.closest("[data-look]")?.getAttribute("data-look");
        if (id) this.card.value = id;
        return Boolean(id);
      }
      case "h":
      case "H":
        return this.askAdvice();
      case "w":
      case "W":
        return this.askWhy();
      case "f":
      case "F":
        this.session.catchUp();
        return true;
      case "c":
      case "C":
        document.querySelector<HTMLElement>("[data-chat]")?.focus();
        return true;
      case "?":
        this.panel.value = this.panel.value === "help" ? null : "help";
        return true;
      case "Escape":
        this.armed.value = null;
        this.held.value = null;
        if (this.panel.value !== "help") return false;
        this.panel.value = null;
        return true;
      case "r":
      case "R":
        if (!this.session.state.value?.outcome) return false;
        go(`/replay/${this.session.id}`);
        return true;
      default: {
        const own = this.keys.find(({ key }) => key === event.key.toUpperCase());
        if (own) return this.takeFirst(rows, (row) => own.fits(row));
        const ticket = menu[Number(event.key) - 1];
        ticket?.click();
        return ticket !== undefined;
      }
    }
  }

  private takeFirst(rows: readonly G["option"][], fits: (row: G["option"]) => boolean): boolean {
    const row = rows.find(fits);
    if (row) this.take(row);
    return Boolean(row);
  }
}
