/** A game that is looked back at and plays by itself, move by move. */
import { useEffect, useState } from "preact/hooks";
import type { ReplaySession } from "../state/replay";

/** How long a move is looked at, in milliseconds, where nobody wishes otherwise. */
export const USUAL_PACE = 900;

/** Whether it plays, and what has it play or pause; `until`: the move at which it stops, if that is not the last. */
export function usePlaying(
  session: ReplaySession,
  pace = USUAL_PACE,
  until: number | null = null,
): [playing: boolean, play: (on: boolean) => void] {
  const [playing, play] = useState(false);
  const end = until ?? session.last.value;
  useEffect(() => {
    if (!playing) return;
    const timer = window.setInterval(() => {
      if (session.ply.value >= end) play(false);
      // A move that does not come is not asked for again and again.
      else session.step().catch(() => play(false));
    }, pace);
    return () => window.clearInterval(timer);
  }, [session, playing, pace, end]);
  return [playing, play];
}
