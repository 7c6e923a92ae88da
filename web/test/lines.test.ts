import { beforeEach, describe, expect, test } from "vitest";
import { linesOf, lineWords } from "../src/table/lines";
import { london } from "../src/table/london/kit";
import type { LondonEvent } from "../src/types/generated";
import { speakEnglish } from "./words";

let n = 0;
const event = (kind: string, seat: number | undefined, ply: number, more: Partial<LondonEvent> = {}): LondonEvent => ({
  n: n++,
  ply,
  kind,
  key: `london-2e/event-${kind}`,
  ...(seat === undefined ? {} : { seat }),
  ...more,
});
const told = (events: LondonEvent[]): string[] => linesOf(events, 2, london).map(lineWords);

beforeEach(() => speakEnglish("london-2e", 0, ["Ada", "Josiah"]));

describe("the log", () => {
  test("a round begins with the first player's turn", () => {
    expect(told([event("turn", 0, 0), event("draw", 0, 1, { card: "shops" }), event("turn", 1, 1)])).toEqual([
      "Round 1",
      "You draw Shops",
    ]);
  });

  test("a card paid for by a discard, a loan and money is one line", () => {
    const lines = told([
      event("act", 1, 4, { action: "develop" }),
      event("discard", 1, 5, { card: "salters", space: 0 }),
      event("loan", 1, 5, { amount: 10 }),
      event("pay", 1, 5, { amount: 2 }),
      event("place", 1, 5, { card: "shops", stack: 0 }),
      event("discard", 1, 6, { card: "grocers", space: 1 }),
      event("place", 1, 6, { card: "lords", stack: 0 }),
    ]);
    expect(lines).toEqual([
      "Josiah: develop your city",
      "Josiah builds Shops, discarding Salters, borrowing £10, −£2",
      "Josiah builds Lord's, discarding Grocers",
    ]);
  });

  test("a purchase tells its price and all it brings, whatever is drawn in between", () => {
    const lines = told([
      event("act", 0, 1, { action: "buy_land" }),
      event("loan", 0, 2, { amount: 10 }),
      event("pay", 0, 2, { amount: 8 }),
      event("buy", 0, 2, { borough: "city" }),
      event("draw", 0, 3, { card: "shops" }),
      event("prestige", 0, 3, { amount: 5 }),
      event("relief", 0, 3, { amount: 1 }),
    ]);
    expect(lines).toEqual([
      "You: buy land",
      "You buy City, borrowing £10, −£8, +5 prestige, −1 poverty",
      "You draw Shops",
    ]);
  });

  test("what is paid and gained is good or bad news", () => {
    const lines = linesOf(
      [
        event("pay", 0, 2, { amount: 8 }),
        event("buy", 0, 2, { borough: "city" }),
        event("prestige", 0, 2, { amount: 5 }),
      ],
      2,
      london,
    );
    expect(lines.map((line) => line.asides.map((aside) => aside.tone))).toEqual([["loss", "gain"]]);
  });

  test("cards drawn, taken or given up one after another are told together, hidden ones counted", () => {
    const unseen = { key: "london-2e/event-draw-unseen" };
    expect(told([event("draw", 1, 1, unseen), event("draw", 1, 2, unseen), event("draw", 1, 3, unseen)])).toEqual([
      "Josiah draws 3 cards from the deck",
    ]);
    const picks = [event("pick", 0, 1, { card: "shops", space: 0 }), event("pick", 0, 2, { card: "lords", space: 3 })];
    expect(told(picks)).toEqual(["You take Shops and Lord's from the board"]);
    const shed = [
      event("discard", 0, 4, { card: "shops", space: 0 }),
      event("discard", 0, 5, { card: "lords", space: 1 }),
    ];
    expect(told([...picks, ...shed])).toEqual([
      "You take Shops and Lord's from the board",
      "You discard Shops and Lord's",
    ]);
  });

  test("what a run does to others carries their names", () => {
    const lines = told([
      event("activate", 0, 1, { card: "stock_exchange", stack: 0 }),
      event("pay", 1, 1, { amount: 2 }),
      event("money", 0, 1, { amount: 2 }),
      event("flip", 0, 2, { card: "stock_exchange", stack: 0 }),
      event("poverty", 0, 3, { amount: 4 }),
    ]);
    expect(lines).toEqual([
      "You activate Stock Exchange, Josiah pays £2, +£2, Stock Exchange turns over",
      "You take 4 poverty",
    ]);
  });

  test("a borough that acts in a run tells its figures once", () => {
    const figures = [{ key: "london-2e/figure-money", amount: 3 }];
    const acts = event("borough", 0, 1, { borough: "hackney", figures });
    expect(told([acts, event("money", 0, 1, { amount: 3 })])).toEqual(["Hackney, +£3"]);
    expect(told([acts])).toEqual(["Hackney: +£3"]);
  });

  test("a deed that takes the line of its price over begins the turn", () => {
    const lines = linesOf(
      [event("turn", 0, 0), event("pay", 0, 1, { amount: 8 }), event("buy", 0, 1, { borough: "city" })],
      2,
      london,
    );
    expect(lines.map((line) => line.sub)).toEqual([false, false]);
  });

  test("the 1st edition is told in its own words: the upper row goes, points are VP, cards are played", async () => {
    await speakEnglish("london-1e", 0, ["Ada", "Josiah"]);
    const first = (kind: string, seat: number | undefined, ply: number, more: Partial<LondonEvent>): LondonEvent =>
      event(kind, seat, ply, { key: `london-1e/event-${kind}`, ...more });
    const lines = told([
      first("pick", 1, 1, { card: "bridge", space: 0 }),
      first("discard", 1, 5, { card: "salters", space: 0 }),
      first("place", 1, 5, { card: "shops", stack: 0 }),
      first("activate", 1, 6, { card: "shops", stack: 0 }),
      first("prestige", 1, 6, { amount: 2 }),
      first("overflow", undefined, 7, { cards: ["omnibus"] }),
      first("buy", 0, 8, { borough: "city" }),
    ]);
    expect(lines).toEqual([
      "Josiah takes Bridge from the Card Display",
      "Josiah plays Shops, expending Salters",
      "Josiah activates Shops, +2 VP",
      "The Card Display is full: Omnibus go to the discard pile",
      "You buy land in City",
    ]);
  });
});
