/** A position and what follows from it, behind the face of a table: for the lab, lessons and puzzles. */
import { batch, signal } from "@preact/signals";
import type { OptionRow } from "../types/generated";
import { api } from "./api";
import { Session } from "./session";
import type { SeatInfo, Shapes, StateMessage } from "./wire";

export type Step = readonly [seat: number, option: number];

/** A moment of a game that is over. */
export interface Played {
  table: string;
  ply: number;
  /** A study that is shared, by whose right the table is seen: it need not be one's own to see. */
  study?: string;
}

/** Where a study begins. */
export type Beginning = { position: string | object } | Played;

export interface Look {
  /** Whose eyes; null: those of whoever is asked. */
  seat: number | null;
  /** Whether what is hidden from that seat is shown as well. */
  open: boolean;
}

export class StudySession<G extends Shapes = Shapes> extends Session<G> {
  /** The steps from the beginning to what is shown. */
  readonly taken = signal<readonly Step[]>([]);
  readonly look = signal<Look>({ seat: null, open: false });
  /** Who sits there, where that is known: a seat without is a person's without a name. */
  cast: readonly Partial<SeatInfo>[] = [];
  /** Called with each choice before it is made: false, and it is not. */
  consider: ((row: OptionRow) => boolean) | null = null;
  beginning: Beginning | null = null;
  /** What else each answer is asked for. */
  protected readonly more: { still?: boolean } = {};
  private newest = 0;

  constructor() {
    super("");
    this.link.value = "open";
  }

  override open(): void {
    // Nothing is waited for: each answer is fetched when it is wanted.
  }

  /** Begin somewhere, and do in the same moment what goes `along` with it; what is refused changes nothing. */
  async start(
    beginning: Beginning,
    line: readonly Step[] = [],
    look: Partial<Look> = {},
    along: () => void = () => undefined,
  ): Promise<void> {
    await this.fetch(beginning, line, { ...this.look.value, ...look }, () => {
      this.beginning = beginning;
      this.events.value = [];
      along();
    });
  }

  /** Show where a line leads; what is refused changes nothing, and is thrown. */
  async show(line: readonly Step[], look: Look = this.look.value): Promise<void> {
    if (this.beginning) await this.fetch(this.beginning, line, look, () => undefined);
  }

  private async fetch(from: Beginning, line: readonly Step[], look: Look, first: () => void): Promise<void> {
    const asked = ++this.newest;
    const message = await api.study<G>({ ...from, line, ...look, ...this.more });
    // Someone who goes on fast is not shown what they have left behind.
    if (asked !== this.newest) return;
    batch(() => {
      first();
      this.taken.value = line;
      this.look.value = look;
      this.draw(this.seated(message));
    });
  }

  private seated(message: StateMessage<G>): StateMessage<G> {
    const seats = message.table.seats.map((seat, i) => ({ ...seat, ...this.cast[i] }));
    return { ...message, table: { ...message.table, seats } };
  }

  override choose(row: OptionRow): void {
    if (!this.state.value || this.pending.value !== null || this.consider?.(row) === false) return;
    void this.step([[row.seat, row.option]]);
  }

  /** Go on by these steps. */
  async step(steps: readonly Step[]): Promise<void> {
    const mine = steps[0];
    batch(() => {
      this.pending.value = mine ? mine[1] : null;
      this.refused.value = null;
    });
    try {
      await this.show([...this.taken.value, ...steps]);
    } catch (error) {
      this.refused.value = (error as Error).message;
    } finally {
      this.pending.value = null;
    }
  }

  override undo(): void {
    if (this.taken.value.length) void this.show(this.taken.value.slice(0, -1));
  }
}
