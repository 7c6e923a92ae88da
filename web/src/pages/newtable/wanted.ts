/** What is wanted of a new table, and what it comes to. */
import { api } from "../../state/api";
import type { Clock } from "../../state/wire";
import { choicesFor } from "../../table/choicewords";
import { USUAL } from "../../table/levels";
import type { TableOption } from "../../types/generated";
import { firstName } from "./firstname";

export const VISIBILITIES = ["public", "link", "hotseat"] as const;
export type Visibility = (typeof VISIBILITIES)[number];
export const AWAY = ["ask", "play"] as const;
export const CLOCKS = ["none", "live", "days"] as const;

export interface Seat {
  kind: "me" | "open" | "invite" | "bot";
  bot?: string;
  /** Whom the seat is kept for, or who plays it at one screen. */
  name?: string;
}

/** Advice for whoever plays bots alone, for all, for nobody. */
export const HINTS = ["bots", "all", "none"] as const;

export interface Wanted {
  game: string;
  seats: Seat[];
  options: Record<string, unknown>;
  visibility: Visibility;
  clock: (typeof CLOCKS)[number];
  minutes: number;
  increment: number;
  days: number;
  /** What a bot does that stands in for a player. */
  away: (typeof AWAY)[number];
  /** Who may ask for advice. */
  hints: (typeof HINTS)[number];
}

export const AT_FIRST: Omit<Wanted, "game"> = {
  seats: [{ kind: "me" }, { kind: "open" }],
  options: {},
  visibility: "link",
  clock: "none",
  minutes: 25,
  increment: 20,
  days: 2,
  away: "ask",
  hints: "bots",
};

/** A count that the game can be played by, as near as can be to the one that was wanted. */
export function nearest(counts: readonly number[], wanted: number): number {
  return counts.reduce((best, n) => (Math.abs(n - wanted) < Math.abs(best - wanted) ? n : best), counts[0] ?? wanted);
}

export function resized(seats: readonly Seat[], count: number): Seat[] {
  return Array.from({ length: count }, (_, i) => seats[i] ?? { kind: "open" });
}

/** What was set for another game, or for more players, does not hold here. */
export function fitting(options: Wanted["options"], known: readonly TableOption[], players: number): Wanted["options"] {
  return Object.fromEntries(
    Object.entries(options).filter(([name, value]) => {
      const option = known.find((each) => each.name === name);
      return option && (!option.choices.length || choicesFor(option, players).includes(value));
    }),
  );
}

export function clockOf({ clock, minutes, increment, days }: Wanted): Clock | null {
  if (clock === "none") return null;
  return clock === "live" ? { kind: "live", minutes, increment } : { kind: "days", days };
}

/** The seats as the server takes them: at one screen every seat is one's own, or a bot's. */
export function seatsOf({ seats, visibility }: Wanted): Seat[] {
  const named = ({ kind, name }: Seat): Seat => ({ kind, ...(name?.trim() ? { name: name.trim() } : {}) });
  return seats.map((seat, i) => {
    if (seat.kind === "bot") return { kind: "bot", bot: seat.bot ?? USUAL };
    if (visibility === "hotseat") return { kind: "me", name: seat.name?.trim() || firstName(i) };
    return named(seat.kind === "me" ? { kind: "me" } : seat);
  });
}

/** The same game by the same rules as at another table. */
export async function likeThat(id: string): Promise<Partial<Wanted>> {
  const { table } = await api.table(id);
  const { game, options, clock, visibility, away } = table;
  const seats = table.seats.map<Seat>((seat, i) =>
    i === 0 ? { kind: "me" } : seat.kind === "bot" ? { kind: "bot", bot: seat.bot ?? USUAL } : { kind: "open" },
  );
  const time = !clock
    ? { clock: "none" as const }
    : clock.kind === "live"
      ? { clock: "live" as const, minutes: clock.minutes, increment: clock.increment }
      : { clock: "days" as const, days: clock.days };
  return { game, options, seats, away, visibility: visibility === "hotseat" ? "link" : visibility, ...time };
}

export const begins = ({ seats, visibility }: Wanted): boolean =>
  visibility === "hotseat" || seats.every(({ kind }) => kind === "me" || kind === "bot");

/** The seats with one of them changed: where everybody has a screen of their own, one seat is one's own at most. */
export function placed(seats: readonly Seat[], index: number, next: Seat, visibility: Visibility): Seat[] {
  return seats.map((seat, i) => {
    if (i === index) return next;
    return next.kind === "me" && seat.kind === "me" && visibility !== "hotseat" ? { kind: "open" } : seat;
  });
}
