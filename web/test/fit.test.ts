/** How large words can be: what the longest of their lines has to hold. */
import { describe, expect, it } from "vitest";
import { longestLine } from "../src/table/london/card/fit";

describe("the longest line of a text", () => {
  it("is the whole text on one line", () => {
    expect(longestLine("Leather Industry", 1)).toBe(16);
  });

  it("is the shortest possible on two lines", () => {
    expect(longestLine("Lloyd's of London", 2)).toBe(9);
    expect(longestLine("Monument de l'Incendie", 2)).toBe(11);
  });

  it("is never shorter than a word", () => {
    expect(longestLine("Billingsgate Market", 9)).toBe(12);
    expect(longestLine("Kurzwarenhändler", 2)).toBe(16);
  });

  it("does not part what a no-break space holds together", () => {
    expect(longestLine("£1\u00a0: toute couleur", 9)).toBe(7);
    expect(longestLine("ab\u00a0cd ef", 2)).toBe(5);
  });

  it("of nothing has room all the same", () => {
    expect(longestLine("", 1)).toBe(1);
  });
});
