import { describe, expect, test } from "vitest";
import { lineWords } from "../src/table/lines";
import { cornerFor, covered } from "../src/table/nanty/corner";
import { aimedAt, happening } from "../src/table/nanty/happenings";
import { linesOf } from "../src/table/nanty/lines";
import { areaRows, marksOf, pawnRows } from "../src/table/nanty/marks";
import { piecesOf, placesFor } from "../src/table/nanty/pieces";
import { powerState } from "../src/table/nanty/powerstate";
import { leaders, standings } from "../src/table/nanty/standings";
import { stepsOf } from "../src/table/nanty/steps";
import type { NantyDecision } from "../src/table/nanty/wire";
import type { ActionCard, NantyAim, NantyArea, NantyEvent, NantyOption, NantyView } from "../src/types/generated";
import { kept, WHOLE, zoomed } from "../src/ui/pan";

let n = 0;
const event = (kind: string, more: Partial<NantyEvent> = {}): NantyEvent => ({
  n: n++,
  ply: n,
  kind,
  key: kind,
  text: kind,
  ...more,
});
const option = (more: Partial<NantyOption>): NantyOption => ({
  option: n++,
  seat: 0,
  kind: "place_agent",
  key: "",
  label: "",
  ...more,
});
const decision = (options: NantyOption[], kind = "place_agent"): NantyDecision => ({
  seat: 0,
  kind,
  prompt: "",
  options,
});
const area = (more: Partial<NantyArea> = {}): NantyArea => ({
  area: "city",
  agents: [0, 0, 0, 0],
  grenadiers: 0,
  new_citizens: 0,
  trouble: false,
  building: null,
  card: null,
  card_used: false,
  card_new: false,
  card_dead: false,
  control: null,
  ...more,
});
const card: ActionCard = {
  type: "action",
  id: "dorian_gray",
  number: 1,
  name: "Dorian Gray",
  deck: "brown",
  symbols: ["money 3", "skull", "another"],
  known: [],
};

describe("where options lie", () => {
  test("areas, pawns, cards, powers, players and the rest each have their place", () => {
    const m = marksOf(
      decision([
        option({ area: "city" }),
        option({ area: "strand", pawn: "agent", owner: 1 }),
        option({ card: "toby" }),
        option({ card: "toby", action: "throw_away" }),
        option({ area: "battersea", action: "power" }),
        option({ figure_card: "maid", action: "ability" }),
        option({ target: 2 }),
        option({ figure: "jockey" }),
        option({ action: "skip" }),
      ]),
    );
    expect([...m.area.keys()]).toEqual(["city"]);
    expect([...m.pawn.keys()]).toEqual(["strand"]);
    expect(m.hand.get("toby")?.map((row) => row.action)).toEqual([undefined, "throw_away"]);
    expect([...m.power.keys(), ...m.ability.keys()]).toEqual(["battersea", "maid"]);
    expect([...m.seat.keys()]).toEqual([2]);
    expect(m.tray.map((row) => row.figure)).toEqual(["jockey"]);
    expect(m.menu.map((row) => row.action)).toEqual(["skip"]);
  });

  test("who flees a flood is chosen by where to", () => {
    const m = marksOf(decision([option({ area: "lambeth", pawn: "agent", owner: 0, to: "strand" })], "flood"));
    expect(areaRows(m, "strand")).toHaveLength(1);
    expect(areaRows(m, "lambeth")).toHaveLength(0);
  });

  test("cards of another's hand are laid out apart from one's own", () => {
    expect(marksOf(decision([option({ card: "toby", kind: "steal" })], "steal")).tray).toHaveLength(1);
  });

  test("a pawn finds its own options, a named one its name", () => {
    const m = marksOf(
      decision([
        option({ area: "city", pawn: "agent", owner: 1, figure: "maid" }),
        option({ area: "city", pawn: "grenadier" }),
      ]),
    );
    expect(pawnRows(m, "city", 1, "agent", "maid")).toHaveLength(1);
    expect(pawnRows(m, "city", 1, "agent", "jockey")).toHaveLength(0);
    expect(pawnRows(m, "city", null, "grenadier")).toHaveLength(1);
  });
});

describe("pieces", () => {
  test("few pieces stand one by one, the building first", () => {
    const pieces = piecesOf(area({ building: 2, agents: [1, 0, 2, 0], grenadiers: 1 }), 6);
    expect(pieces.map((p) => `${p.kind}${p.owner ?? ""}`)).toEqual([
      "house2",
      "agent0",
      "agent2",
      "agent2",
      "grenadier",
    ]);
  });

  test("twelve agents of four players are four figures with their numbers", () => {
    const pieces = piecesOf(area({ agents: [3, 3, 3, 3] }), 6);
    expect(pieces.map((p) => [p.owner, p.count])).toEqual([
      [0, 3],
      [1, 3],
      [2, 3],
      [3, 3],
    ]);
  });

  test("a crowd of named agents carries no single name", () => {
    const figures = [["maid", "jockey", "tosher", "seaman"], ["maid", "jockey", "tosher"], [], []];
    expect(piecesOf(area({ agents: [4, 3, 0, 0], figures }), 6).every((p) => p.figure === undefined)).toBe(true);
    expect(
      piecesOf(area({ agents: [2, 0, 0, 0], figures: [["maid", "jockey"], [], [], []] }), 6).map((p) => p.figure),
    ).toEqual(["maid", "jockey"]);
  });

  test("places are the slots, in the order of the map, and closer together where those are too few", () => {
    const slots = [
      [0, 0],
      [39, 0],
      [78, 0],
      [0, 39],
      [39, 39],
      [78, 39],
    ];
    expect(placesFor(slots, 1).map((p) => p.x)).toEqual([39]);
    expect(placesFor(slots, 4).map((p) => [p.x, p.y])).toEqual([
      [0, 0],
      [39, 0],
      [78, 0],
      [39, 39],
    ]);
    const five = placesFor(slots.slice(0, 3), 5);
    expect(five).toHaveLength(5);
    const gaps = five.slice(1).map((p, i) => p.x - (five[i]?.x ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(25);
    expect((five[0]?.x ?? 0) + (five[4]?.x ?? 0)).toBe(78);
  });
});

describe("the card in play", () => {
  test("its steps are done with what they brought, being done, or to come", () => {
    const events = [event("play", { seat: 0, card: "dorian_gray" }), event("gain", { seat: 0, amount: 3 })];
    const steps = stepsOf(card, 1, events);
    expect(steps.map((s) => s.state)).toEqual(["done", "now", "later"]);
    expect(steps[0]?.brought?.amount).toBe(3);
  });

  test("a step that was skipped brought nothing", () => {
    const events = [event("play", { seat: 0, card: "dorian_gray" }), event("aim", { seat: 0, area: "city" })];
    expect(stepsOf(card, 2, events).map((s) => s.brought?.kind ?? null)).toEqual([null, "aim", null]);
  });
});

describe("what happens now", () => {
  const view = { turn: 1, over: false, acting: [{ card: "alfred_jingle", symbol: 0 }] } as NantyView;

  test("an event with its dice, until the card goes on", () => {
    const events = [
      event("event", { seat: 1, event: "flood" }),
      event("roll", { seat: 1, number: 11, area: "lambeth" }),
      event("roll", { seat: 1, number: 10, area: "southwark" }),
    ];
    const now = happening(view, events);
    expect(now?.rolls.map((r) => r.area)).toEqual(["lambeth", "southwark"]);
    expect(now?.live).toBe(true);
    expect(happening(view, [...events, event("play", { seat: 1, card: "x" })])?.live).toBe(false);
    expect(happening(view, [])).toBeNull();
  });

  test("what is aimed at, as long as nothing has come of it", () => {
    const aim = event("aim", { seat: 1, area: "city", owner: 0 });
    expect(aimedAt([aim])?.area).toBe("city");
    expect(aimedAt([aim, event("interrupt", { seat: 0, card: "toby" })])?.area).toBe("city");
    expect(aimedAt([aim, event("remove", { area: "city" })])).toBeNull();
  });

  test("a power is ready, used, new, blocked, or waits for its time", () => {
    expect(powerState(area(), true, true, "take_money")).toBe("ready");
    expect(powerState(area({ card_used: true }), false, true, "take_money")).toBe("used");
    expect(powerState(area({ card_new: true }), false, true, "take_money")).toBe("new");
    expect(powerState(area({ grenadiers: 1 }), false, true, "take_money")).toBe("blocked");
    expect(powerState(area(), false, true, "protect_from_event")).toBe("event");
    expect(powerState(area(), false, false, "take_money")).toBe("waits");
    expect(powerState(area({ card_dead: true }), false, true, "take_money")).toBe("dead");
  });
});

describe("who could win", () => {
  const aim: NantyAim = { condition: "agents_in_areas", need: 8, people: ["professor_moriarty"], have: [4, 6, 4, -2] };
  test("all stand on one scale, those at the same place beside each other", () => {
    expect(standings(aim).map((s) => [s.at, s.above])).toEqual([
      [0.5, 0],
      [0.75, 0],
      [0.5, 1],
      [0, 0],
    ]);
  });
  test("the furthest leads, or several do", () => {
    expect(leaders(aim)).toEqual({ best: 6, seats: [1] });
    expect(leaders({ ...aim, have: [2, 2, 1, 0] }).seats).toEqual([0, 1]);
  });
});

describe("windows and sight", () => {
  test("a window goes to a corner that covers nothing of what it is about", () => {
    for (const id of ["city", "chelsea", "bermondsey", "west_end", "lambeth", "east_end", "highbury", "battersea"]) {
      expect(covered(cornerFor([id], 500, 330), 500, 330, [id])).toBe(0);
    }
    expect(cornerFor([], 100, 100, "tr")).not.toBe("tr");
  });

  test("the point between the fingers stays where it is", () => {
    const sight = zoomed(WHOLE, 2, { x: 100, y: 50 }, 400, 300);
    expect(sight).toEqual({ scale: 2, x: -100, y: -50 });
    expect(zoomed(sight, 0.1, { x: 100, y: 50 }, 400, 300)).toEqual(WHOLE);
  });

  test("the map never leaves its frame", () => {
    expect(kept({ scale: 2, x: 50, y: -900 }, 400, 300)).toEqual({ scale: 2, x: 0, y: -300 });
    expect(kept({ scale: 9, x: 0, y: 0 }, 400, 300).scale).toBe(4);
  });
});

describe("the log", () => {
  const name = (seat: number): string => ["You", "Josiah"][seat] ?? "";
  const told = (events: NantyEvent[]): string[] =>
    linesOf(events, 2, 0).map((line) => lineWords(line, name, (id) => id));

  test("a card tells what follows from it", () => {
    expect(
      told([
        event("turn", { seat: 0 }),
        event("play", { seat: 0, card: "royal_mint" }),
        event("pay", { seat: 0, amount: 6 }),
        event("build", { seat: 0, area: "city" }),
        event("gain", { seat: 0, amount: 5 }),
      ]),
    ).toEqual(["Round 1", "You play royal_mint −£6: builds in city +£5"]);
  });

  test("whose pawn it is, from where one sits", () => {
    expect(
      told([
        event("aim", { seat: 1, area: "city", pawn: "agent", owner: 0 }),
        event("remove", { area: "city", pawn: "agent", owner: 0 }),
      ]),
    ).toEqual(["Josiah goes for your Agent in city", "Your Agent leaves city"]);
    expect(told([event("remove", { area: "city", pawn: "grenadier" })])).toEqual(["The Grenadier leaves city"]);
  });

  test("cards that another draws are counted, one's own are named", () => {
    expect(told([event("draw", { seat: 1 }), event("draw", { seat: 1 })])).toEqual(["Josiah draws two cards"]);
    expect(told([event("draw", { seat: 0, card: "toby" }), event("draw", { seat: 0, card: "nancy" })])).toEqual([
      "You draw toby, nancy",
    ]);
  });

  test("a trade of Personalities is told by name to the one who made it alone", () => {
    expect(told([event("trade", { seat: 0, gave: "fagin", got: "holmes" })])).toEqual(["You trade fagin for holmes"]);
    expect(told([event("trade", { seat: 1 })])).toEqual(["Josiah trades the Personality for another, unseen"]);
  });
});
