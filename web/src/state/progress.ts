/** What this person has learned, by topic: on every device of theirs. */
import { effect, signal } from "@preact/signals";
import { api } from "./api";
import { me } from "./me";

type Known = Record<string, unknown>;

const topics = signal<Record<string, Known>>({});
let fetched: Promise<void> | null = null;

/** What is known of a topic, once it is there; nothing has been learned: an empty object. */
export async function progress<T extends object>(topic: string): Promise<Partial<T>> {
  fetched ??= api.progress().then(({ topics: all }) => {
    topics.value = { ...all, ...topics.value };
  });
  try {
    await fetched;
  } catch {
    fetched = null; // it is asked for again the next time
  }
  return (topics.value[topic] ?? {}) as Partial<T>;
}

/** The same as it is held now, for what is drawn. */
export function held<T extends object>(topic: string): Partial<T> {
  return (topics.value[topic] ?? {}) as Partial<T>;
}

/** Keep what is known of a topic; who is nobody yet becomes a guest by it. */
export async function keep(topic: string, known: object): Promise<void> {
  topics.value = { ...topics.value, [topic]: known as Known };
  if (!me.value) me.value = (await api.guest()).user;
  await api.keepProgress(topic, known);
}

// Somebody else has come in: what is held is not theirs. Who becomes a guest takes along what is held so far.
let whose: string | null = null;
effect(() => {
  const now = me.value?.id ?? null;
  if (whose !== null && now !== whose) {
    topics.value = {};
    fetched = null;
  }
  whose = now;
});
