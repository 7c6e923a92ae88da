/** London Markets. */
import "./markets.css";
import type { Sound } from "../../state/sound";
import { hangSprite } from "../../ui/sprite";
import type { Kit } from "../kit";
import glyphs from "./art/markets.svg?url";
import { cards } from "./cards";
import { heading, tone } from "./log";
import { path } from "./paths";
import { sheet } from "./sheet";
import { MarketsTable } from "./table";
import { iconOf } from "./tickets";
import type { Markets } from "./wire";
import { say } from "./words";

void hangSprite(glyphs);

const SOUNDS: Record<string, Sound> = {
  offers: "offer",
  profit: "coins",
  earn: "coins",
  cash: "coins",
  pay: "coins",
  draw: "cards",
  take: "cards",
  play: "cards",
};

export const kit: Kit<Markets> = {
  Table: MarketsTable,
  heading,
  tone,
  path,
  sound: ({ kind }) => SOUNDS[kind] ?? null,
  icon: iconOf,
  look: (row) => row.card ?? null,
  ask: (decision) => {
    if (decision.kind === "action") return say("asked-action");
    const owner = decision.options[0]?.owner;
    return decision.kind === "place_first" && owner !== undefined ? say("asked-place-first", { owner }) : null;
  },
  cards,
  sheet,
  keys: [],
};
