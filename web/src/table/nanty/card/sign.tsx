/** The symbols of a card. */
import type { JSX } from "preact";
import { symbolOf } from "../catalog";
import { say } from "../words";

export function symbolWords(printed: string): string {
  const { name, amount } = symbolOf(printed);
  return say("sign-title", { symbol: name, amount });
}

/** One symbol of a card. */
export function Sign({ name, amount = 0, cls = "" }: { name: string; amount?: number; cls?: string }): JSX.Element {
  return (
    <svg class={`ic sy ${cls}`} viewBox="0 0 48 48" aria-hidden="true">
      <use href={`#u_nn_${name}`} />
      {name === "money" && (
        <text
          x="24"
          y="25.6"
          font-size="19"
          letter-spacing="-.8"
          text-anchor="middle"
          font-weight="750"
          fill="currentColor"
        >
          £{amount}
        </text>
      )}
    </svg>
  );
}
