/** What a game brings along: its table, how its events are told and move, how its cards are drawn. */
import type { JSX } from "preact";
import type { CardRow, Catalog } from "../state/catalog";
import type { DecisionMessage } from "../state/wire";
import type { EventRow, OptionRow, OutcomeShape, SheetLine } from "../types/generated";
import type { Path } from "./fly";
import type { Line } from "./lines";

export interface Drawn {
  row: CardRow;
  catalog: Catalog;
}

/** How a game's cards are drawn, on the table and wherever they are looked up. */
export interface Cards {
  Face: (drawn: Drawn) => JSX.Element;
  Large: (drawn: Drawn) => JSX.Element;
  words: (row: CardRow, catalog: Catalog) => string;
  /** Whether the face lies on its side. */
  wide: (row: CardRow, catalog: Catalog) => boolean;
}

/** What a game adds to the sheet at its end. */
export interface Sheet {
  /** What the end is called above the sheet, where margins of points do not say it. */
  headline?: (outcome: OutcomeShape, name: (seat: number) => string, me: number | null) => string;
  /** A line's name and what it means. */
  line: (line: SheetLine) => [string, string] | undefined;
  total: string;
  /** Stands in the account's place where the game was not decided by points. */
  Account?: (props: { outcome: OutcomeShape }) => JSX.Element | null;
  /** Beside a rank, in the table's head. */
  Rank?: (props: { seat: number; rank: string }) => JSX.Element;
  Cell?: (props: { line: SheetLine; seat: number }) => JSX.Element;
  /** Under the account: how ties are broken. */
  ties?: string;
  /** Beside the account: charts and figures. */
  Aside?: (props: { outcome: OutcomeShape }) => JSX.Element;
}

export interface Kit {
  Table: () => JSX.Element | null;
  lines: (events: readonly EventRow[], players: number, me: number | null) => Line[];
  path: (event: EventRow) => Path | null;
  icon: (row: OptionRow) => string;
  /** What is asked, where the game can say it better than the engine: by names. */
  ask?: (decision: DecisionMessage, name: (seat: number) => string) => string | null;
  /** The card that an option is about, if it has one to look at. */
  look: (row: OptionRow) => string | null;
  cards: Cards;
  sheet: Sheet;
}

/** A kit with what is written about its game. */
export interface Game extends Kit {
  /** A word on each kind of decision, for a first game. */
  guide: Record<string, string>;
}

/** Each game's kit is fetched when it is first needed. */
const KITS: Record<string, () => Promise<{ kit: Kit }>> = {
  "london-2e": () => import("./london/kit"),
  "london-1e": () => import("./london/kit").then(({ first }) => ({ kit: first })),
  "nanty-narking": () => import("./nanty/kit"),
  "london-markets": () => import("./markets/kit"),
};

export async function loadKit(game: string): Promise<Game> {
  const load = KITS[game] ?? ((): Promise<{ kit: Kit }> => import("./generic"));
  const [{ kit }, { guide }] = await Promise.all([load(), import("../text/guide")]);
  return { ...kit, guide: guide[game] ?? {} };
}
