/** A value of a table option, in words. */
import { say, sayIf } from "../words/language";

export function choiceWords(option: string, value: unknown): string {
  if (typeof value === "boolean") return say(value ? "generic-yes" : "generic-no");
  return sayIf(`choice-${option}-${value}`) ?? String(value);
}
