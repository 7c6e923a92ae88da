/** Somebody goes for something of yours: the answers with their results, the clock, the standing order. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Icon, Mark } from "../../../ui/glyph";
import { Ticking } from "../../../ui/ticking";
import { tell } from "../../../words/language";
import { answersOf, threatWords } from "../answers";
import { Emblem } from "../card/emblem";
import { changesOf } from "../changes";
import { type Corner, cornerFor } from "../corner";
import { aimedAt } from "../happenings";
import type { Model } from "../model";
import { useTable } from "../wire";
import { say } from "../words";
import { compact } from "./compact";
import { Orders } from "./orders";

export function interruptCorner(area: string | undefined): Corner {
  return compact() ? cornerFor(area ? [area] : [], 470, 640) : cornerFor(area ? [area] : [], 760, 370);
}

export function Interrupt({ model, inline = false }: { model: Model; inline?: boolean }): JSX.Element | null {
  const { session, control } = useTable();
  const [folded, setFolded] = useState(false);
  if (model.marks.kind !== "react") return null;
  const title = threatWords(model);
  const answers = answersOf(model);
  const threat = model.marks.menu.find((row) => row.threat);
  const aim = aimedAt(model.events);
  const clock = model.me === null ? null : session.table.value?.seats[model.me]?.clock;
  const corner = interruptCorner(threat?.area);
  return (
    <section class={`win int ${inline ? "inline" : `at-${corner}`} ${folded ? "folded" : ""}`} aria-label={title}>
      <header class="hd">
        {aim?.seat !== undefined && <Mark seat={aim.seat} />}
        <b>{title}</b>
        {clock && (
          <span class="ring-t">
            <Icon name="clock" />
            <Ticking left={clock.left} running={clock.running} />
          </span>
        )}
        {!inline && (
          <button
            type="button"
            class="iconb"
            aria-expanded={!folded}
            aria-label={folded ? say("unfold") : say("fold")}
            onClick={() => setFolded(!folded)}
          >
            <Icon name={folded ? "chevron_up" : "chevron_down"} />
          </button>
        )}
      </header>
      {!folded && (
        <div class="ibody">
          <div class="ichoice">
            {answers.map((answer, i) => (
              <button
                key={answer.row.option}
                type="button"
                class={`ibtn ${answer.spends ? "prime" : ""}`}
                data-option={answer.row.option}
                onClick={() => control.take(answer.row)}
              >
                <span class={`ie ${answer.emblem ? "" : "plain"}`} aria-hidden="true">
                  {answer.emblem ? <Emblem id={answer.emblem} cls="ic" /> : <Icon name="nn_skull" />}
                </span>
                <span>
                  <b>
                    {answer.label} <kbd>{i + 1}</kbd>
                  </b>
                  {changesOf(answer.row).length === 0 && <small>{answer.note}</small>}
                  {changesOf(answer.row)
                    .slice(0, 3)
                    .map((change, n) => (
                      <small key={n}>{tell(change.said)}</small>
                    ))}
                </span>
              </button>
            ))}
            {answers.length === 1 && <p class="hint it">{say("only-pass")}</p>}
          </div>
          <Orders model={model} />
        </div>
      )}
    </section>
  );
}
