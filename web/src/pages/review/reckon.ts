/** What a page says of a review: whose it is, how it was played, and where on the chart things stand. */
import { WHOLE } from "../../state/chance";
import { rounded } from "../../table/chances";
import type { AccountRow, ChancePoint, JudgedChoice, Luck, Review } from "../../types/generated";

/** How somebody played beside the others, as far as the widths bear it. */
export type Play = "best" | "worst" | "level";
/** What the cards did for somebody, as far as the width bears it. */
export type Fortune = "lucky" | "unlucky" | "even";

/** Whether somebody's own choices cost less, or more, than those of every other: widths that meet say neither. */
export function playOf(account: readonly AccountRow[], seat: number): Play {
  const mine = account[seat];
  const others = account.filter((_, i) => i !== seat);
  if (!mine || !others.length) return "level";
  if (others.every((row) => mine.own - mine.own_pm > row.own + row.own_pm)) return "best";
  if (others.every((row) => mine.own + mine.own_pm < row.own - row.own_pm)) return "worst";
  return "level";
}

/** What somebody's result is made of, in whole per cents that add up to it: the same wherever one of them is told. */
export function shares({
  start,
  own,
  others,
  luck,
  result,
}: AccountRow): Record<"start" | "own" | "others" | "luck", number> {
  const whole = rounded([start, own, others, luck], result);
  return { start: whole[0] ?? 0, own: whole[1] ?? 0, others: whole[2] ?? 0, luck: whole[3] ?? 0 };
}

/** Luck that comes to no whole per cent is none. */
export function fortuneOf(row: AccountRow): Fortune {
  const { luck, luck_pm } = row;
  if (shares(row).luck === 0) return "even";
  if (luck - luck_pm > 0) return "lucky";
  return luck + luck_pm < 0 ? "unlucky" : "even";
}

/** Whether a part of somebody's account is more than a whole game, which takes some explaining. */
export const exceeds = (account: readonly AccountRow[]): boolean =>
  account.some(({ own, others, luck }) => [own, others, luck].some((part) => Math.abs(part) > WHOLE));

/** The choices that were not sound, those that cost most first: one seat's, or everybody's. */
export function momentsOf({ choices, moments }: Review, seat: number | null): JudgedChoice[] {
  return moments.flatMap((i) => choices[i] ?? []).filter((choice) => seat === null || choice.seat === seat);
}

/** Everybody's chances by turn: by what a seat knew, or with all cards open. */
export function pointsOf({ points, opened }: Review, seat: number | null): ChancePoint[] {
  const found = seat === null ? opened : points.filter((point) => point.seat === seat);
  return found.toSorted((a, b) => a.turn - b.turn);
}

/** Who has won, as a chance. */
export const resultOf = ({ winners, players }: Review): number[] =>
  Array.from({ length: players }, (_, seat) => (winners.includes(seat) ? Math.floor(WHOLE / winners.length) : 0));

/** Where a ply lies in the count of turns: between the starts of its turn and the next. */
export function turnAt(points: readonly ChancePoint[], turns: number, last: number, ply: number): number {
  const next = points.find((point) => point.ply > ply);
  const here = points.findLast((point) => point.ply <= ply);
  if (!here) return 0;
  const [until, turn] = next ? [next.ply, next.turn] : [last, turns];
  const part = until > here.ply ? Math.min(1, (ply - here.ply) / (until - here.ply)) : 0;
  return here.turn + part * (turn - here.turn);
}

/** The start of a turn, or the end, that lies next to a place in the count of turns. */
export function plyAt(points: readonly ChancePoint[], turns: number, last: number, turn: number): number {
  const stops = [...points.map((point) => ({ turn: point.turn, ply: point.ply })), { turn: turns, ply: last }];
  return stops.reduce((best, stop) => (Math.abs(stop.turn - turn) < Math.abs(best.turn - turn) ? stop : best)).ply;
}

/** A moment's mark in the margin of the chart: how far to the right, and in which row. */
export interface Placed {
  choice: JudgedChoice;
  x: number;
  row: number;
}

/** Marks that keep clear of one another: the worst are placed first, and what finds no row is left to the list. */
export function placed(
  moments: readonly JudgedChoice[],
  xOf: (choice: JudgedChoice) => number,
  apart: number,
  rows: number,
): Placed[] {
  const marks: Placed[] = [];
  for (const choice of moments) {
    const x = xOf(choice);
    const row = Array.from({ length: rows }, (_, i) => i).find((i) =>
      marks.every((mark) => mark.row !== i || Math.abs(mark.x - x) >= apart),
    );
    if (row !== undefined) marks.push({ choice, x, row });
  }
  return marks;
}

/** Labels of a height on a scale, each as near to its place as the others let it. */
export function spread(places: readonly number[], height: number, low: number, high: number): number[] {
  const order = [...places.keys()].sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const at = new Map<number, number>();
  let above = low - height;
  for (const i of order) {
    above = Math.max(places[i] ?? 0, above + height);
    at.set(i, above);
  }
  // What was pushed over the edge pushes back.
  let below = high + height;
  for (const i of order.toReversed()) {
    below = Math.min(at.get(i) ?? 0, below - height);
    at.set(i, below);
  }
  return places.map((_, i) => at.get(i) ?? 0);
}

/** The turns at which a new round of turns begins: those whose mover begins a turn of a higher number. */
export function roundsOf(points: readonly ChancePoint[]): { turn: number; round: number }[] {
  const rounds: { turn: number; round: number }[] = [];
  for (const { turn, round } of points) if (round > (rounds.at(-1)?.round ?? 0)) rounds.push({ turn, round });
  return rounds;
}

/** What luck brought a seat, round by round. */
export function luckByRound(
  luck: readonly Luck[],
  points: readonly ChancePoint[],
  seat: number,
): { turn: number; round: number; delta: number }[] {
  const rounds = roundsOf(points).map((round) => ({ ...round, delta: 0 }));
  for (const { until, delta } of luck) {
    const turn = points.findLast((point) => point.ply <= until)?.turn ?? 0;
    const round = rounds.findLast((each) => each.turn <= turn);
    if (round) round.delta += delta[seat] ?? 0;
  }
  return rounds;
}

/** The choice that was made at a ply: by the first of these seats who made one there, or else by anybody. */
export function choiceAt({ choices }: Review, ply: number, seats: readonly number[]): JudgedChoice | null {
  const made = choices.filter((choice) => choice.ply === ply);
  const theirs = seats.flatMap((seat) => made.filter((choice) => choice.seat === seat));
  return theirs[0] ?? made[0] ?? null;
}

/** A place in a game: whose choice it is has to be said, since several may choose at one ply. */
export type Place = Pick<JudgedChoice, "ply" | "seat">;

const sooner = (one: Place, other: Place): number => one.ply - other.ply || one.seat - other.seat;

export const samePlace = (one: Place, other: Place): boolean => sooner(one, other) === 0;

/** Moments in the order of play; those of one ply in the order of their seats. */
export const inOrder = (moments: readonly JudgedChoice[]): JudgedChoice[] => moments.toSorted(sooner);

/** The moment before or after a place, in the order of play. */
export function nextMoment(moments: readonly JudgedChoice[], here: Place, forward: boolean): JudgedChoice | null {
  const ordered = inOrder(moments);
  const found = forward
    ? ordered.find((each) => sooner(each, here) > 0)
    : ordered.findLast((each) => sooner(each, here) < 0);
  return found ?? null;
}
