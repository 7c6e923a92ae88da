/** Nanty Narking. */

import { hangSprite } from "../../ui/sprite";
import pieces from "./art/nanty.svg?url";
import brown from "./art/nanty-brown.svg?url";
import rest from "./art/nanty-rest.svg?url";
import "./nanty.css";
import { nanty } from "../../text/nanty";
import type { NantyOption } from "../../types/generated";
import type { Kit } from "../kit";
import { cards } from "./cards";
import { iconOf } from "./icons";
import { linesOf } from "./lines";
import { path } from "./paths";
import { sheet } from "./sheet";
import { NantyTable } from "./table";
import type { Nanty } from "./wire";

for (const url of [pieces, brown, rest]) void hangSprite(url);

function look(row: NantyOption): string | null {
  return row.card ?? row.figure_card ?? row.figure ?? row.house ?? row.event ?? row.area ?? null;
}

export const kit: Kit<Nanty> = {
  Table: NantyTable,
  lines: linesOf,
  path,
  icon: iconOf,
  look,
  cards,
  sheet,
  guide: nanty.guide,
  keys: [],
};
