/** A recorded game behind the face of a live one. */
import { batch, signal } from "@preact/signals";
import { api } from "./api";
import { Session } from "./session";
import type { Shapes } from "./wire";

export class ReplaySession<G extends Shapes = Shapes> extends Session<G> {
  override readonly replaying = true;
  readonly ply = signal(0);
  readonly last = signal(0);
  /** Through whose eyes the game is seen; null: a bystander's. */
  readonly eyes = signal<number | null>(null);
  /** The moves where the game stands: it never stands at an answer that was taken at once. */
  private stops: readonly number[] = [0];
  private newest = 0;
  /** The move up to which all that happened is held, once it is all told. */
  private shown = -1;
  private told = false;

  async start(ply: number, seat: number | null): Promise<void> {
    this.last.value = this.table.value?.ply ?? 0;
    this.eyes.value = seat;
    await this.go(ply);
  }

  async look(seat: number | null): Promise<void> {
    this.eyes.value = seat;
    this.unread();
    await this.go(this.ply.value);
  }

  /** What was told so far was told to somebody else. */
  protected unread(): void {
    batch(() => {
      this.events.value = [];
      this.told = false;
    });
  }

  /** One move back. */
  back(): Promise<void> {
    return this.go(Math.max(0, ...this.stops.filter((stop) => stop < this.ply.value)));
  }

  /** One move on. */
  step(): Promise<void> {
    return this.go(this.stops.find((stop) => stop > this.ply.value) ?? this.last.value);
  }

  /** Show the table as it was after a move. */
  async go(ply: number): Promise<void> {
    const to = Math.max(0, Math.min(this.last.value, Math.trunc(ply) || 0));
    const asked = ++this.newest;
    // At the end everything is open: there, and coming from there, all of it is told anew.
    const shown = this.told && this.ply.value !== this.last.value && to !== this.last.value ? this.shown : -1;
    this.ply.value = to;
    const message = await api.replay<G>(this.id, to, this.eyes.value, Math.min(shown, to));
    this.stops = message.stops;
    // Someone who scrubs fast is not shown what they have left behind.
    if (asked !== this.newest) return;
    this.ply.value = message.ply;
    this.draw({ ...message, table: this.table.value ?? message.table });
    this.shown = message.ply;
    this.told = !message.earlier;
    while (!this.told) {
      const before = this.events.value[0]?.n ?? 0;
      const { events } = await api.events<G>(this.id, message.ply, this.eyes.value, before);
      if (asked !== this.newest) return;
      this.events.value = [...events, ...this.events.value];
      this.told = events.length === 0;
    }
  }
}
