/** A lesson: where the learner is in it, what a choice is answered with, and what is kept of it. */
import { batch, computed, signal } from "@preact/signals";
import type { Cue, Lesson, LessonStep, OptionRow } from "../types/generated";
import { api } from "./api";
import { keep, progress } from "./progress";
import { type Step, StudySession } from "./study";
import type { Shapes } from "./wire";

/** What is kept of a lesson, on every device. */
export interface Learned {
  /** The step that was opened last. */
  at: string;
  /** The steps that were gone through. */
  lit: string[];
  finished: boolean;
}

export const topicOf = (game: string): string => `lesson.${game}`;

/** `tell`: read, and go on; `do`: a choice is due; `done`: it is made, and what came of it is shown. */
export type Phase = "tell" | "do" | "done";

const steps = (line: readonly (readonly number[])[]): Step[] => line.map(([seat = 0, option = 0]) => [seat, option]);

export class Learning<G extends Shapes = Shapes> {
  readonly session = new StudySession<G>();
  readonly step = signal(0);
  readonly cue = signal(0);
  readonly phase = signal<Phase>("tell");
  /** The form of the cue's message, or the message, that answers the last try; each try is a new one. */
  readonly answer = signal<{ says: readonly string[]; tries: number } | null>(null);
  readonly lit = signal<readonly string[]>([]);
  readonly finished = signal(false);
  readonly failed = signal<string | null>(null);
  readonly here = computed<{ step: LessonStep; cue: Cue } | null>(() => {
    const step = this.lesson.steps[this.step.value];
    const cue = step?.cues[this.cue.value];
    return step && cue ? { step, cue } : null;
  });
  /** Whether nothing follows what is said now. */
  readonly last = computed(() => {
    const step = this.lesson.steps.length - 1;
    return this.step.value === step && this.cue.value === (this.lesson.steps[step]?.cues.length ?? 0) - 1;
  });
  private tries = 0;

  constructor(readonly lesson: Lesson) {
    const { session } = this;
    session.cast = Array.from({ length: lesson.players }, (_, i) =>
      i === lesson.seat ? {} : { kind: "bot" as const },
    );
    session.consider = (row) => {
      void this.tried(row);
      return false;
    };
    session.undo = () => void this.back();
  }

  /** Begin at a step, or where this person was last. */
  async open(wanted: string | null): Promise<void> {
    const known = await progress<Learned>(topicOf(this.lesson.game));
    const ids = this.lesson.steps.map(({ id }) => id);
    this.lit.value = ids.filter((id) => known.lit?.includes(id));
    this.finished.value = known.finished === true;
    const at = ids.indexOf(wanted ?? (known.finished ? "" : (known.at ?? "")));
    await this.go(Math.max(0, at), 0);
  }

  /** Show a cue as it begins. */
  async go(step: number, cue: number): Promise<void> {
    const row = this.lesson.steps[step];
    const next = row?.cues[cue];
    if (!row || !next) return;
    await this.show(row, next.line, () => {
      const moved = this.step.value !== step;
      this.step.value = step;
      this.cue.value = cue;
      this.phase.value = next.move === null ? "tell" : "do";
      if (moved) void this.remember();
    });
  }

  /** On to what follows; a step that is over lights its lamp. */
  async next(): Promise<void> {
    const step = this.lesson.steps[this.step.value];
    if (!step) return;
    if (this.cue.value + 1 < step.cues.length) return this.go(this.step.value, this.cue.value + 1);
    this.light(step.id);
    if (!this.last.value) await this.go(this.step.value + 1, 0);
  }

  /** To the next step, and this one stays dark. */
  async skip(): Promise<void> {
    await this.go(this.step.value + 1, 0);
  }

  async back(): Promise<void> {
    if (this.phase.value === "done") return this.go(this.step.value, this.cue.value);
    if (this.cue.value > 0) return this.go(this.step.value, this.cue.value - 1);
    const before = this.lesson.steps[this.step.value - 1];
    if (before) await this.go(this.step.value - 1, before.cues.length - 1);
  }

  /** Make the choice that is asked for: by the learner's hand, or for one who would rather be shown. */
  async make(): Promise<void> {
    const here = this.here.value;
    if (here?.cue.move == null) return;
    if (!here.cue.after.length) return this.next();
    await this.show(here.step, here.cue.made, () => {
      this.phase.value = "done";
    });
  }

  /** A choice that the learner would make: taken where it is the one that is taught, and answered where it is not. */
  async tried(row: OptionRow): Promise<void> {
    const here = this.here.value;
    if (!here) return;
    const { step, cue } = here;
    if (this.phase.value === "do" && row.option === cue.move) return this.make();
    const following = step.cues[this.cue.value + 1];
    const ready = this.phase.value !== "do" && following && following.line.length === cue.made.length;
    if (ready && following.move === row.option) {
      // Whoever knows what comes need not ask for it.
      await this.next();
      return this.make();
    }
    const own = this.phase.value === "do" ? cue.answers.find((answer) => answer.option === row.option) : null;
    const says =
      this.phase.value === "do"
        ? [...(own ? [`${cue.id}.${own.says}`] : []), `${cue.id}.other`, `other-${cue.kind}`, "lesson-other"]
        : ["lesson-read-first"];
    this.answer.value = { says, tries: ++this.tries };
  }

  /** A table that goes on from where the lesson has ended; its id. */
  async play(): Promise<string> {
    const { lesson } = this;
    const here = this.here.value;
    if (!here) throw new Error("nothing is shown");
    this.light(here.step.id);
    this.finished.value = true;
    // Whoever is nobody yet is a guest from here on.
    await this.remember();
    const seats = Array.from({ length: lesson.players }, (_, i) =>
      i === lesson.seat ? { kind: "me" } : { kind: "bot", bot: lesson.bot },
    );
    const { table } = await api.playOn({ position: here.step.position, line: here.cue.made, seats });
    return table.id;
  }

  private async show(step: LessonStep, line: readonly number[][], then: () => void): Promise<void> {
    const { session } = this;
    try {
      const begins = session.beginning;
      const look = { seat: this.lesson.seat, open: false };
      if (begins && "position" in begins && begins.position === step.position) await session.show(steps(line), look);
      else await session.start({ position: step.position }, steps(line), look);
      batch(() => {
        this.answer.value = null;
        this.failed.value = null;
        then();
      });
    } catch (error) {
      this.failed.value = (error as Error).message;
    }
  }

  private light(id: string): void {
    if (!this.lit.value.includes(id)) this.lit.value = [...this.lit.value, id];
  }

  private async remember(): Promise<void> {
    const at = this.lesson.steps[this.step.value]?.id ?? "";
    const learned: Learned = { at, lit: [...this.lit.value], finished: this.finished.value };
    try {
      await keep(topicOf(this.lesson.game), learned);
    } catch {
      // A lesson can be learned though nobody writes down how far it went.
    }
  }
}
