import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { GAMES } from "../src/table/games";
import { type Book, bookOf, rulingsIn, sectionsIn } from "../src/words/rulebook";

const ROOT = join(import.meta.dirname, "../..");
const WORDS = join(ROOT, "src/bigsmoke/words");
const ENGLISH = "en";
const OTHERS = readdirSync(WORDS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && readdirSync(join(WORDS, entry.name)).includes("general.ftl"))
  .map((entry) => entry.name)
  .filter((lang) => lang !== ENGLISH);
const FAMILIES = ["london", "nanty", "markets"];

/** What all languages have alike: the sections, and in each its paragraphs (0) and how long its lists are. */
function build({ sections }: Book): [id: string, blocks: number[]][] {
  return sections.map(({ id, body }) => [id, body.map((block) => (Array.isArray(block) ? block.length : 0))]);
}

async function read(lang: string, game: string): Promise<Book> {
  const book = await GAMES[game]?.rules(lang);
  if (!book) throw new Error(`there is no game ${game}`);
  return book;
}

describe("the rules in English", () => {
  test.each(Object.keys(GAMES))("%s has its rules, with its rulings", async (game) => {
    const book = await read(ENGLISH, game);
    expect(book.sections.length).toBeGreaterThan(4);
    expect(book.sections.filter(({ title, body }) => !title || body.length === 0)).toEqual([]);
    expect(book.rulings.length).toBeGreaterThan(4);
    expect(book.rulings.filter(({ id, question, answer }) => !id || !question || !answer)).toEqual([]);
  });
  test("each edition has its own table of the page", async () => {
    const [second, first] = await Promise.all([read(ENGLISH, "london-2e"), read(ENGLISH, "london-1e")]);
    expect(second.rulings.map(({ question }) => question)).toContain("Hackney");
    expect(first.rulings.map(({ question }) => question)).toContain("University and Parliament");
    expect(first.rulings.map(({ question }) => question)).not.toContain("Hackney");
  });
});

describe.each(OTHERS)("the rules in %s", (lang) => {
  test.each(Object.keys(GAMES))("%s has the sections, paragraphs and lists of the English", async (game) => {
    const [theirs, ours] = await Promise.all([read(lang, game), read(ENGLISH, game)]);
    expect(build(theirs)).toEqual(build(ours));
    expect(theirs.rulings.map(({ id }) => id)).toEqual(ours.rulings.map(({ id }) => id));
  });
  test.each(FAMILIES)("%s has every ruling in its table", (family) => {
    const ids = (file: string): string[][] =>
      rulingsIn(readFileSync(file, "utf8")).map((table) => table.map(({ id }) => id));
    expect(ids(join(WORDS, lang, `${family}.rulings.md`))).toEqual(ids(join(ROOT, `docs/rulings-${family}.md`)));
  });
});

describe("a page", () => {
  test("of rules is read section by section", () => {
    const page = "## The aim {#aim}\n\nWin.\n\n- One\n- Two\n\nOr lose.\n\n## The end {#end}\n\n- Three\n";
    expect(sectionsIn(page)).toEqual([
      { id: "aim", title: "The aim", body: ["Win.", ["One", "Two"], "Or lose."] },
      { id: "end", title: "The end", body: [["Three"]] },
    ]);
  });
  test("of rulings is read table by table, and other tables are none", () => {
    const head = "| id | question | a | why |\n|---|---|---|---|\n";
    const page = `# T\n\n${head}| A1 | Q? | *Yes*. | So. |\n\n## More\n\n${head}| B1 | R? | No (see [more](more.md)). | |\n\n| players | games |\n|---|---|\n| 3 | 5,000 |\n`;
    expect(rulingsIn(page)).toEqual([
      [{ id: "A1", question: "Q?", answer: "Yes.", reason: "So." }],
      [{ id: "B1", question: "R?", answer: "No (see more).", reason: "" }],
    ]);
  });
  test("that there is not is a fault, never a gap", async () => {
    await expect(bookOf("la", "london-2e", "london")).rejects.toThrow("la/london-2e.rules.md");
  });
});
