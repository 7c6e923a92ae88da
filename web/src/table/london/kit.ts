/** The table of London, both editions. */
import "./index.css";
import type { LondonEvent } from "../../types/generated";
import { gameHere } from "../../words/language";
import type { Kit, Signs } from "../kit";
import type { Line } from "../lines";
import { sectionFor } from "../sections";
import { cards } from "./cards";
import { iconOf } from "./icons";
import { lies } from "./lies";
import { path } from "./paths";
import { places } from "./places";
import sections from "./sections.json";
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

const SIGNS: readonly Signs[] = [
  { title: "legend-figures", signs: ["tk_money", "tk_vp", "tk_end", "tk_pov", "tk_less"] },
  {
    title: "legend-cards",
    signs: [
      "u_spend_card",
      "u_flip",
      "u_stays",
      "u_ongoing",
      "u_run",
      "u_draw",
      "u_develop",
      "u_board",
      "u_person",
      "u_pip_brown",
      "u_pip_blue",
      "u_pip_pink",
      "u_pip_grey",
    ],
  },
  { title: "legend-places", signs: ["u_land", "u_river", "u_north", "u_south", "u_underground"] },
  { title: "legend-players", signs: ["u_coin", "u_poverty", "u_loan", "u_prestige", "u_hand", "u_stack"] },
];

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
  places,
  signs: SIGNS,
  lies,
  about: [
    { at: '[data-place="deck"]', says: () => say("place-deck") },
    { at: ".slot", says: () => say("place-space") },
    { at: ".card.down, .down > .face", says: () => say("place-hidden") },
  ],
  rule: (kind) => sectionFor(sections, gameHere(), kind),
  keys: [{ key: "L", does: () => say("key-borrow"), fits: (row) => row.loan === true }],
};
