/** What choosing an option would bring, as far as the table can show it. */
import type { LondonOption } from "../../types/generated";

export interface Preview {
  /** The card that would be discarded onto the board. */
  lands: string | null;
  /** The hand card that would be discarded besides the one pointed at. */
  victim: string | null;
  /** By how much the poverty of a run would change, at least and at most; null where nothing is known of it. */
  run: readonly [least: number, most: number] | null;
}

/** Questions that are answered by a card which goes to the board. */
const SHEDS = new Set(["payment", "discard", "activation_cost", "prison_discard"]);

function runOf({ run, brings }: LondonOption): Preview["run"] {
  const [least, most] = run ?? [brings?.run, brings?.run];
  return least === undefined || most === undefined ? null : [least, most];
}

export function previewOf(row: LondonOption | null): Preview {
  const victim = row?.discards ?? null;
  const shed = row?.card && SHEDS.has(row.kind) ? row.card : null;
  return { lands: shed ?? victim, victim, run: row && runOf(row) };
}
