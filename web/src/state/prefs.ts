/** What the player likes, remembered in this browser. */
import { effect, signal } from "@preact/signals";

export interface Prefs {
  /** A language, or the browser's own. */
  lang: string;
  theme: "auto" | "paper" | "gaslight";
  motion: "auto" | "off";
  /** How long what others do is left to be read. */
  pace: "slow" | "normal" | "instant";
  sound: boolean;
  /** Whether the browser tells of one's turn while one looks elsewhere. */
  notices: boolean;
  size: 90 | 100 | 115 | 130;
  keys: boolean;
  /** Whether a choice that seems to cost much is asked again, where advice is allowed. */
  warn: boolean;
  /** How a hand of cards is laid out, in the words of its game. */
  sort: string;
  logFolded: boolean;
  /** Whether a coach speaks in the first games. */
  coach: boolean;
}

const KEY = "bigsmoke.preferences";
const dark = window.matchMedia("(prefers-color-scheme: dark)");
const still = window.matchMedia("(prefers-reduced-motion: reduce)");

const DEFAULTS: Prefs = {
  lang: "auto",
  theme: "auto",
  motion: "auto",
  pace: still.matches ? "instant" : "normal",
  sound: false,
  notices: false,
  size: 100,
  keys: true,
  warn: false,
  sort: "colour",
  logFolded: false,
  coach: true,
};

function read(): Prefs {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Prefs>) };
  } catch {
    return { ...DEFAULTS };
  }
}

export const prefs = signal<Prefs>(read());

export function setPrefs(change: Partial<Prefs>): void {
  prefs.value = { ...prefs.peek(), ...change };
}

export const theme = signal<"paper" | "gaslight">("paper");

export function motionOff(): boolean {
  return prefs.value.motion === "off" || still.matches;
}

export function startPrefs(): void {
  const apply = (): void => {
    const p = prefs.value;
    theme.value = p.theme === "auto" ? (dark.matches ? "gaslight" : "paper") : p.theme;
    const root = document.documentElement;
    root.dataset.theme = theme.value;
    root.dataset.motion = motionOff() ? "off" : "on";
    root.style.setProperty("--text-scale", String(p.size / 100));
  };
  effect(() => {
    apply();
    try {
      localStorage.setItem(KEY, JSON.stringify(prefs.value));
    } catch {
      // A browser that keeps nothing still plays.
    }
  });
  dark.addEventListener("change", apply);
  still.addEventListener("change", apply);
}

/** Which of the four marks a seat wears: the same for everybody who looks at the table. */
export function markOf(seat: number): number {
  return (seat % 4) + 1;
}
