/** The phases of the round. */
import type { JSX } from "preact";
import { Icon } from "../../../ui/glyph";
import { sayIf } from "../../../words/language";
import { fitLine } from "../fit";
import type { Model } from "../model";
import { say } from "../words";

const PHASES = ["card", "actions", "replenish", "auction", "move"];

/** Where the round stands. */
export function Phases({ model }: { model: Model }): JSX.Element | null {
  const { view } = model;
  if (view.phase === "setup" || view.over) return null;
  const now = PHASES.indexOf(view.phase);
  const closed = view.card?.closed ?? false;
  const words = PHASES.map((phase) => sayIf(`step-${phase}`) ?? "");
  return (
    <ol class="phs" aria-label={say("round-steps")} style={fitLine(words.join(""), 32)}>
      {PHASES.map((phase, i) => (
        <li
          key={phase}
          class={i < now ? "done" : i === now ? "now" : ""}
          aria-current={i === now ? "step" : undefined}
          hidden={closed && (phase === "replenish" || phase === "auction")}
        >
          {i < now && <Icon name="check" size="xs" />}
          {words[i]}
          {i < now && <span class="vh"> {say("step-done")}</span>}
        </li>
      ))}
    </ol>
  );
}
