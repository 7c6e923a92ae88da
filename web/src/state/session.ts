/** A table as this browser sees it: the live channel, or a replay, behind one face. */
import { batch, computed, signal } from "@preact/signals";
import type { EventRow, OptionRow } from "../types/generated";
import type { Table } from "../types/wire";
import { tell } from "../words/language";
import { BRIEF, holdFor, merged, mover, together, unasked } from "./states";
import type { ChatLine, DecisionMessage, ServerMessage, Shapes, StateMessage } from "./wire";

/** `again`: the connection has just ended, and the next is on its way; nobody need notice. */
export type Link = "joining" | "open" | "again" | "lost";

/** How long a connection may be away before the player is told. */
const UNNOTICED = 4000;
/** The first attempt comes within this, spread so that not all of a server's players come in one moment. */
const AT_ONCE = 250;
const LONGEST_WAIT = 8000;
/** A connection that ends sooner counts as an attempt that failed. */
const LASTING = 2000;

/** However much has arrived, it is all drawn within this. */
const BEHIND = 5000;
/** How many changes may wait to be drawn one by one. */
const CROWD = 40;

export class Session<G extends Shapes = Shapes> {
  readonly state = signal<StateMessage<G> | null>(null);
  readonly events = signal<G["event"][]>([]);
  readonly chat = signal<ChatLine[]>([]);
  readonly table = signal<Table | null>(null);
  readonly link = signal<Link>("joining");
  /** The option that was chosen and not yet answered. */
  readonly pending = signal<number | null>(null);
  readonly refused = signal<string | null>(null);
  readonly replaying: boolean = false;

  /** The seat through whose eyes the table is seen. */
  readonly me = computed<number | null>(() => {
    const s = this.state.value;
    return s ? s.seat : null;
  });
  /** What is asked of someone at this browser. */
  readonly decision = computed<DecisionMessage<G> | null>(() => {
    const s = this.state.value;
    if (!s || this.replaying) return null;
    return s.decisions.find((d) => s.you.includes(d.seat)) ?? null;
  });
  /** Whether there is more to come than is drawn. */
  readonly behind = signal(false);
  /** The ply up to which this player has seen the table: the end of their last own decision. */
  readonly lastOwn = signal<number | null>(null);

  private socket: WebSocket | null = null;
  /** The last state that came by this connection, drawn or not: what changes are told from. */
  private held: StateMessage<G> | null = null;
  /** The choice that has no answer yet; if the connection ends before it comes, it is sent again where it still holds. */
  private chosen: { option: number; ply: number; seat: number } | null = null;
  private sendAgain = false;
  /** What was said while there was no connection. */
  private unsent: unknown[] = [];
  private openedAt = 0;
  private losing: number | undefined;
  private queue: StateMessage<G>[] = [];
  private drawnAt = 0;
  private timer: number | undefined;
  private retry = 0;
  private closed = false;
  /** Called around every change of the table, so that what moves can be animated. */
  before: ((next: StateMessage) => void) | null = null;
  after: ((next: StateMessage, fresh: EventRow[]) => void) | null = null;

  constructor(readonly id: string) {}

  open(): void {
    this.closed = false;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const since = this.state.value ? this.state.value.ply : -1;
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/live?since=${since}&changes=1`);
    this.socket = socket;
    this.held = null;
    socket.onopen = () => {
      this.openedAt = performance.now();
      window.clearTimeout(this.losing);
      this.losing = undefined;
      this.sendAgain = this.chosen !== null;
      this.link.value = "open";
      for (const message of this.unsent.splice(0)) this.send(message);
    };
    socket.onmessage = (event: MessageEvent<string>) => this.receive(JSON.parse(event.data) as ServerMessage<G>);
    socket.onclose = () => {
      if (this.closed || this.socket !== socket) return;
      if (this.link.value === "open") {
        this.link.value = "again";
        if (performance.now() - this.openedAt > LASTING) this.retry = 0;
      }
      this.losing ??= window.setTimeout(() => this.lose(), UNNOTICED);
      const wait = Math.min(LONGEST_WAIT, AT_ONCE * 2 ** this.retry++);
      this.timer = window.setTimeout(() => this.open(), wait * Math.random());
    };
  }

  private lose(): void {
    batch(() => {
      this.link.value = "lost";
      this.forget();
    });
    this.unsent = [];
  }

  /** Wait no more for the answer to a choice. */
  private forget(): void {
    this.pending.value = null;
    this.chosen = null;
  }

  close(): void {
    this.closed = true;
    window.clearTimeout(this.timer);
    window.clearTimeout(this.losing);
    window.clearTimeout(this.pacer);
    this.socket?.close();
  }

  receive(message: ServerMessage<G>): void {
    switch (message.type) {
      case "state":
        this.take(message);
        break;
      case "changes":
        // Changes to what is not held here: begin anew, with all of it.
        if (this.held?.step !== message.base) this.socket?.close();
        else this.take(merged(this.held, message));
        break;
      case "earlier":
        this.prepend(message.events);
        break;
      case "table":
        this.table.value = message.table;
        break;
      case "refused":
        batch(() => {
          this.forget();
          this.refused.value = message.said ? tell(message.said) : message.message;
        });
        break;
      case "chat":
        // After a lost connection the last lines come again.
        if (!this.chat.value.some((line) => line.id === message.id)) this.chat.value = [...this.chat.value, message];
        break;
      case "orders": {
        const s = this.state.value;
        if (s && s.seat !== null && message.seats.includes(s.seat))
          this.state.value = { ...s, view: { ...s.view, order: message.order } };
        break;
      }
      case "pong":
        break;
    }
  }

  private take(state: StateMessage<G>): void {
    this.held = state;
    if (this.sendAgain) this.repeat(state);
    this.queue.push(state);
    this.pump();
  }

  /** What happened before all that a state told, which may not be drawn yet. */
  private prepend(events: G["event"][]): void {
    const i = this.queue.findLastIndex((state) => state.since < 0);
    const waiting = this.queue[i];
    if (waiting) this.queue[i] = { ...waiting, events: [...events, ...waiting.events] };
    else this.events.value = [...events, ...this.events.value];
  }

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
      if (!this.state.value?.you.length) this.hurried = false;
      return;
    }
    const wait = this.drawnAt + Math.min(this.hold, BEHIND / this.crowd) - performance.now();
    if (wait > 0 && !this.atOnce(next)) {
      this.pacer = window.setTimeout(() => this.pump(), wait);
      return;
    }
    const by = next.events.length && this.state.value ? mover(next) : null;
    this.hold = next.events.length ? holdFor(by !== null) : 0;
    const asks = next.decisions.some((d) => next.you.includes(d.seat));
    if (asks && this.hurried) this.hold = 0;
    const begun = this.halfway !== null && this.halfway.step === next.step;
    if (asks && by !== null && this.hold > BRIEF && !begun && !this.atOnce(next)) {
      this.halfway = next;
      this.draw(unasked(next, by));
    } else {
      if (begun) this.hold = 0;
      this.queue.shift();
      this.draw(next);
      if (asks) this.hurried = false;
    }
    // Between two changes the player's own hand comes first.
    if (this.queue.length) this.pacer = window.setTimeout(() => this.pump(), 0);
    else this.pump();
  }

  /** Whoever is asked, has chosen, looks elsewhere or is in a hurry is not kept waiting. */
  private atOnce(next: StateMessage<G>): boolean {
    return (
      !this.state.value ||
      !next.events.length ||
      this.hurried ||
      document.hidden ||
      this.chosen !== null ||
      this.decision.value !== null
    );
  }

  /** Draw at once whatever has arrived. */
  catchUp(): void {
    this.hurried = true;
    this.pump();
  }

  protected draw(next: StateMessage<G>): void {
    const first = this.state.value === null;
    this.before?.(next);
    const kept = this.events.value.filter((e) => e.ply <= next.since);
    const seen = new Set(this.events.value.map((e) => e.n));
    const fresh = next.events.filter((e) => !seen.has(e.n));
    batch(() => {
      this.events.value = [...kept, ...next.events];
      this.state.value = next;
      this.table.value = next.table;
      if (next.answered?.length || next.ply !== this.chosen?.ply) this.forget();
      if (next.decisions.some((d) => next.you.includes(d.seat))) this.refused.value = null;
    });
    this.drawnAt = performance.now();
    this.after?.(next, first ? [] : fresh);
  }

  private send(message: unknown): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
    else if (this.link.value === "again") this.unsent.push(message);
  }

  /** Send a choice again that may have been lost with the connection; if it was taken, the table has moved on. */
  private repeat(now: StateMessage<G>): void {
    this.sendAgain = false;
    const chosen = this.chosen;
    const offered = now.decisions.some((d) => d.options.some((row) => row.option === chosen?.option));
    if (chosen && now.ply === chosen.ply && offered) this.send({ type: "choose", ...chosen });
    else this.chosen = null;
  }

  choose(row: OptionRow): void {
    const s = this.state.value;
    const connected = this.link.value === "open" || this.link.value === "again";
    if (!s || this.replaying || this.pending.value !== null || !connected) return;
    batch(() => {
      this.pending.value = row.option;
      this.refused.value = null;
      this.lastOwn.value = s.ply + 1;
    });
    this.chosen = { option: row.option, ply: s.ply, seat: row.seat };
    if (this.link.value === "open") this.send({ type: "choose", ...this.chosen });
  }

  undo(): void {
    if (this.replaying || !this.state.value?.you.length) return;
    this.refused.value = null;
    this.send({ type: "undo" });
  }

  answerUndo(agree: boolean): void {
    this.send({ type: "undo-answer", agree });
  }

  /** Leave a standing order of the game; nobody else learns of it. */
  giveOrder(order: string): void {
    if (!this.replaying) this.send({ type: "orders", order });
  }

  say(text: string): void {
    this.send({ type: "chat", text });
  }
}
