/** The sign of an option that has no place on the table. */
import type { LondonOption } from "../../types/generated";

export function iconOf(row: LondonOption): string {
  if (row.done) return "check";
  if (row.loan) return "loan";
  if (row.swap) return "swap";
  if (row.look) return "eye";
  if (row.target !== undefined) return "person";
  if (row.amount !== undefined) return row.kind === "repay" ? "repay" : "hand";
  return "arrow";
}
