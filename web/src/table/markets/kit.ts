/** London Markets. */
import "./index.css";
import type { Sound } from "../../state/sound";
import { hangSprite } from "../../ui/sprite";
import type { Kit, Signs } from "../kit";
import { sectionFor } from "../sections";
import glyphs from "./art/markets.svg?url";
import { cards } from "./cards";
import { lies } from "./lies";
import { heading, tone } from "./log";
import { path } from "./paths";
import { places } from "./places";
import sections from "./sections.json";
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

const GAME = "london-markets";

const SIGNS: readonly Signs[] = [
  { title: "legend-goods", signs: ["u_coffee", "u_soap", "u_silk", "u_china", "u_general", "tk_money"] },
  {
    title: "legend-pieces",
    signs: ["mer_stack", "mer_profit", "mer_goods", "ass_a", "ass_b", "u_crates", "u_profit", "u_goods", "u_reveal"],
  },
  {
    title: "legend-players",
    signs: ["u_coin", "u_secret", "u_hand", "u_special", "u_bar", "u_supply", "u_exchange", "u_coach"],
  },
];

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
  signs: SIGNS,
  lies,
  about: [
    { at: "[data-special]", says: () => say("place-pile") },
    { at: "[data-pile]", says: () => say("place-goods") },
    { at: ".matrix td, .matrix th", says: () => say("means-u_crates") },
  ],
  places,
  rule: (kind) => sectionFor(sections, GAME, kind),
};
