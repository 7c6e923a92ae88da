/** What the events of a round come to: deeds, offers, how they were settled. */
import type { MarketsEvent, MarketsOffer } from "../../types/generated";
import type { Good, Token } from "./goods";

/** How one good was settled in an auction. */
export interface Settled {
  good: Good;
  special: boolean;
  /** Whether there was no special card any more. */
  noneLeft: boolean;
  amount: number;
  winners: number[];
  /** Those who offered the most: more than the winners where nobody takes a tied special card. */
  most: number[];
  /** How many cards they offered, and how many whoever came next. */
  count: number;
  next: number;
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

const DEEDS = new Set(["use", "stack", "place", "profit", "draw"]);

/** `now` is the round that is played: a game that began from a position tells of the rounds since then only. */
export function storyOf(events: readonly MarketsEvent[], now = 0): Story {
  const story: Story = { usedBy: new Map(), deeds: new Map(), won: new Map(), reveal: null, moved: false };
  let round = Math.max(0, now - events.filter(({ kind }) => kind === "round").length);
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
  const winners = event.winners ?? [];
  const most = event.tied ?? winners;
  const count = (seat: number): number => offers.find((offer) => offer.seat === seat)?.count ?? 0;
  const others = offers.filter((offer) => offer.good === good && !most.includes(offer.seat));
  return {
    good,
    special: event.special ?? false,
    noneLeft: event.none_left ?? false,
    amount: event.amount ?? 0,
    winners,
    most,
    count: count(most[0] ?? -1),
    next: Math.max(0, ...others.map((offer) => offer.count)),
  };
}

export type Fate = "nothing" | "beaten" | "tied" | "special" | "money";

/** What an offer came to. */
export function fateOf(offer: MarketsOffer, reveal: Reveal): { fate: Fate; amount: number } {
  const settled = reveal.settled.find((s) => s.good === offer.good);
  if (!offer.good || !settled) return { fate: "nothing", amount: 0 };
  const won = settled.winners.includes(offer.seat);
  if (won && settled.noneLeft) return { fate: "nothing", amount: 0 };
  if (won && settled.special) return { fate: "special", amount: 0 };
  // Too many share what there is: a pound is not divided.
  if (won && settled.amount) return { fate: "money", amount: settled.amount };
  return { fate: settled.most.includes(offer.seat) ? "tied" : "beaten", amount: 0 };
}
