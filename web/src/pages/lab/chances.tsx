/** Everybody's chance to win as one bar, which also says so in words. */
import type { JSX } from "preact";
import { WHOLE } from "../../state/chance";
import type { Chances } from "../../state/lab/tree";
import { markOf } from "../../state/prefs";
import { percent, rounded, width } from "../../table/chances";
import { nameOf, useTable } from "../../table/context";
import { Mark } from "../../ui/glyph";
import { say } from "../../words/language";

export function ChanceBar({ chances }: { chances: Chances }): JSX.Element {
  const { session } = useTable();
  const parts = rounded(
    chances.win.map(({ p }) => p),
    WHOLE,
  );
  return (
    <div class="chancebar">
      <div class="bar" aria-hidden="true">
        {chances.win.map(({ p }, seat) => (
          <i key={seat} class={`p${markOf(seat)}`} style={`flex-grow:${Math.max(p, 1)}`} />
        ))}
      </div>
      <ul>
        {chances.win.map((win, seat) => (
          <li key={seat}>
            <Mark seat={seat} />
            <span class="vh">{nameOf(session, seat)}</span>
            <b>{say("lab-percent", { n: parts[seat] ?? 0 })}</b>
            <small>{say("review-pm", { width: percent(width(win)) })}</small>
          </li>
        ))}
      </ul>
    </div>
  );
}
