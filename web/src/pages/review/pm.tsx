/** A width beside its figure. */
import type { JSX } from "preact";
import { percent } from "../../table/chances";
import { say } from "../../words/language";

/** How far a figure lies to both sides: a sign for the eye, words for the ear. */
export function Pm({ of, places = 0 }: { of: number; places?: number }): JSX.Element {
  return (
    <small class="pm">
      <span aria-hidden="true">{say("review-pm", { width: percent(of, places) })}</span>
      <span class="vh"> {say("review-pm-long", { width: percent(of, places) })}</span>
    </small>
  );
}
