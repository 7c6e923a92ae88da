/** Nanty Narking. */

import { hangSprite } from "../../ui/sprite";
import pieces from "./art/nanty.svg?url";
import brown from "./art/nanty-brown.svg?url";
import rest from "./art/nanty-rest.svg?url";
import "./nanty.css";
import type { NantyEvent, NantyOption } from "../../types/generated";
import type { Kit } from "../kit";
import type { Tone } from "../lines";
import { cards } from "./cards";
import { iconOf } from "./icons";
import { path } from "./paths";
import { sheet } from "./sheet";
import { NantyTable } from "./table";
import type { Nanty } from "./wire";

for (const url of [pieces, brown, rest]) void hangSprite(url);

function look(row: NantyOption): string | null {
  return row.card ?? row.figure_card ?? row.figure ?? row.house ?? row.event ?? row.area ?? null;
}

const MOVED = new Set(["play", "discard", "draw", "pass", "interrupt"]);

function tone({ kind }: NantyEvent): Tone {
  return kind === "gain" ? "gain" : kind === "pay" ? "loss" : null;
}

export const kit: Kit<Nanty> = {
  Table: NantyTable,
  tone,
  path,
  sound: ({ kind }) => (kind === "gain" || kind === "pay" ? "coins" : MOVED.has(kind) ? "cards" : null),
  icon: iconOf,
  look,
  cards,
  sheet,
  keys: [],
};
