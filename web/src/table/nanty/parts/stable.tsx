/** Pieces off the table, for those that fly. */
import type { JSX } from "preact";
import { markOf } from "../../../state/prefs";
import type { Model } from "../model";

export function Stable({ model }: { model: Model }): JSX.Element {
  const piece = (key: string, glyph: string, colour: number): JSX.Element => (
    <span key={key} class="standee" data-standee={key} style={`--c:var(--p${colour})`}>
      <svg viewBox="0 0 38 48" aria-hidden="true">
        <use href={`#${glyph}`} />
      </svg>
    </span>
  );
  return (
    <div class="stable" aria-hidden="true">
      {model.view.seats.map((seat) => piece(String(seat.seat), `np_pw${markOf(seat.seat)}`, markOf(seat.seat)))}
      {piece("grenadier", "np_grenadier", 1)}
      {piece("new_citizen", "np_citizen", 1)}
    </div>
  );
}
