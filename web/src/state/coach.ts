/** The coach of a first game: what it says of a position, and when it is known and falls silent. */
import { computed, effect, signal } from "@preact/signals";
import type { Remark } from "../types/generated";
import { GAME_WORDS } from "../types/words";
import { sayIf, tell } from "../words/language";
import { prefs } from "./prefs";
import { held, keep, progress } from "./progress";
import type { StateMessage } from "./wire";

/** How often something was said, and how often the player did as one does who knows it. */
interface Learned {
  said: number;
  heeded: number;
  /** The player has waved it away. */
  waved?: true;
}

/** What is known of a game's topics. */
export type Learning = Readonly<Partial<Record<string, Learned>>>;

/** Heeded so often, a topic is known. */
export const HEEDED = 3;
/** Said so often, it has been heard. */
export const SAID = 5;
/** So often it is said again to whoever acts against what they have heard. */
const AGAIN = 2;
/** A word on a kind of question is heard sooner. */
const SAID_OF_QUESTIONS = 2;
const ASKING = "&coach=1";
const NEW: Learned = { said: 0, heeded: 0 };

/** The topic of a word on a kind of question. */
export const ofQuestion = (kind: string): string => `ask-${kind}`;

const enough = (topic: string): number => (topic.startsWith("ask-") ? SAID_OF_QUESTIONS : SAID);

/** Whether there is no more need to speak of a topic. */
export function silent(learning: Learning, topic: string): boolean {
  const { said, heeded, waved } = learning[topic] ?? NEW;
  return waved === true || heeded >= HEEDED || said >= enough(topic);
}

/** What the player is known to know after a choice: `said` is the topic that was spoken of. */
export function learn(learning: Learning, remarks: readonly Remark[], said: string | null, option: number): Learning {
  const now: Partial<Record<string, Learned>> = { ...learning };
  const set = (topic: string, change: Partial<Learned>): void => {
    const before = now[topic] ?? NEW;
    const after = { ...before, ...change };
    now[topic] = { ...after, said: Math.min(after.said, SAID), heeded: Math.min(after.heeded, HEEDED) };
  };
  if (said !== null) set(said, { said: (learning[said]?.said ?? 0) + 1 });
  for (const { topic, heeds, against } of remarks) {
    const before = learning[topic] ?? NEW;
    if (before.waved) continue;
    // Whoever was told and does it all the same has a reason; whoever has forgotten is told again.
    if (against.includes(option))
      set(topic, silent(learning, topic) ? { said: SAID - AGAIN, heeded: 0 } : { heeded: 0 });
    else if (heeds.includes(option)) set(topic, { heeded: before.heeded + 1 });
  }
  return now;
}

/** What is said: of the position, or else (no remark) of a kind of question. */
export interface Spoken {
  topic: string;
  words: string;
  remark: Remark | null;
}

/** The table that is spoken about. */
interface Asked {
  state: () => StateMessage | null;
  /** What is asked of the player now; null: nothing. */
  kind: () => string | null;
}

export class Coach {
  /** The game whose topics are at hand; null until what is known of them has come. */
  private readonly game = signal<string | null>(null);

  constructor(private readonly asked: Asked) {}

  /** Look up what is known of a game. */
  async begin(game: string): Promise<void> {
    await progress(`coach.${game}`);
    this.game.value = game;
  }

  /** What a connection says that asks for remarks. */
  wanted = "";

  /** Ask for remarks, now or once the coach is woken: then the line is dialled anew. Returns what ends it. */
  listen(redial: () => void): () => void {
    if (prefs.peek().coach) this.wanted = ASKING;
    return effect(() => {
      if (!prefs.value.coach || this.wanted) return;
      this.wanted = ASKING;
      redial();
    });
  }

  private get topic(): string {
    return `coach.${this.game.value}`;
  }

  private get remarks(): readonly Remark[] {
    return this.asked.state()?.coach ?? [];
  }

  /** What is said now: the most urgent of what is not known of the position, or else a word on this kind of question. */
  readonly spoken = computed<Spoken | null>(() => {
    const kind = this.asked.kind();
    if (!this.awake || kind === null) return null;
    const learning: Learning = held(this.topic);
    const remark = this.remarks.find(({ topic }) => !silent(learning, topic));
    if (remark) return { topic: remark.topic, words: tell(remark.says), remark };
    const words = sayIf(`guide-${kind}`, { game: this.game.value });
    return words === null || silent(learning, ofQuestion(kind))
      ? null
      : { topic: ofQuestion(kind), words, remark: null };
  });

  /** Whether anything is said at all. */
  private get awake(): boolean {
    return prefs.value.coach && this.game.value !== null;
  }

  /** The player has chosen, having been told what there was to say. */
  chose(option: number): void {
    if (!this.awake) return;
    const before: Learning = held(this.topic);
    this.keep(before, learn(before, this.remarks, this.spoken.value?.topic ?? null, option));
  }

  /** The player says that a topic is known. */
  wave(topic: string): void {
    const before: Learning = held(this.topic);
    this.keep(before, { ...before, [topic]: { ...(before[topic] ?? NEW), waved: true } });
  }

  private keep(before: Learning, after: Learning): void {
    // Who cannot be reached now is told once more another time.
    if (JSON.stringify(after) !== JSON.stringify(before)) keep(this.topic, after).catch(() => undefined);
  }
}

/** Begin anew: everything is said again, in every game. */
export async function forgetCoach(): Promise<void> {
  await Promise.all(Object.keys(GAME_WORDS).map((game) => keep(`coach.${game}`, {})));
}
