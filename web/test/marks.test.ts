import { beforeEach, describe, expect, test } from "vitest";
import { shortName } from "../src/table/london/card/boroughwords";
import { deckLabel, deckSets } from "../src/table/london/deckwords";
import { marksOf } from "../src/table/london/marks";
import { previewOf } from "../src/table/london/preview";
import { sumOf } from "../src/table/london/sums";
import type { ForecastPart, LondonOption } from "../src/types/generated";
import { speakEnglish } from "./words";

const option = (kind: string, number: number, more: Partial<LondonOption>): LondonOption => ({
  option: number,
  seat: 0,
  kind,
  key: "card",
  ...more,
});

describe("where options lie", () => {
  test("each goes to the part of the table it names", () => {
    const options = [
      option("run", 0, { card: "shops", stack: 0 }),
      option("run", 1004, { borough: "city" }),
      option("run", 1001, { done: true }),
    ];
    const marks = marksOf({ seat: 0, kind: "run", prompt: { key: "ask" }, options });
    expect(marks.stack.get(0)?.option).toBe(0);
    expect(marks.borough.get("city")?.option).toBe(1004);
    expect(marks.menu.map((row) => row.option)).toEqual([1001]);
  });

  test("cards that were looked at are not sought in the hand", () => {
    const marks = marksOf({
      seat: 0,
      kind: "keep",
      prompt: { key: "ask" },
      options: [option("keep", 3, { card: "shops" })],
    });
    expect(marks.foreseen.has("shops")).toBe(true);
    expect(marks.card.size).toBe(0);
  });

  test("a second option for the same place is not lost", () => {
    const options = [option("payment", 1, { card: "shops" }), option("payment", 2, { card: "shops" })];
    expect(
      marksOf({ seat: 0, kind: "payment", prompt: { key: "ask" }, options }).menu.map((row) => row.option),
    ).toEqual([2]);
  });
});

describe("what an option would bring", () => {
  test("a card that is given up lands on the board", () => {
    const row = option("discard", 1, { card: "shops", run: [-1, -1] });
    expect(previewOf(row)).toEqual({ lands: "shops", victim: null, run: [-1, -1] });
  });
  test("with a card that is played goes the one that has to be discarded for it", () => {
    const row = option("develop", 1, { card: "shops", discards: "lords", run: [-2, -1] });
    expect(previewOf(row)).toEqual({ lands: "lords", victim: "lords", run: [-2, -1] });
  });
  test("what is certain of a run is told once", () => {
    const row = option("buy", 1, { borough: "city", brings: { money: -8, run: 3 } });
    expect(previewOf(row)).toEqual({ lands: null, victim: null, run: [3, 3] });
  });
  test("nothing is known of an option that brings no figures", () => {
    expect(previewOf(option("place", 1, { stack: 0 })).run).toBeNull();
    expect(previewOf(null)).toEqual({ lands: null, victim: null, run: null });
  });
});

describe("figures in words", () => {
  beforeEach(() => speakEnglish("london-2e", 0, ["Ada", "Josiah"]));
  const part = (key: string, amount: number, more: object = {}): ForecastPart => ({
    label: { key: `london-2e/${key}`, ...more },
    amount,
  });

  test("the parts of a forecast are a sum, without what comes to nothing", () => {
    const parts = [
      part("forecast-stacks", 1),
      part("forecast-loans", 0),
      part("forecast-hand", 4),
      part("borough", -2, { borough: "hackney" }),
    ];
    expect(sumOf(parts)).toBe("1 stack + 4 cards − 2 Hackney");
    expect(sumOf([part("sheet-track", 12), part("sheet-loss", -3)])).toBe("12 − 3 poverty");
    expect(sumOf([part("sheet-track", 0), part("sheet-loans", -7)])).toBe("− 7 loans");
    expect(sumOf([part("forecast-stacks", 0)])).toBe("nothing yet");
  });

  test("the deck is told by sets, uppermost first", () => {
    const view = { deck: 41, sets: { B: 13, C: 28 } };
    expect(deckSets(view)).toBe("13 B, then 28 C");
    expect(deckLabel(view)).toBe("Deck, B, 41 left");
    expect(deckLabel({ deck: 0, sets: {} })).toBe("Deck, empty, 0 left");
  });

  test("a borough is called by a short name where there is little room", () => {
    expect(shortName("bethnal_green_stepney_poplar")).toBe("Bethnal Green");
  });
});
