/** What a London table shows, worked out from the view. */
import type { LondonForecast, LondonSeat, LondonUnavailable } from "../../types/generated";
import { type Edition, FIRST, SECOND } from "./edition";
import { type Marks, marksOf } from "./marks";
import type { LondonSession, TableView } from "./wire";

export interface Model {
  view: TableView;
  edition: Edition;
  me: number | null;
  /** The side shown along the bottom: one's own, or for a bystander the seat whose turn it is. */
  side: LondonSeat;
  marks: Marks;
  why: LondonUnavailable[];
  forecast: LondonForecast | null;
}

export function modelOf(session: LondonSession): Model | null {
  const s = session.state.value;
  if (!s) return null;
  const { view } = s;
  const me = session.me.value;
  const side = view.seats[me ?? view.turn] ?? view.seats[0];
  if (!side) return null;
  return {
    view,
    edition: view.game === "london-1e" ? FIRST : SECOND,
    me,
    side,
    marks: marksOf(session.decision.value),
    why: s.unavailable,
    forecast: s.forecast,
  };
}

export function holders(view: TableView): Map<string, number> {
  const map = new Map<string, number>();
  for (const seat of view.seats) for (const id of seat.boroughs) map.set(id, seat.seat);
  return map;
}
