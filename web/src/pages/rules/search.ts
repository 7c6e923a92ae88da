/** What is found where in the rules. */
import { hitsIn } from "../../words/fold";
import { tell } from "../../words/language";
import { type Block, type Book, blockWords, type Section } from "../../words/rules";
import type { Drawing } from "./reading";

/** The cards that a picture of texts is of, by their ids or their types; only those that say something. */
export function textsIn({ catalog }: Pick<Drawing, "catalog">, ids: readonly string[]): Drawing["catalog"]["rows"] {
  return catalog.rows.filter((row) => row.text && ids.some((id) => id === row.id || id === row.type));
}

/** All words that a block shows, those of cards and rulings too. */
function shownWords(block: Block, book: Book, drawing: Drawing | null): string[] {
  if (block.kind === "rulings")
    return book.rulings.flatMap((ruling) => (block.ids.includes(ruling.id) ? [ruling.question, ruling.answer] : []));
  const own = blockWords(block);
  if (block.kind !== "picture" || block.of !== "texts" || !drawing) return own;
  const { catalog } = drawing;
  return [...own, ...textsIn(drawing, block.ids).flatMap((row) => [catalog.name(row.id), tell(row.text ?? "")])];
}

/** How often what is looked for stands in a section. */
export function found(section: Section, book: Book, drawing: Drawing | null, query: string): number {
  const words = [section.title, ...section.body.flatMap((block) => shownWords(block, book, drawing))];
  return words.reduce((sum, text) => sum + hitsIn(text, query).length, 0);
}

/** How often it stands among the rulings. */
export function foundInRulings({ rulings }: Book, query: string): number {
  const words = rulings.flatMap(({ question, answer, reason }) => [question, answer, reason]);
  return words.reduce((sum, text) => sum + hitsIn(text, query).length, 0);
}
