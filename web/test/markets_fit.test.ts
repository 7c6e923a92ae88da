/** Words grow smaller with their length, down to what can be read. */
import { expect, test } from "vitest";
import { fitLine, fitWords } from "../src/table/markets/fit";

test("a line that has room keeps its size, a longer one shrinks, and none below what can be read", () => {
  expect(fitLine("Coffee", 6)).toBe("--fit:1.00");
  expect(fitLine("Porcelain", 7)).toBe("--fit:0.78");
  expect(fitLine("a very long line of words", 6)).toBe("--fit:0.70");
});

test("words that may wrap shrink by the longest of them", () => {
  expect(fitWords("Supply plus exchange", 8)).toBe("--fit:1.00");
  expect(fitWords("Stichentscheid bleibt", 12)).toBe("--fit:0.86");
});
