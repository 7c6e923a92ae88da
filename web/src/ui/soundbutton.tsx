/** One press turns the sounds on, another off. */
import type { JSX } from "preact";
import { prefs, setPrefs } from "../state/prefs";
import { play } from "../state/sound";
import { say } from "../words/language";
import { Icon } from "./glyph";

export function SoundButton(): JSX.Element {
  const on = prefs.value.sound;
  const label = say(on ? "site-sound-off" : "site-sound-on");
  return (
    <button
      type="button"
      class="iconb sounds"
      aria-label={label}
      title={label}
      aria-pressed={on}
      onClick={() => {
        setPrefs({ sound: !on });
        if (!on) play("turn");
      }}
    >
      <Icon name={on ? "sound" : "mute"} />
    </button>
  );
}
