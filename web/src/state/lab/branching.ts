/** What was tried from a position: a tree of branches that grows along with the table, and is kept in this browser. */
import { batch, effect, signal, untracked } from "@preact/signals";
import type { OptionRow, Said } from "../../types/generated";
import type { Shared } from "../../types/wire";
import type { Look, Step } from "../study";
import { freshStudy, keepLaid, keptFor, onKept, Shelf, type Study, sameStudy } from "./kept";
import { LabSession } from "./sessions";
import { Setting } from "./setting";
import { branchAt, changed, followed, lineOf, planted, pruned, ROOT, reached, type Tree } from "./tree";

/** An option as it is kept: what it says, without what it would bring. */
function sayingOf({ preview: _p, warning: _w, final: _f, ...row }: OptionRow): Said {
  const { brings: _b, ...rest } = row as OptionRow & { brings?: unknown };
  return rest;
}

export class Branching extends Setting {
  readonly session = new LabSession();
  /** The study that is looked at and is somebody else's. */
  readonly shared = signal<Shared | null>(null);
  /** A table that stands still and waits for the position. */
  readonly mends = signal<string | null>(null);

  readonly tree = signal<Tree>(planted());
  readonly at = signal(ROOT);
  readonly a = signal<number | null>(null);
  readonly b = signal<number | null>(null);

  /** What was chosen last, until the table shows it. */
  private chosen: Said | null = null;
  private readonly shelf = new Shelf();
  private readonly stops: (() => void)[];

  constructor() {
    super();
    this.session.consider = (row) => {
      this.chosen = sayingOf(row);
      return true;
    };
    const follow = effect(() => {
      const line = this.session.taken.value;
      untracked(() => this.follow(line));
    });
    this.stops = [follow, onKept(() => this.hear())];
  }

  override close(): void {
    super.close();
    for (const stop of this.stops) stop();
  }

  /** Another branch is looked at. */
  protected left(): void {
    // It is up to whoever says something of the one that was.
  }

  /** The tree grows along with what is tried at the table. */
  private follow(line: readonly Step[]): void {
    const said = this.chosen;
    this.chosen = null;
    this.renew();
    const before = this.tree.value;
    const [tree, at] = followed(before, line, said);
    batch(() => {
      this.tree.value = tree;
      if (at !== this.at.value) this.left();
      this.at.value = at;
    });
    if (tree === before) this.keepSight();
    else this.keep();
  }

  /** Look at a branch. */
  async go(id: number): Promise<void> {
    await this.tried(this.session.show(lineOf(this.tree.value, id)));
  }

  async look(look: Look): Promise<void> {
    await this.tried(this.session.show(this.session.taken.value, look));
  }

  /** Change what was tried, as it is by now, and keep it. */
  protected alter(how: () => void): void {
    this.renew();
    batch(how);
    this.keep();
  }

  rename(id: number, name: string): void {
    this.alter(() => {
      this.tree.value = changed(this.tree.value, id, { name });
    });
  }

  fold(id: number): void {
    this.renew();
    const folded = !branchAt(this.tree.value, id)?.folded;
    this.tree.value = changed(this.tree.value, id, { folded });
    this.keepSight();
  }

  /** Drop a branch and what grew from it. */
  async prune(id: number): Promise<void> {
    const parent = branchAt(this.tree.value, id)?.parent;
    if (parent === null || parent === undefined) return;
    const gone = !branchAt(pruned(this.tree.value, id), this.at.value);
    if (gone) await this.go(parent);
    this.alter(() => {
      const tree = pruned(this.tree.value, id);
      this.tree.value = tree;
      if (!branchAt(tree, this.a.value ?? ROOT)) this.a.value = null;
      if (!branchAt(tree, this.b.value ?? ROOT)) this.b.value = null;
    });
  }

  /** Call a branch A or B, or no longer. */
  mark(which: "a" | "b", id: number): void {
    const [one, other] = which === "a" ? [this.a, this.b] : [this.b, this.a];
    this.alter(() => {
      one.value = one.value === id ? null : id;
      if (other.value === id) other.value = null;
    });
  }

  swap(): void {
    this.renew();
    batch(() => {
      [this.a.value, this.b.value] = [this.b.value, this.a.value];
    });
    this.keepSight();
  }

  study(): Study | null {
    const { beginning } = this.session;
    const game = this.game.value;
    if (!beginning || !game) return null;
    const [tree, at, a, b] = [this.tree.value, this.at.value, this.a.value, this.b.value];
    return { ...freshStudy(game, beginning), tree, at, a, b };
  }

  // Keeping

  /** Whether what is done here is kept: nothing of what is somebody else's is. */
  protected get keeps(): boolean {
    return !this.shared.value && !this.mends.value;
  }

  /** Keep the study for the next visit, in the place of whatever is kept there. */
  protected keep(): void {
    const study = this.study();
    if (study && this.keeps) this.shelf.put(study);
  }

  /** Keep how the study is looked at: whoever only looks around does not put it in the place of another. */
  private keepSight(): void {
    const study = this.study();
    const kept = study && keptFor(study);
    if (kept && sameStudy(study, kept)) this.keep();
  }

  /** Take over what another tab has kept of this study; whether the place that is looked at is still in it. */
  private renew(): boolean {
    const study = this.study();
    const kept = study && this.keeps ? this.shelf.news(study) : null;
    if (!study || !kept || !sameStudy(study, kept)) return true;
    const { at, whole } = reached(kept.tree, this.session.taken.value);
    batch(() => {
      if (at !== this.at.value) this.left();
      this.tree.value = kept.tree;
      this.at.value = at;
      this.a.value = kept.a;
      this.b.value = kept.b;
    });
    return whole;
  }

  /** Another tab has kept something: both stay in step, and each looks at what it looked at, if that is still there. */
  private hear(): void {
    if (!this.renew()) void this.go(this.at.value);
  }

  /** What is in the making is kept, too: nobody who comes back finds it gone. */
  protected override worked(): void {
    const [game, position] = [this.game.value, this.position.value];
    if (game && position && this.keeps) keepLaid(game, position);
  }

  /** The study of one's own, with something tried in it, that making this one one's own would replace; null: none. */
  displaced(): Study | null {
    const study = this.study();
    const kept = study && keptFor(study);
    if (!kept || kept.tree.length === 1) return null;
    const same = sameStudy(study, kept) && JSON.stringify(study.tree) === JSON.stringify(kept.tree);
    return same ? null : kept;
  }

  /** Make somebody else's study one's own. */
  adopt(): void {
    this.shared.value = null;
    this.keep();
  }
}
