/** The back of a card; to its owner it shows what it is. */
import type { JSX } from "preact";
import type { CityCard } from "../../../types/generated";
import { Token } from "../../../ui/glyph";
import { tell } from "../../../words/language";
import { Fit } from "./fit";

export function CardBack({
  size = "stack-s",
  letter = "",
  own,
}: {
  size?: "stack-s" | "mini" | "hand";
  letter?: string;
  own?: CityCard | null;
}): JSX.Element {
  return (
    <span class={`card ${size === "hand" ? "" : size} back`} aria-hidden="true">
      <svg class="bk" viewBox="0 0 96 136" preserveAspectRatio="none" aria-hidden="true">
        <use href="#back" width="96" height="136" />
      </svg>
      <span class="bk-l">{letter}</span>
      {own && (
        <span class="c-own">
          <span class="c-own-t">
            <Fit text={tell(own.name)} lines={3} />
          </span>
          {own.value ? <Token kind="end" value={String(own.value)} /> : null}
        </span>
      )}
    </span>
  );
}
