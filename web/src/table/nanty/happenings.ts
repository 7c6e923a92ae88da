/** What is happening to everybody, and what somebody aims at. */
import type { NantyEvent, NantyView } from "../../types/generated";

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
