/** What a game brings along: its table, how its events move, how its cards are drawn. */
import type { ComponentChildren, JSX } from "preact";
import type { Catalog } from "../state/catalog";
import type { Sound } from "../state/sound";
import type { CardRow, DecisionMessage, Shapes } from "../state/wire";
import type { EventRow, OutcomeShape, SheetLine } from "../types/generated";
import type { Path } from "./fly";
import type { Line, Tone } from "./lines";

// What a kit can be asked stands here as methods: so a kit of one game's shapes passes for a kit of any game. That it
// meets no other game's messages is the business of the registry, which finds a kit by the game's id.

export interface Drawn<C extends CardRow = CardRow> {
  row: C;
  catalog: Catalog<C>;
}

/** A row of buttons in the card browser, of which one at most is pressed. */
export interface Sieve<C extends CardRow = CardRow> {
  label(): string;
  choices(catalog: Catalog<C>): SieveChoice[];
  keeps(row: C, key: string): boolean;
}

export interface SieveChoice {
  key: string;
  cls?: string;
  /** What it is called, where its face does not say so. */
  label?: string | undefined;
  face: ComponentChildren;
}

/** A field of a card that a player may know better. */
export interface Field {
  /** By its name in the row; one within another as `effect.money`. */
  name: string;
  /** A number, words, one of several choices, or a list of them. */
  kind: "amount" | "words" | "choice" | "several";
  choices?: readonly { value: unknown; label: string }[];
  /** How many there may be in a list that is not always full. */
  room?: number;
  /** The card that it is a field of, where that is another than the one looked up, and what it is called there. */
  of?: { card: string; label: string };
  /** What is entered for what the row has, and the correction for what was entered, where these are not the same. */
  read?(value: unknown): unknown;
  write?(value: unknown): unknown;
  /** The number of the first thing in a list of things that have their places. */
  first?: number;
}

/** How a game's cards are drawn, on the table and wherever they are looked up. */
export interface Cards<C extends CardRow = CardRow> {
  Face(drawn: Drawn<C>): JSX.Element;
  Large(drawn: Drawn<C>): JSX.Element;
  words(row: C, catalog: Catalog<C>): string;
  /** Whether the face lies on its side. */
  wide(row: C, catalog: Catalog<C>): boolean;
  /** The types of cards, in the order in which they are browsed. */
  types: readonly string[];
  /** What a type is called. */
  type(type: string): string;
  /** The fields whose figures may be our own. */
  figures: readonly string[];
  /** What a player may correct on a card. */
  fields(row: C, catalog: Catalog<C>): Field[];
  /** What has to be said above these fields. */
  lead?(row: C, catalog: Catalog<C>): string | null;
  /** More words that a card is found by, such as what its signs mean. */
  found?(row: C): string;
  sieves: readonly Sieve<C>[];
}

/** The players' figures from step to step, as a chart draws them. */
export interface Course {
  title: string;
  note: string;
  /** Each player's figure after each step. */
  steps: number[][];
  /** The ply at which each step ended. */
  plies: number[];
  /** How many steps make one on the axis. */
  tick: number;
  /** Whether an account at the end adds one wide step. */
  account?: boolean;
  /** What a step is called by: its round, its turn. */
  number(step: number): number;
  label(lines: string[]): string;
}

/** What a game adds to the sheet at its end. */
export interface Sheet {
  /** What the end is called above the sheet, where margins of points do not say it. */
  headline?: (outcome: OutcomeShape, me: number | null) => string;
  /** A line's name and what it means. */
  line: (line: SheetLine) => [string, string] | undefined;
  total: () => string;
  /** What decided, by the outcome's ending. */
  ending: (ending: string) => string | null;
  /** Stands in the account's place where the game was not decided by points. */
  Account?: (props: { outcome: OutcomeShape }) => JSX.Element | null;
  /** Beside a rank, in the table's head. */
  Rank?: (props: { seat: number; rank: string }) => JSX.Element;
  Cell?: (props: { line: SheetLine; seat: number }) => JSX.Element;
  /** Under the account: how ties are broken. */
  ties?: () => string;
  /** What the end shows in the place of sums: a game that is won by who one was turns everybody up. */
  Unmasked?: (props: { outcome: OutcomeShape }) => JSX.Element | null;
  /** How the players' figures went, step by step. */
  course?: (outcome: OutcomeShape, events: readonly EventRow[]) => Course;
  /** Beside the account: charts and figures. */
  Aside?: (props: { outcome: OutcomeShape }) => JSX.Element;
}

/** Some signs of a game, as its legend has them together. */
export interface Signs {
  title: "legend-cards" | "legend-figures" | "legend-goods" | "legend-pieces" | "legend-places" | "legend-players";
  /** By their names in the sprite; what they mean is said by `means-NAME`. */
  signs: readonly string[];
}

/** A word on a place of the table that no sign stands for. */
export interface About {
  /** Where it is, as a selector. */
  at: string;
  says(element: Element): string | null;
}

/** A part of the table where things of a position lie: there they can be put by hand, and there they are wrong. */
export interface Lie {
  /** Where it is, as a selector. */
  at: string;
  /** The fields of a position whose things lie there, by their paths: the likeliest first, and where in them. */
  fields?(element: Element, players: number): readonly { path: string; index?: number }[];
  /** The area or market that it is. */
  place?(element: Element): string;
}

/** A key that takes the first option which fits. */
export interface Key<G extends Shapes = Shapes> {
  key: string;
  does(): string;
  fits(row: G["option"]): boolean;
}

export interface Kit<G extends Shapes = Shapes> {
  Table: () => JSX.Element | null;
  /** The heading above an event in the log; where a kit has none, each round of turns has one. */
  heading?(event: G["event"], before: readonly G["event"][]): string | null;
  /** Whether an event that can be told on a line of the same player belongs there; if not asked, it joins the last. */
  belongs?(event: G["event"], line: Line): boolean;
  /** Whether an event is good or bad news for whom it befalls, where it is told on the line of another. */
  tone?(event: G["event"]): Tone;
  path(event: G["event"]): Path | null;
  /** What an event sounds like, if it is to be heard. */
  sound?(event: G["event"]): Sound | null;
  icon(row: G["option"]): string;
  /** What is asked, where the table can say it better than the engine. */
  ask?(decision: DecisionMessage<G>): string | null;
  /** The card that an option is about, if it has one to look at. */
  look(row: G["option"]): string | null;
  cards: Cards<G["card"]>;
  sheet: Sheet;
  keys: readonly Key<G>[];
  /** The parts of its table that a lesson can point at, as selectors: wide and on a phone. `docs/lessons.md` lists them. */
  places?: Readonly<Record<string, string>>;
  /** The legend: every sign that the table shows. */
  signs: readonly Signs[];
  about: readonly About[];
  /** Where a position's things lie. */
  lies?: readonly Lie[];
  /** The section of the rules that a question belongs to. */
  rule(kind: string): string;
}
