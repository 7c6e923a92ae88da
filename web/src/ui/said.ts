/** Any value of a message or a row, in words. */
import { text } from "../text/en";

export function said(value: unknown): string {
  if (value === true) return text.generic.yes;
  if (value === false) return text.generic.no;
  if (value === null || value === undefined) return text.generic.none;
  if (Array.isArray(value)) return value.length ? value.map(said).join(", ") : text.generic.none;
  if (typeof value === "object") {
    return Object.entries(value as Record<string, unknown>)
      .map(([key, inner]) => `${key.replace(/_/g, " ")}: ${said(inner)}`)
      .join("; ");
  }
  return String(value);
}
