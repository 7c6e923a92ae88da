/** The phases of the round. */
import type { JSX } from "preact";
import { words as w } from "../../../text/markets";
import { Icon } from "../../../ui/glyph";
import type { Model } from "../model";

const PHASES = ["card", "actions", "replenish", "auction", "move"];

/** Where the round stands. */
export function Phases({ model }: { model: Model }): JSX.Element | null {
  const { view } = model;
  if (view.phase === "setup" || view.over) return null;
  const now = PHASES.indexOf(view.phase);
  const closed = view.card?.closed ?? false;
  return (
    <ol class="phs" aria-label={w.phasesLabel}>
      {PHASES.map((phase, i) => (
        <li
          key={phase}
          class={i < now ? "done" : i === now ? "now" : ""}
          aria-current={i === now ? "step" : undefined}
          hidden={closed && (phase === "replenish" || phase === "auction")}
        >
          {i < now && <Icon name="check" size="xs" />}
          {w.phases[phase]}
          {i < now && <span class="vh"> {w.phaseDone}</span>}
        </li>
      ))}
    </ol>
  );
}
