/** The sign of the start player. */
import type { JSX } from "preact";
import { Icon } from "../../../ui/glyph";
import { say } from "../words";

export function Coach(): JSX.Element {
  return (
    <span class="cch" title={say("starting-player")}>
      <span class="vh">{say("starting-player")}</span>
      <Icon name="coach" />
    </span>
  );
}
