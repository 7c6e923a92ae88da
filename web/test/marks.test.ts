import { describe, expect, test } from "vitest";
import { deckSets, landing, povertyLoss } from "../src/table/london/figures";
import { marksOf } from "../src/table/london/marks";
import type { LondonOption } from "../src/types/generated";

const option = (kind: string, number: number, more: Partial<LondonOption>): LondonOption => ({
  option: number,
  seat: 0,
  kind,
  key: "",
  label: "",
  ...more,
});

describe("where options lie", () => {
  test("each goes to the part of the table it names", () => {
    const options = [
      option("run", 0, { card: "shops", stack: 0 }),
      option("run", 1004, { borough: "city" }),
      option("run", 1001, { done: true }),
    ];
    const marks = marksOf({ seat: 0, kind: "run", prompt: "", options });
    expect(marks.stack.get(0)?.option).toBe(0);
    expect(marks.borough.get("city")?.option).toBe(1004);
    expect(marks.menu.map((row) => row.option)).toEqual([1001]);
  });

  test("cards that were looked at are not sought in the hand", () => {
    const marks = marksOf({ seat: 0, kind: "keep", prompt: "", options: [option("keep", 3, { card: "shops" })] });
    expect(marks.foreseen.has("shops")).toBe(true);
    expect(marks.card.size).toBe(0);
  });

  test("a second option for the same place is not lost", () => {
    const options = [option("payment", 1, { card: "shops" }), option("payment", 2, { card: "shops" })];
    expect(marksOf({ seat: 0, kind: "payment", prompt: "", options }).menu.map((row) => row.option)).toEqual([2]);
  });
});

describe("figures of the table", () => {
  test("a discard lands in the first free space, the upper row first", () => {
    expect(landing({ top: ["a", null], bottom: [null, null] })).toEqual({ space: 1, clears: false });
  });
  test("on a full board the lower row leaves and the discard begins a new upper one", () => {
    expect(landing({ top: ["a", "b"], bottom: ["c", "d"] })).toEqual({ space: 0, clears: true });
  });
  test("the deck is told by sets, A above B above C", () => {
    expect(deckSets(41, { A: 30, B: 37, C: 28 })).toEqual([
      ["B", 13],
      ["C", 28],
    ]);
  });
  test("poverty costs by the table of the rules", () => {
    expect([0, 1, 2, 5, 10, 12].map(povertyLoss)).toEqual([0, 1, 1, 5, 15, 21]);
  });
});
