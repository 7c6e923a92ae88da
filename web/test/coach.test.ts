import { describe, expect, it } from "vitest";
import { HEEDED, type Learning, learn, ofQuestion, SAID, silent } from "../src/state/coach";
import type { Remark } from "../src/types/generated";

const RUN = 2;
const BUILD = 0;
const OTHER = 9;
const remark: Remark = {
  topic: "hand",
  says: { key: "london-2e/coach-hand" },
  why: { key: "london-2e/coach-hand.why" },
  rule: "run",
  heeds: [BUILD],
  against: [RUN],
};

/** What is known after the same choice, so often, where the remark is spoken as long as it is not known. */
function having(option: number, times: number, from: Learning = {}): Learning {
  let learning = from;
  for (let i = 0; i < times; i++)
    learning = learn(learning, [remark], silent(learning, "hand") ? null : "hand", option);
  return learning;
}

describe("the coach falls silent, topic by topic", () => {
  it("when a remark was heeded three times", () => {
    expect(silent(having(BUILD, HEEDED - 1), "hand")).toBe(false);
    expect(silent(having(BUILD, HEEDED), "hand")).toBe(true);
    expect(silent(having(BUILD, HEEDED), "deck")).toBe(false);
  });

  it("when it was said five times, whatever was done", () => {
    expect(silent(having(OTHER, SAID - 1), "hand")).toBe(false);
    expect(silent(having(OTHER, SAID), "hand")).toBe(true);
    // Whoever was told and does it all the same has a reason.
    expect(silent(having(RUN, SAID), "hand")).toBe(true);
  });

  it("also where it was heeded without being said", () => {
    let learning: Learning = {};
    for (let i = 0; i < HEEDED; i++) learning = learn(learning, [remark], "deck", BUILD);
    expect(silent(learning, "hand")).toBe(true);
  });

  it("sooner on a kind of question", () => {
    const asked = ofQuestion("action");
    const once = learn({}, [], asked, OTHER);
    expect(silent(once, asked)).toBe(false);
    expect(silent(learn(once, [], asked, OTHER), asked)).toBe(true);
  });
});

describe("the coach speaks again", () => {
  it("to whoever acts against what they had shown to know, for a while", () => {
    const known = having(BUILD, HEEDED);
    const back = learn(known, [remark], null, RUN);
    expect(silent(back, "hand")).toBe(false);
    expect(silent(having(OTHER, 2, back), "hand")).toBe(true);
  });

  it("but never of what was waved away", () => {
    const waved: Learning = { hand: { said: 1, heeded: 0, waved: true } };
    expect(silent(learn(waved, [remark], null, RUN), "hand")).toBe(true);
  });
});

it("what is known is not counted on for ever: it would be kept with every choice", () => {
  expect(having(BUILD, 20)).toEqual(having(BUILD, HEEDED));
});
