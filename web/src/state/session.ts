/** A table as this browser sees it: the live channel, or a replay, behind one face. */
import { batch, computed, signal } from "@preact/signals";
import type { EventRow, OptionRow } from "../types/generated";
import type { Table } from "../types/wire";
import { tell } from "../words/language";
import { Coach } from "./coach";
import { Counsel } from "./counsel";
import { type Curtain, covers, curtainOf, looker } from "./curtain";
import { Line } from "./line";
import { merged } from "./merged";
import { Pacing } from "./pace";
import {
  type ChatLine,
  type DecisionMessage,
  hintsAt,
  type ServerMessage,
  type Shapes,
  type StateMessage,
} from "./wire";

export class Session<G extends Shapes = Shapes> {
  readonly state = signal<StateMessage<G> | null>(null);
  readonly events = signal<G["event"][]>([]);
  readonly chat = signal<ChatLine[]>([]);
  readonly table = signal<Table | null>(null);
  /** The option that was chosen and not yet answered. */
  readonly pending = signal<number | null>(null);
  readonly refused = signal<string | null>(null);
  readonly replaying: boolean = false;
  /** The seconds that one's own clock has fallen below, where that is worth a warning. */
  readonly hurry = signal<number | null>(null);
  /** What has just happened to somebody's seat, in words. */
  readonly news = signal<string | null>(null);
  /** Who looked last, of several at this screen, and since which ply. */
  readonly looked = signal<{ seat: number; ply: number } | null>(null);

  /** The seat through whose eyes the table is seen. */
  readonly me = computed<number | null>(() => {
    const s = this.state.value;
    return s ? s.seat : null;
  });
  /** The seat of whoever reads what is told here, who is called "you". */
  get reader(): number | null {
    return this.replaying ? null : this.me.value;
  }
  /** What is asked of someone at this browser. */
  readonly decision = computed<DecisionMessage<G> | null>(() => {
    const s = this.state.value;
    if (!s || this.replaying) return null;
    return s.decisions.find((d) => s.you.includes(d.seat)) ?? null;
  });
  readonly curtain = computed<Curtain | null>(() => {
    const s = this.state.value;
    return s && !this.replaying ? curtainOf(s, this.table.value) : null;
  });
  /** The ply up to which this player has seen the table: the end of their last own decision. */
  readonly lastOwn = signal<number | null>(null);

  /** The last state that came by this connection, drawn or not: what changes are told from. */
  private held: StateMessage<G> | null = null;
  /** The choice that has no answer yet; if the connection ends before it comes, it is sent again where it still holds. */
  private chosen: { option: number; ply: number; seat: number } | null = null;
  private sendAgain = false;
  /** Whether the connection is new: nothing that was asked before is answered by it. */
  private renewed = false;
  /** Whom the curtain was drawn for; after a lost connection it is drawn for them again. */
  private looking: number | null = null;
  private again = false;
  private readonly pacing = new Pacing<G>({
    shown: () => this.state.value,
    busy: () => this.chosen !== null || this.decision.value !== null,
    draw: (next) => this.draw(next),
  });
  /** Whether there is more to come than is drawn. */
  readonly behind = this.pacing.behind;
  /** Called around every change of the table, so that what moves can be animated. */
  before: ((next: StateMessage) => void) | null = null;
  after: ((next: StateMessage, fresh: EventRow[]) => void) | null = null;
  /** Called when the curtain falls: whatever was seen before it must go. */
  covered: (() => void) | null = null;

  private readonly line = new Line({
    address: () => this.address(),
    dials: () => {
      this.held = null;
    },
    opens: () => this.opened(),
    hears: (text) => this.receive(JSON.parse(text) as ServerMessage<G>),
    loses: () => this.forget(),
  });
  readonly link = this.line.link;
  /** Advice, for whoever asks, where the table allows it. */
  readonly counsel = new Counsel({
    state: () => this.state.value,
    allowed: () => !this.replaying && this.decision.value !== null && hintsAt(this.table.value),
    open: () => this.link.value === "open",
    send: (message) => this.line.send(message),
  });

  /** What matters in this position, for whoever is new to the game. */
  readonly coach = new Coach({
    state: () => this.state.value,
    kind: () => this.decision.value?.kind ?? null,
  });
  private deaf: (() => void) | null = null;

  constructor(readonly id: string) {}

  private address(): string {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    // What one of several at this screen has seen, another has not.
    const shared = (this.state.value?.you.length ?? 0) > 1;
    const since = this.state.value && !shared ? this.state.value.ply : -1;
    return `${scheme}://${location.host}/api/tables/${this.id}/live?since=${since}&changes=1${this.coach.wanted}`;
  }

  open(): void {
    this.deaf = this.coach.listen(() => this.line.redial());
    this.line.open();
  }

  private opened(): void {
    this.sendAgain = this.chosen !== null;
    this.renewed = true;
    this.again = this.looking !== null;
    if (this.again) this.line.send({ type: "look", seat: this.looking });
  }

  /** Wait no more for the answer to a choice. */
  private forget(): void {
    this.pending.value = null;
    this.chosen = null;
  }

  close(): void {
    this.deaf?.();
    this.pacing.clear();
    this.line.close();
  }

  receive(message: ServerMessage<G>): void {
    switch (message.type) {
      case "state":
        this.take(message);
        break;
      case "changes":
        // Changes to what is not held here: begin anew, with all of it.
        if (this.held?.step !== message.base) this.line.redial();
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
          this.counsel.refused();
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
      case "advice":
      case "weighed":
        this.counsel.hear(message);
        break;
      case "pong":
        break;
    }
  }

  private take(state: StateMessage<G>): void {
    this.held = state;
    if (covers(state)) {
      this.cover(state);
      return;
    }
    this.again = false;
    if (state.you.length > 1 && state.seat !== null) this.looking = state.seat;
    if (this.sendAgain) this.repeat(state);
    if (this.renewed) this.counsel.again(state);
    this.renewed = false;
    this.pacing.take(state);
  }

  /** Let the curtain fall: nothing of what was seen is kept, and nothing is left to be drawn. */
  private cover(state: StateMessage<G>): void {
    // The connection was lost for a moment: whoever looks has said so again, and is shown the table next.
    if (this.again && this.looking !== null && state.view.asked.includes(this.looking)) return;
    this.pacing.clear();
    this.looking = null;
    this.line.drop();
    batch(() => {
      this.forget();
      this.refused.value = null;
      this.counsel.forget();
      this.hurry.value = null;
      this.lastOwn.value = null;
      this.events.value = state.events;
      this.state.value = state;
      this.table.value = state.table;
    });
    this.covered?.();
  }

  /** What happened before all that a state told, which may not be drawn yet. */
  private prepend(events: G["event"][]): void {
    if (!this.pacing.prepend(events)) this.events.value = [...events, ...this.events.value];
  }

  /** Draw at once whatever has arrived. */
  catchUp(): void {
    this.pacing.catchUp();
  }

  protected draw(next: StateMessage<G>): void {
    const first = this.state.value === null;
    const drawn = !this.state.value || covers(this.state.value);
    this.before?.(next);
    const kept = this.events.value.filter((e) => e.ply <= next.since);
    const seen = new Set(this.events.value.map((e) => e.n));
    const fresh = next.events.filter((e) => !seen.has(e.n));
    batch(() => {
      if (next.ply !== this.state.value?.ply) this.counsel.forget();
      this.events.value = [...kept, ...next.events];
      this.state.value = next;
      this.table.value = next.table;
      if (drawn && next.you.length > 1 && next.seat !== null) this.looked.value = { seat: next.seat, ply: next.ply };
      if (next.answered?.length || next.ply !== this.chosen?.ply) this.forget();
      if (next.decisions.some((d) => next.you.includes(d.seat))) this.refused.value = null;
    });
    this.after?.(next, first ? [] : fresh);
  }

  /** Send a choice again that may have been lost with the connection; if it was taken, the table has moved on. */
  private repeat(now: StateMessage<G>): void {
    this.sendAgain = false;
    const chosen = this.chosen;
    const offered = now.decisions.some((d) => d.options.some((row) => row.option === chosen?.option));
    if (chosen && now.ply === chosen.ply && offered) this.line.send({ type: "choose", ...chosen });
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
    this.coach.chose(row.option);
    this.chosen = { option: row.option, ply: s.ply, seat: row.seat };
    if (this.link.value === "open") this.line.send({ type: "choose", ...this.chosen });
  }

  /** Draw the curtain for somebody who has sat down before it. */
  raise(seat: number): void {
    this.line.send({ type: "look", seat });
  }

  /** Let the curtain fall before one's own things. */
  lower(): void {
    this.line.send({ type: "look", seat: null });
  }

  /** Take the last choice back: one's own, or that of a `seat` at this screen. */
  undo(seat?: number): void {
    if (this.replaying || !this.state.value?.you.length) return;
    this.refused.value = null;
    this.line.send({ type: "undo", ...(seat === undefined ? looker(this.state.value) : { seat }) });
  }

  answerUndo(agree: boolean): void {
    this.line.send({ type: "undo-answer", agree });
  }

  /** Leave a standing order of the game; nobody else learns of it. */
  giveOrder(order: string): void {
    if (!this.replaying) this.line.send({ type: "orders", order, ...looker(this.state.value) });
  }

  say(text: string): void {
    this.line.send({ type: "chat", text });
  }
}
