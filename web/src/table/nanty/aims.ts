/** What the Personalities need, in words. */
import type { NantyAim } from "../../types/generated";
import type { Model } from "./model";
import { say } from "./words";

/** Measures that are the same for everybody. */
export const SHARED = new Set(["trouble_markers", "deck_exhausted", "deck_exhausted_low_trouble"]);
/** Measures that are sums of money. */
export const POUNDS = new Set(["net_worth", "cash"]);

/** The aim that a Personality has. */
export function aimOf(model: Model, personality: string | null): NantyAim | null {
  return personality ? (model.view.aims.find((aim) => aim.people.includes(personality)) ?? null) : null;
}

export function aimWords({ condition, need, have }: NantyAim, seat: number, pile: number): string {
  return say("aim-so-far", { condition, need, have: have[seat] ?? 0, pile });
}

/** The short name of those who share an aim. */
export function peopleName({ people }: NantyAim): string {
  return say("aim-people", { count: people.length, personality: people[0] ?? "" });
}

/** Whether one knows that nobody has an aim: from Mrs. Hudson, or because one has traded it away. */
export function isNobodys({ people }: NantyAim, seen: readonly string[] = []): boolean {
  return people.every((person) => seen.includes(person));
}
