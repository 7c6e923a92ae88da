import { expect, test } from "vitest";
import { sizeFor } from "../src/table/nanty/card/size";
import { linesIn } from "../src/ui/letters";

const room = { width: 100, height: 100, most: 11 };

test("words that have room enough stand in their full size", () => {
  expect(sizeFor("Draw two cards.", room)).toBe("11px");
  expect(sizeFor("", room)).toBe("11px");
});

test("the longer a text, the smaller, until all of it has room", () => {
  expect(sizeFor("word ".repeat(40), room)).toBe("8.4px");
  expect(sizeFor("word ".repeat(80), room)).toBe("5.9px");
});

test("the longest word has room in its line", () => {
  expect(sizeFor("Persönlichkeitskarten!!!!", room)).toBe("8px");
  expect(sizeFor("Persönlichkeits-karten", room)).toBe("11px");
});

test("a name is wrapped between its words", () => {
  expect(linesIn("Noddy Boffin, the Golden Dustman", 19)).toBe(2);
  expect(linesIn("Geist der vergangenen Weihnacht", 19)).toBe(3);
  expect(linesIn("Toby", 19)).toBe(1);
});
