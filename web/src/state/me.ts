/** Who sits at this browser. */
import { effect, signal } from "@preact/signals";
import { api } from "./api";
import { setPrefs } from "./prefs";
import type { User } from "./wire";

export const me = signal<User | null>(null);

// An account keeps the language that was chosen for it, wherever it is used.
effect(() => {
  const kept = me.value?.preferences?.lang;
  if (typeof kept === "string") setPrefs({ lang: kept });
});

export async function refreshMe(): Promise<void> {
  try {
    me.value = (await api.me()).user;
  } catch {
    me.value = null;
  }
}

/** Speak another language from now on, here and wherever this account is used. */
export function pickLanguage(lang: string): void {
  setPrefs({ lang });
  if (!me.value) return;
  api.change({ preferences: { ...me.value.preferences, lang } }).then(
    ({ user }) => {
      me.value = user;
    },
    () => undefined, // it is spoken here all the same
  );
}
