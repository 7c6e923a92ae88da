/** The band at the head of a small card. */
import type { JSX } from "preact";
import { linesIn, longestWord } from "../../../ui/letters";
import { breakable } from "../../../words/breaks";

export function Band({ name }: { name: string }): JSX.Element {
  const size = linesIn(name, 17) > 2 ? "longer" : name.length > 22 || longestWord(name) > 14 ? "long" : "";
  return (
    <span class="a-band">
      <b class={size}>{breakable(name)}</b>
    </span>
  );
}
