/** A position in the making: what was laid and written so far, what is wrong with it, and the table that shows it. */
import { batch, computed, signal } from "@preact/signals";
import type { Layout } from "../../types/generated";
import type { Problem, Setup } from "../../types/wire";
import { say } from "../../words/language";
import { api } from "../api";
import { type Field, fieldsOf, type Group } from "./fields";
import type { Held } from "./laying";
import type { Position } from "./paths";
import { Laid } from "./sessions";

/** How long a hand rests before what it has laid is looked over, in milliseconds. */
const RESTS = 150;
/** The same while somebody writes. */
const WRITES = 400;
/** How many characters of a text are read. */
const LONGEST = 40_000;
/** How many changes can be taken back. */
const CHANGES = 100;

export class Setting {
  /** The table that is set up. */
  readonly laid = new Laid();
  readonly game = signal<string | null>(null);
  readonly failed = signal<string | null>(null);
  readonly position = signal<Position | null>(null);
  readonly text = signal("");
  readonly layout = signal<Layout | null>(null);
  readonly problems = signal<readonly Problem[]>([]);
  /** Whether what was changed last is still being looked over. */
  readonly checking = signal(false);
  readonly held = signal<Held | null>(null);
  readonly group = signal<Group>({ is: "table" });
  /** Whether the text is one that cannot be read. */
  readonly unread = signal(false);
  /** What could be taken back. */
  readonly past = signal<readonly Position[]>([]);

  readonly players = computed(() => Number(this.position.value?.players ?? 0));
  readonly fields = computed<Field[]>(() => (this.layout.value ? fieldsOf(this.layout.value, this.players.value) : []));
  readonly sound = computed(
    () =>
      this.position.value !== null && this.problems.value.length === 0 && !this.checking.value && !this.unread.value,
  );
  private timer: number | undefined;
  private newest = 0;
  /** Whether the position has been changed since branches were tried from it. */
  protected fresh = false;

  close(): void {
    window.clearTimeout(this.timer);
  }

  protected async tried(answer: Promise<unknown>): Promise<boolean> {
    try {
      await answer;
      this.failed.value = null;
      return true;
    } catch (error) {
      this.failed.value = (error as Error).message;
      return false;
    }
  }

  /** Something was laid or written by hand. */
  protected worked(): void {
    // It is up to whoever keeps things.
  }

  protected take(setup: Setup): void {
    this.unread.value = false;
    this.position.value = setup.position;
    this.text.value = setup.text;
    this.problems.value = setup.problems;
    if (setup.layout) this.layout.value = setup.layout;
    this.game.value = typeof setup.position.game === "string" ? setup.position.game : this.game.value;
  }

  /** Show the table as it is set up: all of it, from the side of the seat that is worked on. */
  protected async lay(): Promise<void> {
    const position = this.position.value;
    if (!position || this.problems.value.length) return;
    const group = this.group.value;
    const seat = group.is === "seat" ? group.seat : (this.laid.look.value.seat ?? 0);
    const look = { seat: seat < this.players.value ? seat : 0, open: true };
    await this.tried(this.laid.start({ position }, [], look));
  }

  /** Where what is begun with is wrong: show what is left of it, or else an empty table, so that it can be mended. */
  protected async layRest({ position, rest }: Setup): Promise<void> {
    const { game, players, options } = position;
    const shown = rest ?? (await api.setup({ game, players, options: options ?? {} })).position;
    await this.laid.start({ position: shown }, [], { seat: 0, open: true });
  }

  /** Work on the table, a seat, or a place. */
  turnTo(group: Group): void {
    const before = this.group.value;
    this.group.value = group;
    if (group.is === "seat" && !(before.is === "seat" && before.seat === group.seat)) void this.lay();
  }

  /** Change the position. */
  edit(change: (position: Position) => Position): void {
    const before = this.position.value;
    if (!before) return;
    const after = change(before);
    if (after === before) return;
    this.past.value = [...this.past.value, before].slice(-CHANGES);
    this.change(after);
  }

  /** Take the last change back. */
  takeBack(): void {
    const before = this.unread.value ? this.position.value : this.past.value.at(-1);
    if (!before) return;
    if (!this.unread.value) this.past.value = this.past.value.slice(0, -1);
    this.unread.value = false;
    this.failed.value = null;
    this.change(before);
  }

  private change(position: Position): void {
    batch(() => {
      this.position.value = position;
      this.checking.value = true;
      this.fresh = true;
    });
    this.soon({ position }, RESTS);
  }

  /** Change the text. */
  write(text: string): void {
    batch(() => {
      this.text.value = text;
      this.checking.value = true;
      this.fresh = true;
    });
    if (text.length <= LONGEST) {
      this.soon({ position: text }, WRITES);
      return;
    }
    window.clearTimeout(this.timer);
    this.newest += 1;
    batch(() => {
      this.checking.value = false;
      this.unread.value = true;
      this.failed.value = say("lab-text-too-long", { most: LONGEST });
    });
  }

  private soon(body: { position: Position | string }, rests: number): void {
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.check(body), rests);
  }

  private async check(body: { position: Position | string }): Promise<void> {
    const asked = ++this.newest;
    const written = typeof body.position === "string";
    try {
      const setup = await api.setup(body);
      // Whoever goes on fast is not told of what they have left behind.
      if (asked !== this.newest) return;
      batch(() => {
        this.failed.value = null;
        if (written && setup.layout) {
          const before = this.position.value;
          if (before) this.past.value = [...this.past.value, before].slice(-CHANGES);
          this.take(setup);
        } else {
          // Of a text that cannot be read, what was laid before stays.
          this.unread.value = written;
          this.text.value = setup.text;
          this.problems.value = setup.problems;
          if (setup.layout) this.layout.value = setup.layout;
        }
        this.checking.value = false;
      });
      if (!this.unread.value) this.worked();
      await this.lay();
    } catch (error) {
      if (asked !== this.newest) return;
      batch(() => {
        this.checking.value = false;
        this.unread.value = written;
        this.failed.value = (error as Error).message;
      });
    }
  }
}
