/** The line under the prompt: who has yet to seal. */
import type { Model } from "./model";
import { useTable } from "./wire";
import { say } from "./words";

export function useNote(model: Model): string | null {
  const { session } = useTable();
  const { view } = model;
  if (view.phase !== "auction" || view.looking || !view.asked.length || view.over || session.replaying) return null;
  if (view.sealed !== null) return say("sealed-sub");
  const others = view.seats.filter((s) => s.seat !== model.me);
  const waiting = others.filter((s) => view.asked.includes(s.seat)).length;
  return model.marks.kind === "offer"
    ? waiting === others.length
      ? say("all-think")
      : say("sealed-by", { sealed: others.length - waiting, waiting })
    : null;
}
