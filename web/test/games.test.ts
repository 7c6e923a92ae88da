import { beforeAll, describe, expect, test, vi } from "vitest";
import { GAMES, loadKit } from "../src/table/games";
import { linesOf } from "../src/table/lines";
import { enter, sayIf, speak } from "../src/words/language";

beforeAll(() => {
  // Kits fetch their drawings as they come.
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("<svg/>")));
});

/** Kinds of questions that the games ask. */
const KINDS = ["action", "turn", "develop", "place", "place_agent", "build", "run", "offer", "take", "swap", "after"];

describe("the registry", () => {
  test.each(Object.keys(GAMES))("%s brings a kit with a table, words for a first game and cards", async (id) => {
    await speak("en");
    const [kit] = await Promise.all([loadKit(id), enter(id)]);
    expect(kit.Table).toBeTypeOf("function");
    expect(KINDS.filter((kind) => sayIf(`guide-${kind}`, { game: id })).length).toBeGreaterThan(2);
    expect(kit.cards.figures).toContain("text");
    expect(kit.sheet.total()).not.toBe("");
  });
  test("a game that it does not know has the table for any game", async () => {
    await speak("en");
    const kit = await loadKit("chess");
    expect(kit.sheet.ending("mate")).toBeNull();
    expect(linesOf([{ n: 0, ply: 1, kind: "move", key: "chess/move" }], 2, kit)).toHaveLength(1);
  });
});
