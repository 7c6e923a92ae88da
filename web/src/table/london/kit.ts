/** London, both editions. */
import type { LondonOption, OptionRow } from "../../types/generated";
import type { Kit } from "../kit";
import { cards } from "./cards";
import { inFirst, linesOf } from "./lines";
import { path } from "./paths";
import { sheet } from "./sheet";
import { LondonTable } from "./table";
import { iconOf } from "./icons";

export const kit: Kit = {
  Table: LondonTable,
  lines: linesOf,
  path,
  icon: iconOf,
  look: (row: OptionRow) => (row as LondonOption).card ?? (row as LondonOption).borough ?? null,
  cards,
  sheet,
};

/** The 1st edition, which has words of its own. */
export const first: Kit = { ...kit, lines: inFirst };
