/** The sign of an option that has no place on the table. */
import type { LondonOption, OptionRow } from "../../types/generated";

export function iconOf(option: OptionRow): string {
  const row = option as LondonOption;
  if (row.done) return "check";
  if (row.loan) return "loan";
  if (row.swap) return "swap";
  if (row.look) return "eye";
  if (row.target !== undefined) return "person";
  if (row.amount !== undefined) return row.kind === "repay" ? "repay" : "hand";
  return "arrow";
}
