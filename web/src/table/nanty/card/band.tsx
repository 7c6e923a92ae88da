/** The band at the head of a small card. */
import type { JSX } from "preact";
import { linesOf } from "./size";

export function Band({ name }: { name: string }): JSX.Element {
  return (
    <span class="a-band">
      <b class={linesOf(name, 19) > 2 ? "longer" : name.length > 22 ? "long" : ""}>{name}</b>
    </span>
  );
}
