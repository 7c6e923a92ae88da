/** What the player likes, to be changed. */
import type { JSX } from "preact";
import { canNotify, wantNotices } from "../state/notify";
import { type Prefs, prefs, setPrefs } from "../state/prefs";
import { text } from "../text/en";

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

export function SettingsForm(): JSX.Element {
  const p = prefs.value;
  const t = text.settings;
  return (
    <div class="settings">
      <Chooser
        legend={t.theme}
        value={p.theme}
        choices={Object.entries(t.themes) as [Prefs["theme"], string][]}
        onPick={(theme) => setPrefs({ theme })}
      />
      <Chooser
        legend={t.motion}
        value={p.motion}
        choices={Object.entries(t.motions) as [Prefs["motion"], string][]}
        onPick={(motion) => setPrefs({ motion })}
      />
      <Chooser
        legend={t.size}
        value={p.size}
        choices={([90, 100, 115, 130] as const).map((n) => [n, t.sizes[n] ?? ""])}
        onPick={(size) => setPrefs({ size })}
      />
      <Chooser
        legend={t.sound}
        value={p.sound ? "on" : "off"}
        choices={Object.entries(t.sounds)}
        onPick={(v) => setPrefs({ sound: v === "on" })}
      />
      {canNotify() && (
        <Chooser
          legend={t.notices}
          value={p.notices ? "on" : "off"}
          choices={Object.entries(t.noticeChoices)}
          onPick={(v) => void wantNotices(v === "on")}
        />
      )}
      <fieldset class="chooser marks">
        <legend>{t.mark}</legend>
        {[1, 2, 3, 4].map((n) => (
          <label key={n} class={p.mark === n ? "on" : ""}>
            <input type="radio" name={t.mark} checked={p.mark === n} onChange={() => setPrefs({ mark: n })} />
            <svg class={`mark p${n}`} aria-hidden="true">
              <use href={`#player_${n}`} />
            </svg>
            {t.marks[n]}
          </label>
        ))}
      </fieldset>
      <Chooser
        legend={t.keys}
        value={p.keys ? "on" : "off"}
        choices={Object.entries(t.keyChoices)}
        onPick={(v) => setPrefs({ keys: v === "on" })}
      />
      <p class="muted">{t.remembered}</p>
    </div>
  );
}
