import { describe, expect, test } from "vitest";
import { faceOf, turningPoint } from "../src/table/end";
import { placeFor } from "../src/table/note";
import { plainly } from "../src/words/fold";

const WINDOW = { width: 1000, height: 600 };
const NOTE = { width: 200, height: 60 };
const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

describe("a note", () => {
  test("stands above what it is about, and under it where there is no room", () => {
    expect(placeFor(box(400, 300, 100, 100), NOTE, WINDOW, [])).toEqual({ left: 350, top: 232 });
    expect(placeFor(box(400, 20, 100, 100), NOTE, WINDOW, [])).toEqual({ left: 350, top: 128 });
  });
  test("stays in the window at its edges", () => {
    const { left } = placeFor(box(960, 300, 30, 30), NOTE, WINDOW, []);
    expect(left + NOTE.width).toBeLessThanOrEqual(WINDOW.width);
  });
  test("leaves alone what tells of the same choice", () => {
    expect(placeFor(box(400, 400, 100, 190), NOTE, WINDOW, [box(300, 350, 400, 40)])).toEqual({ left: 350, top: 282 });
  });
  test("goes beside what fills the height", () => {
    expect(placeFor(box(400, 0, 100, 600), NOTE, WINDOW, []).left).toBe(508);
  });
});

describe("the end", () => {
  const outcome = { scores: [3, 9], ranks: [2, 1], winners: [1], ending: "points", sheet: [] };
  test("has a face for each who looks at it", () =>
    expect([[1], [0], []].map((mine) => faceOf(outcome, mine))).toEqual(["won", "lost", "watched"]));
  test("finds the step in which the winner gained most", () => {
    expect(
      turningPoint(
        {
          steps: [
            [0, 0],
            [2, 1],
            [3, 6],
            [3, 9],
          ],
        },
        1,
      ),
    ).toEqual({ step: 2, gain: 5 });
    expect(turningPoint({ steps: [[0, 0]] }, 1)).toBeNull();
  });
});

test("words are searched without capitals and accents", () => expect(plainly("Pauvreté ÉCOLE")).toBe("pauvrete ecole"));
