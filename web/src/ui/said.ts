/** Any value of a message or a row, in words. */
import { say } from "../words/language";

export function said(value: unknown): string {
  if (value === true) return say("generic-yes");
  if (value === false) return say("generic-no");
  if (value === null || value === undefined) return say("generic-none");
  if (Array.isArray(value)) return value.length ? value.map(said).join(", ") : say("generic-none");
  if (typeof value === "object") {
    return Object.entries(value as Record<string, unknown>)
      .map(([key, inner]) => `${key.replace(/_/g, " ")}: ${said(inner)}`)
      .join("; ");
  }
  return String(value);
}
