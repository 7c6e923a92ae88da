/** Small editors: a number that is stepped, one of a few. */
import type { ComponentChildren, JSX } from "preact";
import { say } from "../../words/language";

/** A number that is stepped, or written. */
export function Stepper({
  label,
  value,
  least = 0,
  most = 9999,
  children,
  onValue,
}: {
  label: string;
  value: number;
  least?: number | undefined;
  most?: number | undefined;
  children?: ComponentChildren;
  onValue: (value: number) => void;
}): JSX.Element {
  const step = (by: number): void => onValue(Math.max(least, Math.min(most, value + by)));
  return (
    <div class="labstep">
      <span class="label">{children ?? label}</span>
      <button type="button" aria-label={say("lab-less", { what: label })} onClick={() => step(-1)}>
        −
      </button>
      <input
        type="number"
        aria-label={label}
        min={least}
        max={most}
        value={value}
        onInput={(event) => {
          const { valueAsNumber } = event.currentTarget;
          if (Number.isInteger(valueAsNumber)) onValue(valueAsNumber);
        }}
        onKeyDown={(event) => {
          if (event.key !== "+" && event.key !== "-") return;
          event.preventDefault();
          step(event.key === "+" ? 1 : -1);
        }}
      />
      <button type="button" aria-label={say("lab-more", { what: label })} onClick={() => step(1)}>
        +
      </button>
    </div>
  );
}

/** One of a few, or none. */
export function Select({
  label,
  value,
  none,
  choices,
  onPick,
}: {
  label: string;
  value: string | null;
  none?: string | undefined;
  choices: readonly (readonly [string, string])[];
  onPick: (value: string | null) => void;
}): JSX.Element {
  return (
    <label class="selectrow">
      <span class="label">{label}</span>
      <select
        value={value ?? ""}
        onChange={(event) => onPick(event.currentTarget.value === "" ? null : event.currentTarget.value)}
      >
        {none !== undefined && <option value="">{none}</option>}
        {choices.map(([key, words]) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}
