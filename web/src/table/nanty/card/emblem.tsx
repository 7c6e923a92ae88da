/** A card's own drawing. */
import type { JSX } from "preact";

export function Emblem({ id, cls = "a-emb" }: { id: string; cls?: string }): JSX.Element {
  return (
    <svg class={cls} viewBox="0 0 48 48" aria-hidden="true">
      <use href={`#nn_${id}`} />
    </svg>
  );
}
