/** The contracts of .dependency-cruiser.mjs: each fails on what it forbids, and nothing else is held against it. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { cruise, type ICruiseResult } from "dependency-cruiser";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import contracts from "../.dependency-cruiser.mjs";

/** A house in which everything is as it should be. */
const HOUSE = {
  "src/main.tsx": 'import "./app";',
  "src/app.tsx": 'import "./table/games"; import("./pages/home");',
  "src/pages/home.tsx": 'import "../table/frame"; import "../table/games"; import "../words/language";',
  "src/table/frame.tsx": 'import "../ui/button"; import "../state/session"; import "../words/language";',
  "src/table/games.ts": 'import "./chess/game"; import "./go/game"; import "../words/language";',
  "src/table/chess/game.ts": 'import("./kit"); import("../../words/rulebook");',
  "src/table/chess/kit.ts": 'import "../frame"; import "./words"; import "./parts/board";',
  "src/table/chess/words.ts": 'import "../../words/language"; export const say = 1;',
  "src/table/chess/parts/board.tsx": 'import "../words"; import "../../../ui/button"; export const board = 1;',
  "src/table/go/game.ts": 'import("./kit");',
  "src/table/go/kit.ts": 'import "../frame";',
  "src/words/language.ts": 'import type { Row } from "../types/generated";',
  "src/words/rulebook.ts": "export const book = 1;",
  "src/ui/button.tsx": 'import "../state/session"; import "../words/language";',
  "src/state/session.ts": 'import "../words/language"; import type { Row } from "../types/generated";',
  "src/types/generated.ts": "export type Row = number;",
};

/** The rule, the module that breaks it, and by what. */
const FAULTS: [rule: string, file: keyof typeof HOUSE | "src/ui/stray.ts", line: string][] = [
  ["types-know-nothing", "src/types/generated.ts", 'import "../words/language";'],
  ["words-know-words-alone", "src/words/rulebook.ts", 'import "../state/session";'],
  ["state-knows-no-ui", "src/state/session.ts", 'import type { Button } from "../ui/button";'],
  ["ui-knows-no-table", "src/ui/button.tsx", 'import "../table/frame";'],
  ["ui-knows-no-table", "src/ui/button.tsx", 'import type { Frame } from "../table/frame";'],
  ["tables-know-no-page", "src/table/frame.tsx", 'import "../pages/home";'],
  ["only-the-registry-opens-a-kit", "src/table/frame.tsx", 'import "./chess/parts/board";'],
  ["only-the-registry-opens-a-kit", "src/pages/home.tsx", 'import("../table/chess/kit");'],
  ["the-registry-opens-game-ts-alone", "src/table/games.ts", 'import("./chess/kit");'],
  ["a-kit-knows-no-other-kit", "src/table/go/kit.ts", 'import "../chess/words";'],
  ["a-kit-knows-no-other-kit", "src/table/chess/parts/board.tsx", 'import type { Kit } from "../../go/kit";'],
  ["the-registry-is-for-pages", "src/table/chess/kit.ts", 'import "../games";'],
  ["a-game-is-fetched-when-it-is-opened", "src/table/go/game.ts", 'import "./kit";'],
  ["a-game-is-fetched-when-it-is-opened", "src/table/chess/game.ts", 'import "../../words/rulebook";'],
  ["no-cycles", "src/table/chess/parts/board.tsx", 'import "../kit";'],
  ["nothing-lies-about", "src/ui/stray.ts", 'import "./button";'],
  ["everything-is-found", "src/ui/button.tsx", 'import "./nowhere";'],
  ["only-what-is-delivered", "src/ui/button.tsx", 'import "node:fs";'],
];

let root = "";
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "contracts-"));
});
afterAll(() => rmSync(root, { recursive: true }));

/** The rules that a house breaks. */
async function broken(house: Record<string, string>): Promise<string[]> {
  rmSync(join(root, "src"), { recursive: true, force: true });
  for (const [file, source] of Object.entries(house)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), source);
  }
  const { forbidden, options } = contracts;
  const { enhancedResolveOptions, ...more } = options;
  const { output } = await cruise(
    ["src"],
    { ...more, baseDir: root, validate: true, ruleSet: { forbidden } },
    enhancedResolveOptions,
  );
  return (output as ICruiseResult).summary.violations.map((violation) => violation.rule.name);
}

describe("the contracts of the client", () => {
  test("a house in order breaks none", async () => expect(await broken(HOUSE)).toEqual([]));
  test.each(FAULTS)("%s: %s must not say %s", async (rule, file, line) => {
    const before = file in HOUSE ? HOUSE[file as keyof typeof HOUSE] : "";
    expect(await broken({ ...HOUSE, [file]: `${line}\n${before}` })).toContain(rule);
  });
  test("every rule is broken once", () => {
    const tried = new Set(FAULTS.map(([rule]) => rule));
    expect(contracts.forbidden.map((rule) => rule.name).filter((name) => !tried.has(name))).toEqual([]);
  });
});
