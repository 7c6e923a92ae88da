import { beforeEach, describe, expect, test } from "vitest";
import { linesOf, lineWords } from "../src/table/lines";
import { aimWords, isNobodys, peopleName } from "../src/table/nanty/aims";
import { answersOf, threatWords } from "../src/table/nanty/answers";
import { changesOf, textOf, wholeWords } from "../src/table/nanty/changes";
import { cornerFor, covered } from "../src/table/nanty/corner";
import { aimedAt, happening } from "../src/table/nanty/happenings";
import { areaWords } from "../src/table/nanty/map/areawords";
import { areaRows, isPlayed, marksOf, pawnRows } from "../src/table/nanty/marks";
import { piecesOf } from "../src/table/nanty/pieces";
import { powerState } from "../src/table/nanty/powerstate";
import { sheet } from "../src/table/nanty/sheet";
import { leaders, standings } from "../src/table/nanty/standings";
import { stepsOf } from "../src/table/nanty/steps";
import type { NantyDecision } from "../src/table/nanty/wire";
import type {
  ActionCard,
  AreaCard,
  NantyAim,
  NantyArea,
  NantyEvent,
  NantyOption,
  NantyView,
} from "../src/types/generated";
import { kept, WHOLE, zoomed } from "../src/ui/pan";
import { sayIf, tell } from "../src/words/language";
import { speakEnglish } from "./words";

beforeEach(() => speakEnglish("nanty-narking", 0, ["Ada", "Josiah", "Beatrix"]));

let n = 0;
const event = (kind: string, more: Partial<NantyEvent> = {}): NantyEvent => ({
  n: n++,
  ply: n,
  kind,
  key: kind,
  ...more,
});
const option = (more: Partial<NantyOption>): NantyOption => ({
  option: n++,
  seat: 0,
  kind: "place_agent",
  key: "pick-area",
  ...more,
});
const decision = (options: NantyOption[], kind = "place_agent"): NantyDecision => ({
  seat: 0,
  kind,
  prompt: { key: "ask-turn" },
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

  test("a power is ready where it is offered, stands still where the game says so, or waits for its time", () => {
    expect(powerState(area(), true)).toBe("ready");
    expect(powerState(area({ card_state: "used" }), false)).toBe("used");
    expect(powerState(area(), false)).toBe("waits");
  });
});

describe("answers", () => {
  const pass = option({ kind: "react", key: "answer-pass", action: "pass", threat: "remove", area: "city" });
  const mine = { pawn: "agent", what: "agent", owner: 0 };
  const threat = (row: NantyOption, events: NantyEvent[], cause = "jefferson_hope"): string =>
    threatWords({
      marks: marksOf(decision([row], "react")),
      view: { turn: 1, over: false, acting: [{ card: cause, symbol: 0 }] } as NantyView,
      events,
    });

  test("who wants what is told by name", () => {
    const aim = event("aim", { seat: 1, area: "city", ...mine });
    expect(threat({ ...pass, ...mine }, [aim])).toBe("Josiah wants to remove your Agent in City");
    expect(threat({ ...pass, ...mine, threat: "move" }, [{ ...aim, kind: "aim_move" }])).toBe(
      "Josiah wants to move your Agent out of City",
    );
    expect(threat({ ...pass, threat: "text" }, [event("aim_text", { seat: 1 })], "irene_adler")).toBe(
      "Josiah turns Irene Adler on you",
    );
  });

  test("an event strikes, a flood drives out", () => {
    const strikes = event("event", { seat: 1, event: "zeppelin_crash" });
    expect(threat({ ...pass, ...mine }, [strikes])).toBe("The event wants to remove your Agent in City");
    expect(threat({ ...pass, ...mine, threat: "flee" }, [strikes])).toBe("The flood drives your Agent out of City");
    expect(threat({ ...pass, threat: "destroy" }, [strikes])).toBe("Your Building in City would be destroyed");
  });

  test("those that stop it come first, with what they do", () => {
    const rows = [
      pass,
      option({ kind: "react", key: "pick-card", card: "toby", preview: { key: "answer-saves" } }),
      option({ kind: "react", action: "holborn", cost: 3, spares: { key: "spares-building", ...{ area: "city" } } }),
    ];
    const answers = answersOf({ marks: marksOf(decision(rows, "react")) });
    expect(answers.map((answer) => [answer.label, answer.note])).toEqual([
      ["Use Toby", "The Agent stays. The card is discarded."],
      ["Pay £3 for Holborn", "It spares the Building in City."],
      ["Let it happen", "Your cards stay with you."],
    ]);
  });
});

describe("what an option would change", () => {
  const money = { key: "money-becomes", before: 3, after: 5 };

  test("the board, the aims and the answers, each with its sign", () => {
    const row = option({
      area: "city",
      preview: { key: "on-the-board", ...{ changes: [money] } },
      answers: [{ key: "may-stop", ...{ seat: 1 } }],
    });
    expect(changesOf(row).map((change) => [change.sign, tell(change.said)])).toEqual([
      ["nn_trouble", "£3 becomes £5"],
      ["nn_interrupt", "Josiah may still stop it"],
    ]);
    expect(textOf(row)).toBeNull();
    expect(wholeWords(row)).toBe("City. £3 becomes £5. Josiah may still stop it.");
  });

  test("a preview that says something else has the board beside it", () => {
    const row = option({ area: "city", preview: { key: "area-highbury.text" }, board: [money] });
    expect(changesOf(row)).toHaveLength(1);
    expect(wholeWords(row)).toBe("City. Once per turn: collect £2 from the bank. £3 becomes £5.");
  });

  test("a card is played, or chosen for something else", () => {
    expect(isPlayed(option({ kind: "turn", card: "toby" }))).toBe(true);
    expect(isPlayed(option({ kind: "turn", card: "toby", action: "throw_away" }))).toBe(false);
    expect(isPlayed(option({ kind: "discard", card: "toby" }))).toBe(false);
  });
});

describe("words of the table", () => {
  test("an area with all that stands in it", () => {
    const printed = { number: 6, cost: 6 } as AreaCard;
    const full = area({ agents: [1, 2, 0], building: 1, grenadiers: 1, new_citizens: 2, trouble: true, control: 1 });
    expect(areaWords(full, printed)).toBe(
      "City, number 6, £6, You 1 Agent, Josiah 2 Agents, Building of Josiah, 1 Grenadier, 2 New Citizens, Trouble, controlled by Josiah",
    );
    expect(areaWords(area(), printed)).toBe("City, number 6, £6, empty");
    const named = area({ agents: [2, 0, 0], figures: [["maid", "jockey"], [], []], building: 0, house: "palace" });
    expect(areaWords(named, printed)).toBe("City, number 6, £6, You: Maid and Jockey, Palace of you");
  });

  test("aims by short names, and how far somebody is", () => {
    const aim: NantyAim = { condition: "areas_controlled", need: 7, people: ["lord_bellinger"], have: [4] };
    expect(peopleName(aim)).toBe("Bellinger");
    expect(peopleName({ ...aim, people: ["lord_bellinger", "lord_balmoral"] })).toBe("The Lords");
    expect(aimWords(aim, 0, 30)).toBe("4 of 7 areas controlled");
    expect(aimWords({ ...aim, condition: "deck_exhausted" }, 0, 30)).toBe("pile runs out: 30 cards left");
  });

  test("an aim is nobody's once all who have it were seen aside", () => {
    const lords = ["lord_bellinger", "lord_holdhurst", "lord_balmoral"];
    const aim: NantyAim = { condition: "areas_controlled", need: 5, people: lords, have: [0, 0, 0] };
    expect(isNobodys(aim, lords)).toBe(true);
    expect(isNobodys(aim, lords.slice(1))).toBe(false);
    expect(isNobodys(aim)).toBe(false);
  });

  test("a first game has a word on every kind of question that it begins with", () => {
    const kinds = ["turn", "after", "place_agent", "remove_trouble", "assassinate", "build", "another", "react"];
    expect(kinds.filter((kind) => sayIf(`guide-${kind}`) === null)).toEqual([]);
    expect(sayIf("guide-flood")).toBeNull();
  });

  test("the end is called by whoever won, as whom or by how much", () => {
    const outcome = { scores: [1, 0], ranks: [1, 2], winners: [0], ending: "declared", sheet: [] };
    const label = { key: "sheet-victory", seat: 0, personality: "fagin" };
    const sheetLine = { line: "victory", label, amounts: [1, 0], points: true };
    const headline = sheet.headline ?? ((): string => "");
    expect(headline({ ...outcome, sheet: [sheetLine] }, 0)).toBe("You win as Fagin");
    expect(headline({ ...outcome, winners: [1], scores: [20, 31] }, 0)).toBe("Josiah wins by 11 points");
    expect(headline({ ...outcome, scores: [31, 31] }, 0)).toBe("You win by the dearer City Area card");
    expect(headline({ ...outcome, winners: [0, 1], scores: [31, 31] }, 0)).toBe("You and Josiah share the victory");
    expect(sheet.ending("riots")).toBe("Riots have ended the game: points decide.");
  });

  test("a line of the sheet has its name and what it means", () => {
    const label = { key: "sheet-agents", each: 5 };
    expect(sheet.line({ line: "agents", label, amounts: [], points: true })).toEqual([
      "Agents on the board",
      "5 points each, none beside a Grenadier",
    ]);
    expect(sheet.line({ line: "total", label: { key: "sheet-total" }, amounts: [], points: false })).toBeUndefined();
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
  const told = (events: NantyEvent[]): string[] => linesOf(events, 2, {}).map(lineWords);
  const mine = { pawn: "agent", what: "agent", owner: 0 };

  test("a card tells what follows from it", () => {
    expect(
      told([
        event("turn", { seat: 0 }),
        event("play", { seat: 0, card: "royal_mint" }),
        event("pay", { seat: 0, amount: 6 }),
        event("build", { seat: 0, area: "city" }),
        event("gain", { seat: 0, amount: 5 }),
      ]),
    ).toEqual(["Round 1", "You play Royal Mint, −£6, building in City, +£5"]);
  });

  test("Trouble stands on the line of whoever brought it, and what is left out too", () => {
    expect(
      told([
        event("play", { seat: 1, card: "nancy" }),
        event("skip", { key: "skip-skull", seat: 1, card: "nancy" }),
        event("place", { seat: 1, area: "city" }),
        event("trouble_came", { area: "city" }),
      ]),
    ).toEqual(["Josiah plays Nancy, assassinating nobody, placing an Agent in City, Trouble comes to City"]);
  });

  test("whose pawn it is, from where one sits", () => {
    expect(
      told([
        event("aim", { seat: 1, area: "city", ...mine }),
        event("remove", { area: "city", ...mine }),
        event("trouble_went", { area: "city" }),
      ]),
    ).toEqual(["Josiah goes for your Agent in City", "Your Agent in City is removed, Trouble leaves City"]);
    expect(told([event("remove", { area: "city", pawn: "grenadier", what: "grenadier" })])).toEqual([
      "The Grenadier in City is removed",
    ]);
  });

  test("pawns that go one after another are told one by one", () => {
    const leaves = (from: string): NantyEvent => event("remove", { area: from, ...mine });
    expect(told([leaves("city"), leaves("strand")])).toEqual([
      "Your Agent in City is removed",
      "Your Agent in Strand is removed",
    ]);
  });

  test("cards that another draws are counted, one's own are named", () => {
    const unseen = event("draw", { key: "draw-unseen", seat: 1 });
    expect(told([unseen, { ...unseen, n: 1 }])).toEqual(["Josiah draws two cards"]);
    expect(told([event("draw", { seat: 0, card: "toby" }), event("draw", { seat: 0, card: "nancy" })])).toEqual([
      "You draw Toby and Nancy",
    ]);
  });

  test("a trade of Personalities is told by name to the one who made it alone", () => {
    const seen = { key: "trade-seen", seat: 0, gave: "fagin", got: "sherlock_holmes" };
    expect(told([event("trade", seen)])).toEqual(["You trade Fagin for Sherlock Holmes"]);
    expect(told([event("trade", { seat: 1 })])).toEqual(["Josiah trades the Personality for another, unseen"]);
  });
});
