/** Who sits at this browser. */
import { effect, signal } from "@preact/signals";
import { isLanguage } from "../words/language";
import { api } from "./api";
import { prefs, setPrefs } from "./prefs";
import type { User } from "./wire";

export const me = signal<User | null>(null);

/** While it is being asked who that is, what is to be kept for them waits. */
let asked: Promise<void> = Promise.resolve();

export function refreshMe(): Promise<void> {
  asked = api.me().then(
    ({ user }) => {
      me.value = user;
    },
    () => {
      me.value = null;
    },
  );
  return asked;
}

async function keep(lang: string): Promise<void> {
  await asked;
  if (!me.value || me.value.preferences?.lang === lang) return;
  me.value = (await api.change({ preferences: { ...me.value.preferences, lang } })).user;
}

/** Speak another language from now on, here and wherever this account is used. */
export function pickLanguage(lang: string): void {
  setPrefs({ lang });
  keep(lang).catch(() => undefined); // it is spoken here all the same
}

// An account brings its language along; one that has none keeps the one that was chosen here.
effect(() => {
  const kept = me.value?.preferences?.lang;
  if (typeof kept === "string") setPrefs({ lang: kept });
  else if (me.value && isLanguage(prefs.peek().lang)) pickLanguage(prefs.peek().lang);
});
