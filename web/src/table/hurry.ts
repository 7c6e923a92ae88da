/** One's own clock, before it runs out: seen, said, and heard where sounds are on. */
import { useEffect } from "preact/hooks";
import type { Session } from "../state/session";
import { play } from "../state/sound";
import { say } from "../words/language";

/** What is worth a warning, in seconds left, the most urgent last. */
export const MARKS = { live: [60, 10], days: [21600, 3600] } as const;
/** No timer runs for longer. */
const FAR = 2 ** 31 - 1;

/** The marks that a clock has yet to pass, and the last that it has passed. */
export function marksAt(kind: "live" | "days", left: number): { passed: number | null; ahead: number[] } {
  const marks: readonly number[] = MARKS[kind];
  return { passed: marks.findLast((mark) => left <= mark) ?? null, ahead: marks.filter((mark) => left > mark) };
}

export function useHurry(session: Session, speak: (words: string) => void): void {
  const table = session.table.value;
  const me = session.me.value;
  const clock = me === null ? undefined : table?.seats[me]?.clock;
  const kind = table?.clock?.kind;
  const running = clock?.running === true && table?.status === "playing";
  const left = clock?.left ?? 0;
  useEffect(() => {
    if (!running || !kind) {
      session.hurry.value = null;
      return;
    }
    const warn = (mark: number | null): void => {
      if (mark !== null && mark !== session.hurry.value) {
        play("turn");
        speak(say("clock-hurry", { seconds: mark }));
      }
      session.hurry.value = mark;
    };
    const { passed, ahead } = marksAt(kind, left);
    warn(passed);
    const timers = ahead
      .filter((mark) => (left - mark) * 1000 < FAR)
      .map((mark) => window.setTimeout(() => warn(mark), (left - mark) * 1000));
    return () => {
      for (const timer of timers) window.clearTimeout(timer);
    };
  }, [session, speak, running, kind, left]);
}
