/** Table options, in words. */
import type { TableOption } from "../types/generated";
import { say, sayIf, tell } from "../words/language";

/** A value of a table option. */
export function choiceWords(value: unknown): string {
  if (typeof value === "boolean") return say(value ? "generic-yes" : "generic-no");
  if (typeof value === "number") return say("choice-seat", { n: value + 1 });
  // Cards that the host has corrected, by their ids.
  if (typeof value === "object") return say("choice-cards", { n: Object.keys(value ?? {}).length });
  const words = String(value);
  return sayIf(`choice-${words.replace(/[ _]/g, "-")}`) ?? words;
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What a table is laid with that is not as the game has it: each option with its value. */
export function changedOptions(
  known: readonly TableOption[],
  options: Readonly<Record<string, unknown>>,
): [string, string][] {
  return known
    .filter(({ name, default: usual }) => name in options && !same(options[name], usual))
    .map(({ name, label }) => [tell(label), choiceWords(options[name])]);
}

/** The values that an option can have where so many play: no seat that is not there. */
export function choicesFor(option: TableOption, players: number): TableOption["choices"] {
  return option.choices.filter((choice) => typeof choice !== "number" || choice < players);
}
