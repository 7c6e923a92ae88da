/** The ledger of the side that is shown: its figures, and the forecasts. */
import type { JSX } from "preact";
import type { LondonSeat } from "../../../types/generated";
import { Count } from "../../../ui/count";
import { Icon, Mark, Token } from "../../../ui/glyph";
import { tell } from "../../../words/language";
import { nameOf } from "../../context";
import { shortName } from "../card/boroughwords";
import { sumOf } from "../sums";
import { useTable } from "../wire";
import { say } from "../words";
import type { PartProps } from "./part";

/** What poverty above the fewest costs, step by step, and where the player stands. */
function Ladder({ side, losses }: { side: LondonSeat; losses: readonly number[] }): JSX.Element {
  const { over, loss } = side;
  const at = Math.min(over, losses.length - 1);
  return (
    <span class="ladder" title={say("ledger-ladder")}>
      {losses.map((cost, n) =>
        n > 0 ? <i key={n} class={at === n ? "at" : ""} style={`height:${4 + cost * 0.95}px`} /> : null,
      )}
      <em class={over ? "" : "good"}>{over ? say("ledger-over", { n: over, cost: loss }) : say("ledger-fewest")}</em>
    </span>
  );
}

/** Poverty that a run would bring, or take away. */
function RunToken({ n }: { n: number }): JSX.Element {
  return n < 0 ? <Token kind="less" value={`−${-n}`} /> : <Token kind="pov" value={`+${n}`} />;
}

export function Ledger({ model, preview }: PartProps): JSX.Element {
  const { catalog, session, control } = useTable();
  const { side } = model;
  const { game } = model.view;
  const own = model.me === side.seat && !session.replaying;
  const run = model.forecast?.run;
  const score = model.forecast?.score;
  const onCards = score?.parts.find((part) => part.label.key.endsWith("sheet-cards"))?.amount ?? 0;
  const loan = model.marks.menu.find((row) => row.loan);
  const [least, most] = preview.run ?? [0, 0];
  const hovered = control.hover.value?.row;
  const afterName = hovered
    ? hovered.card
      ? catalog.name(hovered.card)
      : hovered.borough
        ? shortName(hovered.borough)
        : tell(hovered)
    : "";
  return (
    <section class="ledger sheet laid" aria-label={say("ledger-title", { seat: side.seat })}>
      <h2>
        <Mark seat={side.seat} />
        {nameOf(session, side.seat)} <small>{say("ledger-boroughs", { n: side.boroughs.length })}</small>
      </h2>
      <div class="st" data-stat="money">
        <Icon name="coin" />
        <span class="l">
          {say("ledger-money")}
          {loan && (
            <small>
              <kbd>L</kbd> {say("ledger-borrow", { amount: loan.amount })}
            </small>
          )}
        </span>
        <span class="v">
          £<Count value={side.money} />
        </span>
      </div>
      <div class="st" data-stat="poverty">
        <Icon name="poverty" />
        <span class="l">
          {say("ledger-poverty")}
          <small>{say("ledger-poverty-note", { n: side.poverty + side.hand_size })}</small>
        </span>
        <span class="v">
          <Count value={side.poverty} />
        </span>
        <Ladder side={side} losses={model.view.losses} />
      </div>
      <div class="st" data-stat="loans">
        <Icon name="loan" />
        <span class="l">
          {say("ledger-loans", { n: side.loans })}
          <small>{say("ledger-loans-note", { n: side.loans, game })}</small>
        </span>
        <span class="v">
          <Count value={side.loans} />
        </span>
      </div>
      <div class="st" data-stat="prestige">
        <Icon name="prestige" />
        <span class="l">
          {say("ledger-prestige", { game })}
          {own && <small>{say("ledger-prestige-note", { n: onCards })}</small>}
        </span>
        <span class="v">
          <Count value={side.prestige} />
        </span>
      </div>
      {run && (
        <div class="fore" data-fore="run" title={tell(run.label)}>
          <b>
            {say("ledger-run")} <RunToken n={run.total} />
          </b>
          {sumOf(run.parts)}
        </div>
      )}
      {run && hovered && (least !== 0 || most !== 0) && (
        <div class="fore hot">
          <b>
            <span>{say("ledger-after", { what: afterName })}</span> <RunToken n={run.total + least} />
          </b>
          {most > least && say("ledger-as-stack", { n: run.total + most })}
        </div>
      )}
      {score && (
        <div class="fore" data-fore="score" title={tell(score.label)}>
          <b>
            {say("ledger-score")} <Token kind="end" value={String(score.total).replace("-", "−")} />
          </b>
          {sumOf(score.parts)}
        </div>
      )}
    </section>
  );
}
