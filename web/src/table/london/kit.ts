/** The table of London, both editions. */
import type { LondonEvent } from "../../types/generated";
import type { Kit } from "../kit";
import type { Line } from "../lines";
import { cards } from "./cards";
import { iconOf } from "./icons";
import { path } from "./paths";
import { sheet } from "./sheet";
import { LondonTable } from "./table";
import type { London } from "./wire";
import { say } from "./words";

const GAINS = new Set(["money", "prestige", "relief"]);
const BRINGS: Record<string, ReadonlySet<string>> = {
  buy: new Set(["prestige", "relief"]),
  activate: new Set(["money", "prestige", "relief", "flip"]),
};
const DRAWN = new Set(["draw", "pick"]);
const MOVED = new Set(["draw", "pick", "discard", "place", "buy"]);
const LOSSES = new Set(["pay", "poverty"]);

/** What a deed brings is told with it, though cards are drawn or chosen in between; all else belongs to its own move. */
function belongs(event: LondonEvent, line: Line): boolean {
  if (BRINGS[line.kind]?.has(event.kind)) return true;
  return line.ply === event.ply && !DRAWN.has(line.kind);
}

export const london: Kit<London> = {
  Table: LondonTable,
  belongs,
  tone: ({ kind }) => (GAINS.has(kind) ? "gain" : LOSSES.has(kind) ? "loss" : null),
  path,
  sound: ({ kind }) => (kind === "money" || kind === "pay" ? "coins" : MOVED.has(kind) ? "cards" : null),
  icon: iconOf,
  look: (row) => row.card ?? row.borough ?? null,
  cards,
  sheet,
  keys: [{ key: "L", does: () => say("key-borrow"), fits: (row) => row.loan === true }],
};
