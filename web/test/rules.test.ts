import { describe, expect, test } from "vitest";
import { RULES, rulingsIn } from "../src/text/rules";

describe("the rules", () => {
  test("every game has its rules", () => {
    expect(Object.keys(RULES)).toEqual(["london-2e", "london-1e", "nanty-narking", "london-markets"]);
    for (const book of Object.values(RULES)) expect(book.sections.length).toBeGreaterThan(4);
  });
  test("rulings come from the page on which they stand", () => {
    expect(RULES["london-2e"]?.rulings.map((r) => r.id)).toContain("A05");
  });
  test("a page is read part by part", () => {
    const page =
      "# T\n## 2nd edition\n| id | question | a | why |\n|---|---|---|---|\n| A1 | Q? | *Yes*. | So. |\n## 1st edition\n| B1 | R? | No. | |\n";
    expect(rulingsIn(page, /2nd/)).toEqual([{ id: "A1", question: "Q?", answer: "Yes.", reason: "So." }]);
  });
});
