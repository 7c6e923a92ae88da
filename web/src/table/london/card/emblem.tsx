/** The drawings of city cards. */
import type { JSX } from "preact";
import emblems from "../art/emblems.json";

const known: Record<string, string> = emblems;

/** A card's emblem; a card without a drawing of its own wears the mark of its colour. */
export function Emblem({ id, colour, cls = "c-emb" }: { id: string; colour?: string; cls?: string }): JSX.Element {
  const own = known[id];
  return (
    <svg class={cls} viewBox={own || !colour ? "0 0 48 48" : "0 0 24 24"} aria-hidden="true">
      <use href={own ? `#${own}` : `#u_pip_${colour ?? "grey"}`} />
    </svg>
  );
}
