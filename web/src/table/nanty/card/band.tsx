/** The band at the head of a small card. */
import type { JSX } from "preact";

export function Band({ name }: { name: string }): JSX.Element {
  return (
    <span class="a-band">
      <b class={name.length > 38 ? "longer" : name.length > 22 ? "long" : ""}>{name}</b>
    </span>
  );
}
