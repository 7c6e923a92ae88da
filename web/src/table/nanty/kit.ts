/** Nanty Narking. */
import "../../styles/nanty.css";
import type { NantyOption, OptionRow } from "../../types/generated";
import type { Kit } from "../kit";
import { cards } from "./cards";
import { iconOf } from "./icons";
import { linesOf } from "./lines";
import { path } from "./paths";
import { sheet } from "./sheet";
import { hangSprite } from "./sprite";
import { NantyTable } from "./table";

hangSprite();

function look(option: OptionRow): string | null {
  const row = option as NantyOption;
  return row.card ?? row.figure_card ?? row.figure ?? row.house ?? row.event ?? row.area ?? null;
}

export const kit: Kit = { Table: NantyTable, lines: linesOf, path, icon: iconOf, look, cards, sheet };
