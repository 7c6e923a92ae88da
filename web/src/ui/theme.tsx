/** Between paper and gaslight. */
import type { JSX } from "preact";
import { setPrefs, theme } from "../state/prefs";
import { say } from "../words/language";
import { Icon } from "./glyph";

export function ThemeButton(): JSX.Element {
  const dark = theme.value === "gaslight";
  return (
    <button
      type="button"
      class="iconb"
      aria-label={dark ? say("site-paper") : say("site-gaslight")}
      onClick={() => setPrefs({ theme: dark ? "paper" : "gaslight" })}
    >
      <Icon name={dark ? "sun" : "lamp"} />
    </button>
  );
}
