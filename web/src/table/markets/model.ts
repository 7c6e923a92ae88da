/** What a table of London Markets shows, worked out from the view and the events. */

import type {
  MarketCard,
  MarketPlace,
  MarketsEvent,
  MarketsForecast,
  MarketsOffer,
  MarketsOption,
  MarketsSeat,
  MarketsUnavailable,
  MarketsView,
  SpecialCard,
} from "../../types/generated";
import type { MarketsCatalog, MarketsSession } from "./wire";

export type Good = "coffee" | "soap" | "silk" | "china";
export type Token = NonNullable<MarketsOption["token"]>;

export const GOODS: readonly Good[] = ["coffee", "soap", "silk", "china"];
export const ROUNDS = 12;
/** The least that a profit or goods action brings. */
const MINIMUM = 3;
const LAYER = 3;
const MERCHANT_BARS = 2;

/** How one good was settled in an auction. */
export interface Settled {
  good: Good;
  special: boolean;
  amount: number;
  winners: number[];
  /** Those who offered the most: more than the winners where nobody takes a tied special card. */
  most: number[];
  count: number;
}

/** One opening of the offers. */
export interface Reveal {
  n: number;
  round: number;
  /** The first, second ... of its round. */
  nth: number;
  offers: MarketsOffer[];
  settled: Settled[];
}

/** What has happened in the present round, and the last time that offers were opened. */
export interface Story {
  usedBy: Map<Token, number>;
  /** What each seat has done with its turn this round. */
  deeds: Map<number, MarketsEvent[]>;
  won: Map<Good, Settled>;
  reveal: Reveal | null;
  /** Whether anyone has acted since the offers were opened. */
  moved: boolean;
}

const DEEDS = new Set(["use", "stack", "profit", "draw"]);

export function storyOf(events: readonly MarketsEvent[]): Story {
  const story: Story = { usedBy: new Map(), deeds: new Map(), won: new Map(), reveal: null, moved: false };
  let round = 0;
  let nth = 0;
  let acting = true;
  for (const event of events) {
    const seat = event.seat;
    if (event.kind === "round") {
      round = event.round ?? round + 1;
      nth = 0;
      acting = true;
      story.usedBy = new Map();
      story.deeds = new Map();
      story.won = new Map();
    } else if (event.kind === "offers") {
      nth++;
      acting = false;
      story.reveal = { n: event.n, round, nth, offers: event.offers ?? [], settled: [] };
      story.moved = false;
    } else if (event.kind === "auction" && event.good && story.reveal) {
      const settled = settledBy(event, event.good, story.reveal.offers);
      story.reveal.settled.push(settled);
      story.won.set(event.good, settled);
    } else if (seat !== undefined && DEEDS.has(event.kind)) {
      story.moved = true;
      if (event.kind === "use" && event.token) {
        story.usedBy.set(event.token, seat);
        story.deeds.set(seat, [event]);
      } else if (acting && story.deeds.has(seat)) story.deeds.get(seat)?.push(event);
    }
  }
  return story;
}

function settledBy(event: MarketsEvent, good: Good, offers: readonly MarketsOffer[]): Settled {
  const bids = offers.filter((offer) => offer.good === good);
  const count = Math.max(0, ...bids.map((offer) => offer.count));
  return {
    good,
    special: event.special ?? false,
    amount: event.amount ?? 0,
    winners: event.winners ?? [],
    most: bids.filter((offer) => offer.count === count).map((offer) => offer.seat),
    count,
  };
}

export type Fate = "nothing" | "beaten" | "tied" | "special" | "money";

/** What an offer came to. */
export function fateOf(offer: MarketsOffer, reveal: Reveal): { fate: Fate; amount: number } {
  const settled = reveal.settled.find((s) => s.good === offer.good);
  if (!offer.good || !settled) return { fate: "nothing", amount: 0 };
  const won = settled.winners.includes(offer.seat);
  if (won && settled.special) return { fate: "special", amount: 0 };
  // Too many share what there is: a pound is not divided.
  if (won && settled.amount) return { fate: "money", amount: settled.amount };
  return { fate: settled.most.includes(offer.seat) ? "tied" : "beaten", amount: 0 };
}

/** What the table asks, arranged by where it lies. */
export interface Marks {
  kind: string | null;
  rows: MarketsOption[];
  /** Options at a market: a figure used there, or a bar laid there. */
  market: Map<string, MarketsOption[]>;
  good: Map<Good, MarketsOption>;
  card: Map<string, MarketsOption>;
  pile: Map<number, MarketsOption>;
  swaps: MarketsOption[];
  offers: MarketsOption[];
  /** Options that have no place on the table. */
  menu: MarketsOption[];
}

export function marksOf(kind: string | null, rows: readonly MarketsOption[]): Marks {
  const marks: Marks = {
    kind,
    rows: [...rows],
    market: new Map(),
    good: new Map(),
    card: new Map(),
    pile: new Map(),
    swaps: [],
    offers: [],
    menu: [],
  };
  for (const row of rows) {
    if (row.kind === "offer") marks.offers.push(row);
    else if (row.market) marks.market.set(row.market, [...(marks.market.get(row.market) ?? []), row]);
    else if (row.give) marks.swaps.push(row);
    else if (row.good) marks.good.set(row.good, row);
    else if (row.card) marks.card.set(row.card, row);
    else if (row.kind === "pile" && typeof row.pile === "number") marks.pile.set(row.pile, row);
    else marks.menu.push(row);
  }
  return marks;
}

export interface Model {
  view: MarketsView;
  me: number | null;
  /** The side shown along the bottom: one's own, or for a bystander the seat whose turn it is. */
  side: MarketsSeat;
  marks: Marks;
  why: MarketsUnavailable[];
  forecast: MarketsForecast | null;
  story: Story;
}

export function modelOf(session: MarketsSession): Model | null {
  const s = session.state.value;
  if (!s) return null;
  const view = s.view;
  const me = session.me.value;
  const side = view.seats[me ?? view.turn] ?? view.seats[0];
  if (!side) return null;
  const decision = session.decision.value;
  return {
    view,
    me,
    side,
    marks: marksOf(decision?.kind ?? null, decision?.options ?? []),
    why: s.unavailable,
    forecast: s.forecast,
    story: storyOf(session.events.value),
  };
}

export function marketAt(view: MarketsView, id: string): MarketPlace | undefined {
  return view.markets.find((market) => market.id === id);
}

/** Where a good is sold, if its market is not the one for general merchandise. */
export function marketOf(view: MarketsView, good: Good): MarketPlace | undefined {
  return view.markets.find((market) => market.offer === good);
}

/** A market's crates after more bars of one owner: each that crosses a full layer hides a crate of each bar below. */
export function cratesAfter(market: MarketPlace, owner: number, bars: number): number[] {
  const stack = [...market.bars];
  const crates = [...market.crates];
  for (let i = 0; i < bars; i++) {
    stack.push(owner);
    crates[owner] = (crates[owner] ?? 0) + LAYER;
    const below = Math.floor((stack.length - 1) / LAYER) * LAYER;
    for (const covered of stack.slice(Math.max(0, below - LAYER), below)) crates[covered] = (crates[covered] ?? 0) - 1;
  }
  return crates;
}

/** The bars that show: the last full layer lies flat, those begun upon it lie across. */
export interface Laid {
  owner: number;
  /** Its place in the stack, from the first bar on. */
  index: number;
  line: number;
  across: boolean;
  raised: boolean;
}

export function topOf(bars: readonly number[]): Laid[] {
  const full = Math.floor(bars.length / LAYER);
  const first = Math.max(0, (full - 1) * LAYER);
  return bars.slice(first).map((owner, i) => {
    const index = first + i;
    const layer = Math.floor(index / LAYER);
    return { owner, index, line: index % LAYER, across: layer % 2 === 1, raised: full > 0 && layer === full };
  });
}

/** Seats by their crates at a market, most first; level seats in their order. */
export function byCrates(crates: readonly number[]): number[] {
  return [...crates.keys()].sort((a, b) => (crates[b] ?? 0) - (crates[a] ?? 0) || a - b);
}

export function cratesOf(view: MarketsView, seat: number): number {
  return view.markets.reduce((sum, market) => sum + (market.crates[seat] ?? 0), 0);
}

/** What a special card counts for a seat, and what that pays. */
export function paysNow(card: SpecialCard, view: MarketsView, seat: number): { count: number; pounds: number } | null {
  if (!card.pays) return null;
  const shown = (id: string): number => marketAt(view, id)?.crates[seat] ?? 0;
  const count = card.markets
    ? Math.min(...card.markets.map(shown))
    : view.markets.filter((m) => (m.crates[seat] ?? 0) > 0).length;
  let pounds = 0;
  for (const [least, paid] of card.pays) if (count >= (least ?? 0)) pounds = paid ?? 0;
  return { count, pounds };
}

/** Market cards that nobody has seen come up yet: known as a set, in no order but for the last. */
export function stillToCome(view: MarketsView, catalog: MarketsCatalog): MarketCard[] {
  const gone = new Set([...view.past_cards, ...(view.card ? [view.card.id] : [])]);
  return catalog.rows.filter((row) => row.type === "market_card").filter((row) => !gone.has(row.id));
}

/** A sealed offer as the wire has it: the good's number times 32, and how many cards. */
export function unsealed(option: number): { good: Good | null; count: number } {
  const count = option & 31;
  return { good: count ? (GOODS[option >> 5] ?? null) : null, count };
}

export interface Wanted {
  good: Good;
  count: number;
}

/** The offer that is being put together: what was wanted as far as it can be offered, else one card of what pays best. */
export function composed(offers: readonly MarketsOption[], wanted: Wanted | null): MarketsOption | null {
  const most = (good: Good): number =>
    Math.max(0, ...offers.filter((row) => row.good === good).map((row) => row.count ?? 0));
  const pick = (good: Good, count: number): MarketsOption | null => {
    const held = most(good);
    return offers.find((row) => row.good === good && row.count === Math.min(Math.max(1, count), held)) ?? null;
  };
  if (wanted && most(wanted.good)) return pick(wanted.good, wanted.count);
  const worth = (good: Good): number => {
    const reward = offers.find((row) => row.good === good)?.reward ?? "";
    return Number(/\d+/.exec(reward)?.[0] ?? (reward ? MINIMUM : 0));
  };
  const best = GOODS.filter(most).sort((a, b) => worth(b) - worth(a))[0];
  return best ? pick(best, 1) : null;
}

/** What choosing an option would change, as far as the table can show it. */
export interface Preview {
  bars: { market: string; owner: number; count: number } | null;
  money: number;
  goods: { good: Good | null; count: number } | null;
  market: string | null;
}

const NOTHING: Preview = { bars: null, money: 0, goods: null, market: null };

export function previewOf(row: MarketsOption | null, model: Model, catalog: MarketsCatalog): Preview {
  if (!row) return NOTHING;
  const { view } = model;
  const seat = row.seat;
  if (row.market && (row.kind === "place" || row.kind === "place_first")) {
    return { ...NOTHING, market: row.market, bars: { market: row.market, owner: row.owner ?? seat, count: 1 } };
  }
  if (row.kind === "action" && row.market) {
    const market = marketAt(view, row.market);
    const due = Math.max(MINIMUM, market?.crates[seat] ?? 0);
    if (row.action === "stack") {
      const count = Math.min(row.token === "stack" ? MERCHANT_BARS : 1, view.seats[seat]?.bars ?? 0);
      return { ...NOTHING, market: row.market, bars: { market: row.market, owner: seat, count } };
    }
    if (row.action === "profit") return { ...NOTHING, market: row.market, money: due };
    const good = market && market.offer !== "general" ? market.offer : null;
    const left = good && market?.pile !== null ? Math.min(due, market?.pile ?? due) : due;
    return { ...NOTHING, market: row.market, goods: { good, count: left } };
  }
  if (row.card && (row.kind === "action" || row.kind === "after")) {
    const card = specialOf(catalog, row.card);
    return { ...NOTHING, money: (card ? (paysNow(card, view, seat)?.pounds ?? 0) : 0) - (row.cost ?? 0) };
  }
  if (row.good && row.kind !== "offer") return { ...NOTHING, goods: { good: row.good, count: 1 } };
  return NOTHING;
}

export function specialOf(catalog: MarketsCatalog, id: string): SpecialCard | null {
  const row = catalog.byId.get(id);
  return row?.type === "special" ? row : null;
}

/** The name of a market, without the word that all of them could have. */
export function shortMarket(name: string): string {
  return name.replace(/ Market$/, "");
}
