/** A game's rules in our own words, and the rulings on what the printed rules leave open: read from pages of text. */

import { PSEUDO, pseudo } from "./pseudo";

export interface Section {
  id: string;
  title: string;
  /** Paragraphs, and lists. */
  body: (string | string[])[];
}

export interface Ruling {
  id: string;
  question: string;
  answer: string;
  reason: string;
}

export interface Book {
  sections: Section[];
  rulings: Ruling[];
}

const WORDS = "../../../src/bigsmoke/words";
/** Every page in every language, each fetched when it is read. The English rulings are part of the documentation. */
const PAGES = import.meta.glob<string>(
  [
    "../../../src/bigsmoke/words/*/*.rules.md",
    "../../../src/bigsmoke/words/*/*.rulings.md",
    "../../../docs/rulings-*.md",
  ],
  { query: "?raw", import: "default" },
);

function page(path: string): Promise<string> {
  const fetched = PAGES[path]?.();
  if (!fetched) throw new Error(`there is no ${path}`);
  return fetched;
}

/**
 * The book of a game in a language. Games of one family share a page of rulings: `table` says which of its tables
 * is the game's, by its place, as headings are translated; without it, all are.
 */
export async function bookOf(asked: string, game: string, family: string, table?: number): Promise<Book> {
  const lang = asked === PSEUDO ? "en" : asked;
  const rulings = lang === "en" ? `../../../docs/rulings-${family}.md` : `${WORDS}/${lang}/${family}.rulings.md`;
  const [rules, tables] = await Promise.all([
    page(`${WORDS}/${lang}/${game}.rules.md`).then(sectionsIn),
    page(rulings).then(rulingsIn),
  ]);
  const book = { sections: rules, rulings: table === undefined ? tables.flat() : (tables[table] ?? []) };
  return asked === PSEUDO ? drawnOut(book) : book;
}

/** A book in the language that nobody speaks. */
const drawnOut = ({ sections, rulings }: Book): Book => ({
  sections: sections.map(({ id, title, body }) => ({
    id,
    title: pseudo(title),
    body: body.map((block) => (typeof block === "string" ? pseudo(block) : block.map(pseudo))),
  })),
  rulings: rulings.map(({ id, question, answer, reason }) => ({
    id,
    question: pseudo(question),
    answer: pseudo(answer),
    reason: pseudo(reason),
  })),
});

/** The sections of a page of rules: `## Title {#id}`, then paragraphs of one line and lists. */
export function sectionsIn(markdown: string): Section[] {
  const found: Section[] = [];
  for (const line of markdown.split("\n").filter(Boolean)) {
    const heading = /^## (.+) \{#(.+)\}$/.exec(line);
    if (heading) found.push({ id: heading[2] ?? "", title: heading[1] ?? "", body: [] });
    else put(line, found.at(-1)?.body ?? []);
  }
  return found;
}

function put(line: string, body: Section["body"]): void {
  const last = body.at(-1);
  if (!line.startsWith("- ")) body.push(line);
  else if (Array.isArray(last)) last.push(line.slice(2));
  else body.push([line.slice(2)]);
}

/** The rulings of a page, table by table: those whose first column is `id`. */
export function rulingsIn(markdown: string): Ruling[][] {
  const found: Ruling[][] = [];
  let within = false;
  for (const line of markdown.split("\n")) {
    const [id = "", question = "", answer = "", reason = ""] = line.split("|").slice(1).map(plain);
    if (!line.startsWith("|")) within = false;
    else if (id === "id") {
      found.push([]);
      within = true;
    } else if (within && !/^:?-+:?$/.test(id)) found.at(-1)?.push({ id, question, answer, reason });
  }
  return found;
}

/** A cell without marks, and a link as its text: it would lead into the documentation. */
function plain(cell: string): string {
  return cell
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[*`]/g, "")
    .trim();
}
