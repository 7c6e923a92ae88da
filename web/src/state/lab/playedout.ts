/** Games that are imagined from a branch and played on to their end: they come batch by batch. */
import { signal } from "@preact/signals";
import type { Ended } from "../../types/generated";
import { api } from "../api";

/** So many batches make a picture. */
const BATCHES = 10;

export interface Found {
  /** By whose knowledge. */
  seat: number;
  /** After each option that was asked for, or after what comes: the same worlds for all. */
  games: readonly (readonly Ended[])[];
  /** Whether more are to come. */
  more: boolean;
}

export class PlayedOut {
  readonly found = signal<Found | null>(null);
  private newest = 0;

  /** Play games on; who asks for others, or stops, gets no more of these. */
  async play(body: object, options: readonly number[] = []): Promise<void> {
    this.stop();
    const asked = this.newest;
    for (let batch = 0; batch < BATCHES; batch += 1) {
      const answer = await api.endings({ ...body, options, batch }).catch(() => null);
      if (asked !== this.newest) return;
      const before = this.found.value;
      if (!answer) {
        // What there is stays: the picture says how many games are behind it.
        if (before) this.found.value = { ...before, more: false };
        return;
      }
      const { seat, games } = answer.endings;
      const joined = games.map((each, i) => [...(before?.games[i] ?? []), ...each]);
      this.found.value = { seat, games: joined, more: batch + 1 < BATCHES };
    }
  }

  stop(): void {
    this.newest += 1;
    this.found.value = null;
  }
}
