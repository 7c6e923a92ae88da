/** Number and cost of an area. */
import type { JSX } from "preact";
import type { AreaCard } from "../../../types/generated";
import type { Head } from "./placing";

export function Plaque({ card, head }: { card: AreaCard | null; head: Head }): JSX.Element | null {
  const { plaque } = head;
  if (!plaque) return null;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: no part of a drawing takes the focus
    <g class="plq" aria-hidden="true" transform={`translate(${plaque.x} ${plaque.y}) scale(${plaque.scale})`}>
      <rect x="-33" y="-11" width="66" height="22" rx="4" />
      <circle cx="-20" cy="0" r="9.8" />
      <text class="n" x="-20" y="5.9">
        {card?.number}
      </text>
      <text class="c" x="12" y="6">
        £{card?.cost}
      </text>
    </g>
  );
}
