/** The lab: a position that is laid out by hand or comes from a game, and the branches that were tried from it. */
import { batch, computed, effect, signal } from "@preact/signals";
import type { Hint, OptionRow, Said } from "../../types/generated";
import type { Shared } from "../../types/wire";
import { say } from "../../words/language";
import { api } from "../api";
import { me } from "../me";
import type { Look, Step } from "../study";
import type { SeatInfo } from "../wire";
import { freshStudy, keepDraft, keepLaid, type Study } from "./kept";
import type { Position } from "./paths";
import { PlayedOut } from "./playedout";
import { LabSession } from "./sessions";
import { Setting } from "./setting";
import { branchAt, changed, followed, lineOf, planted, pruned, ROOT, type Tree } from "./tree";

/** How large a study may be that is shared, as JSON. */
const LARGEST = 60_000;

export type Mode = "setup" | "explore" | "compare";

/** An option as it is kept: what it says, without what it would bring. */
function sayingOf({ preview: _p, warning: _w, final: _f, ...row }: OptionRow): Said {
  const { brings: _b, ...rest } = row as OptionRow & { brings?: unknown };
  return rest;
}

export class Lab extends Setting {
  readonly session = new LabSession();
  readonly mode = signal<Mode>("explore");
  /** The study that is looked at and is somebody else's. */
  readonly shared = signal<Shared | null>(null);
  /** A table that stands still and waits for the position. */
  readonly mends = signal<string | null>(null);

  readonly tree = signal<Tree>(planted());
  readonly at = signal(ROOT);
  readonly a = signal<number | null>(null);
  readonly b = signal<number | null>(null);
  /** What is advised at a branch, and to whom; null: to the first who is asked there. */
  readonly advice = signal<{ at: number; seat: number | null; hint: Hint | "asked" } | null>(null);
  /** Who can be advised at the branch that is looked at: of several who decide at once, the one looked through. */
  readonly advised = computed(
    () => this.session.decision.value?.seat ?? this.session.state.value?.view.asked[0] ?? null,
  );
  /** What is advised to them. */
  readonly hint = computed(() => {
    const advice = this.advice.value;
    const theirs = advice?.at === this.at.value && (advice.seat ?? this.advised.value) === this.advised.value;
    return theirs ? (advice?.hint ?? null) : null;
  });

  /** How games end after what is advised there. */
  readonly ends = new PlayedOut();

  /** What was chosen last, until the table shows it. */
  private chosen: Said | null = null;
  private readonly stop: () => void;

  constructor() {
    super();
    this.session.consider = (row) => {
      this.chosen = sayingOf(row);
      return true;
    };
    this.stop = effect(() => this.follow(this.session.taken.value));
  }

  override close(): void {
    super.close();
    this.ends.stop();
    this.stop();
  }

  // Exploring

  /** The tree grows along with what is tried at the table. */
  private follow(line: readonly Step[]): void {
    const said = this.chosen;
    this.chosen = null;
    const [tree, at] = followed(this.tree.peek(), line, said);
    batch(() => {
      this.tree.value = tree;
      if (at !== this.at.peek()) this.forget();
      this.at.value = at;
    });
    this.keep();
  }

  /** What was advised at another branch is no longer shown. */
  private forget(): void {
    this.advice.value = null;
    this.ends.stop();
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
    const seat = id === this.at.value ? this.advised.value : null;
    const before = this.advice.value;
    if (!beginning || (before?.at === id && before.seat === seat && before.hint === "asked")) return;
    this.ends.stop();
    const asked = { at: id, seat, hint: "asked" as const };
    this.advice.value = asked;
    const body = { ...beginning, line: lineOf(this.tree.value, id), seat };
    const done = await this.tried(
      api.studyAdvice(body).then(({ hint }) => {
        // Whoever has gone on meanwhile, or asks for another, is not shown it.
        const wanted = this.advice.value === asked;
        batch(() => {
          this.tree.value = changed(this.tree.value, id, { chances: { seat: hint.seat, win: hint.chances } });
          if (wanted) this.advice.value = { at: id, seat: hint.seat, hint };
        });
        this.keep();
        const options = hint.options.map(({ row }) => row.option);
        if (wanted && this.mode.value === "explore") void this.ends.play({ ...body, seat: hint.seat }, options);
      }),
    );
    if (!done && this.advice.value === asked) this.advice.value = null;
  }

  /** Begin with a study that was kept. */
  async open(study: Study, cast: readonly Partial<SeatInfo>[] = []): Promise<void> {
    await this.session.start(study.beginning, lineOf(study.tree, study.at), {}, () => {
      this.game.value = study.game;
      this.tree.value = study.tree;
      this.a.value = study.a;
      this.b.value = study.b;
      this.mode.value = "explore";
      this.position.value = null;
      this.session.cast = cast;
      this.laid.cast = cast;
    });
    this.game.value = this.session.table.value?.game ?? study.game;
  }

  study(): Study | null {
    const { beginning } = this.session;
    const game = this.game.value;
    if (!beginning || !game) return null;
    const [tree, at, a, b] = [this.tree.value, this.at.value, this.a.value, this.b.value];
    return { ...freshStudy(game, beginning), tree, at, a, b };
  }

  /** Keep the study for the next visit; one that is somebody else's is kept nowhere. */
  private keep(): void {
    const study = this.study();
    if (!study || this.shared.value || this.mends.value) return;
    keepDraft(study);
  }

  /** What is in the making is kept, too: nobody who comes back finds it gone. */
  protected override worked(): void {
    const [game, position] = [this.game.value, this.position.value];
    if (game && position && !this.shared.value && !this.mends.value) keepLaid(game, position);
  }

  /** Make somebody else's study one's own. */
  adopt(): void {
    this.shared.value = null;
    this.keep();
  }

  /** Share the study under a name; the address of the link. */
  async share(name: string): Promise<string> {
    const study = this.study();
    if (!study) return "";
    if (JSON.stringify(study).length > LARGEST) throw new Error(say("lab-study-too-large"));
    if (!me.value) me.value = (await api.guest()).user;
    return `/lab/s/${(await api.share(name, study)).id}`;
  }

  // Setting up

  /** Begin with a position: an empty table, one that is dealt, a text, or where the branches have come to.
   * What was laid before can be taken back.
   */
  async begin(body: object): Promise<void> {
    await this.tried(
      api.setup(body).then((setup) => {
        batch(() => {
          const before = this.position.value;
          this.past.value = before && before.game === setup.position.game ? [...this.past.value, before] : [];
          this.take(setup);
          this.mode.value = "setup";
          this.fresh = true;
        });
        return setup.problems.length ? this.layRest(setup) : this.lay();
      }),
    );
  }

  /** Set up what is looked at, from the start of its turn. */
  async fromHere(): Promise<void> {
    const { beginning, taken } = this.session;
    if (!beginning) return;
    await this.begin({ ...beginning, line: taken.value });
    this.fresh = false; // as long as nothing is changed there, the branches that lead to it stay
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

  /** Explore from the position that is set up; where it is another than before, the branches begin anew. */
  async explore(): Promise<void> {
    const position = this.position.value;
    if (position && this.fresh && this.sound.value) {
      const anew = this.session.start({ position }, [], { seat: null, open: false }, () => this.plant(position));
      if (!(await this.tried(anew))) return;
    }
    if (this.session.beginning) this.mode.value = "explore";
  }

  /** The branches begin anew, from a position that is made. */
  private plant(position: Position): void {
    this.tree.value = planted();
    this.at.value = ROOT;
    this.a.value = null;
    this.b.value = null;
    this.forget();
    // Whoever has gone on laying meanwhile has made another.
    this.fresh = this.position.value !== position;
    this.keep();
    if (this.game.value && !this.fresh) keepLaid(this.game.value, null);
  }
}
