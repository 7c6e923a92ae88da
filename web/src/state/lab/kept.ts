/** A study as it is kept and shared. */
import type { Beginning } from "../study";
import type { Position } from "./paths";
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

/** Of each game this browser keeps one study that was begun by hand, one of a game that was played, and what is being
 * laid: looking into a game costs nobody what they have made. */
const keyOf = (game: string, what: "" | "-played" | "-laid") => DRAFT + game + what;

function store(key: string, value: object | null): void {
  try {
    if (value) localStorage.setItem(key, JSON.stringify(value));
    else localStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing is no reason to stop.
  }
}

function stored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** Keep a study in this browser for the next visit. */
export function keepDraft(study: Study): void {
  store(keyOf(study.game, "table" in study.beginning ? "-played" : ""), study);
}

/** What was left here the last time. */
export const draftOf = (game: string): Study | null => studyFrom(stored(keyOf(game, "")));

/** The same of a moment of a game, if that was the last one that was looked into. */
export function playedDraft(game: string, table: string, ply: number): Study | null {
  const study = studyFrom(stored(keyOf(game, "-played")));
  const from = study?.beginning;
  return from && "table" in from && from.table === table && from.ply === ply ? study : null;
}

/** Keep a position that is in the making; null: it is made. */
export const keepLaid = (game: string, position: Position | null): void => store(keyOf(game, "-laid"), position);

/** The position that was in the making. */
export function laidOf(game: string): Position | null {
  const position = stored(keyOf(game, "-laid"));
  return isObject(position) ? (position as Position) : null;
}
