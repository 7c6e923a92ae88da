/** A shortcut from the choice of an action: the action first, then the thing that was clicked. */
import type { LondonOption } from "../../types/generated";
import type { Shortcut } from "../target";
import type { Model } from "./model";
import { useTable } from "./wire";

/** Questions that may come in between its steps and are the player's own to answer. */
export const BETWEEN: ReadonlySet<string> = new Set(["payment", "activation_cost"]);

export function useShortcut(
  model: Model,
): (action: string, kind: string, fits: (row: LondonOption) => boolean, says: string) => Shortcut | null {
  const { control } = useTable();
  const rows = model.marks.kind === "action" ? model.marks.menu : [];
  return (action, kind, fits, says) => {
    if (!rows.some((row) => row.action === action)) return null;
    return {
      says,
      run: () =>
        control.follow(
          [
            { kind: "action", fits: (row) => row.action === action },
            { kind, fits },
          ],
          BETWEEN,
        ),
    };
  };
}
