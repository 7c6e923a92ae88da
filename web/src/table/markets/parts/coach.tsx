/** The sign of the start player. */
import type { JSX } from "preact";
import { words as w } from "../../../text/markets";
import { Icon } from "../../../ui/glyph";

export function Coach(): JSX.Element {
  return (
    <span class="cch" title={w.starts}>
      <span class="vh">{w.starts}</span>
      <Icon name="coach" />
    </span>
  );
}
