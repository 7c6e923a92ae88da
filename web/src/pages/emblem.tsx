/** A game's emblem in its colours, as it stands beside its name in every list. */
import type { JSX } from "preact";
import { lookOf } from "../table/games";

export function GameEmblem({ game }: { game: string }): JSX.Element {
  const { ribbon, emblem } = lookOf(game);
  return (
    <span class={`gi ${ribbon}`}>
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <use href={`#${emblem}`} />
      </svg>
    </span>
  );
}
