// Made by tools/gen_types.py from the server's structs of the Python side. Do not edit.
import type { ChangedFigure, Endings, Hint, Layout, LessonRow, OptionRow, OutcomeShape, Remark, Review, Said, Warned, Worth } from "./generated";

/** Somebody, as they themselves may know it. */
export interface User {
  id: string;
  name: string;
  guest: boolean;
  preferences: Record<string, boolean | number | string>;
  webhook?: string;
  webhook_key?: string;
}

/** Who has come in. */
export interface Came {
  user: User;
}

/** Who calls; null: nobody yet. */
export interface Me {
  user: User | null;
}

/** A bot's way in, shown this once. */
export interface Token {
  token: string;
}

/** How many tokens no longer let anybody in. */
export interface Revoked {
  revoked: number;
}

/** So many minutes for the whole game, and some seconds more for each choice. */
export interface LiveClock {
  kind: "live";
  minutes: number;
  increment: number;
}

/** So many days for each choice. */
export interface DaysClock {
  kind: "days";
  days: number;
}

/** What a seat has left. */
export interface SeatClock {
  left: number;
  running: boolean;
}

/** Who sits at a seat. */
export interface Seat {
  index: number;
  kind: "person" | "open" | "invite" | "bot";
  name: string;
  stand_in: string | null;
  bot?: string;
  resigned?: boolean;
  late?: boolean;
  waits?: boolean;
  wait?: boolean;
  you?: boolean;
  online?: boolean;
  clock?: SeatClock;
  seal?: string;
}

/** What somebody has asked the others to let them take back. */
export interface UndoRequest {
  seat: number;
  ply: number;
  agreed: number[];
}

/** A game that went on under other rules than it began with. */
export interface Continued {
  rules: number;
  turn: number;
}

/** What is told of every table. */
export interface TableHead {
  id: string;
  game: string;
  players: number;
  options: Record<string, unknown>;
  visibility: "public" | "link" | "hotseat";
  clock: LiveClock | DaysClock | null;
  status: "waiting" | "playing" | "over" | "frozen" | "closed";
  ply: number;
  asked: number[];
  host?: number;
  created: number;
  finished?: number;
  seats: Seat[];
}

/** A table, as the caller may know it. */
export interface Table extends TableHead {
  open_end: boolean;
  away: "ask" | "play";
  hints?: boolean;
  step: number;
  commitment: string;
  imported?: boolean;
  started?: number;
  rematch?: string;
  yours?: boolean;
  undo_request?: UndoRequest;
  frozen?: Said;
  continued?: Continued;
  invite?: string;
  barred?: boolean;
  sent_away?: string[];
}

/** A table in a list. */
export interface Summary extends TableHead {
  moved: number;
  started?: number;
  your_turn?: boolean;
  outcome?: OutcomeShape;
}

/** A table. */
export interface TableAnswer {
  table: Table;
}

/** The start of a turn as it was kept. */
export interface Kept {
  position: string;
}

/** A table that has begun, and who sits there. */
export interface Begun extends TableAnswer {
  user: User;
}

/** A bot that people are offered. */
export interface Level {
  id: string;
  label: Said;
  help: Said;
  beats: Record<string, number>;
}

/** How far the review of a game is. */
export interface ReviewState {
  state: "none" | "waiting" | "working" | "done" | "failed";
  ahead: number;
  seconds_left: number | null;
  review: Review | null;
}

/** A study that somebody shares. */
export interface Shared {
  id: string;
  name: string;
  study: Record<string, unknown>;
  by: string;
  created: number;
}

/** Something that is wrong with a position. */
export interface Problem {
  field: string;
  said: Said;
  name: string | null;
}

/** A position that is set up by hand. */
export interface Setup {
  position: Record<string, unknown>;
  text: string;
  problems: Problem[];
  rest: Record<string, unknown> | null;
  layout: Layout | null;
}

/** The lessons that there are. */
export interface Lessons {
  lessons: LessonRow[];
}

/** What somebody has learned, by topic. */
export interface Progress {
  topics: Record<string, Record<string, unknown>>;
}

/** A puzzle, as it stands in a list: nothing of its solution. */
export interface PuzzleHead {
  game: string;
  number: number;
  players: number;
  kind: string;
  difficulty: "easy" | "fair" | "hard" | "fiendish";
  found: number;
}

/** The puzzle of a day. */
export interface PuzzleDay {
  date: string;
  game: string;
  number: number;
}

/** All puzzles, the easiest of each game first; and those of the last seven days, today's last. */
export interface PuzzleList {
  puzzles: PuzzleHead[];
  days: PuzzleDay[];
}

/** Some of the options that are wrong. */
export interface PuzzleHint {
  wrong: number[];
}

/** An option with what the check found. */
export interface PuzzleOption {
  row: OptionRow;
  win: Worth;
  behind: number;
  why: Said | null;
}

/** What there is to tell once somebody has answered, or given up. */
export interface PuzzleSolution {
  right: boolean | null;
  options: PuzzleOption[];
  figures: ChangedFigure[];
  steps: number;
  worlds: number;
  checks: number;
  tries: number;
  levels: Record<string, number>;
}

/** What a seat is asked. */
export interface Decision<Option> {
  seat: number;
  kind: string;
  prompt: Said;
  options: Option[];
}

/** A choice of the viewer's that has been committed. */
export interface Answered {
  ply: number;
  step: number;
  seat: number;
  option: number;
  id?: number;
}

/** All that a viewer may know of a match. */
export interface State<View, Option, Closed, Event, Forecast> {
  type: "state";
  ply: number;
  step: number;
  since: number;
  you: number[];
  seat: number | null;
  view: View;
  decisions: Decision<Option>[];
  unavailable: Closed[];
  asides?: Option[];
  forecast: Forecast | null;
  undo: Said | null;
  events: Event[];
  outcome: OutcomeShape | null;
  table: Table;
  answered?: Answered[];
  coach?: Remark[];
}

/** A state without what stands in the message before it; a field that is left out is as it was. */
export interface Changes<View, Option, Closed, Event, Forecast> {
  type: "changes";
  ply: number;
  step: number;
  since: number;
  base: number;
  view: Partial<View>;
  rows?: Record<string, (Record<string, unknown> | null)[]>;
  gone?: string[];
  you?: number[];
  seat?: number | null;
  decisions?: Decision<Option>[];
  unavailable?: Closed[];
  asides?: Option[];
  forecast?: Forecast | null;
  undo?: Said | null;
  events: Event[];
  outcome?: OutcomeShape | null;
  coach?: Remark[];
  table?: Table;
  answered?: Answered[];
}

/** What a seat chose at a moment that is looked back at. */
export interface Chosen {
  seat: number;
  option: number;
}

/** The state of an earlier move. */
export interface Replay<View, Option, Closed, Event, Forecast> extends State<View, Option, Closed, Event, Forecast> {
  plies: number;
  stops: number[];
  chosen?: Chosen[];
  earlier?: boolean;
}

/** What happened before the events that the viewer holds: a long game is told page by page, the last page first. */
export interface Earlier<Event> {
  type: "earlier";
  events: Event[];
}

/** What happened before an event, as much as goes on a page. */
export interface EventsPage<Event> {
  events: Event[];
}

/** The table itself has changed: somebody came or went, or asked to take something back. */
export interface TableChanged {
  type: "table";
  table: Table;
}

/** What the viewer sent is turned down. */
export interface Refused {
  type: "refused";
  code: string;
  message: string;
  said: Said;
  ply: number;
}

/** Somebody spoke. */
export interface Chat {
  type: "chat";
  id: number;
  table: string;
  seats: number[];
  name: string;
  text: string;
  at: number;
}

/** The standing orders of these seats, as they are kept. */
export interface Orders {
  type: "orders";
  seats: number[];
  answers: Record<string, "ask" | number>;
  order: string | null;
}

/** What the viewer might do. */
export interface Advice {
  type: "advice";
  hint: Hint;
}

/** How games end from a moment of a study. */
export interface Ends {
  type: "ends";
  endings: Endings;
}

/** What is to be said against an option; null: nothing, as far as could be told at once. */
export interface Weighed {
  type: "weighed";
  ply: number;
  option: number;
  warned: Warned | null;
}

/** Somebody is there. */
export interface Pong {
  type: "pong";
  worker: string;
}

/** Why a call is turned down: a code for programs, a sentence for people. */
export interface Refusal {
  code: string;
  message: string;
  said: Said;
}

/** What a webhook is told. */
export interface YourTurn {
  event: "your-turn";
  table: string;
  game: string;
  seat: number;
  ply: number;
  at: number;
}

/** A message of the live channel. */
export type ServerMessage<View, Option, Closed, Event, Forecast> =
  | State<View, Option, Closed, Event, Forecast>
  | Changes<View, Option, Closed, Event, Forecast>
  | Earlier<Event>
  | TableChanged
  | Refused
  | Chat
  | Orders
  | Advice
  | Weighed
  | Pong;
