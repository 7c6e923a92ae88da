/** A finished game looked back at with its review: the replay at a choice, and how far the reckoning is. */
import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { ReviewState } from "../types/wire";
import { ApiError, api, mayPass } from "./api";
import { me } from "./me";
import { ReplaySession } from "./replay";
import type { DecisionMessage, Shapes, StateMessage } from "./wire";

/** How often it is asked how far the review is, in milliseconds. */
const AGAIN = 2000;

/** The eyes that see everything, after the end. */
const OPEN = -1;

/** Why a game that is over can only be looked at, neither tried out nor played on; null: it can be.
 *
 * A table does not say by which rules it was played. Whether the server can still follow the game is asked of it.
 */
export async function whyClosed(id: string): Promise<string | null> {
  try {
    await api.study({ table: id, ply: 0 });
    return null;
  } catch (error) {
    // Any other failure is for whoever tries.
    return error instanceof ApiError && error.code === "other-rules" ? error.message : null;
  }
}

/** A replay that shows what a seat could choose; nothing can be. */
export class ReviewSession<G extends Shapes = Shapes> extends ReplaySession<G> {
  /** The reader's own seat, who is called "you". */
  readonly own = signal<number | null>(null);
  /** From whose side the table is seen. */
  readonly seat = signal(0);
  override get reader(): number | null {
    return this.own.value;
  }
  override readonly decision: ReadonlySignal<DecisionMessage<G> | null> = computed(
    () => this.state.value?.decisions.find(({ seat }) => seat === this.seat.value) ?? null,
  );

  /** Look from a seat's side of the table: by what it knew, or with all cards open. */
  see(seat: number, open: boolean): void {
    this.seat.value = seat;
    this.eyes.value = open ? OPEN : seat;
    this.unread();
  }

  protected override draw(next: StateMessage<G>): void {
    super.draw({ ...next, seat: this.seat.value });
  }
}

/** The review of a table, asked for until it is done. */
export class Reviewing {
  readonly now = signal<ReviewState | null>(null);
  /** Why it cannot be had. */
  readonly refused = signal<string | null>(null);
  private timer: number | undefined;
  private closed = false;

  constructor(readonly id: string) {}

  /** See how far it is; `ask` for it where nobody has yet. */
  async open(ask: boolean): Promise<void> {
    await this.take(api.review(this.id));
    if (ask && this.now.value?.state === "none") await this.ask();
  }

  /** Have it worked out, or go on where it stopped. */
  ask(): Promise<void> {
    return this.take(this.asked());
  }

  /** Nobody works for a stranger: whoever asks comes in. */
  private async asked(): Promise<ReviewState> {
    if (!me.value) me.value = (await api.guest()).user;
    return api.askReview(this.id);
  }

  close(): void {
    this.closed = true;
    window.clearTimeout(this.timer);
  }

  private async take(answer: Promise<ReviewState>): Promise<void> {
    window.clearTimeout(this.timer);
    try {
      const now = await answer;
      if (this.closed) return;
      this.now.value = now;
      this.refused.value = null;
      if (this.underWay) this.later();
    } catch (error) {
      if (this.closed) return;
      // What is there stays; a server that does not say just now how far it is is asked again.
      if (this.underWay && mayPass(error)) this.later();
      else this.refused.value = (error as Error).message;
    }
  }

  private get underWay(): boolean {
    const state = this.now.value?.state;
    return state === "waiting" || state === "working";
  }

  private later(): void {
    this.timer = window.setTimeout(() => void this.take(api.review(this.id)), AGAIN);
  }
}
