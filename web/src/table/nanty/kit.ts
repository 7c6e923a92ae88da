/** Nanty Narking. */

import { hangSprite } from "../../ui/sprite";
import pieces from "./art/nanty.svg?url";
import brown from "./art/nanty-brown.svg?url";
import rest from "./art/nanty-rest.svg?url";
import "./index.css";
import type { NantyEvent, NantyOption } from "../../types/generated";
import type { Kit, Signs } from "../kit";
import type { Tone } from "../lines";
import { sectionFor } from "../sections";
import { cards } from "./cards";
import { iconOf } from "./icons";
import { lies } from "./lies";
import { path } from "./paths";
import { places } from "./places";
import sections from "./sections.json";
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

const GAME = "nanty-narking";

const SIGNS: readonly Signs[] = [
  {
    title: "legend-cards",
    signs: ["place", "calm", "money", "skull", "build", "scroll", "event", "another", "interrupt"].map(
      (name) => `u_nn_${name}`,
    ),
  },
  { title: "legend-pieces", signs: ["np_pw", "np_hs", "np_trouble", "np_grenadier", "np_citizen"] },
  { title: "legend-players", signs: ["u_coin", "u_nn_agent", "u_nn_house", "u_nn_flag", "u_hand", "u_nn_mask"] },
];

/** An area as the map tells it to those who do not see it. */
function areaSaid(area: string | null): string | null {
  return document.querySelector(`.region[data-region="${area}"]`)?.getAttribute("aria-label") ?? null;
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
  signs: SIGNS,
  lies,
  about: [
    { at: "[data-spot]", says: (spot) => areaSaid(spot.getAttribute("data-spot")) },
    { at: ".rr", says: (row) => row.querySelector(".vh")?.textContent ?? null },
  ],
  places,
  rule: (kind) => sectionFor(sections, GAME, kind),
};
