/** A study as it is kept and shared. */
import type { Beginning } from "../study";
import { branchAt, ROOT, type Tree, treeFrom } from "./tree";

const VERSION = 1;
const DRAFT = "bigsmoke-lab-";

/** What is kept of a study, and shared. */
export interface Study {
  version: number;
  game: string;
  beginning: Beginning;
  tree: Tree;
  at: number;
  a: number | null;
  b: number | null;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** A study that somebody else has kept; null: it is none. */
export function studyFrom(value: unknown): Study | null {
  if (!isObject(value) || value.version !== VERSION || typeof value.game !== "string") return null;
  const given = isObject(value.beginning) ? value.beginning : {};
  const { position, table, ply } = given;
  const beginning: Beginning | null =
    typeof table === "string" && Number.isInteger(ply)
      ? { table, ply: ply as number }
      : typeof position === "string" || isObject(position)
        ? { position }
        : null;
  if (!beginning) return null;
  const tree = treeFrom(value.tree);
  const known = (id: unknown): number | null => (branchAt(tree, id as number) ? (id as number) : null);
  return {
    version: VERSION,
    game: value.game,
    beginning,
    tree,
    at: known(value.at) ?? ROOT,
    a: known(value.a),
    b: known(value.b),
  };
}

/** A study that begins somewhere, with nothing tried. */
export const freshStudy = (game: string, beginning: Beginning): Study => ({
  version: VERSION,
  game,
  beginning,
  tree: treeFrom([]),
  at: ROOT,
  a: null,
  b: null,
});

/** Keep a study in this browser for the next visit. */
export function keepDraft(study: Study): void {
  try {
    localStorage.setItem(DRAFT + study.game, JSON.stringify(study));
  } catch {
    // A browser that keeps nothing is no reason to stop.
  }
}

/** What was left here the last time. */
export function draftOf(game: string): Study | null {
  try {
    return studyFrom(JSON.parse(localStorage.getItem(DRAFT + game) ?? "null"));
  } catch {
    return null;
  }
}
