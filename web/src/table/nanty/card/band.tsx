/** The band at the head of a small card. */
import type { JSX } from "preact";
import { linesOf, longest } from "./size";

export function Band({ name }: { name: string }): JSX.Element {
  const size = linesOf(name, 17) > 2 ? "longer" : name.length > 22 || longest(name) > 14 ? "long" : "";
  return (
    <span class="a-band">
      <b class={size}>{name}</b>
    </span>
  );
}
