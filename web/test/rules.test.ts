import { describe, expect, test } from "vitest";
import { GAMES } from "../src/table/games";
import { rulingsIn } from "../src/text/rulebook";

describe("the rules", () => {
  test.each(Object.entries(GAMES))("%s has its rules, with the rulings of its page", async (_, game) => {
    const book = await game.rules();
    expect(book.sections.length).toBeGreaterThan(4);
    expect(book.rulings.length).toBeGreaterThan(0);
  });
  test("each edition has its own part of the page", async () => {
    const [second, first] = await Promise.all([GAMES["london-2e"]?.rules(), GAMES["london-1e"]?.rules()]);
    expect(second?.rulings.map((r) => r.id)).toContain("A05");
    expect(first?.rulings).not.toEqual(second?.rulings);
  });
  test("a page is read part by part", () => {
    const page =
      "# T\n## 2nd edition\n| id | question | a | why |\n|---|---|---|---|\n| A1 | Q? | *Yes*. | So. |\n## 1st edition\n| B1 | R? | No. | |\n";
    expect(rulingsIn(page, /2nd/)).toEqual([{ id: "A1", question: "Q?", answer: "Yes.", reason: "So." }]);
  });
});
