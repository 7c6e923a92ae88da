/** What a player may ask about an open decision: what to do, and what a choice would cost. Nobody else learns of it. */
import { signal } from "@preact/signals";
import type { Hint, OptionRow, Warned } from "../types/generated";
import type { Advice, Weighed } from "../types/wire";
import { looker } from "./curtain";
import type { StateMessage } from "./wire";

/** How long a choice waits to be weighed, in milliseconds: an answer that comes later warns of nothing. */
const WEIGHS = 450;

/** The table that is asked about. */
interface Asked {
  state: () => StateMessage | null;
  /** Whether one may ask now. */
  allowed: () => boolean;
  /** Whether somebody would answer at once. */
  open: () => boolean;
  send: (message: object) => void;
}

export class Counsel {
  /** What is advised now: null while nobody has asked, "asked" until it has come, "failed" where it was refused. */
  readonly advice = signal<Hint | "asked" | "failed" | null>(null);
  /** The choice that is being weighed, and who waits for it. */
  private weighing: { option: number; ply: number; answer: (warned: Warned | null) => void } | null = null;

  constructor(private readonly asked: Asked) {}

  get allowed(): boolean {
    return this.asked.allowed();
  }

  /** Ask what one might do. */
  advise(): void {
    const state = this.asked.state();
    const before = this.advice.value;
    if (!state || !this.allowed || (before !== null && before !== "failed")) return;
    this.advice.value = "asked";
    this.asked.send({ type: "advise", ...looker(state) });
  }

  /** What is to be said against an option: null where nothing is, or where that would take too long. */
  weigh(row: OptionRow): Promise<Warned | null> {
    const state = this.asked.state();
    this.settle(null);
    if (!state || !this.allowed || !this.asked.open()) return Promise.resolve(null);
    return new Promise((answer) => {
      const weighing = { option: row.option, ply: state.ply, answer };
      this.weighing = weighing;
      this.asked.send({ type: "weigh", option: row.option, ply: state.ply, seat: row.seat });
      window.setTimeout(() => this.weighing === weighing && this.settle(null), WEIGHS);
    });
  }

  /** The connection is another: what was asked by the last one is not answered by this, so it is asked again. */
  again(now: StateMessage): void {
    if (this.advice.value === "asked" && now.ply === this.asked.state()?.ply)
      this.asked.send({ type: "advise", ...looker(now) });
  }

  /** What has been answered; an answer about another moment, or to somebody else at this screen, is none. */
  hear(message: Advice | Weighed): void {
    if (message.type === "advice") {
      const { ply, seat } = message.hint;
      const state = this.asked.state();
      if (ply === state?.ply && state.decisions.some((each) => each.seat === seat)) this.advice.value = message.hint;
      return;
    }
    if (message.option === this.weighing?.option && message.ply === this.weighing.ply) this.settle(message.warned);
  }

  /** Something was turned down. */
  refused(): void {
    if (this.advice.value === "asked") this.advice.value = "failed";
    this.settle(null);
  }

  /** The moment has passed. */
  forget(): void {
    this.advice.value = null;
    this.settle(null);
  }

  private settle(warned: Warned | null): void {
    const waiting = this.weighing;
    this.weighing = null;
    waiting?.answer(waiting.ply === this.asked.state()?.ply ? warned : null);
  }
}
