// Made by tools/gen_types.py from the TypedDicts of the Python side. Do not edit.

/** What every view begins with. */
export interface ViewHead {
  game: string;
  players: number;
  options: Record<string, unknown>;
  ply: number;
  you: number | null;
  turn: number;
  over: boolean;
  asked: number[];
  sealed: number | null;
}

/** One option of a decision; a game adds what the option names. */
export interface OptionRow {
  option: number;
  seat: number;
  kind: string;
  label: string;
  preview?: string;
  warning?: string;
  done?: boolean;
}

/** What cannot be done now, and why. */
export interface UnavailableRow {
  label: string;
  reason: string;
}

/** Something that happened; a game adds what the event names. */
export interface EventRow {
  n: number;
  ply: number;
  kind: string;
  text: string;
  seat?: number;
}

/** One part of a forecast's sum. */
export interface ForecastPart {
  label: string;
  amount: number;
}

/** A figure that decides the game, as it would be now. */
export interface ForecastRow {
  label: string;
  total: number;
  parts: ForecastPart[];
}

/** One line of the score sheet; `points` says whether it adds to the total. */
export interface SheetLine {
  line?: string;
  label: string;
  amounts: number[];
  points: boolean;
}

/** How a match ended. */
export interface OutcomeShape {
  scores: number[];
  ranks: number[];
  winners: number[];
  ending: string;
  sheet: SheetLine[];
}

/** What a host may set before the first card is dealt. */
export interface TableOption {
  name: string;
  label: string;
  default: unknown;
  choices: unknown[];
  help: string;
}

/** A game as `bigsmoke.games()` lists it. */
export interface GameInfo {
  name: string;
  players: number[];
  rules: number;
  credit: string;
  options: TableOption[];
}

/** The spaces for discarded cards, row by row; a free space is None. */
export interface LondonBoard {
  top: (string | null)[];
  bottom: (string | null)[];
}

/** A stack from its lowest card up; what the viewer may not know is None. */
export interface LondonStack {
  cards: (string | null)[];
  top: string | null;
  up: boolean;
  used: boolean;
  fresh: boolean;
  coins: number;
}

/** One player's side of the table. */
export interface LondonSeat {
  seat: number;
  money: number;
  poverty: number;
  loans: number;
  prestige: number;
  hand_size: number;
  hand: string[] | null;
  known: string[];
  stacks: LondonStack[];
  boroughs: string[];
}

/** What both editions show. */
export interface LondonView {
  game: string;
  players: number;
  options: Record<string, unknown>;
  ply: number;
  you: number | null;
  turn: number;
  over: boolean;
  asked: number[];
  sealed: number | null;
  turns: number;
  deck: number;
  board: LondonBoard;
  removed: string[];
  last_round: number | null;
  foreseen?: string[];
  seats: LondonSeat[];
}

/** The table of the 2nd edition. */
export interface SecondView {
  game: string;
  players: number;
  options: Record<string, unknown>;
  ply: number;
  you: number | null;
  turn: number;
  over: boolean;
  asked: number[];
  sealed: number | null;
  turns: number;
  deck: number;
  board: LondonBoard;
  removed: string[];
  last_round: number | null;
  foreseen?: string[];
  seats: LondonSeat[];
  market: string[];
  borough_deck: number;
}

/** One player's side of the table in the 1st edition. */
export interface FirstSeat {
  seat: number;
  money: number;
  poverty: number;
  loans: number;
  prestige: number;
  hand_size: number;
  hand: string[] | null;
  known: string[];
  stacks: LondonStack[];
  boroughs: string[];
  counters: number;
}

/** The table of the 1st edition: `land` can be bought, `underground` has a counter. */
export interface FirstView {
  game: string;
  players: number;
  options: Record<string, unknown>;
  ply: number;
  you: number | null;
  turn: number;
  over: boolean;
  asked: number[];
  sealed: number | null;
  turns: number;
  deck: number;
  board: LondonBoard;
  removed: string[];
  last_round: number | null;
  foreseen?: string[];
  land: string[];
  underground: string[];
  underground_left: number;
  seats: FirstSeat[];
}

/** An option, with whatever of the table it names. */
export interface LondonOption {
  option: number;
  seat: number;
  kind: string;
  label: string;
  preview?: string;
  warning?: string;
  done?: boolean;
  action?: string;
  amount?: number;
  borough?: string;
  card?: string;
  cost?: number;
  deck?: boolean;
  loan?: boolean;
  loans?: number;
  look?: boolean;
  new?: boolean;
  owner?: number;
  space?: number;
  stack?: number;
  swap?: boolean;
  target?: number;
}

/** What cannot be done now, with whatever of the table it names. */
export interface LondonUnavailable {
  label: string;
  reason: string;
  action?: string;
  borough?: string;
  card?: string;
  stack?: number;
}

/** Something that happened, with whatever of the table it names. */
export interface LondonEvent {
  n: number;
  ply: number;
  kind: string;
  text: string;
  seat?: number;
  action?: string;
  amount?: number;
  borough?: string;
  card?: string;
  cards?: string[];
  new?: string | null;
  other?: string;
  space?: number;
  stack?: number;
}

/** The two figures that decide a game of London. */
export interface LondonForecast {
  run: ForecastRow;
  score: ForecastRow;
}

/** An effect that is more than symbols. */
export interface CardEffect {
  name: string;
  amount?: number;
  cards?: number;
  colour?: "brown" | "blue" | "pink" | "grey";
  prestige?: number;
  where?: string;
}

/** A city card as the card table has it; an absent figure is nought. */
export interface CityCard {
  type: "city";
  id: string;
  name: string;
  copies: Record<string, number>;
  colour: "brown" | "blue" | "pink" | "grey";
  known: string[];
  action?: string;
  activate?: number | string;
  aliases?: string[];
  cost?: number;
  deck?: string;
  effect?: CardEffect;
  flips?: boolean;
  free?: boolean;
  money?: number;
  note?: string;
  ongoing?: string;
  poverty?: number;
  prestige?: number;
  relief?: number;
  text?: string;
  value?: number;
}

/** A borough of the 2nd edition. */
export interface BoroughCard {
  type: "borough";
  id: string;
  name: string;
  cost: number;
  cards: number;
  prestige: number;
  relief: number;
  side: "north" | "south";
  river: boolean;
  known: string[];
  ability?: string;
  note?: string;
  run_money?: number;
  run_poverty?: number;
  run_prestige?: number;
  run_relief?: number;
  starter?: boolean;
  text?: string;
}

/** A borough of the 1st edition's map. */
export interface MapBorough {
  type: "borough";
  id: string;
  name: string;
  cost: number;
  cards: number;
  value: number;
  side: "north" | "south";
  river: boolean;
  borders: string[];
  bridges?: string[];
  known: string[];
  note?: string;
  starter?: boolean;
  text?: string;
}
