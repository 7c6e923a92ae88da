/** The lab: a position that is laid out by hand or comes from a game, and the branches that were tried from it. */
import { batch, computed, signal } from "@preact/signals";
import type { Hint } from "../../types/generated";
import { say } from "../../words/language";
import { api } from "../api";
import { me } from "../me";
import type { SeatInfo } from "../wire";
import { Branching } from "./branching";
import { keepLaid, type Study } from "./kept";
import type { Position } from "./paths";
import { PlayedOut } from "./playedout";
import { changed, lineOf, planted, ROOT, reached } from "./tree";

/** How large a study may be that is shared, as JSON. */
const LARGEST = 60_000;

export type Mode = "setup" | "explore" | "compare";

export class Lab extends Branching {
  readonly mode = signal<Mode>("explore");
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

  override close(): void {
    super.close();
    this.ends.stop();
  }

  /** What was advised at another branch is no longer shown. */
  protected override left(): void {
    this.advice.value = null;
    this.ends.stop();
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
    const line = lineOf(this.tree.value, id);
    const body = { ...beginning, line, seat };
    const done = await this.tried(
      api.studyAdvice(body).then(({ hint }) => {
        // Whoever has gone on meanwhile, or asks for another, is not shown it.
        const wanted = this.advice.value === asked;
        this.alter(() => {
          // A branch that was dropped meanwhile may have left its number to another.
          const { at, whole } = reached(this.tree.value, line);
          const chances = { seat: hint.seat, win: hint.chances };
          if (whole) this.tree.value = changed(this.tree.value, at, { chances });
          if (wanted) this.advice.value = { at: id, seat: hint.seat, hint };
        });
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
    await this.tried(this.setUp(body));
  }

  /** The same; what is refused is thrown. */
  async setUp(body: object): Promise<void> {
    const setup = await api.setup(body);
    batch(() => {
      const before = this.position.value;
      this.past.value = before && before.game === setup.position.game ? [...this.past.value, before] : [];
      this.take(setup);
      this.mode.value = "setup";
      this.fresh = true;
    });
    await (setup.problems.length ? this.layRest(setup) : this.lay());
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
    this.left();
    // Whoever has gone on laying meanwhile has made another.
    this.fresh = this.position.value !== position;
    this.keep();
    if (this.game.value && this.keeps && !this.fresh) keepLaid(this.game.value, null);
  }
}
