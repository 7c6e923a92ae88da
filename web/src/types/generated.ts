// Made by tools/gen_types.py from the TypedDicts of the Python side. Do not edit.

/** Something said: the key of a message, whose arguments stand beside it; `text` where a language was asked for. */
export interface Said {
  key: string;
  text?: string;
}

/** What every view begins with; at a server's table it is the table that has the options. */
export interface ViewHead {
  game: string;
  players: number;
  options?: Record<string, unknown>;
  ply: number;
  you: number | null;
  turn: number;
  over: boolean;
  asked: number[];
  sealed: number | null;
}

/** One option of a decision; a game adds what the option names.

    `final` says that something hidden comes to light: no choice can be taken back across that. */
export interface OptionRow extends Said {
  option: number;
  seat: number;
  kind: string;
  preview?: Said;
  warning?: Said;
  final?: Said;
  done?: boolean;
}

/** What cannot be done now, and why. */
export interface UnavailableRow extends Said {
  reason: Said;
}

/** Something that happened; a game adds what the event names. */
export interface EventRow extends Said {
  n: number;
  ply: number;
  kind: string;
  seat?: number;
}

/** One part of a forecast's sum. */
export interface ForecastPart {
  label: Said;
  amount: number;
}

/** A figure that decides the game, as it would be now. */
export interface ForecastRow {
  label: Said;
  total: number;
  parts: ForecastPart[];
}

/** What a coach remarks on a position: a fact with its figures, what it means, and where the rules say so.

    `heeds` are the options that act on it, `against` those that pay for it; `sum` is the figure that it is about. */
export interface Remark {
  topic: string;
  says: Said;
  why: Said;
  rule: string;
  heeds: number[];
  against: number[];
  sum?: ForecastRow;
}

/** One line of the score sheet; `points` says whether it adds to the total.

    `of` is what each amount is reckoned from, as it stands by then: the pounds that are left, the loans still unpaid. */
export interface SheetLine {
  line?: string;
  label: Said;
  amounts: number[];
  of?: number[];
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

/** A card as every game's card table has it; a game adds what its own have. */
export interface CardRow {
  id: string;
  name: Said | string;
  full_name?: Said;
  type?: string;
  text?: Said | string;
  note?: Said;
  colour?: string;
  known?: string[];
  aliases?: string[];
}

/** What a host may set before the first card is dealt. */
export interface TableOption {
  name: string;
  label: Said;
  default: unknown;
  choices: unknown[];
  help: Said;
}

/** A game as `bigsmoke.games()` lists it. */
export interface GameInfo {
  name: Said;
  players: number[];
  rules: number;
  credit: Said;
  options: TableOption[];
}

/** A field of a position that can be set by hand, and what may be put there.

    - `amount`: a whole number from `least` to `most`; `flag`: true or false
    - `seat`: a seat; `owner`: a seat, or -1 for none; `choice`: one of `choices`
    - `thing`: one of the `things`; `list`: several, in order; `row`: so many spaces, "-" where nothing lies
    - `stacks`: lists of things, bottom to top, with "-" before what lies face down
    - `amounts`: a number for each seat; `counts`: a number for each of `choices`; `owners`: seats, in order
    - `numbers`: whole numbers in order: one for each entry of `along`; or `room` of them, around the amount in `along`;
      or as many as one likes
    - `several`: some of `choices`; `rows`: entries that have the `columns`, each of which may be left out
    - `sights`: who has seen which cards in whose hand */
export interface LayoutField {
  path: string;
  kind: "amount" | "flag" | "seat" | "owner" | "choice" | "thing" | "list" | "row" | "stacks" | "amounts" | "counts" | "owners" | "numbers" | "several" | "rows" | "sights";
  label?: string;
  usual?: boolean;
  along?: string;
  columns?: LayoutField[];
  place?: string;
  least?: number;
  most?: number;
  choices?: string[];
  things?: string;
  among?: string;
  room?: number;
  rest?: boolean;
}

/** What a position of a game is made of, for whoever sets one up by hand. */
export interface Layout {
  supplies: Record<string, Record<string, number>>;
  places: string | null;
  fields: LayoutField[];
  empty: Record<string, unknown>;
  memory: Record<string, string>;
}

/** A chance to win, and the bounds between which it lies 95 times of 100. */
export interface Worth {
  p: number;
  lo: number;
  hi: number;
}

/** Everybody's chance to win at the start of a turn. */
export interface ChancePoint {
  turn: number;
  round: number;
  ply: number;
  mover: number;
  seat: number | null;
  win: Worth[];
}

/** An option with its chance to win. */
export interface OptionWorth {
  row: OptionRow;
  win: Worth;
  worlds: number;
}

/** A figure of the forecast at the end of the turn: the mean over the worlds, after what was played and the best. */
export interface ChangedFigure {
  name: string;
  seat: number;
  label: Said;
  played: number;
  best: number;
}

/** What there is to tell of a choice that was not the best. */
export interface Detail {
  options: OptionWorth[];
  why: Said;
  line: (Record<string, unknown>)[];
  figures: ChangedFigure[];
}

/** A choice that somebody made, by what that seat knew. */
export interface JudgedChoice {
  ply: number;
  turn: number;
  round: number;
  seat: number;
  kind: string;
  options: number;
  played: OptionRow;
  best: OptionRow;
  grade: "sound" | "doubtful" | "mistake" | "blunder";
  loss: number;
  pm: number;
  pms: number[];
  before: number[];
  after: number[];
  worlds: number;
  detail?: Detail;
}

/** What nobody's choice explains: everybody's gain between one judged choice and the next. */
export interface Luck {
  since: number;
  until: number;
  delta: number[];
}

/** One seat's account: start + own + others + luck = result, to the last digit. */
export interface AccountRow {
  start: number;
  own: number;
  own_pm: number;
  others: number;
  others_pm: number;
  luck: number;
  luck_pm: number;
  result: number;
  swing: number;
  swings: number[];
}

/** The choices that are no moments, of one seat. */
export interface Rest {
  count: number;
  loss: number;
}

/** All that is known of a game so far; `account` is empty until `done` equals `jobs`. */
export interface Review {
  version: number;
  game: string;
  players: number;
  digest: string;
  seed: number;
  effort: "quick" | "usual" | "deep";
  done: number;
  jobs: number;
  turns: number;
  points: ChancePoint[];
  opened: ChancePoint[];
  choices: JudgedChoice[];
  moments: number[];
  rest: Rest[];
  luck: Luck[];
  account: AccountRow[];
  winners: number[];
}

/** A part of a review that can be worked out by itself. */
export interface Job {
  number: number;
  kind: "points" | "choices";
  turns: number[];
}

/** What came of a job. */
export interface Part {
  number: number;
  points: ChancePoint[];
  opened: ChancePoint[];
  choices: JudgedChoice[];
}

/** An option that is among the best. */
export interface HintOption extends OptionWorth {
  why: Said;
}

/** What a seat might do: the best first. */
export interface Hint {
  ply: number;
  seat: number;
  options: HintOption[];
  chances: Worth[];
  equal: boolean;
}

/** How one imagined game ended. */
export interface Ended {
  scores: number[] | null;
  winners: number[];
  ending: string;
}

/** How games ended that were imagined from what a seat knows, and played on by quick answers. */
export interface Endings {
  ply: number;
  seat: number;
  batch: number;
  games: Ended[][];
}

/** A choice that seems to cost too much. */
export interface Warned {
  played: OptionWorth;
  best: OptionWorth;
  loss: number;
  pm: number;
  threshold: number;
}

/** What is said to a choice that is legal but not the one that is taught: a form of the cue's message. */
export interface CueAnswer {
  option: number;
  says: string;
}

/** One thing that is said, and, where it asks for one, the choice that it asks for. */
export interface Cue {
  id: string;
  line: number[][];
  made: number[][];
  kind: string;
  move: number | null;
  answers: CueAnswer[];
  point: string[];
  sums: string[];
  after: string[];
}

/** A lamp of the lesson: a position, and what is said and done in it. */
export interface LessonStep {
  id: string;
  position: Record<string, unknown>;
  cues: Cue[];
}

/** A game taught at its own table. At its end the game goes on from where it stands. */
export interface Lesson {
  game: string;
  seat: number;
  players: number;
  bot: string;
  steps: LessonStep[];
}

/** A lesson as the list of them shows it. */
export interface LessonRow {
  game: string;
  steps: string[];
}

/** The spaces for discarded cards, row by row; a free space is None.

    The next discard `lands` in a space, counted from the top row's first on; on a full board a row `leaves` before it. */
export interface LondonBoard {
  top: (string | null)[];
  bottom: (string | null)[];
  lands?: number;
  leaves?: "top" | "bottom";
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

/** One player's side of the table.

    `over` is the poverty above the fewest at the table, hands counted, and `loss` the points that it would cost. */
export interface LondonSeat {
  seat: number;
  money: number;
  poverty: number;
  loans: number;
  prestige: number;
  over: number;
  loss: number;
  hand_size: number;
  hand: string[] | null;
  known: string[];
  stacks: LondonStack[];
  boroughs: string[];
}

/** What both editions show.

    `sets` are the cards of the deck by set, uppermost first; `losses` what poverty above the fewest costs, from 0 on. */
export interface LondonView extends ViewHead {
  turns: number;
  deck: number;
  sets: Record<string, number>;
  board: LondonBoard;
  removed: string[];
  last_round: number | null;
  hand_limit: number;
  losses: number[];
  foreseen?: string[];
  seats: LondonSeat[];
}

/** The table of the 2nd edition. */
export interface SecondView extends LondonView {
  market: string[];
  borough_deck: number;
}

/** One player's side of the table in the 1st edition. */
export interface FirstSeat extends LondonSeat {
  counters: number;
}

/** The table of the 1st edition: `land` can be bought, `underground` has a counter. */
export interface FirstView extends ViewHead {
  turns: number;
  deck: number;
  sets: Record<string, number>;
  board: LondonBoard;
  removed: string[];
  last_round: number | null;
  hand_limit: number;
  losses: number[];
  foreseen?: string[];
  land: string[];
  underground: string[];
  underground_left: number;
  seats: FirstSeat[];
}

/** What an option is certain to change for an opponent. */
export interface LondonHarm {
  seat: number;
  money?: number;
  poverty?: number;
  loans?: number;
}

/** What an option is certain to change, once all that belongs to it is done.

    `run` is the poverty that the end of a run brings, `coins` the money that lies on Shops. */
export interface LondonBrings {
  money?: number;
  poverty?: number;
  prestige?: number;
  loans?: number;
  run?: number;
  stacks?: number;
  coins?: number;
  others?: LondonHarm[];
}

/** An option, with whatever of the table it names; `idle` is what a run brings in which nothing is activated.

    `run` is by how much a card that is drawn, played or given up changes the poverty of a run, at least and at most:
    one that is played may begin a stack. `discards` is what has to be given up for it, where there is no choice. */
export interface LondonOption extends OptionRow {
  action?: string;
  amount?: number;
  borough?: string;
  brings?: LondonBrings;
  card?: string;
  cost?: number;
  deck?: boolean;
  discards?: string;
  idle?: LondonBrings;
  loan?: boolean;
  loans?: number;
  look?: boolean;
  new?: boolean;
  owner?: number;
  run?: number[];
  seen?: boolean;
  space?: number;
  stack?: number;
  swap?: boolean;
  target?: number;
}

/** What cannot be done now, with whatever of the table it names. */
export interface LondonUnavailable extends UnavailableRow {
  action?: string;
  borough?: string;
  card?: string;
  stack?: number;
}

/** Something that happened, with whatever of the table it names; `figures` are what a borough did in a run. */
export interface LondonEvent extends EventRow {
  action?: string;
  amount?: number;
  borough?: string;
  card?: string;
  cards?: string[];
  figures?: Said[];
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

/** A city card as the card table has it; an absent figure is nought.

    Where cards of one name differ, `mark` is what tells them apart, and `full_name` has it: "Train Station (north)". */
export interface CityCard {
  type: "city";
  id: string;
  name: Said;
  full_name: Said;
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
  mark?: Said;
  money?: number;
  note?: Said;
  ongoing?: string;
  poverty?: number;
  prestige?: number;
  relief?: number;
  text?: Said;
  value?: number;
}

/** A borough of the 2nd edition. */
export interface BoroughCard {
  type: "borough";
  id: string;
  name: Said;
  cost: number;
  cards: number;
  prestige: number;
  relief: number;
  side: "north" | "south";
  river: boolean;
  known: string[];
  ability?: string;
  note?: Said;
  run_money?: number;
  run_poverty?: number;
  run_prestige?: number;
  run_relief?: number;
  starter?: boolean;
  text?: Said;
}

/** A borough of the 1st edition's map. */
export interface MapBorough {
  type: "borough";
  id: string;
  name: Said;
  cost: number;
  cards: number;
  value: number;
  side: "north" | "south";
  river: boolean;
  borders: string[];
  bridges?: string[];
  known: string[];
  note?: Said;
  starter?: boolean;
  text?: Said;
}

/** A market: its goods, the owners of its bars from the first on, and the crates that can be seen from above. */
export interface MarketPlace {
  id: string;
  offer: "coffee" | "soap" | "silk" | "china" | "general";
  pile: number | null;
  bars: number[];
  crates: number[];
  top: ((number | null)[])[];
  merchants: ("stack" | "profit" | "goods")[];
}

/** A merchant, and the market where it stands once all are placed. */
export interface MarketMerchant {
  action: "stack" | "profit" | "goods";
  market: string | null;
  used: boolean;
}

/** An assistant on its track. */
export interface MarketAssistant {
  track: string;
  space: number;
  action: "stack" | "profit" | "goods";
  used: boolean;
}

/** A space of a track: what the assistant does there, and what happens on the way. */
export interface TrackSpace {
  space: number;
  action: "stack" | "profit" | "goods";
  icon: "special" | "reveal" | null;
}

/** A track of twelve spaces. */
export interface MarketTrack {
  id: string;
  spaces: TrackSpace[];
}

/** A market card: what the highest offer of each good earns. */
export interface MarketCardView {
  id: string;
  closed: boolean;
  rewards: Record<string, number | "special">;
}

/** A pile of special cards: its size, and what the viewer sees or has seen of it. */
export interface SpecialPile {
  size: number;
  cards: string[] | null;
  seen: string[] | null;
  taken_since: number;
}

/** Who looks through which pile. */
export interface PileLook {
  seat: number;
  pile: number;
}

/** What anyone can work out about a player: the least and the most of each good, and of the money. */
export interface MarketAccount {
  goods: Record<string, number[]>;
  goods_unseen: number;
  money: number[];
}

/** One player's side of the table; what the viewer may not know is None.

    `pays_now` has the special cards that the viewer knows of, with what they count for this player and would pay. */
export interface MarketsSeat {
  seat: number;
  money: number | null;
  money_shown: number | null;
  hand: Record<string, number> | null;
  hand_size: number;
  specials: string[] | null;
  specials_held: number;
  pays_now: Record<string, number[]>;
  in_front: string[];
  used_up: string[];
  bars: number;
  replenishment: number;
  exchanges: number;
  tiebreaker: boolean;
  account?: MarketAccount;
}

/** An option, with whatever of the table it names; `brings` is every change of one's own side that is certain.

    Where bars are laid, `crates` are what each player would show at that market. `worth` is what an offer would win,
    in pounds; a special card counts as what the last round pays in its place. */
export interface MarketsOption extends OptionRow {
  action?: "stack" | "profit" | "goods";
  brings?: Record<string, number>;
  card?: string;
  cash?: number;
  cost?: number;
  count?: number;
  crates?: number[];
  give?: "coffee" | "soap" | "silk" | "china";
  good?: "coffee" | "soap" | "silk" | "china" | null;
  market?: string;
  owner?: number;
  pile?: number | null;
  size?: number;
  take?: "coffee" | "soap" | "silk" | "china";
  token?: "stack" | "profit" | "goods" | "assistant" | "assistant_2";
  worth?: number;
}

/** The table of London Markets; `sealed_row` is one's own offer while it waits for others. */
export interface MarketsView extends ViewHead {
  round: number;
  phase: "setup" | "actions" | "replenish" | "auction" | "move";
  start: number;
  markets: MarketPlace[];
  merchants: MarketMerchant[];
  assistants: MarketAssistant[];
  tracks: MarketTrack[];
  assistants_act_at: string[];
  card: MarketCardView | null;
  past_cards: string[];
  cards_left: number;
  last_card: MarketCardView | null;
  covered: ("coffee" | "soap" | "silk" | "china")[];
  reveals: number;
  money_shown_in_round: number | null;
  special_piles: SpecialPile[];
  looking: PileLook | null;
  sealed_row?: MarketsOption;
  seats: MarketsSeat[];
}

/** What cannot be done now, with whatever of the table it names. */
export interface MarketsUnavailable extends UnavailableRow {
  card?: string;
  cash?: number;
  good?: "coffee" | "soap" | "silk" | "china";
  market?: string;
  pile?: number;
  token?: "stack" | "profit" | "goods" | "assistant" | "assistant_2";
}

/** What a seat offered in an auction; no good: nothing. */
export interface MarketsOffer {
  seat: number;
  good: "coffee" | "soap" | "silk" | "china" | null;
  count: number;
}

/** Something that happened, with whatever of the table it names; `parts` is what its sentence lists. */
export interface MarketsEvent extends EventRow {
  action?: "stack" | "profit" | "goods";
  amount?: number;
  card?: string | null;
  cards?: string[] | null;
  count?: number;
  give?: "coffee" | "soap" | "silk" | "china";
  good?: "coffee" | "soap" | "silk" | "china";
  market?: string;
  markets?: string[];
  money?: number[];
  none_left?: boolean;
  offers?: MarketsOffer[];
  owner?: number;
  parts?: Said[];
  pile?: number;
  reward?: number;
  round?: number;
  space?: number;
  special?: boolean;
  start?: number;
  take?: "coffee" | "soap" | "silk" | "china";
  tied?: number[];
  tiebreaker?: boolean;
  token?: "stack" | "profit" | "goods" | "assistant" | "assistant_2";
  winners?: number[];
}

/** The figures that decide a game of London Markets; a market's row is what a profit there would pay. */
export interface MarketsForecast {
  score: ForecastRow;
  portobello: ForecastRow;
  covent_garden: ForecastRow;
  petticoat_lane: ForecastRow;
  borough: ForecastRow;
  brixton: ForecastRow;
  specials: ForecastRow;
}

/** A market card as the card table has it; an absent good is not for auction. */
export interface MarketCard {
  type: "market_card";
  id: string;
  name: Said;
  known: string[];
  coffee?: number | "special";
  soap?: number | "special";
  silk?: number | "special";
  china?: number | "special";
  closed?: boolean;
  text?: Said;
}

/** A special card; `pays` are steps of [at least, pounds]. */
export interface SpecialCard {
  type: "special";
  id: string;
  name: Said;
  effect: string;
  copies: number;
  text: Said;
  known: string[];
  from_round?: number;
  markets?: string[];
  pays?: number[][];
  permanent?: boolean;
}

/** A market as the board has it. */
export interface MarketRow {
  type: "market";
  id: string;
  name: Said;
  known: string[];
}

/** A track as the board has it: an action for each space, and icons by space. */
export interface TrackRow {
  type: "track";
  id: string;
  name: Said;
  players: number;
  actions: ("stack" | "profit" | "goods")[];
  icons: Record<string, "special" | "reveal">;
  known: string[];
}

/** A card being carried out, and which of its symbols. */
export interface NantyActing {
  card: string;
  symbol: number;
}

/** What Personalities need, and how far every player would be. */
export interface NantyAim {
  condition: string;
  need: number;
  people: string[];
  have: number[];
}

/** One area of the board; why its power stands still, and `figures` and `house` where figures have names. */
export interface NantyArea {
  area: string;
  agents: number[];
  grenadiers: number;
  new_citizens: number;
  trouble: boolean;
  building: number | null;
  card: number | null;
  control: number | null;
  card_state?: "dead" | "new" | "used" | "blocked" | "event";
  figures?: string[][];
  house?: string | null;
}

/** Neutral pawns that are not on the board. */
export interface NantyStock {
  supply: number;
  box: number;
}

/** One player's side of the table; what the viewer may not know is None. */
export interface NantySeat {
  seat: number;
  money: number;
  worth: number;
  hand_size: number;
  hand: string[] | null;
  known: string[];
  burdens: string[];
  loans: string[];
  personality: string | null;
  agents: number;
  reserve: number;
  reserve_buildings: number;
  buildings: string[];
  cards: string[];
  turns: number;
  agent_cards?: number;
  building_cards?: number;
  secret?: string[] | null;
  revealed?: string[];
  reserve_figures?: string[];
  reserve_houses?: string[];
}

/** A pawn on the board. */
export interface NantyPawn {
  area: string;
  pawn: string;
  what: string;
  owner?: number;
  figure?: string;
}

/** An option, with whatever of the table it names.

    What would change on the `board` stands in the preview (`on-the-board`), unless the preview has something else to
    say; `aims` are those that come nearer or go further away, `answers` say who may still stop it. */
export interface NantyOption extends OptionRow {
  action?: string;
  aims?: Said[];
  amount?: number;
  answers?: Said[];
  area?: string;
  at?: string;
  board?: Said[];
  brings?: Record<string, number>;
  card?: string;
  cost?: number;
  event?: string;
  figure?: string;
  figure_card?: string;
  figures?: string[];
  first?: NantyPawn;
  holder?: number;
  house?: string;
  last?: string;
  owner?: number;
  pawn?: string;
  payee?: number;
  personality?: string;
  piece?: string;
  places?: Said[];
  spares?: Said;
  target?: number;
  threat?: string;
  to?: string;
  what?: string;
}

/** The table of Nanty Narking; `sealed_row` is the reader's own first area while others still choose theirs. */
export interface NantyView extends ViewHead {
  turns: number;
  pile: number;
  grey_left: number;
  discard: string[];
  in_play: string[];
  acting: NantyActing[];
  box: string[];
  events_left: number;
  events_gone: string[];
  personalities: string[];
  sealed_row?: NantyOption;
  aims: NantyAim[];
  aside: number;
  areas: NantyArea[];
  trouble: number;
  grenadiers: NantyStock;
  new_citizens: NantyStock;
  seats: NantySeat[];
  agent_box?: number;
  building_deck?: number;
  figure_cards_gone?: string[];
  seen_personalities?: string[];
  foreseen_events?: string[];
  sunk_event?: string | null;
  aside_cards?: string[];
  order?: string;
}

/** What cannot be done now, with whatever of the table it names. */
export interface NantyUnavailable extends UnavailableRow {
  action?: string;
  area?: string;
}

/** Something that happened, with whatever of the table it names. */
export interface NantyEvent extends EventRow {
  amount?: number;
  area?: string;
  bottom?: string;
  card?: string;
  cards?: string[];
  cause?: Said;
  event?: string;
  events?: string[];
  figure?: string;
  figure_card?: string;
  first?: NantyPawn;
  gave?: string;
  got?: string;
  house?: string;
  number?: number;
  owner?: number;
  pawn?: string;
  personalities?: string[];
  personality?: string;
  second?: NantyPawn;
  stopped?: Said;
  target?: number;
  targets?: number[];
  to?: string | number;
  what?: string;
  whom?: Said[];
  winner?: number;
}

/** An action card as the card table has it. */
export interface ActionCard {
  type: "action";
  id: string;
  number: number;
  name: Said | string;
  deck: "grey" | "brown";
  symbols: string[];
  known: string[];
  effect?: Record<string, unknown>;
  note?: Said;
  players?: number;
  set?: string;
  text?: Said | string;
}

/** What a City Area card can do, with its figures. */
export interface NantyPower {
  name: string;
  cost?: number;
  money?: number;
  draw?: number;
  discard?: number;
}

/** An area of the board, with its City Area card. */
export interface AreaCard {
  type: "area";
  id: string;
  number: number;
  name: Said;
  cost: number;
  near: string[];
  river: boolean;
  power: NantyPower;
  text: Said;
  known: string[];
  start?: number;
}

/** A Random Event. */
export interface RandomEventCard {
  type: "event";
  id: string;
  name: Said;
  rolls: number;
  text: Said;
  holborn: Said;
}

/** A Personality. */
export interface PersonalityCard {
  type: "personality";
  id: string;
  number: number;
  name: Said;
  set: string;
  condition: string;
  needs: number[];
  text: Said;
  known: string[];
  note?: Said;
}

/** The card of a named Agent or Building. */
export interface FigureCard {
  type: "agent" | "building";
  id: string;
  number: number;
  name: Said;
  kind: string;
  effect: Record<string, unknown>;
  text: Said;
  known: string[];
}
