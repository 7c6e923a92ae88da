/** The mark of a seat on its plate: the same colour and shape for everybody. */
import type { JSX } from "preact";

export function Plate({ seat }: { seat: number }): JSX.Element {
  const mark = (seat % 4) + 1;
  return (
    <span class={`seatplate s${mark}`}>
      <svg class={`mark p${mark}`} aria-hidden="true">
        <use href={`#player_${mark}`} />
      </svg>
    </span>
  );
}
