/** What a game's rules are made of: sections of lines, lists, pictures and rulings. */

/** A piece of a line: words, a sign in the line, or words that lead to a card or to another section. */
export type Piece =
  | string
  | { kind: "sign"; id: string; text: string }
  | { kind: "card"; id: string; text: string }
  | { kind: "section"; id: string; text: string };

export type Line = readonly Piece[];

/**
 * What a picture can show: cards (`card`), one card with its parts numbered (`parts`), what cards say (`texts`, by
 * their ids or their types), a part of the table (`scene`), or a worked example of several frames (`example`).
 */
export const PICTURES = ["card", "parts", "texts", "scene", "example"] as const;
export type PictureKind = (typeof PICTURES)[number];

export type Block =
  | { kind: "text"; line: Line }
  | { kind: "list"; items: readonly Line[] }
  /** A picture, and what is said of its numbered parts or frames. */
  | { kind: "picture"; of: PictureKind; ids: readonly string[]; caption: Line; notes: readonly Line[] }
  /** Rulings that bite here, by their ids. */
  | { kind: "rulings"; ids: readonly string[] };

export interface Section {
  id: string;
  title: string;
  body: readonly Block[];
}

export interface Ruling {
  id: string;
  question: string;
  answer: string;
  reason: string;
}

export interface Book {
  sections: readonly Section[];
  rulings: readonly Ruling[];
}

/** What stands in the line: `![flip](sign:u_flip)`, `[School](card:school_blue_a)`, `[loans](#loans)`. */
const INLINE = /!\[([^\]]*)\]\(sign:([\w-]+)\)|\[([^\]]+)\]\((?:card:([\w-]+)|#([\w-]+))\)/g;

export function lineIn(text: string): Line {
  const pieces: Piece[] = [];
  let from = 0;
  for (const found of text.matchAll(INLINE)) {
    const [whole, alt, sign, words = "", card, section] = found;
    if (found.index > from) pieces.push(text.slice(from, found.index));
    if (sign) pieces.push({ kind: "sign", id: sign, text: alt ?? "" });
    else if (card) pieces.push({ kind: "card", id: card, text: words });
    else if (section) pieces.push({ kind: "section", id: section, text: words });
    from = found.index + whole.length;
  }
  if (from < text.length) pieces.push(text.slice(from));
  return pieces;
}

/** A line as it is read without its pictures. */
export const wordsOf = (line: Line): string =>
  line.map((piece) => (typeof piece === "string" ? piece : piece.kind === "sign" ? "" : piece.text)).join("");

/** All words of a block, for whoever looks for one. */
export function blockWords(block: Block): string[] {
  if (block.kind === "text") return [wordsOf(block.line)];
  if (block.kind === "list") return block.items.map(wordsOf);
  return block.kind === "picture" ? [block.caption, ...block.notes].map(wordsOf) : [];
}

/** All words of a section. */
export const sectionWords = ({ title, body }: Section): string => [title, ...body.flatMap(blockWords)].join(" ");
