/** Puzzles: what they ask behind the face of a table, and what this person has solved. */
import { batch, signal } from "@preact/signals";
import type { OptionRow } from "../types/generated";
import type { PuzzleDay, PuzzleHead, PuzzleSolution } from "../types/wire";
import { api } from "./api";
import { held, keep, progress } from "./progress";
import { Session } from "./session";
import type { Shapes } from "./wire";

export type Mark = "open" | "solved" | "missed";

/** What is kept of a game's puzzles: their numbers. A puzzle that was missed and solved later is solved. */
interface Kept {
  solved: number[];
  missed: number[];
}

const topicOf = (game: string): string => `puzzles.${game}`;
const DAYS = "puzzles.daily";
/** So many days are kept. */
const MOST_DAYS = 60;

/** Fetch what is known of all puzzles; afterwards it is there to be drawn. */
export const loadMarks = (): Promise<unknown> => progress(DAYS);

export function markOf(game: string, number: number): Mark {
  const { solved = [], missed = [] } = held<Kept>(topicOf(game));
  return solved.includes(number) ? "solved" : missed.includes(number) ? "missed" : "open";
}

/** How a puzzle of a day was answered on its day. */
export function dayMark(date: string): Mark {
  return held<Record<string, Mark>>(DAYS)[date] ?? "open";
}

/** Keep how a puzzle was answered; the first answer counts for a day. */
export async function mark(game: string, number: number, right: boolean, date: string | null): Promise<void> {
  const { solved = [], missed = [] } = await progress<Kept>(topicOf(game));
  const without = (list: number[]): number[] => list.filter((each) => each !== number);
  const known = right
    ? { solved: [...without(solved), number], missed: without(missed) }
    : { solved, missed: solved.includes(number) ? missed : [...without(missed), number] };
  await keep(topicOf(game), known);
  if (date === null) return;
  const days = await progress<Record<string, Mark>>(DAYS);
  if (days[date]) return;
  const all = { ...days, [date]: right ? "solved" : "missed" };
  await keep(DAYS, Object.fromEntries(Object.entries(all).toSorted().slice(-MOST_DAYS)));
}

/** The day whose puzzle it is, where that is today. */
export function todayOf(days: readonly PuzzleDay[], game: string, number: number): string | null {
  const today = days.at(-1);
  return today?.game === game && today.number === number ? today.date : null;
}

/** The next puzzle that is not solved, in the order of the list, round and round; the same game's first. */
export function nextOpen(puzzles: readonly PuzzleHead[], game: string, number: number): PuzzleHead | null {
  const at = puzzles.findIndex((each) => each.game === game && each.number === number);
  const round = [...puzzles.slice(at + 1), ...puzzles.slice(0, Math.max(0, at))];
  const open = round.filter((each) => markOf(each.game, each.number) !== "solved");
  return open.find((each) => each.game === game) ?? open[0] ?? round[0] ?? null;
}

/** A puzzle's table: one choice can be made on it, and is answered instead of taken. */
export class PuzzleSession<G extends Shapes = Shapes> extends Session<G> {
  /** What was answered; null: nothing so far, or given up. */
  readonly answer = signal<number | null>(null);
  readonly solution = signal<PuzzleSolution | null>(null);
  /** Options that a hint has struck out. */
  readonly struck = signal<readonly number[]>([]);
  /** How many steps of the better line are shown. */
  readonly on = signal(0);
  /** Called with what came of the answer. */
  answered: ((solution: PuzzleSolution) => void) | null = null;
  private newest = 0;

  constructor(
    readonly game: string,
    readonly number: number,
  ) {
    super("");
    this.link.value = "open";
  }

  override open(): void {
    // Nothing is waited for: each answer is fetched when it is wanted.
  }

  async start(): Promise<void> {
    batch(() => {
      this.answer.value = null;
      this.solution.value = null;
      this.struck.value = [];
    });
    await this.show(0);
  }

  /** Show the table so many steps of the better line on. */
  async show(on: number): Promise<void> {
    const asked = ++this.newest;
    const message = await api.puzzle<G>(this.game, this.number, on);
    if (asked !== this.newest) return;
    batch(() => {
      this.on.value = on;
      if (on === 0) this.events.value = [];
      this.draw(message);
    });
  }

  override choose(row: OptionRow): void {
    if (this.solution.value || this.pending.value !== null) return;
    this.pending.value = row.option;
    void this.give(row.option);
  }

  giveUp(): void {
    if (!this.solution.value) void this.give(null);
  }

  async hint(): Promise<void> {
    this.struck.value = (await api.puzzleHint(this.game, this.number)).wrong;
  }

  private async give(option: number | null): Promise<void> {
    this.refused.value = null;
    try {
      const solution = await api.answerPuzzle(this.game, this.number, option);
      batch(() => {
        this.answer.value = option;
        this.solution.value = solution;
        this.struck.value = [];
      });
      this.answered?.(solution);
    } catch (error) {
      this.refused.value = (error as Error).message;
    } finally {
      this.pending.value = null;
    }
  }

  override undo(): void {
    // An answer stands.
  }
}
