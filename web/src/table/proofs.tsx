/** The marks of a proof-reader on what was chosen: octagons, which no other piece of the house is, and always a word. */
import type { JSX } from "preact";
import proofs from "../assets/proofs.svg?url";
import type { JudgedChoice } from "../types/generated";
import { hangSprite } from "../ui/sprite";

void hangSprite(proofs);

export type Sign = JudgedChoice["grade"] | "best" | "hint" | "warn";

export function Proof({ sign, cls = "" }: { sign: Sign; cls?: string }): JSX.Element {
  return (
    <svg class={`jm j-${sign} ${cls}`} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`#j_${sign}`} />
    </svg>
  );
}
