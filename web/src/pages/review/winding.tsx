/** What winds the game: move by move or by itself, and on a phone from moment to moment. */
import type { JSX } from "preact";
import { Icon } from "../../ui/glyph";
import { say } from "../../words/language";
import type { Deeds } from "./keys";

export function Winder({
  ply,
  last,
  playing,
  deeds,
}: {
  ply: number;
  last: number;
  playing: boolean;
  deeds: Deeds;
}): JSX.Element {
  const tool = (icon: string, label: string, off: boolean, act: () => void, cls = ""): JSX.Element => (
    <button type="button" class={`iconb edged ${cls}`} aria-label={label} title={label} disabled={off} onClick={act}>
      <Icon name={icon} />
    </button>
  );
  return (
    <>
      {tool("step_back", say("review-first"), ply <= 0, deeds.first)}
      {tool("chevron", say("replay-back"), ply <= 0, deeds.back, "mirror")}
      {tool(playing ? "pause" : "play", say(playing ? "replay-pause" : "replay-play"), ply >= last, deeds.play)}
      {tool("chevron", say("replay-step"), ply >= last, deeds.on)}
      {tool("step", say("review-last"), ply >= last, deeds.last)}
    </>
  );
}

export function Dock({
  when,
  number,
  count,
  deeds,
}: {
  when: string;
  /** Which of the moments it is; 0: none of them. */
  number: number;
  count: number;
  deeds: Deeds;
}): JSX.Element {
  return (
    <nav class="rdock" aria-label={say("review-moments")}>
      <button type="button" class="btn" aria-label={say("review-moment-before")} onClick={deeds["moment-back"]}>
        <Icon name="step_back" />
      </button>
      <span>
        <b>{when}</b>
        {number > 0 && say("review-moment-of", { n: number, count })}
      </span>
      <button type="button" class="btn" aria-label={say("review-moment-after")} onClick={deeds["moment-on"]}>
        <Icon name="step" />
      </button>
    </nav>
  );
}
