/** How imagined games end: the margins of a seat, who wins, and how sure that is. Nothing here is drawn. */
import type { Ended, Worth } from "../../types/generated";
import { CERTAINTY, WHOLE } from "../chance";

/** How many bars a picture has at most. */
const BARS = 40;
/** Of fewer games nothing is said. */
const FEW = 5;
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500];

/** By how much a seat is ahead of the best of the others in the end; null: that game came to no points. */
export function marginOf({ scores }: Ended, seat: number): number | null {
  if (!scores) return null;
  const others = scores.filter((_, other) => other !== seat);
  return (scores[seat] ?? 0) - Math.max(...others);
}

const isNumber = (value: number | null): value is number => value !== null;

export const marginsOf = (games: readonly Ended[], seat: number): number[] =>
  games.map((game) => marginOf(game, seat)).filter(isNumber);

/** Whether it is by points that most of these games end: else a margin says little. */
export const byPoints = (games: readonly Ended[]): boolean =>
  games.filter(({ scores }) => scores !== null).length * 2 >= Math.max(games.length, FEW * 2);

export interface Mean {
  mean: number;
  /** The mean lies so far to both sides of it, 95 times of 100. */
  pm: number;
}

/** A mean with its width; null: there is nothing to take it of, or too little to say how sure it is. */
export function meanOf(values: readonly number[]): Mean | null {
  const n = values.length;
  if (n < 2) return null;
  const mean = values.reduce((sum, value) => sum + value, 0) / n;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, pm: CERTAINTY * Math.sqrt(squares / (n - 1) / n) };
}

/** How much further ahead a seat ends in some games than in others: world by world, since both began in the same. */
export function gapOf(games: readonly Ended[], others: readonly Ended[], seat: number): Mean | null {
  const gaps = games.map((game, world): number | null => {
    const other = others[world];
    const [one, two] = [marginOf(game, seat), other ? marginOf(other, seat) : null];
    return one === null || two === null ? null : one - two;
  });
  return meanOf(gaps.filter(isNumber));
}

/** Between which margins the middle half of the games ends. */
export function middleOf(margins: readonly number[]): [number, number] {
  const ordered = margins.toSorted((a, b) => a - b);
  const at = (part: number): number => ordered[Math.round(part * (ordered.length - 1))] ?? 0;
  return [at(0.25), at(0.75)];
}

/** What part of the games a seat wins, in millionths, with Wilson's bounds: a win that is shared counts in part. */
export function wonBy(games: readonly Ended[], seat: number): Worth {
  const n = games.length;
  if (!n) return { p: 0, lo: 0, hi: WHOLE };
  const won = games.reduce((sum, { winners }) => sum + (winners.includes(seat) ? 1 / winners.length : 0), 0);
  const p = won / n;
  const z = CERTAINTY ** 2 / n;
  const middle = (p + z / 2) / (1 + z);
  const half = (CERTAINTY * Math.sqrt((p * (1 - p)) / n + z / (4 * n))) / (1 + z);
  const whole = (part: number): number => Math.round(Math.max(0, Math.min(1, part)) * WHOLE);
  return { p: whole(p), lo: whole(middle - half), hi: whole(middle + half) };
}

/** The axis of one picture or of several: from where to where, and how wide a bar is. None of them lies across 0. */
export interface Axis {
  from: number;
  to: number;
  step: number;
}

export function axisOf(margins: readonly number[]): Axis | null {
  if (!margins.length) return null;
  const [low, high] = [Math.min(...margins, 0), Math.max(...margins, 0)];
  const step = STEPS.find((each) => (high - low) / each <= BARS - 1) ?? 1000;
  return { from: Math.floor(low / step) * step, to: (Math.floor(high / step) + 1) * step, step };
}

/** A bar: how many of the games end there, and how many of these the seat wins. */
export interface Bar {
  from: number;
  games: number;
  won: number;
}

export function barsOf(games: readonly Ended[], seat: number, { from, to, step }: Axis): Bar[] {
  const bars = [...Array(Math.round((to - from) / step)).keys()].map((i) => ({
    from: from + i * step,
    games: 0,
    won: 0,
  }));
  for (const game of games) {
    const margin = marginOf(game, seat);
    const bar = margin === null ? undefined : bars[Math.floor((margin - from) / step)];
    if (!bar) continue;
    bar.games += 1;
    if (game.winners.includes(seat)) bar.won += 1;
  }
  return bars;
}

/** Where an axis says its figures: a few, with 0 among them. */
export function ticksOf({ from, to }: Axis): number[] {
  const step = STEPS.find((each) => (to - from) / each <= 6) ?? 1000;
  const first = Math.ceil(from / step);
  return [...Array(Math.floor(to / step) - first + 1).keys()].map((i) => (first + i) * step || 0);
}
