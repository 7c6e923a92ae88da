/** The lab: a position that is laid out by hand or comes from a game, and the branches that were tried from it. */
import { batch, computed, effect, signal } from "@preact/signals";
import type { Hint, Layout, OptionRow, Said } from "../../types/generated";
import type { Problem, Setup, Shared } from "../../types/wire";
import { type ApiError, api } from "../api";
import { me } from "../me";
import { type Beginning, type Look, type Step, StudySession } from "../study";
import type { SeatInfo, Shapes } from "../wire";
import { type Field, fieldsOf, type Group, type Held, type Position } from "./fields";
import { branchAt, changed, followed, lineOf, planted, pruned, ROOT, type Tree, treeFrom } from "./tree";

/** How long a hand rests before what it has laid is looked over, in milliseconds. */
const RESTS = 150;
/** The same while somebody writes. */
const WRITES = 400;
/** How many changes can be taken back. */
const CHANGES = 100;
const DRAFT = "bigsmoke-lab-";
const VERSION = 1;

/** Whoever looks at a position in the lab is none of its players. */
export class LabSession<G extends Shapes = Shapes> extends StudySession<G> {
  override get reader(): number | null {
    return null;
  }
}

/** A table to look at: nothing on it can be chosen. */
export class Exhibit<G extends Shapes = Shapes> extends LabSession<G> {
  override readonly replaying = true;
}

export type Mode = "setup" | "explore" | "compare";

/** What is kept of a study, and shared. */
export interface Study {
  version: number;
  game: string;
  beginning: Beginning;
  tree: Tree;
  at: number;
  a: number | null;
  b: number | null;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** A study that somebody else has kept; null: it is none. */
export function studyFrom(value: unknown): Study | null {
  if (!isObject(value) || value.version !== VERSION || typeof value.game !== "string") return null;
  const given = isObject(value.beginning) ? value.beginning : {};
  const { position, table, ply } = given;
  const beginning: Beginning | null =
    typeof table === "string" && Number.isInteger(ply)
      ? { table, ply: ply as number }
      : typeof position === "string" || isObject(position)
        ? { position }
        : null;
  if (!beginning) return null;
  const tree = treeFrom(value.tree);
  const known = (id: unknown): number | null => (branchAt(tree, id as number) ? (id as number) : null);
  return {
    version: VERSION,
    game: value.game,
    beginning,
    tree,
    at: known(value.at) ?? ROOT,
    a: known(value.a),
    b: known(value.b),
  };
}

/** An option as it is kept: what it says, without what it would bring. */
function sayingOf({ preview: _p, warning: _w, final: _f, ...row }: OptionRow): Said {
  const { brings: _b, ...rest } = row as OptionRow & { brings?: unknown };
  return rest;
}

export class Lab {
  readonly session = new LabSession();
  /** The table that is set up. */
  readonly laid = new Exhibit();
  readonly mode = signal<Mode>("explore");
  readonly game = signal<string | null>(null);
  /** The study that is looked at and is somebody else's. */
  readonly shared = signal<Shared | null>(null);
  /** A table that stands still and waits for the position. */
  readonly mends = signal<string | null>(null);

  readonly tree = signal<Tree>(planted());
  readonly at = signal(ROOT);
  readonly a = signal<number | null>(null);
  readonly b = signal<number | null>(null);
  readonly failed = signal<string | null>(null);
  /** What is advised at the branch that is looked at. */
  readonly advice = signal<{ at: number; hint: Hint | "asked" } | null>(null);

  readonly position = signal<Position | null>(null);
  readonly text = signal("");
  readonly layout = signal<Layout | null>(null);
  readonly problems = signal<readonly Problem[]>([]);
  /** Whether what was changed last is still being looked over. */
  readonly checking = signal(false);
  readonly held = signal<Held | null>(null);
  readonly group = signal<Group>({ is: "table" });
  /** What could be taken back. */
  readonly past = signal<readonly Position[]>([]);

  readonly players = computed(() => Number(this.position.value?.players ?? 0));
  readonly fields = computed<Field[]>(() => (this.layout.value ? fieldsOf(this.layout.value, this.players.value) : []));
  readonly sound = computed(
    () => this.position.value !== null && this.problems.value.length === 0 && !this.checking.value,
  );
  private timer: number | undefined;
  private newest = 0;
  /** What was chosen last, until the table shows it. */
  private chosen: Said | null = null;
  /** Whether the position has been changed since branches were tried from it. */
  private fresh = false;
  private readonly stop: () => void;

  constructor() {
    this.session.consider = (row) => {
      this.chosen = sayingOf(row);
      return true;
    };
    this.stop = effect(() => this.follow(this.session.taken.value));
  }

  close(): void {
    this.stop();
    window.clearTimeout(this.timer);
  }

  // Exploring

  /** The tree grows along with what is tried at the table. */
  private follow(line: readonly Step[]): void {
    const said = this.chosen;
    this.chosen = null;
    const [tree, at] = followed(this.tree.peek(), line, said);
    batch(() => {
      this.tree.value = tree;
      if (at !== this.at.peek()) this.advice.value = null;
      this.at.value = at;
    });
    this.keep();
  }

  private async tried(answer: Promise<unknown>): Promise<boolean> {
    try {
      await answer;
      this.failed.value = null;
      return true;
    } catch (error) {
      this.failed.value = (error as Error).message;
      return false;
    }
  }

  /** Look at a branch. */
  async go(id: number): Promise<void> {
    await this.tried(this.session.show(lineOf(this.tree.value, id)));
  }

  async look(look: Look): Promise<void> {
    await this.tried(this.session.show(this.session.taken.value, look));
  }

  rename(id: number, name: string): void {
    this.tree.value = changed(this.tree.value, id, { name });
    this.keep();
  }

  fold(id: number): void {
    const branch = branchAt(this.tree.value, id);
    if (branch) this.tree.value = changed(this.tree.value, id, { folded: !branch.folded });
  }

  /** Drop a branch and what grew from it. */
  async prune(id: number): Promise<void> {
    const parent = branchAt(this.tree.value, id)?.parent;
    if (parent === null || parent === undefined) return;
    const tree = pruned(this.tree.value, id);
    const gone = !branchAt(tree, this.at.value);
    if (gone) await this.go(parent);
    batch(() => {
      this.tree.value = tree;
      if (!branchAt(tree, this.a.value ?? ROOT)) this.a.value = null;
      if (!branchAt(tree, this.b.value ?? ROOT)) this.b.value = null;
    });
    this.keep();
  }

  /** Call a branch A or B, or no longer. */
  mark(which: "a" | "b", id: number): void {
    const [one, other] = which === "a" ? [this.a, this.b] : [this.b, this.a];
    batch(() => {
      one.value = one.value === id ? null : id;
      if (other.value === id) other.value = null;
    });
    this.keep();
  }

  swap(): void {
    batch(() => {
      [this.a.value, this.b.value] = [this.b.value, this.a.value];
    });
  }

  /** Ask what a bot would do at a branch, and with it everybody's chances. */
  async ask(id = this.at.value): Promise<void> {
    const { beginning } = this.session;
    if (!beginning) return;
    this.advice.value = { at: id, hint: "asked" };
    const body = { ...beginning, line: lineOf(this.tree.value, id) };
    const done = await this.tried(
      api.studyAdvice(body).then(({ hint }) => {
        batch(() => {
          this.tree.value = changed(this.tree.value, id, { chances: { seat: hint.seat, win: hint.chances } });
          this.advice.value = { at: id, hint };
        });
        this.keep();
      }),
    );
    if (!done) this.advice.value = null;
  }

  /** Begin with a study that was kept. */
  async open(study: Study, cast: readonly Partial<SeatInfo>[] = []): Promise<void> {
    batch(() => {
      this.game.value = study.game;
      this.tree.value = study.tree;
      this.a.value = study.a;
      this.b.value = study.b;
      this.mode.value = "explore";
      this.position.value = null;
    });
    this.session.cast = cast;
    this.laid.cast = cast;
    await this.session.start(study.beginning, lineOf(study.tree, study.at));
    this.game.value = this.session.table.value?.game ?? study.game;
  }

  study(): Study | null {
    const { beginning } = this.session;
    const game = this.game.value;
    if (!beginning || !game) return null;
    return {
      version: VERSION,
      game,
      beginning,
      tree: this.tree.value,
      at: this.at.value,
      a: this.a.value,
      b: this.b.value,
    };
  }

  /** Keep the study for the next visit; one that is somebody else's is kept nowhere. */
  private keep(): void {
    const study = this.study();
    if (!study || this.shared.value || this.mends.value) return;
    try {
      localStorage.setItem(DRAFT + study.game, JSON.stringify(study));
    } catch {
      // A browser that keeps nothing is no reason to stop.
    }
  }

  /** Make somebody else's study one's own. */
  adopt(): void {
    this.shared.value = null;
    this.keep();
  }

  /** What was left here the last time. */
  static draft(game: string): Study | null {
    try {
      return studyFrom(JSON.parse(localStorage.getItem(DRAFT + game) ?? "null"));
    } catch {
      return null;
    }
  }

  /** Share the study under a name; the address of the link. */
  async share(name: string): Promise<string> {
    const study = this.study();
    if (!study) return "";
    if (!me.value) me.value = (await api.guest()).user;
    return `/lab/s/${(await api.share(name, study)).id}`;
  }

  // Setting up

  /** Begin with a position: an empty table, one that is dealt, a text, or where the branches have come to. */
  async begin(body: object): Promise<void> {
    await this.tried(
      api.setup(body).then((setup) => {
        batch(() => {
          this.past.value = [];
          this.take(setup);
          this.mode.value = "setup";
          this.fresh = true;
        });
        return this.lay();
      }),
    );
  }

  /** Set up what is looked at, from the start of its turn. */
  async fromHere(): Promise<void> {
    const { beginning, taken } = this.session;
    if (beginning) await this.begin({ ...beginning, line: taken.value });
  }

  /** Go back to the position that the branches began with. */
  async toSetup(): Promise<void> {
    const { beginning } = this.session;
    if (this.position.value) this.mode.value = "setup";
    else if (beginning) {
      await this.begin(beginning);
      this.fresh = false;
    }
  }

  private take(setup: Setup): void {
    this.position.value = setup.position;
    this.text.value = setup.text;
    this.problems.value = setup.problems;
    if (setup.layout) this.layout.value = setup.layout;
    this.game.value = typeof setup.position.game === "string" ? setup.position.game : this.game.value;
  }

  /** Show the table as it is set up: all of it, from the side of the seat that is worked on. */
  private async lay(): Promise<void> {
    const position = this.position.value;
    if (!position || this.problems.value.length) return;
    const group = this.group.value;
    const seat = group.is === "seat" ? group.seat : (this.laid.look.value.seat ?? 0);
    const look = { seat: seat < this.players.value ? seat : 0, open: true };
    await this.tried(this.laid.start({ position }, [], look));
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
    const before = this.past.value.at(-1);
    if (!before) return;
    this.past.value = this.past.value.slice(0, -1);
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
    this.soon({ position: text }, WRITES);
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
        if (written) {
          const before = this.position.value;
          if (before) this.past.value = [...this.past.value, before].slice(-CHANGES);
          this.take(setup);
        } else {
          this.text.value = setup.text;
          this.problems.value = setup.problems;
          if (setup.layout) this.layout.value = setup.layout;
        }
        this.checking.value = false;
      });
      await this.lay();
    } catch (error) {
      if (asked !== this.newest) return;
      const { said } = error as ApiError;
      batch(() => {
        this.checking.value = false;
        if (said) this.problems.value = [{ field: "", said, name: null }];
        else this.failed.value = (error as Error).message;
      });
    }
  }

  /** Explore from the position that is set up; where it is another than before, the branches begin anew. */
  async explore(): Promise<void> {
    const position = this.position.value;
    if (position && this.fresh && this.sound.value) {
      batch(() => {
        this.tree.value = planted();
        this.a.value = null;
        this.b.value = null;
        this.advice.value = null;
      });
      if (!(await this.tried(this.session.start({ position }, [], { seat: null, open: false })))) return;
      this.fresh = false;
      this.keep();
    }
    if (this.session.beginning) this.mode.value = "explore";
  }
}
