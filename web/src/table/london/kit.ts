/** The table of London, both editions. */
import type { Kit } from "../kit";
import { cards } from "./cards";
import { iconOf } from "./icons";
import { path } from "./paths";
import { sheet } from "./sheet";
import { LondonTable } from "./table";
import type { London } from "./wire";
import { say } from "./words";

const GAINS = new Set(["money", "prestige", "relief"]);
const LOSSES = new Set(["pay", "poverty"]);

export const london: Kit<London> = {
  Table: LondonTable,
  between: new Set(["draw", "pick"]),
  tone: ({ kind }) => (GAINS.has(kind) ? "gain" : LOSSES.has(kind) ? "loss" : null),
  path,
  icon: iconOf,
  look: (row) => row.card ?? row.borough ?? null,
  cards,
  sheet,
  keys: [{ key: "L", does: () => say("key-borrow"), fits: (row) => row.loan === true }],
};
