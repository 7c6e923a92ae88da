/** How a game ends on the screen: the last move is seen, the table rests, then the end stands there. */
import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import { paceNow } from "../state/pace";
import { play } from "../state/sound";
import type { StateMessage } from "../state/wire";
import type { EventRow } from "../types/generated";
import type { Control } from "./control";
import { faceOf } from "./end";

/** How long the table rests once the last move is seen. */
const STILL = 600;
/** How long the last move itself is left to be read, in deeds of others. */
const READ = 2;

export type Place = "table" | "end" | "account";

export interface Ending {
  at: Place;
  /** Whether the end has just come. */
  fresh: boolean;
  go: (to: Place) => void;
  watch: (next: StateMessage, fresh: readonly EventRow[]) => void;
}

export function useEnding(control: Control): Ending {
  const [at, setAt] = useState<Place>("end");
  const [fresh, setFresh] = useState(false);
  const before = useRef<boolean | null>(null);
  const timer = useRef<number | undefined>(undefined);
  const go = useCallback(
    (to: Place): void => {
      window.clearTimeout(timer.current);
      control.resting.value = false;
      if (to !== "end") setFresh(false);
      setAt(to);
    },
    [control],
  );
  const watch = useCallback(
    (next: StateMessage): void => {
      const over = next.outcome !== null;
      const justNow = over && before.current === false;
      before.current = over;
      if (!justNow || !next.outcome) return;
      const sound = faceOf(next.outcome, next.you) === "lost" ? "defeat" : "victory";
      const rests = paceNow() ? READ * paceNow() + STILL : 0;
      setFresh(true);
      control.resting.value = rests > 0;
      setAt(rests ? "table" : "end");
      timer.current = window.setTimeout(() => {
        play(sound);
        control.resting.value = false;
        setAt("end");
      }, rests);
    },
    [control],
  );
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return { at, fresh, go, watch };
}
