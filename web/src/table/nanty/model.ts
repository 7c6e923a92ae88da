/** What a Nanty Narking table shows, worked out from the view and the events. */

import type {
  ActionCard,
  NantyAim,
  NantyArea,
  NantyEvent,
  NantyOption,
  NantySeat,
  NantyUnavailable,
  NantyView,
} from "../../types/generated";
import { symbolOf } from "./catalog";
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

export interface CardStep {
  symbol: string;
  amount: number;
  state: "done" | "now" | "later";
  /** What it brought, once it is done. */
  brought: NantyEvent | null;
}

const BRINGS: Record<string, readonly string[]> = {
  place: ["place", "move"],
  build: ["build"],
  skull: ["aim"],
  calm: ["calm"],
  money: ["gain"],
  event: ["event"],
  another: ["play"],
};

/** The events since a card was played, up to where another takes over. */
function sincePlayed(events: readonly NantyEvent[], card: string): NantyEvent[] {
  const at = events.findLastIndex((e) => e.kind === "play" && e.card === card);
  return at < 0 ? [] : events.slice(at + 1);
}

/** The symbols of a card in play: what is done and what it brought, what is being done, what is to come. */
export function stepsOf(card: ActionCard, at: number, events: readonly NantyEvent[]): CardStep[] {
  const since = sincePlayed(events, card.id);
  let from = 0;
  return card.symbols.map((printed, i) => {
    const { name, amount } = symbolOf(printed);
    const state = i < at ? "done" : i === at ? "now" : "later";
    let brought: NantyEvent | null = null;
    if (state === "done") {
      const kinds = BRINGS[name] ?? [];
      const found = since.findIndex(
        (e, n) => n >= from && kinds.includes(e.kind) && (name !== "money" || e.amount === amount),
      );
      if (found >= 0) {
        brought = since[found] ?? null;
        from = found + 1;
      }
    }
    return { symbol: name, amount, state, brought };
  });
}

export interface InPlay {
  card: string;
  /** Which symbol is being carried out; the number of symbols once all are done. */
  at: number;
  /** The card that this one was played from. */
  within: string | null;
  seat: number;
  /** Whether it is still being carried out. */
  live: boolean;
}

/** The card that is being carried out, or else the last one that was played in this turn. */
export function inPlay(model: Model): InPlay | null {
  const { acting, turn } = model.view;
  const now = acting.at(-1);
  if (now) return { card: now.card, at: now.symbol, within: acting.at(-2)?.card ?? null, seat: turn, live: true };
  const last = model.events.findLast((e) => e.kind === "play");
  return last?.card ? { card: last.card, at: 99, within: null, seat: last.seat ?? turn, live: false } : null;
}

export interface Happening {
  event: string;
  seat: number;
  n: number;
  ply: number;
  rolls: { seat: number; number: number; area: string }[];
  /** Whether it is still being carried out. */
  live: boolean;
}

/** The Random Event of this turn, with its dice. */
export function happening(view: NantyView, events: readonly NantyEvent[]): Happening | null {
  const at = events.findLastIndex((e) => e.kind === "event");
  const turned = events[at];
  if (!turned?.event) return null;
  const after = events.slice(at + 1);
  const end = after.findIndex((e) => e.kind === "play" || e.kind === "turn" || e.kind === "pile_empty");
  const during = end < 0 ? after : after.slice(0, end);
  return {
    event: turned.event,
    seat: turned.seat ?? view.turn,
    n: turned.n,
    ply: turned.ply,
    rolls: during
      .filter((e) => e.kind === "roll")
      .map((e) => ({ seat: e.seat ?? view.turn, number: e.number ?? 0, area: e.area ?? "" })),
    live: end < 0 && view.acting.length > 0 && !view.over,
  };
}

/** What is aimed at and not yet settled: the last proposal, if nothing has come of it. */
export function aimedAt(events: readonly NantyEvent[]): NantyEvent | null {
  const last = events.findLast((e) => !["interrupt", "spare"].includes(e.kind));
  return last && ["aim", "aim_move", "aim_swap", "aim_text"].includes(last.kind) ? last : null;
}

export interface Standing {
  seat: number;
  have: number;
  /** Along the scale, 0 to 1. */
  at: number;
  /** How many others stand at the same place before it. */
  above: number;
}

/** Everybody on the scale of one aim. */
export function standings(aim: NantyAim): Standing[] {
  const seen = new Map<number, number>();
  return aim.have.map((have, seat) => {
    const at = Math.max(0, Math.min(1, aim.need ? have / aim.need : 0));
    const key = Math.round(at * 17);
    const above = seen.get(key) ?? 0;
    seen.set(key, above + 1);
    return { seat, have, at, above };
  });
}

/** Who is furthest, and how far. */
export function leaders(aim: NantyAim): { best: number; seats: number[] } {
  const best = Math.max(...aim.have);
  return { best, seats: aim.have.flatMap((have, seat) => (have === best ? [seat] : [])) };
}

/** Whether a measure is the same for everybody. */
export const SHARED = new Set(["trouble_markers", "deck_exhausted", "deck_exhausted_low_trouble"]);

export type PowerState = "ready" | "used" | "new" | "blocked" | "event" | "dead" | "waits";

/** What becomes of the power of an area's card now. */
export function powerState(area: NantyArea, offered: boolean, active: boolean, power: string): PowerState {
  if (offered) return "ready";
  if (area.card_dead) return "dead";
  if (area.grenadiers > 0) return "blocked";
  if (power === "protect_from_event") return "event";
  if (active && area.card_new) return "new";
  if (active && area.card_used) return "used";
  return "waits";
}
