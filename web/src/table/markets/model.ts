/** What a table of London Markets shows, worked out from the view and the events. */
import type { MarketPlace, MarketsForecast, MarketsSeat, MarketsUnavailable, MarketsView } from "../../types/generated";
import { named } from "../../words/language";
import type { Good } from "./goods";
import { type Marks, marksOf } from "./marks";
import { type Story, storyOf } from "./story";
import type { MarketsSession } from "./wire";

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
    story: storyOf(session.events.value, view.round),
  };
}

export function marketAt(view: MarketsView, id: string): MarketPlace | undefined {
  return view.markets.find((market) => market.id === id);
}

/** Where a good is sold, if its market is not the one for general merchandise. */
export function marketOf(view: MarketsView, good: Good): MarketPlace | undefined {
  return view.markets.find((market) => market.offer === good);
}

/** The name of a market where there is little room. */
export function shortMarket(id: string): string {
  return named("market", id, "short");
}
