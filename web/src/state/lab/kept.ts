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
  const { position, table, ply, study } = given;
  const beginning: Beginning | null =
    typeof table === "string" && Number.isInteger(ply)
      ? { table, ply: ply as number, ...(typeof study === "string" && { study }) }
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

/** Where a study is kept. */
const placeOf = ({ game, beginning }: Study): string => keyOf(game, "table" in beginning ? "-played" : "");

function store(key: string, value: object | null): void {
  try {
    if (value) localStorage.setItem(key, JSON.stringify(value));
    else localStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing is no reason to stop.
  }
}

function textAt(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function stored(key: string): unknown {
  try {
    return JSON.parse(textAt(key) ?? "null");
  } catch {
    return null;
  }
}

/** Keep a study in this browser for the next visit. */
export function keepDraft(study: Study): void {
  store(placeOf(study), study);
}

/** What is kept where a study would be: the same one, perhaps as another tab has left it, or another. */
export const keptFor = (study: Study): Study | null => studyFrom(stored(placeOf(study)));

/** Where a study begins, whoever lets one see it. */
const whereOf = ({ beginning }: Study): string =>
  JSON.stringify("table" in beginning ? [beginning.table, beginning.ply] : beginning);

/** Whether two studies are one, however far each has come: they begin alike. */
export const sameStudy = (one: Study, other: Study): boolean =>
  one.game === other.game && whereOf(one) === whereOf(other);

/** A study as whoever has its link may look at it: where it comes from a table, by the right of who first shared it. */
export function byLink(study: Study, id: string): Study {
  const { beginning } = study;
  return "table" in beginning ? { ...study, beginning: { ...beginning, study: beginning.study ?? id } } : study;
}

/** What a tab knows of the studies that are kept, while the browser's other tabs keep theirs in the same places. */
export class Shelf {
  /** What lay in each place when this tab last looked there, or put something there. */
  private readonly seen = new Map<string, string | null>();

  put(study: Study): void {
    const place = placeOf(study);
    store(place, study);
    // A browser that is full has kept what it had: that is nothing new.
    this.seen.set(place, textAt(place));
  }

  /** What lies in a study's place and was put there by another tab since this one last looked; null: nothing. */
  news(study: Study): Study | null {
    const place = placeOf(study);
    const text = textAt(place);
    if (text === this.seen.get(place)) return null;
    this.seen.set(place, text);
    return keptFor(study);
  }
}

/** Be told when another tab keeps something of the lab, until what is answered is called. */
export function onKept(hear: () => void): () => void {
  const heard = ({ key }: StorageEvent): void => {
    if (key?.startsWith(DRAFT)) hear();
  };
  window.addEventListener("storage", heard);
  return () => window.removeEventListener("storage", heard);
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
