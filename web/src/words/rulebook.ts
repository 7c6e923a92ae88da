/** A game's rules in our own words, and the rulings on what the printed rules leave open: read from pages of text. */

import { PSEUDO, pseudo } from "./pseudo";
import {
  type Block,
  type Book,
  type Line,
  lineIn,
  PICTURES,
  type PictureKind,
  type Ruling,
  type Section,
} from "./rules";

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
  sections: sections.map(({ id, title, body }) => ({ id, title: pseudo(title), body: body.map(drawnBlock) })),
  rulings: rulings.map(({ id, question, answer, reason }) => ({
    id,
    question: pseudo(question),
    answer: pseudo(answer),
    reason: pseudo(reason),
  })),
});

const drawnLine = (line: Line): Line =>
  line.map((piece) => (typeof piece === "string" ? pseudo(piece) : { ...piece, text: pseudo(piece.text) }));

function drawnBlock(block: Block): Block {
  if (block.kind === "text") return { ...block, line: drawnLine(block.line) };
  if (block.kind === "list") return { ...block, items: block.items.map(drawnLine) };
  if (block.kind === "picture")
    return { ...block, caption: drawnLine(block.caption), notes: block.notes.map(drawnLine) };
  return block;
}

const HEADING = /^## (.+) \{#([a-z]+)\}$/;
const PICTURE = new RegExp(`^!\\[(.+)\\]\\((${PICTURES.join("|")}):([^)]+)\\)$`);
const RULINGS = /^> (.+)$/;
const NOTE = /^\d+\. (.+)$/;

/**
 * The sections of a page of rules: `## Title {#id}`, then paragraphs of one line, lists (`- `), pictures
 * (`![caption](kind:ids)`) with their notes (`1. `), and rulings (`> A14; A15`).
 */
export function sectionsIn(markdown: string): Section[] {
  const found: { id: string; title: string; body: Growing[] }[] = [];
  for (const line of markdown.split("\n").filter(Boolean)) {
    const heading = HEADING.exec(line);
    if (heading) found.push({ id: heading[2] ?? "", title: heading[1] ?? "", body: [] });
    else put(line, found.at(-1)?.body ?? []);
  }
  return found;
}

/** A block whose list or notes may still grow. */
type Growing = Block & { items?: Line[]; notes?: Line[] };

function put(line: string, body: Growing[]): void {
  const last = body.at(-1);
  const [, caption, of, ids] = PICTURE.exec(line) ?? [];
  const rulings = RULINGS.exec(line)?.[1];
  const note = NOTE.exec(line)?.[1];
  if (caption && of && ids)
    body.push({ kind: "picture", of: of as PictureKind, ids: ids.split(" "), caption: lineIn(caption), notes: [] });
  else if (rulings) body.push({ kind: "rulings", ids: rulings.split("; ") });
  else if (note && last?.kind === "picture") last.notes.push(lineIn(note));
  else if (!line.startsWith("- ")) body.push({ kind: "text", line: lineIn(line) });
  else if (last?.kind === "list") last.items.push(lineIn(line.slice(2)));
  else body.push({ kind: "list", items: [lineIn(line.slice(2))] });
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
