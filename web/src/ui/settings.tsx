/** What the player likes, to be changed. */
import type { JSX } from "preact";
import { forgetCoach } from "../state/coach";
import { pickLanguage } from "../state/me";
import { canNotify, wantNotices } from "../state/notify";
import { prefs, setPrefs } from "../state/prefs";
import { LANGUAGES } from "../types/words";
import { say } from "../words/language";

/** Have the coach speak of everything again. */
async function coachAgain(): Promise<void> {
  setPrefs({ coach: true });
  await forgetCoach();
}

export function Chooser<K extends string | number>({
  legend,
  value,
  choices,
  onPick,
}: {
  legend: string;
  value: K;
  choices: [K, string][];
  onPick: (value: K) => void;
}): JSX.Element {
  return (
    <fieldset class="chooser">
      <legend>{legend}</legend>
      {choices.map(([key, label]) => (
        <label key={key} class={key === value ? "on" : ""}>
          <input type="radio" name={legend} checked={key === value} onChange={() => onPick(key)} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

/** The choices of a setting, each by its name. */
function named<K extends string | number>(keys: readonly K[], name: (key: K) => string): [K, string][] {
  return keys.map((key) => [key, name(key)]);
}

const ON_OFF = ["off", "on"] as const;

export function SettingsForm(): JSX.Element {
  const p = prefs.value;
  return (
    <div class="settings">
      <Chooser
        legend={say("settings-language")}
        value={p.lang}
        choices={named(["auto", ...LANGUAGES] as const, (lang) => say(`settings-language-${lang}`))}
        onPick={pickLanguage}
      />
      <Chooser
        legend={say("settings-theme")}
        value={p.theme}
        choices={named(["auto", "paper", "gaslight"] as const, (key) => say(`settings-theme-${key}`))}
        onPick={(theme) => setPrefs({ theme })}
      />
      <Chooser
        legend={say("settings-motion")}
        value={p.motion}
        choices={named(["auto", "off"] as const, (key) => say(`settings-motion-${key}`))}
        onPick={(motion) => setPrefs({ motion })}
      />
      <Chooser
        legend={say("settings-pace")}
        value={p.pace}
        choices={named(["slow", "normal", "instant"] as const, (key) => say(`settings-pace-${key}`))}
        onPick={(pace) => setPrefs({ pace })}
      />
      <Chooser
        legend={say("settings-size")}
        value={p.size}
        choices={named([90, 100, 115, 130] as const, (key) => say(`settings-size-${key}`))}
        onPick={(size) => setPrefs({ size })}
      />
      <Chooser
        legend={say("settings-sound")}
        value={p.sound ? "on" : "off"}
        choices={named(ON_OFF, (key) => say(`settings-sound-${key}`))}
        onPick={(v) => setPrefs({ sound: v === "on" })}
      />
      {canNotify() && (
        <Chooser
          legend={say("settings-notices")}
          value={p.notices ? "on" : "off"}
          choices={named(ON_OFF, (key) => say(`settings-notices-${key}`))}
          onPick={(v) => void wantNotices(v === "on")}
        />
      )}
      <Chooser
        legend={say("settings-coach")}
        value={p.coach ? "on" : "off"}
        choices={named(ON_OFF, (key) => say(`settings-coach-${key}`))}
        onPick={(v) => setPrefs({ coach: v === "on" })}
      />
      <p>
        <button type="button" class="btn small quiet" onClick={() => void coachAgain()}>
          {say("settings-coach-again")}
        </button>
      </p>
      <Chooser
        legend={say("settings-keys")}
        value={p.keys ? "on" : "off"}
        choices={named(ON_OFF, (key) => say(`settings-keys-${key}`))}
        onPick={(v) => setPrefs({ keys: v === "on" })}
      />
      <p class="muted">{say("settings-remembered")}</p>
    </div>
  );
}
