/** Whether the offers that were opened last lie over the board. */
import { useState } from "preact/hooks";
import type { Model } from "../model";
import type { Reveal } from "../story";
import { useTable } from "../wire";

export interface Shown {
  reveal: Reveal | null;
  open: boolean;
  unfold: () => void;
  fold: () => void;
}

/** Whether the offers that were opened last may lie over the board: not while it is what one is asked about. */
export function mayCover(model: Model, resting = false): boolean {
  const { reveal, moved } = model.story;
  // The last offers of a game are seen before it is over, even if nobody offered anything.
  if (model.view.over) return resting && reveal !== null;
  if (!reveal?.settled.length || moved || model.view.looking) return false;
  return model.marks.kind === null || model.marks.kind === "offer" || model.marks.kind === "pile";
}

/** The offers opened last: at first over the board, later folded away, to be opened again at will. */
export function useReveal(model: Model): Shown {
  const { control } = useTable();
  const [folded, setFolded] = useState<number | null>(null);
  const [opened, setOpened] = useState<string | null>(null);
  const reveal = model.story.reveal?.settled.length || model.view.over ? model.story.reveal : null;
  const moment = reveal ? `${reveal.n} ${model.view.ply} ${model.marks.kind}` : "";
  return {
    reveal,
    // What was opened by hand folds by itself when something else is asked.
    open: reveal !== null && (opened === moment || (mayCover(model, control.resting.value) && folded !== reveal.n)),
    unfold: () => setOpened(moment),
    fold: () => {
      setOpened(null);
      setFolded(reveal?.n ?? null);
    },
  };
}
