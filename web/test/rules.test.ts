import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { stepAsked } from "../src/pages/rules/example";
import { pinned } from "../src/pages/rules/parts";
import { GAMES } from "../src/table/games";
import { changesAt, type Example, shownAt, stepsOf } from "../src/table/pictures";
import { sectionFor } from "../src/table/sections";
import { hitsIn } from "../src/words/fold";
import { bookOf, rulingsIn, sectionsIn } from "../src/words/rulebook";
import { type Block, type Book, lineIn, sectionWords, wordsOf } from "../src/words/rules";

const ROOT = join(import.meta.dirname, "../..");
const WORDS = join(ROOT, "src/bigsmoke/words");
const ENGLISH = "en";
const OTHERS = readdirSync(WORDS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && readdirSync(join(WORDS, entry.name)).includes("general.ftl"))
  .map((entry) => entry.name)
  .filter((lang) => lang !== ENGLISH);
const FAMILIES = ["london", "nanty", "markets"];

/** What all languages have alike: a paragraph, how long a list is, what a picture is of, which rulings bite. */
function shape(block: Block): unknown {
  if (block.kind === "text") return 0;
  if (block.kind === "list") return block.items.length;
  return block.kind === "rulings" ? block.ids : [block.of, block.ids, block.notes.length];
}

/** The sections, and what each is made of. */
function build({ sections }: Book): [id: string, blocks: unknown[]][] {
  return sections.map(({ id, body }) => [id, body.map(shape)]);
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
      {
        id: "aim",
        title: "The aim",
        body: [
          { kind: "text", line: ["Win."] },
          { kind: "list", items: [["One"], ["Two"]] },
          { kind: "text", line: ["Or lose."] },
        ],
      },
      { id: "end", title: "The end", body: [{ kind: "list", items: [["Three"]] }] },
    ]);
  });
  test("names pictures with their notes, and the rulings that bite", () => {
    const page =
      "## Run {#run}\n\n![Ada runs](example:run)\n\n1. She begins.\n2. She ends.\n\n> A14; A07, A08\n\nDone.\n";
    expect(sectionsIn(page)[0]?.body).toEqual([
      { kind: "picture", of: "example", ids: ["run"], caption: ["Ada runs"], notes: [["She begins."], ["She ends."]] },
      { kind: "rulings", ids: ["A14", "A07, A08"] },
      { kind: "text", line: ["Done."] },
    ]);
  });
  test("has signs, cards and sections in its lines", () => {
    const line = lineIn("Pay ![](sign:tk_money), see [School](card:school_blue_a) and [loans](#loans).");
    expect(line).toEqual([
      "Pay ",
      { kind: "sign", id: "tk_money", text: "" },
      ", see ",
      { kind: "card", id: "school_blue_a", text: "School" },
      " and ",
      { kind: "section", id: "loans", text: "loans" },
      ".",
    ]);
    expect(wordsOf(line)).toBe("Pay , see School and loans.");
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

describe("looking for words", () => {
  test("finds them whatever their capitals and accents, at their own places", () => {
    expect(hitsIn("La pauvreté, la Pauvreté", "pauvrete")).toEqual([
      [3, 11],
      [16, 24],
    ]);
    expect(hitsIn("Straße, Größe", "GROSSE")).toEqual([]);
    expect(hitsIn("Æon É", "e")).toEqual([[4, 5]]);
    expect(hitsIn("nothing", "")).toEqual([]);
  });
  test("reads captions and notes too", async () => {
    const book = await read(ENGLISH, "london-2e");
    const run = book.sections.find(({ id }) => id === "poverty");
    expect(run && sectionWords(run)).toContain("she gives up the Pauper");
  });
});

describe.each(Object.keys(GAMES))("the examples of %s", (game) => {
  test("have a sentence for each step, and are all on the page", async () => {
    const [book, pictures] = await Promise.all([read(ENGLISH, game), GAMES[game]?.pictures()]);
    const examples = (await pictures?.examples(game)) ?? {};
    const drawn = book.sections.flatMap(({ body }) => body).filter((block) => block.kind === "picture");
    const stepped = drawn.filter(({ of }) => of === "example");
    expect(stepped.length).toBeGreaterThanOrEqual(3);
    for (const { ids, notes } of stepped) {
      const example = examples[ids[0] ?? ""];
      expect(example && stepsOf(example)).toBe(notes.length);
    }
    const named = drawn.filter(({ of }) => of === "example" || of === "scene").flatMap(({ ids }) => ids);
    expect(named.sort()).toEqual(Object.keys(examples).sort());
  });
  test("count every figure that they show", async () => {
    const pictures = await GAMES[game]?.pictures();
    for (const [id, example] of Object.entries((await pictures?.examples(game)) ?? {})) {
      const values = example.figures.map((figure) =>
        example.frames.map(({ view }) => example.names.map((_, seat) => pictures?.figure(figure, view, seat)).join()),
      );
      const changing = values.filter((each) => new Set(each).size > 1);
      expect(changing.length > 0, `${id} counts what never changes`).toBe(
        example.figures.length > 0 && !example.everyone,
      );
    }
  });
});

describe("stepping", () => {
  const example: Example<number[]> = {
    seat: 0,
    names: ["Ada", "Ben"],
    shows: [],
    figures: ["money"],
    frames: [
      { view: [10, 5], used: [] },
      { view: [6, 5], used: ["lamp"] },
    ],
    sheet: ["track", "money", "total"].map((line) => ({ line, label: { key: line }, amounts: [1, 2], points: true })),
    account: 1,
  };
  const counted = { figure: (_: string, view: unknown, seat: number): number => (view as number[])[seat] ?? 0 };
  test("tells what a step changes, of whom it changes at all", () => {
    expect(changesAt(counted, example as never, 0)).toEqual([{ seat: 0, figure: "money", from: 10, to: 10 }]);
    expect(changesAt(counted, example as never, 1)).toEqual([{ seat: 0, figure: "money", from: 10, to: 6 }]);
  });
  test("goes on with the account when the game is over, and ends with the sum", () => {
    expect(stepsOf(example)).toBe(3);
    expect([0, 1, 2].map((step) => shownAt(example, step).lines.map(({ line }) => line))).toEqual([
      [],
      ["track"],
      ["track", "money", "total"],
    ]);
    expect(changesAt(counted, example as never, 2)).toEqual([{ seat: 0, figure: "money", from: 6, to: 6 }]);
  });
  test("begins where the address says", () => {
    expect(stepAsked("run", "#example-run-3")).toBe(2);
    expect(stepAsked("run", "#example-run")).toBe(0);
    expect(stepAsked("run", "#example-end-3")).toBeNull();
    expect(stepAsked("run", "#run")).toBeNull();
  });
});

test("the numbers of a card taken apart stand beside it, never on one another", () => {
  const pins = pinned([
    { side: "left", y: 0.05 },
    { side: "left", y: 0.07 },
    { side: "right", y: 0.07 },
    { side: "left", y: 0.9 },
  ]);
  expect(pins.map(({ n, side }) => `${n} ${side}`)).toEqual(["1 left", "2 left", "3 right", "4 left"]);
  expect(pins.map(({ y }) => y)).toEqual([0.05, 0.05 + 0.12, 0.07, 0.9]);
});

test("a question that no section answers is told by how a turn goes", () => {
  expect(sectionFor({ toy: { end: ["score"] } }, "toy", "score")).toBe("end");
  expect(sectionFor({ toy: { end: ["score"] } }, "toy", "other")).toBe("turn");
});
