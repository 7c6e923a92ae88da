/** The words of London Markets. */
import { inWords, listed, plural } from "./grammar";

const GOODS: Record<string, string> = {
  coffee: "coffee",
  soap: "soap",
  silk: "silk",
  china: "china",
  general: "any goods",
};
const NAMES: Record<string, string> = {
  coffee: "Coffee",
  soap: "Soap",
  silk: "Silk",
  china: "China",
  general: "General goods",
};
const TOKENS: Record<string, string> = {
  stack: "Stacking merchant",
  profit: "Profits merchant",
  goods: "Goods merchant",
  assistant: "Assistant",
  assistant_2: "Second assistant",
};
const NTH = ["", "First", "Second", "Third", "Fourth", "Fifth"];
const good = (id: string): string => GOODS[id] ?? id;
const cards = (n: number, id: string | null): string => (id ? `${n} ${good(id)}` : "nothing");
const pays = (pay: number | "special"): string => (pay === "special" ? "a special card" : `£${pay}`);

export const words = {
  putDown: "Put down",
  good,
  goodName: (id: string) => NAMES[id] ?? id,
  token: (id: string) => TOKENS[id] ?? id,
  tokenShort: {
    stack: "Stack",
    profit: "Profit",
    goods: "Goods",
    assistant: "Assistant",
    assistant_2: "Assistant",
  } as Record<string, string>,
  plate: { stack: "stack 2", profit: "profit", goods: "goods" } as Record<string, string>,
  tokenDoes: { stack: "lays bars", profit: "counts crates for money", goods: "counts crates for goods" } as Record<
    string,
    string
  >,
  cards,
  pays,
  pounds: (n: number) => `£${n}`,
  gain: (n: number) => (n < 0 ? `−£${-n}` : `+£${n}`),
  // The board
  board: (tracks: number) =>
    `Board: five markets in a ring, and ${tracks === 1 ? "a track for the assistant" : "two tracks for the assistants"} along the Thames`,
  thames: "Thames",
  north: "N",
  cartouche: ["The Markets", "and those who walk", "their round"],
  marketLabel: (name: string, offer: string, pile: number | null, crates: string[]) =>
    `${name}: ${good(offer)}${pile === null ? "" : `, ${plural(pile, "card")} in the pile`}; crates on display: ${crates.length ? listed(crates) : "none"}`,
  cratesOf: (name: string, n: number) => `${name} ${n}`,
  any: "any",
  uncounted: "?",
  tracks: "What the assistants come to",
  trackSpace: (n: number, action: string, icon: string | null) =>
    `space ${n}: ${words.tokenDoes[action] ?? action}${icon === "special" ? ", and everyone takes a special card" : icon === "reveal" ? ", and everyone shows their money" : ""}`,
  assistantAt: (name: string, space: number, used: boolean) =>
    `${name} on space ${space}${used ? ", used this round" : ""}`,
  merchantAt: (name: string, market: string, used: string | null) =>
    `${name} at ${market}${used === null ? "" : used ? `, used by ${used}` : ", used this round"}`,
  iconTitles: { special: "everyone takes a special card", reveal: "everyone shows their money" } as Record<
    string,
    string
  >,
  // What an option would bring, on a chip
  brings: {
    bars: (n: number) => (n === 1 ? "lay 1 bar" : n ? `lay ${n} bars` : "no bar left"),
    money: (n: number) => `take £${n}`,
    goods: (n: number, id: string | null) => `take ${n} ${id ? good(id) : "of one kind"}`,
    place: "lay it here",
    placeOf: (name: string) => `${name}'s bar here`,
  },
  ticket: {
    bars: (n: number) => plural(n, "bar"),
    money: (n: number) => `£${n}`,
    goods: (n: number, id: string | null) => `${n} ${id ? good(id) : "goods"}`,
    note: (token: string, market: string) => (token.startsWith("assistant") ? `${market}, assistant` : market),
    usedBy: (name: string) => `${name} used it`,
    usedOwn: "you used it",
    used: "used this round",
  },
  // The market card
  card: "Market card",
  round: (n: number) => `Round ${n}`,
  ofRounds: "of 12",
  before: "Before the first round",
  closed: "closed",
  closedLong: "The market is closed: no supply and no auction this round.",
  firstBars: "Each lays three bars of the player to the right; then the first card is turned up.",
  won: (names: string[], amount: number, special: boolean) =>
    `${listed(names)}: ${special ? "a special card" : `£${amount}`}`,
  tied: "tied",
  star: "★",
  rewardLabel: (id: string, pay: number | "special", state: string) =>
    `${NAMES[id]}: ${pays(pay)}${state ? `, ${state}` : ""}`,
  settledState: "settled",
  toCome: "Still to come",
  anyOrder: "any order",
  comes: (parts: string[]) => parts.join(", "),
  lastCard: "last",
  lastCardLong: "known to come last",
  piles: "Special piles",
  pile: (n: number, size: number) => `Special pile ${n}, ${plural(size, "card")}`,
  pileTitle: (n: number) => `Special pile ${n}`,
  pileSeen: (n: number) =>
    n
      ? `You have looked through it; ${n === 1 ? "one card has" : `${inWords(n)} cards have`} been taken since. It held:`
      : "You have looked through it. It holds:",
  pileUnseen: "You have not looked through this pile.",
  pileSees: (name: string) => `${name} is looking through it`,
  cash: (n: number) => `£${n} instead`,
  // Phases
  phases: { card: "Card", actions: "Actions", replenish: "Supply", auction: "Auction", move: "Move" } as Record<
    string,
    string
  >,
  phasesLabel: "The round",
  phaseNow: "now",
  phaseDone: "done",
  // The ledger
  onlyYou: "your eyes only",
  ledger: "Your account",
  ledgerOf: (name: string) => `${name}'s account`,
  money: "Money",
  moneyNote: (shown: number | null, round: number | null) =>
    shown === null || round === null ? "none shown yet" : `£${shown} in round ${round}`,
  moneyFrom: (parts: readonly { label: string; amount: number }[]) =>
    parts
      .filter((part) => part.amount)
      .map((part) => `${part.label} ${part.amount < 0 ? "−" : ""}£${Math.abs(part.amount)}`)
      .join(", "),
  wouldPay: (pounds: number) => `would pay £${pounds} now, all together`,
  crates: "Crates showing",
  cratesNote: (rank: number, tied: boolean) =>
    `${tied ? "level for " : ""}${["most of all", "second most", "third most", "fewest"][rank - 1] ?? ""}`,
  barsLeft: "Bars left",
  barsNote: (n: number) => `${n} on the markets`,
  supply: "Supply each round",
  supplyNote: (n: number, swaps: number) => (swaps ? `${n - swaps} cards + ${swaps} with a swap` : plural(n, "card")),
  hiddenMoney: "£?",
  rd: (n: number) => `rd ${n}`,
  // Goods
  goods: "Your goods",
  goodsOf: (name: string) => `${name}'s goods`,
  goodsNote: (n: number) => `${plural(n, "card")}, seen by you alone`,
  goodsHidden: (n: number) => `${plural(n, "card")} in hand`,
  offerNote: "an offer is of one kind",
  none: "none",
  settled: "settled this round",
  take: (id: string) => `Take ${good(id)}`,
  pileLeft: (n: number | null) => (n === null ? "" : `${n} in the pile`),
  offerThis: (id: string) => `Offer ${good(id)}`,
  fewer: "One fewer",
  more: "One more",
  countOf: (n: number, id: string) => `Offer ${n} ${good(id)}`,
  giveFor: (give: string, take: string) => `Give 1 ${good(give)} for 1 ${good(take)}`,
  swapFor: "swap one for",
  wouldBe: "would be yours",
  // The offer
  seal: "Seal it",
  sealThis: (n: number, id: string) => `Seal ${n} ${good(id)}`,
  stays: (n: number, id: string) =>
    n ? `${n} ${good(id)} ${n === 1 ? "stays" : "stay"} in hand` : `no ${good(id)} stays in hand`,
  offerNothing: "Offer nothing",
  keeps: "your cards stay in hand",
  couldBring: (id: string, reward: string) => `The most ${good(id)} takes ${reward}`,
  sealedOffer: "Sealed",
  sealedNote: "You may change it until the last offer is in.",
  sealedSub: "Your offer is sealed; it may be changed until the last is in.",
  change: "Change it",
  nothing: "nothing",
  waitsFor: (names: string[]) => `${listed(names)} ${names.length === 1 ? "is" : "are"} still thinking`,
  allThink: "Nobody else has sealed an offer yet.",
  sealedBy: (n: number, waiting: number) =>
    `${inWords(n)[0]?.toUpperCase()}${inWords(n).slice(1)} sealed, ${inWords(waiting)} thinking.`,
  pills: { sealed: "sealed", thinking: "thinking", turn: "at turn", toGo: "still to go", done: "done" },
  deed: {
    stack: (n: number) => plural(n, "bar"),
    profit: (n: number) => `profit, £${n}`,
    goods: (n: number) => `${n} goods`,
  },
  // What is pointed at
  idle: {
    action: "One figure each a round. Point at one to see what it would bring.",
    after: "Play a special card, or end your turn.",
    place: "Point at a market to see the crates change.",
    place_first: "The first bars are laid by the neighbour. Point at a market to see the crates.",
    type: "All the cards are of one kind.",
    draw: "The pile ran out: take the rest where you like, one by one.",
    take: "Take cards one at a time, from any pile.",
    swap: "One card back to its pile, one of another kind in its place; or not.",
    pile: "You will look through the whole pile and keep one card.",
    pick: "Keep one; the others go back.",
    wait: "",
  } as Record<string, string>,
  says: {
    bars: (market: string, from: number, to: number) => `${market}: your crates on display go from ${from} to ${to}.`,
    barsFor: (name: string, market: string, to: number) => `${name} would show ${plural(to, "crate")} at ${market}.`,
    hides: (name: string, n: number) => `${name} loses ${n} from sight.`,
    money: (market: string, crates: number, n: number) =>
      crates < n
        ? `${plural(crates, "crate")} at ${market}; £${n} at the least.`
        : `£1 for each of your ${crates} crates at ${market}.`,
    goods: (market: string, crates: number, n: number) =>
      crates < n
        ? `${plural(crates, "crate")} at ${market}; ${n} cards at the least.`
        : `A card for each of your ${crates} crates at ${market}.`,
    keeps: (n: number) => `The pile keeps ${n}.`,
    auction: (id: string, pay: number | "special") => `${NAMES[id]} takes ${pays(pay)} in this round's auction.`,
    noAuction: "There is no auction this round.",
    becomes: (from: number, to: number) => `£${from} would become £${to}.`,
  },
  // Special cards
  specials: "Special cards",
  specialsNote: { action: "one a turn is free, a second £3", other: "in your turn" },
  noSpecials: "None in hand.",
  specialsHidden: (n: number) => `${plural(n, "card")} in hand`,
  once: "1×",
  lasting: "stays",
  fromRound: (n: number) => `from round ${n}`,
  cratesAt: (markets: string[]) => listed(markets),
  cratesIn: "crates in",
  steps: {
    crates: (least: number, next: number | null) =>
      next === null
        ? least >= 9
          ? "all 9"
          : `${least} or more`
        : next - least === 1
          ? String(least)
          : next - least === 2
            ? `${least} or ${least + 1}`
            : `${least} to ${next - 1}`,
    first: (count: string) => `${count} crates`,
    each: (n: number) => `${n} at each`,
    markets: (n: number) => `${n} markets`,
    poundEach: "£1 each",
  },
  nowCrates: (n: number, pounds: number) => `${plural(n, "crate")} now: ${pounds ? `£${pounds}` : "nothing"}`,
  nowEach: (n: number, pounds: number) => `${n} at each now: ${pounds ? `£${pounds}` : "nothing"}`,
  nowMarkets: (n: number, pounds: number) => `${plural(n, "market")} now: ${pounds ? `£${pounds}` : "nothing"}`,
  playNow: (n: number) => `play now: ${n < 0 ? `−£${-n}` : `+£${n}`}`,
  plays: "play now",
  effects: {
    tiebreaker: { name: "Tiebreaker", short: "every tie is yours" },
    replenishment_exchange: { name: "Supply and swap", short: "a card more, and a swap" },
    any_market: { name: "Any market", short: "lay 1 bar anywhere" },
    clientele: { name: "Clientele", short: "" },
    monopoly: { name: "Monopoly", short: "" },
    combined_offer: { name: "Combined", short: "" },
    rich_offer: { name: "Rich offer", short: "" },
  } as Record<string, { name: string; short: string }>,
  specialLabel: (name: string, text: string, now: string) => [name, text, now].filter(Boolean).join(". "),
  // Opponents
  stats: { goods: "goods", special: "special", bars: "bars left", supply: "supply", money: "money" },
  starts: "Starting player",
  account: "What anyone could reckon",
  range: (low: number, high: number) => (low === high ? `${low}` : `${low}–${high}`),
  accountLabel: (name: string) => `${name}: what anyone could reckon`,
  inFront: "In front",
  usedUp: "Used up",
  // Crates on display
  matrix: "Crates on display",
  market: "Market",
  all: "All markets",
  // The reveal
  open: "The offers are open",
  openNth: (nth: number, round: number) =>
    `${(NTH[nth] ?? String(nth)).toLowerCase()} of round ${round}; all cards shown go back to their markets`,
  lastOffers: "Last offers",
  nth: (n: number) => `${NTH[n] ?? n} offers`,
  fates: { nothing: "nothing", beaten: "beaten", tied: "tied", special: "special card" } as Record<string, string>,
  most: (names: string[], mine: boolean, count: number, next: number) =>
    `${listed(names)} ${mine ? "have" : "has"} the most, ${next ? `${count} to ${next}` : `${count} against none`}`,
  ties: (names: string[], count: number) => `${listed(names)} tie, ${count} each`,
  gets: (amount: number) => `£${amount} from the bank`,
  getsEach: (amount: number) => `£${amount} each from the bank`,
  sharesNothing: "too many to share it: nobody gets anything",
  getsSpecial: "a special card from one of the piles",
  tieSpecial: "a tie takes no special card",
  tieBroken: "the Tiebreaker settles it",
  nobody: (id: string) => `Nobody offered ${good(id)}`,
  staysOpen: (pay: number | "special") => `it stays open for ${pays(pay)}`,
  auctionOver: "the auction is over",
  foldReveal: "Fold it away",
  unfoldReveal: "Show the offers again",
  // Looking through a pile
  looking: (n: number) => `Pile ${n + 1}: keep one card`,
  lookingNote: "you alone see them",
  foldPile: "Look at the table",
  unfoldPile: "Back to the pile",
  // Phone
  tabs: { now: "Now", special: "Special", crates: "Crates", round: "Cards" } as Record<string, string>,
  tabsLabel: "Your side of the table",
  mapLabel: "The board; drag it to look about",
  choose: "Choose",
  waiting: "Nothing is asked of you now.",
  askAction: "send someone",
  askPlaceFirst: (name: string) => `lay a bar of ${name}`,
  // The log
  log: {
    round: (n: number) => `Round ${n}`,
    nth: (n: number) => `${NTH[n] ?? n} offers`,
    card: "The card:",
    begins: ["begin", "begins"],
    cardPays: (parts: [string, number | "special"][]) => listed(parts.map(([id, pay]) => `${good(id)} ${pays(pay)}`)),
    closed: "the market is closed",
    place_first: ["lay a bar of", "lays a bar of"],
    placeYours: "lays a bar of yours",
    at: "at",
    use: {
      stack: ["send the stacking merchant to", "sends the stacking merchant to"],
      profit: ["send the profits merchant to count at", "sends the profits merchant to count at"],
      goods: ["send the goods merchant to", "sends the goods merchant to"],
      assistant: ["use the assistant at", "uses the assistant at"],
      assistant_2: ["use the second assistant at", "uses the second assistant at"],
    } as Record<string, [string, string]>,
    bars: (n: number) => (n ? `, laying ${plural(n, "bar")}` : ", but has no bar left"),
    lays: ["lay", "lays"],
    barsAt: (n: number, market: string) => `${plural(n, "bar")} at ${market}`,
    takes: ["take", "takes"],
    taking: ", taking ",
    swaps: ["swap", "swaps"],
    swapped: (give: string, take: string) => `1 ${good(give)} for 1 ${good(take)}`,
    plays: ["play", "plays"],
    second: "for a second card",
    pays: ["pay", "pays"],
    takesCard: ["take", "takes"],
    looks: ["look", "looks"],
    throughPile: (n: number) => `through pile ${n + 1}`,
    aSpecial: "a special card",
    fromPile: (n: number) => `from pile ${n + 1}`,
    instead: "instead of a special card",
    offers: "Offers:",
    wins: ["win", "wins"],
    with: (n: number) => `with ${n}`,
    overNext: (n: number, next: number) => (next ? `, ${n} to ${next}` : ` with ${n}`),
    nobodyOffers: "Nobody offers anything.",
    tieFor: "tie for",
    forNothing: ": nothing",
    noCard: ": no card",
    each: "each",
    merchants: "The merchants come to",
    moves: "Merchants and assistants move on",
    shows: "Everyone shows their money:",
    end: "The game is over.",
    and: " and ",
  },
  // The sheet
  sheet: {
    lines: {
      before: ["Brought forward", "money before the record begins"],
      profit: ["Profits", "crates counted at the markets"],
      auctions: ["Auctions", "the highest sealed offers"],
      specials: ["Special cards", "what they paid"],
      second_cards: ["Second cards", "£3 for a second special card in a turn"],
      tiebreaker: ["Tiebreaker", "in play"],
      goods: ["Goods in hand", "more of them settle a tie"],
    } as Record<string, [string, string]>,
    total: "Money",
    ties: "A tie goes to the holder of the Tiebreaker, then to more goods cards in hand; after that it is shared.",
    chart: "Money by round",
    chartNote: "as it really was",
    chartLabel: (lines: string[]) => `Money over the rounds. ${lines.join(". ")}`,
    numbers: {
      figures: "Merchants / assistants used",
      bars: "Bars laid",
      goods: "Goods cards taken",
      won: "Auctions won",
      cards: "Special cards played",
    } as Record<string, string>,
    yes: "yes",
    no: "no",
    wins: (name: string, me: boolean, margin: number) =>
      margin > 0 ? `${name} ${me ? "win" : "wins"} by £${margin}` : `${name} ${me ? "win" : "wins"}`,
  },
  // The cards, looked up
  look: {
    closedCard: "Market closed",
    cardName: (n: string) => `Market card ${n}`,
    whenPlayed: "When played:",
    whileInFront: "While it lies before you:",
    playsFrom: (n: number) => `It may be played from round ${n} on.`,
    atMarket: "One of the five markets. Which goods it sells is dealt anew in each game.",
    trackFor: (n: number) => `for ${inWords(n)} players`,
    copies: (n: number) => `${plural(n, "copy", "copies")} in the piles`,
    highest: "The highest sealed offer of each good takes what the card shows.",
    steps: "What it pays",
  },
  /** What decided, where it was not the money alone. */
  endings: {
    tiebreaker: "Level on money: the Tiebreaker decided.",
    goods: "Level on money: more goods cards in hand decided.",
  } as Record<string, string>,
  /** The kinds of cards, in the card browser. */
  cardTypes: {
    market_card: "market cards",
    special: "special cards",
    market: "markets",
    track: "tracks",
  } as Record<string, string>,
  /** A word on each kind of question, for somebody's first game. */
  guide: {
    place_first:
      "The first bars are laid for the neighbour on the right, and yours by the neighbour on the left. At the start no market takes more than three.",
    action:
      "Send a merchant to work where he stands, or an assistant to a market without one. Each is used once a round, by one player; point at one to see what it would bring.",
    place: "A bar across a full layer hides three crates below it. What counts is what can be seen from above.",
    type: "Goods are what you bid with in the auctions at the end of the round.",
    take: "One card after another, from any pile. What you hold is what you can offer in the auction that follows.",
    offer:
      "All offers are sealed at once. The most of a kind takes the prize on the market card; you may change yours until the last is in.",
    pile: "You look through one pile and keep one card. Most special cards are played once for money; two kinds stay before you and help for good.",
  } as Record<string, string>,
};
