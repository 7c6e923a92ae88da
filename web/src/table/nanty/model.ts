/** What a Nanty Narking table shows, worked out from the view and the events. */
import type { NantyArea, NantyEvent, NantyOption, NantySeat, NantyUnavailable, NantyView } from "../../types/generated";
import { type Marks, marksOf } from "./marks";
import type { NantySession } from "./wire";

export interface Model {
  view: NantyView;
  me: number | null;
  /** The side shown along the bottom: one's own, or for a bystander the seat whose turn it is. */
  side: NantySeat;
  own: boolean;
  marks: Marks;
  /** By card: the Interrupt that may be thrown away now, whoever is asked. */
  asides: Map<string, NantyOption>;
  why: NantyUnavailable[];
  events: NantyEvent[];
  /** Whether figures have names. */
  named: boolean;
  areas: Map<string, NantyArea>;
}

export function modelOf(session: NantySession): Model | null {
  const s = session.state.value;
  if (!s) return null;
  const view = s.view;
  const me = session.me.value;
  const side = view.seats[me ?? view.turn] ?? view.seats[0];
  if (!side) return null;
  return {
    view,
    me,
    side,
    own: me === side.seat && !session.replaying,
    marks: marksOf(session.decision.value),
    asides: new Map((s.asides ?? []).filter((row) => row.card && me === side.seat).map((row) => [row.card ?? "", row])),
    why: s.unavailable,
    events: session.events.value,
    named: view.areas[0]?.figures !== undefined,
    areas: new Map(view.areas.map((area) => [area.area, area])),
  };
}

/** How many areas a player controls. */
export function controlled(view: NantyView, seat: number): number {
  return view.areas.filter((area) => area.control === seat).length;
}

/** In how many areas a player has Agents. */
export function standing(view: NantyView, seat: number): number {
  return view.areas.filter((area) => (area.agents[seat] ?? 0) > 0).length;
}
