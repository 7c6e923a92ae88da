import { describe, expect, test } from "vitest";
import { lineWords } from "../src/table/lines";
import { inFirst, linesOf } from "../src/table/london/lines";
import type { LondonEvent } from "../src/types/generated";

const name = (seat: number): string => ["You", "Josiah"][seat] ?? "";
const thing = (id: string): string => id;
let n = 0;
const event = (kind: string, seat: number | undefined, ply: number, more: Partial<LondonEvent> = {}): LondonEvent => ({
  n: n++,
  ply,
  kind,
  key: kind,
  text: kind,
  ...(seat === undefined ? {} : { seat }),
  ...more,
});
const told = (events: LondonEvent[]): string[] => linesOf(events, 2, 0).map((line) => lineWords(line, name, thing));

describe("the log", () => {
  test("a round begins with the first player's turn", () => {
    expect(told([event("turn", 0, 0), event("draw", 0, 1, { card: "shops" }), event("turn", 1, 1)])).toEqual([
      "Round 1",
      "You draw shops from the deck",
    ]);
  });

  test("a card paid for by a discard and by money is one line", () => {
    const lines = told([
      event("discard", 1, 5, { card: "salters", space: 0 }),
      event("pay", 1, 5, { amount: 2 }),
      event("place", 1, 5, { card: "school", stack: 0 }),
    ]);
    expect(lines).toEqual(["Josiah builds school −£2, discarding salters"]);
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
      "You borrow £10",
      "You buy city −£8 +5 prestige −1 poverty",
      "You draw shops from the deck",
    ]);
  });

  test("hidden cards drawn one after another are counted", () => {
    expect(told([event("draw", 1, 1), event("draw", 1, 2), event("draw", 1, 3)])).toEqual([
      "Josiah draws three cards from the deck",
    ]);
  });

  test("what a run does to others carries their names", () => {
    const lines = told([
      event("activate", 0, 1, { card: "stock_exchange", stack: 0 }),
      event("pay", 1, 1, { amount: 2 }),
      event("money", 0, 1, { amount: 2 }),
    ]);
    expect(lines).toEqual(["You activate stock_exchange Josiah −£2 +£2"]);
  });

  test("the 1st edition is told in its own words: the upper row goes, points are VP, cards are played", () => {
    const lines = inFirst(
      [
        event("pick", 1, 1, { card: "bridge", space: 0 }),
        event("discard", 1, 5, { card: "salters", space: 0 }),
        event("place", 1, 5, { card: "school", stack: 0 }),
        event("prestige", 1, 6, { amount: 2 }),
        event("overflow", undefined, 7, { cards: ["omnibus"] }),
        event("buy", 0, 8, { borough: "city" }),
      ],
      2,
      0,
    ).map((line) => lineWords(line, name, thing));
    expect(lines).toEqual([
      "Josiah takes bridge from the Card Display",
      "Josiah plays school, expending salters +2 VP",
      "The upper row goes to the discard pile: omnibus",
      "You buy land in city",
    ]);
  });
});
