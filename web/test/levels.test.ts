/** Which bots people are offered, what is said of them, and which to try next. */
import { beforeAll, describe, expect, test, vi } from "vitest";
import { api } from "../src/state/api";
import { levelNote, levels, levelWords, loadLevels, nextLevel, offered } from "../src/table/levels";
import { speakEnglish } from "./words";

const said = (key: string) => ({ key });
const level = (id: string, share?: number) => ({
  id,
  label: said(`bot-${id}`),
  help: said(`bot-${id}.help`),
  beats: share ? { "london-2e": share } : ({} as Record<string, number>),
});

beforeAll(async () => {
  await speakEnglish("london-2e", 0, ["Ada", "Bot"]);
  vi.spyOn(api, "bots").mockResolvedValue([level("newcomer"), level("casual", 0.71), level("steady", 0.68)]);
  await loadLevels();
});

describe("a level", () => {
  test("says what it is like and how strong it is", () => {
    expect(levelNote("newcomer", "london-2e")).toBe(
      "Overlooks a lot, and is happy with what looks good enough. The one to begin with.",
    );
    expect(levelNote("casual", "london-2e")).toMatch(/ Beats “newcomer” 7 times in 10\.$/);
    expect(levelNote("casual", "nanty-narking")).not.toMatch(/Beats/);
  });

  test("of an older table or a program keeps its name, and can stay where it sits", () => {
    expect(levelWords("steady")).toBe("steady");
    expect(levelWords("greedy-1")).toBe("Greedy, the first");
    expect(offered("steady")).toEqual(levels.value);
    expect(offered("greedy-1")).toEqual(["greedy-1", ...levels.value]);
  });
});

describe("after a game against bots", () => {
  const me = { kind: "person", you: true } as const;
  const bot = (name: string) => ({ kind: "bot", bot: name, you: false }) as const;

  test("the next level up follows a win, the next one down a loss", () => {
    expect(nextLevel([me, bot("casual")], true)).toBe("steady");
    expect(nextLevel([me, bot("casual")], false)).toBe("newcomer");
    expect(nextLevel([me, bot("newcomer"), bot("casual")], true)).toBe("steady");
    expect(nextLevel([me, bot("steady"), bot("casual")], false)).toBe("newcomer");
  });

  test("there is none beyond the first and the last, nor among people or programs", () => {
    expect(nextLevel([me, bot("steady")], true)).toBeNull();
    expect(nextLevel([me, bot("newcomer")], false)).toBeNull();
    expect(nextLevel([me, { ...me, you: false }, bot("casual")], true)).toBeNull();
    expect(nextLevel([me, bot("random")], true)).toBeNull();
    expect(nextLevel([me, me], true)).toBeNull();
  });
});
