/** A value of a table option, in words. */
import { say, sayIf } from "../words/language";

export function choiceWords(value: unknown): string {
  if (typeof value === "boolean") return say(value ? "generic-yes" : "generic-no");
  if (typeof value === "number") return say("choice-seat", { n: value + 1 });
  const words = String(value);
  return sayIf(`choice-${words.replace(/[ _]/g, "-")}`) ?? words;
}
