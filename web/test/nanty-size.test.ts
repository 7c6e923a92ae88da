import { expect, test } from "vitest";
import { slim, wordy } from "../src/table/nanty/card/size";
import { linesIn } from "../src/ui/letters";

const room = { width: 100, height: 100 };

test("a short text leaves the card its picture, a longer one takes it", () => {
  expect(wordy("", room)).toBe(false);
  expect(wordy("Draw two cards.", room)).toBe(false);
  expect(wordy("word ".repeat(25), room)).toBe(true);
});

test("a name is wrapped between its words", () => {
  expect(linesIn("Noddy Boffin, the Golden Dustman", 19)).toBe(2);
  expect(linesIn("Geist der vergangenen Weihnacht", 19)).toBe(3);
  expect(linesIn("Toby", 19)).toBe(1);
});

test("cards are slim once they would cover each other's names", () => {
  expect(slim(1, 100)).toBe(false);
  expect(slim(5, 700)).toBe(false);
  expect(slim(8, 1000)).toBe(false);
  expect(slim(8, 900)).toBe(true);
  expect(slim(6, 628)).toBe(true);
});
