/** The marks of a proof-reader on what was chosen: octagons, which no other piece of the house is, and always a word. */
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import proofs from "../assets/proofs.svg?url";
import type { JudgedChoice } from "../types/generated";
import { hangSprite } from "../ui/sprite";

let hung = false;

export type Sign = JudgedChoice["grade"] | "best" | "hint" | "warn";

export function Proof({ sign, cls = "" }: { sign: Sign; cls?: string }): JSX.Element {
  // With the first mark that is shown, and once.
  useEffect(() => {
    if (!hung) void hangSprite(proofs);
    hung = true;
  }, []);
  return (
    <svg class={`jm j-${sign} ${cls}`} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`#j_${sign}`} />
    </svg>
  );
}
