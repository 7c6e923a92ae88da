/** The tables of London, both editions. */
import { london } from "../../text/london";
import type { Kit } from "../kit";
import { cards } from "./cards";
import { iconOf } from "./icons";
import { inFirst, linesOf } from "./lines";
import { path } from "./paths";
import { sheet } from "./sheet";
import { LondonTable } from "./table";
import type { London } from "./wire";

export const second: Kit<London> = {
  Table: LondonTable,
  lines: linesOf,
  path,
  icon: iconOf,
  look: (row) => row.card ?? row.borough ?? null,
  cards,
  sheet,
  guide: london.guide.second,
  keys: [{ key: "L", does: london.borrowKeyDoes, fits: (row) => row.loan === true }],
};

/** The 1st edition, which has words of its own. */
export const first: Kit<London> = { ...second, lines: inFirst, guide: london.guide.first };
