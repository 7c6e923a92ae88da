/** The sign of an option that has no place on the table. */
import type { NantyOption } from "../../types/generated";

const ACTIONS: Record<string, string> = {
  skip: "nn_skip",
  end_turn: "turn",
  use: "nn_scroll",
  pass: "nn_skip",
  done: "check",
  refuse: "close",
  claim: "trophy",
  pay: "coin",
  holborn: "nn_house",
  shield: "nn_interrupt",
  suffragist: "nn_interrupt",
  power: "nn_house",
  ability: "nn_scroll",
  throw_away: "spend_card",
  end_turn_keep_card: "turn",
};

export function iconOf(row: NantyOption): string {
  if (row.kind === "take_money" && row.action === "use") return "nn_money";
  if (row.action) return ACTIONS[row.action] ?? "arrow";
  if (row.target !== undefined) return "person";
  if (row.card) return "hand";
  if (row.pawn) return "nn_agent";
  if (row.house) return "nn_house";
  return "arrow";
}
