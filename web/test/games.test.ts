import { beforeAll, describe, expect, test, vi } from "vitest";
import { GAMES, loadKit } from "../src/table/games";

beforeAll(() => {
  // Kits fetch their drawings as they come.
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("<svg/>")));
});

describe("the registry", () => {
  test.each(Object.keys(GAMES))("%s brings a kit with a table, words for a first game and cards", async (id) => {
    const kit = await loadKit(id);
    expect(kit.Table).toBeTypeOf("function");
    expect(Object.keys(kit.guide).length).toBeGreaterThan(4);
    expect(kit.cards.figures).toContain("text");
    expect(kit.sheet.total).not.toBe("");
  });
  test("a game that it does not know has the table for any game", async () => {
    const kit = await loadKit("chess");
    expect(kit.guide).toEqual({});
    expect(kit.lines([{ n: 0, ply: 1, kind: "move", key: "move", text: "e4" }], 2, null)).toHaveLength(1);
  });
});
