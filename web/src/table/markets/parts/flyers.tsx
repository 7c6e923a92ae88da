/** What flies over the table is copied from here. */
import type { JSX } from "preact";
import { Icon } from "../../../ui/glyph";
import { GOODS } from "../goods";

export function Flyers(): JSX.Element {
  return (
    <div class="flyers" hidden>
      {GOODS.map((good) => (
        <span key={good} class="gcd fly" data-flyer={good}>
          <Icon name={good} />
        </span>
      ))}
      {["coin", "bar", "special"].map((sign) => (
        <span key={sign} class={`gcd fly ${sign}`} data-flyer={sign}>
          <Icon name={sign} />
        </span>
      ))}
    </div>
  );
}
