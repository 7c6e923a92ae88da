/** What the Personalities need, in words. */
import { nanty as t } from "../../text/nanty";
import type { NantyAim } from "../../types/generated";
import type { Model } from "./model";

/** The aim that a Personality has. */
export function aimOf(model: Model, personality: string | null): NantyAim | null {
  return personality ? (model.view.aims.find((aim) => aim.people.includes(personality)) ?? null) : null;
}

export function aimWords(aim: NantyAim, seat: number, pile: number): string {
  const what = t.conditions[aim.condition] ?? "";
  if (aim.condition === "deck_exhausted") return `${what}: ${pile} ${t.cardsLeft}`;
  return t.soFar(aim.have[seat] ?? 0, aim.need, what);
}

/** The short name of those who share an aim. */
export function peopleName(aim: NantyAim, name: (id: string) => string): string {
  const [first, ...rest] = aim.people;
  return rest.length ? t.theLords : (t.people[first ?? ""] ?? name(first ?? ""));
}
