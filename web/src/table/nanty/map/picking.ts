/** Several choices at one place, until they are made or the question changes. */

import { useEffect, useState } from "preact/hooks";
import type { NantyOption } from "../../../types/generated";
import type { Model } from "../model";

export interface Picking {
  area: string;
  rows: NantyOption[];
}

export function usePicking(model: Model): [Picking | null, (picking: Picking | null) => void] {
  const [picking, setPicking] = useState<Picking | null>(null);
  const moment = `${model.view.ply} ${model.marks.kind}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another moment, another question
  useEffect(() => setPicking(null), [moment]);
  return [picking, setPicking];
}
