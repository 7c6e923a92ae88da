/** What the highest offer takes: a coin, or a special card. */
import type { JSX } from "preact";
import { Icon, Pounds } from "../../ui/glyph";

export function Reward({ pay }: { pay: number | "special" }): JSX.Element {
  return pay === "special" ? (
    <span class="spc">
      <Icon name="special" />
    </span>
  ) : (
    <Pounds n={pay} />
  );
}
