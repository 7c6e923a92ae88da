/** Progress as a row of street lamps: lit, burning now, dark. */
import type { JSX } from "preact";

export type LampState = "lit" | "now" | "dark";

export function Lamp({ state }: { state: LampState }): JSX.Element {
  return (
    <svg class={`lamp1 ${state}`} viewBox="0 0 16 24" aria-hidden="true">
      <g fill="none" stroke="currentColor" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round">
        <path d="M8 14.500V22M5 22.300h6M6.500 17h3" />
        <path class="glass" d="M4 6h8l-1.600 8H5.600z" />
        <path d="M3.500 6L8 2.500 12.500 6zM8 1v1.500" />
      </g>
    </svg>
  );
}

/** `label` says it in words. */
export function Lamps({ states, label }: { states: readonly LampState[]; label: string }): JSX.Element {
  return (
    <span class="lamps" role="img" aria-label={label} title={label}>
      {states.map((state, i) => (
        <Lamp key={i} state={state} />
      ))}
    </span>
  );
}
