/** London Markets. */
import "./markets.css";
import { words as w } from "../../text/markets";
import { hangSprite } from "../../ui/sprite";
import type { Kit } from "../kit";
import glyphs from "./art/markets.svg?url";
import { cards } from "./cards";
import { linesOf } from "./lines";
import { path } from "./paths";
import { sheet } from "./sheet";
import { MarketsTable } from "./table";
import { iconOf } from "./tickets";
import type { Markets } from "./wire";

void hangSprite(glyphs);

export const kit: Kit<Markets> = {
  Table: MarketsTable,
  lines: linesOf,
  path,
  icon: iconOf,
  look: (row) => row.card ?? null,
  ask: (decision, name) => {
    if (decision.kind === "action") return w.askAction;
    const owner = decision.options[0]?.owner;
    return decision.kind === "place_first" && owner !== undefined ? w.askPlaceFirst(name(owner)) : null;
  },
  cards,
  sheet,
  guide: w.guide,
  keys: [],
};
