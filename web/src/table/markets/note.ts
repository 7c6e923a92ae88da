/** The line under the prompt: who has yet to seal. */
import { words as w } from "../../text/markets";
import type { Model } from "./model";
import { useTable } from "./wire";

export function useNote(model: Model): string | null {
  const { session } = useTable();
  const { view } = model;
  if (view.phase !== "auction" || view.looking || !view.asked.length || view.over || session.replaying) return null;
  if (view.sealed !== null) return w.sealedSub;
  const others = view.seats.filter((s) => s.seat !== model.me);
  const waiting = others.filter((s) => view.asked.includes(s.seat)).length;
  return model.marks.kind === "offer"
    ? waiting === others.length
      ? w.allThink
      : w.sealedBy(others.length - waiting, waiting)
    : null;
}
