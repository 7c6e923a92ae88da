/** A player's own figures. */
import { expect, test } from "vitest";
import { asFile, corrected } from "../src/state/own";

test("a figure within another leaves the others that were entered before", () => {
  const once = corrected({}, "nancy", "effect.money", 3);
  const twice = corrected(once, "nancy", "effect.cards", 2);
  expect(corrected(twice, "toby", "text", "Bark")).toEqual({
    nancy: { effect: { money: 3, cards: 2 } },
    toby: { text: "Bark" },
  });
  expect(once).toEqual({ nancy: { effect: { money: 3 } } });
});

test("what is entered as a whole takes the place of what was", () => {
  const once = corrected({}, "T3", "icons", { 4: "special", 6: "reveal" });
  const again = corrected(once, "T3", "icons", { 5: "special" });
  expect(again).toEqual({ T3: { icons: { 5: "special" } } });
  expect(asFile(again)).toBe('[T3]\nicons = { "5" = "special" }\n');
});
