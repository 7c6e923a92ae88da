/** The language that the site speaks, and the words of the room that one is in. */
import { batch, computed, signal } from "@preact/signals";
import type { Said } from "../types/generated";
import {
  type CoachWords,
  GAME_WORDS,
  LANGUAGES,
  type LabWords,
  type LearnWords,
  type PuzzlesWords,
  type ReviewWords,
  type RulesWords,
  type SiteWords,
  type TableWords,
} from "../types/words";
import { type Args, type Eyes, NAMES, NOBODY, type Part, partsOf, plain, Words } from "./fluent";
import { PSEUDO, pseudo } from "./pseudo";
import { fetchFile } from "./sources";

export type Language = (typeof LANGUAGES)[number];
const LOCALES: Record<Language, string> = { en: "en-GB", de: "de-DE", fr: "fr-FR" };

/** The words of a room: what the page around it says, and what the game says. */
interface Room {
  lang: string;
  game: string | null;
  site: Words;
  told: Words;
}

const eyes = signal<Eyes>(NOBODY);
const room = signal<Room | null>(null);

/** Through whose eyes everything is told from now on; the same as before change nothing. */
export function lookThrough(seen: Eyes): void {
  const { me, names, own } = eyes.peek();
  if (seen.me !== me || seen.own !== own || seen.names.join("\n") !== names.join("\n")) eyes.value = seen;
}

export const isLanguage = (lang: string): lang is Language => (LANGUAGES as readonly string[]).includes(lang);

/** The first of the languages that the reader prefers which there is; else English. */
export function preferred(tags: readonly string[]): Language {
  for (const tag of tags) {
    const lang = tag.toLowerCase().split("-")[0] ?? "";
    if (isLanguage(lang)) return lang;
  }
  return "en";
}

const rooms = new Map<string, Promise<Room>>();
let asked: { lang: string; game: string | null; more: readonly string[] } = { lang: "en", game: null, more: [] };

async function furnish(lang: string, game: string | null, more: readonly string[]): Promise<Room> {
  const base = isLanguage(lang) ? lang : "en";
  const files = async (names: readonly string[]): Promise<Map<string, string>> => {
    const texts = await Promise.all(names.map((name) => fetchFile(base, name)));
    return new Map(names.flatMap((name, i) => (texts[i] == null ? [] : [[name, texts[i]]])));
  };
  const own = game ? (GAME_WORDS[game] ?? []) : [];
  const things = own.filter((name) => name.endsWith(NAMES));
  const around = game ? ["review", "rules", "coach", "lab", ...things, `${own[0]}.table`, ...more] : [];
  const [site, told] = await Promise.all([
    files(["general", "errors", "site", "learn", "puzzles", "table", ...around]),
    files(["general", ...own]),
  ]);
  const bundle = (all: Map<string, string>): Words =>
    new Words(LOCALES[base], all, () => eyes.value, lang === PSEUDO ? pseudo : undefined);
  return { lang, game, site: bundle(site), told: bundle(told) };
}

async function move(to: typeof asked): Promise<void> {
  asked = to;
  const key = [to.lang, to.game ?? "", ...to.more].join(":");
  const found = rooms.get(key) ?? furnish(to.lang, to.game, to.more);
  rooms.set(key, found);
  found.catch(() => rooms.delete(key));
  const furnished = await found;
  if (asked !== to) return; // another room was asked for meanwhile
  batch(() => {
    if (furnished.game !== room.value?.game) eyes.value = NOBODY;
    room.value = furnished;
  });
  document.documentElement.lang = isLanguage(to.lang) ? to.lang : "en";
}

/** Speak another language from now on, once its words have come. */
export const speak = (lang: string): Promise<void> => move({ ...asked, lang });

/** Have the words of a game, and of more files of its own; those of the site are with them. */
export const enter = (game: string, more: readonly string[] = []): Promise<void> => move({ ...asked, game, more });

/** The language that is spoken; null before the first words have come. */
export const spoken = computed(() => room.value?.lang ?? null);

/** The game whose words are spoken here. */
export const gameHere = (): string => room.value?.game ?? "";

/** How dates and figures are written in it. */
export const locale = (): string => LOCALES[spoken.value && isLanguage(spoken.value) ? spoken.value : "en"];

function here(): Room {
  if (!room.value) throw new Error("no words yet");
  return room.value;
}

/** Speaks a catalogue's messages; the generated types know what each of them needs. */
export type Say<W, Out = string> = <K extends keyof W & string>(
  key: K,
  ...args: object extends W[K] ? [] : [W[K]]
) => Out;

/** What the site says around a table. Of reviews, rules and the lab, and as a coach, it speaks once a game is entered. */
type Around = SiteWords & LearnWords & PuzzlesWords & TableWords & ReviewWords & RulesWords & CoachWords & LabWords;
export const say: Say<Around> = (key, ...args) => plain(here().site.marked(key, ...(args as [Args?])));

/** The same in its pieces, for a sentence in which names can be opened or stand out. */
export const sayParts: Say<Around, Part[]> = (key, ...args) => partsOf(here().site.marked(key, ...(args as [Args?])));

/** The same for a message that may not be there, such as a word on one kind of question. */
export function sayIf(key: string, args: Args = {}): string | null {
  const { site } = here();
  return site.has(key) ? plain(site.marked(key, args)) : null;
}

function wordsFor(said: Said): Words {
  return said.key.startsWith("errors/") ? here().site : here().told;
}

/** What the game says, in words. Names that a host has given stand as they are. */
export function tell(said: Said | string): string {
  return typeof said === "string" ? said : plain(wordsFor(said).said(said));
}

/** The same in its pieces, so that names can be opened. */
export function tellParts(said: Said): Part[] {
  const [words, seen] = [wordsFor(said), eyes.value];
  const before = told.get(said);
  if (before?.words === words && before.seen === seen) return before.parts;
  const parts = partsOf(words.said(said));
  told.set(said, { words, seen, parts });
  return parts;
}
/** A log is told again with each of its events: what has been told once is kept. */
const told = new WeakMap<Said, { words: Words; seen: Eyes; parts: Part[] }>();

/** Whether the game has a form of a message, such as how it reads on the line of another. */
export function hasForm(said: Said, form: string): boolean {
  return wordsFor(said).has(`${local(said.key)}.${form}`);
}

/** Another form of what is said. */
export function inForm(said: Said, form: string): Said {
  return { ...said, key: `${local(said.key)}.${form}` };
}

const local = (key: string): string => key.slice(key.lastIndexOf("/") + 1);

/** The name of a thing of the game: `named("area", "strand")`, in one of its forms. */
export function named(kind: string, id: string, form = ""): string {
  return plain(here().told.marked(`${kind}-${id}${form ? `.${form}` : ""}`));
}

/** Several words as a list. */
export const listed = (items: readonly string[], style = "and"): string => here().site.list(items, style);
