/** What a bot would do at the branch that is looked at: the best options on one axis, sealed on the table. */
import type { JSX } from "preact";
import type { Lab } from "../../state/lab/lab";
import { branchAt } from "../../state/lab/tree";
import { axisOf, percent, width } from "../../table/chances";
import { useTable } from "../../table/context";
import { headline } from "../../table/end";
import { Rings } from "../../table/rings";
import { Told } from "../../table/told";
import { Whisker } from "../../table/whisker";
import type { Hint } from "../../types/generated";
import { Icon } from "../../ui/glyph";
import { say, tell } from "../../words/language";
import { ChanceBar } from "./chances";
import { EndsOfBest } from "./ends";

function Options({ hint }: { hint: Hint }): JSX.Element {
  const { session, control } = useTable();
  const axis = axisOf(hint.options.map(({ win }) => win));
  const best = hint.options[0]?.win.p ?? 0;
  return (
    <>
      {hint.equal && <p class="it">{say("hint-equal")}</p>}
      <ol class="bests">
        {hint.options.map(({ row, win, why }, i) => {
          const open = session.decision.value?.options.find(({ option }) => option === row.option);
          return (
            <li key={row.option}>
              <i class="sealn" aria-hidden="true">
                {i + 1}
              </i>
              <b>{tell(row)}</b>
              <span class="n">
                {percent(win.p)} <small class="pm">{say("review-pm", { width: percent(width(win)) })} %</small>
              </span>
              <Whisker win={win} best={best} axis={axis} first={i === 0} />
              <p class="why">
                <Told said={why} />
              </p>
              {open && (
                <button type="button" class="btn small" onClick={() => control.send(open)}>
                  {say("lab-try-it")}
                </button>
              )}
            </li>
          );
        })}
      </ol>
    </>
  );
}

export function Best({ lab }: { lab: Lab }): JSX.Element {
  const { session, kit } = useTable();
  const hint = lab.hint.value;
  const outcome = session.state.value?.outcome ?? null;
  const asked = lab.advised.value;
  const chances = branchAt(lab.tree.value, lab.at.value)?.chances ?? null;
  return (
    <section class="sheet laid pad best advice" aria-labelledby="lab-best" aria-live="polite">
      <h2 class="cap" id="lab-best">
        {say("lab-best")} <small>{asked !== null && !outcome ? say("lab-best-of", { seat: asked }) : ""}</small>
      </h2>
      {outcome ? (
        <p>{(kit.sheet.headline ?? headline)(outcome, null)}</p>
      ) : (
        <>
          {chances && <ChanceBar chances={chances} />}
          {hint === "asked" ? (
            <p class="it thinking">{say("hint-thinking")}</p>
          ) : hint ? (
            <>
              <Options hint={hint} />
              <EndsOfBest lab={lab} />
            </>
          ) : (
            <p class="btns">
              <button type="button" class="btn prime" onClick={() => void lab.ask()}>
                <Icon name="search" size="s" />
                {say("lab-ask")}
              </button>
              <small class="muted">{say("hint-note")}</small>
            </p>
          )}
        </>
      )}
    </section>
  );
}

/** Their numbers on the table. */
export function BestSeals({ lab }: { lab: Lab }): JSX.Element | null {
  const hint = lab.hint.value;
  if (hint === null || hint === "asked") return null;
  const rings = hint.options.map(({ row }, i) => ({ option: row.option, look: "seal", tag: String(i + 1) }));
  return <Rings rings={rings} within=".labframe" />;
}
