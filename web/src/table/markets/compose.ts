/** Putting a sealed offer together, and changing it until the last is in. */

import { signal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import type { MarketsOption } from "../../types/generated";
import type { Good } from "./goods";
import type { Model } from "./model";
import { composed } from "./offers";
import { useTable } from "./wire";

export interface Composer {
  /** The offer as it stands, and the option of offering nothing. */
  row: MarketsOption | null;
  nothing: MarketsOption | null;
  want: (good: Good, count: number) => void;
  /** What lies sealed, while others still think. */
  sealed: MarketsOption | null;
  /** Open the sealed offer again. */
  change: () => void;
}

export function useComposer(model: Model): Composer {
  const { session } = useTable();
  // biome-ignore lint/correctness/useExhaustiveDependencies: nothing is wanted any more at another table
  const wanted = useMemo(() => signal<{ ply: number; good: Good; count: number } | null>(null), [session]);
  const { marks, view } = model;
  const now = wanted.value;
  return {
    row: composed(marks.offers, now && now.ply === view.ply ? now : null),
    nothing: marks.offers.find((row) => !row.count) ?? null,
    want: (good, count) => {
      wanted.value = { ply: view.ply, good, count };
    },
    sealed: (!session.replaying && view.sealed_row) || null,
    change: () => session.undo(),
  };
}
