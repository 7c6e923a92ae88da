/** Drawings from the sprite: icons, marks, number tokens. */
import type { JSX } from "preact";
import { markOf } from "../state/prefs";

/** An interface icon by its name in the sprite, without the `u_`. */
export function Icon({ name, size = "" }: { name: string; size?: "" | "xs" | "s" | "l" }): JSX.Element {
  return (
    <svg class={`ic ${size}`} aria-hidden="true">
      <use href={`#u_${name}`} />
    </svg>
  );
}

export function Pip({ colour }: { colour: string }): JSX.Element {
  return (
    <svg class={`pip pip-${colour}`} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`#u_pip_${colour}`} />
    </svg>
  );
}

/** A player's mark: its shape and hatching say whose it is without the colour. */
export function Mark({ seat }: { seat: number }): JSX.Element {
  const mark = markOf(seat);
  return (
    <svg class={`mark p${mark}`} aria-hidden="true">
      <use href={`#player_${mark}`} />
    </svg>
  );
}

export type TokenKind = "money" | "vp" | "end" | "pov" | "less";

/** A figure in its token: coin, rosette, laurel, hexagon. */
export function Token({ kind, value, cls = "" }: { kind: TokenKind; value: string; cls?: string }): JSX.Element {
  const size = value.length > 3 ? 12 : 14.2;
  return (
    <svg class={`tok tk-${kind} ${cls}`} viewBox="0 0 28 28" width="28" height="28" aria-hidden="true">
      <use href={`#tk_${kind}`} />
      <text x="14" y="18.9" font-size={size} letter-spacing={value.length > 2 ? "-.9" : undefined}>
        {value}
      </text>
    </svg>
  );
}

export const Pounds = ({ n, cls }: { n: number | string; cls?: string }): JSX.Element => (
  <Token kind="money" value={`£${n}`} {...(cls ? { cls } : {})} />
);
