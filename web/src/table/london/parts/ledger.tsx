/** The ledger of the side that is shown: its figures, and the forecasts. */
import type { JSX } from "preact";
import { london } from "../../../text/london";
import type { ForecastPart } from "../../../types/generated";
import { Count } from "../../../ui/count";
import { Icon, Mark, Token } from "../../../ui/glyph";
import { nameOf } from "../../context";
import { shortName } from "../card/boroughwords";
import { cityOf } from "../catalog";
import { povertyLoss } from "../figures";
import { povertyOver } from "../model";
import type { Preview } from "../preview";
import { useTable } from "../wire";
import type { PartProps } from "./part";

const t = london;

function Ladder({ over }: { over: number }): JSX.Element {
  const loss = povertyLoss(over);
  return (
    <span class="ladder" title={t.ladder}>
      {[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((n) => (
        <i
          key={n}
          class={over > 0 && Math.min(over, 10) === n ? "at" : ""}
          style={`height:${4 + povertyLoss(n) * 0.95}px`}
        />
      ))}
      <em class={over ? "" : "good"}>{over ? t.over(over, loss) : t.fewest}</em>
    </span>
  );
}

/** Poverty that a run would bring, or take away. */
function RunToken({ n }: { n: number }): JSX.Element {
  return n < 0 ? <Token kind="less" value={`−${-n}`} /> : <Token kind="pov" value={`+${n}`} />;
}

/** What a preview changes of one part of the forecast of a run. */
function changeOf(part: string, run: Preview["run"]): number {
  const changes: Record<string, number> = {
    Stacks: run?.stacks ?? 0,
    Loans: run?.loans ?? 0,
    "Cards in hand": run?.hand ?? 0,
    Boroughs: run?.boroughs ?? 0,
  };
  return changes[part] ?? 0;
}

/** The parts of a run's poverty after a change; in the 2nd edition a new borough acts in the place of the topmost. */
function partsAfter(
  parts: readonly ForecastPart[],
  run: NonNullable<Preview["run"]>,
  borough: string,
): [string, number][] {
  const known = ["Stacks", "Loans", "Cards in hand", "Boroughs"];
  const changed = parts.map((p): [string, number] => [p.label, p.amount + changeOf(p.label, run)]);
  if (!borough) return changed;
  const acting = parts.filter((p) => !known.includes(p.label)).reduce((sum, p) => sum + p.amount, 0) + run.boroughs;
  return [
    ...changed.filter(([label]) => known.includes(label)),
    ...(acting ? [[borough, acting] as [string, number]] : []),
  ];
}

export function Ledger({ model, preview }: PartProps): JSX.Element {
  const { catalog, session, control } = useTable();
  const { side } = model;
  const own = model.me === side.seat && !session.replaying;
  const worth = side.stacks
    .flatMap((k) => k.cards)
    .reduce((sum, id) => sum + (id ? (cityOf(catalog, id)?.value ?? 0) : 0), 0);
  const run = model.forecast?.run;
  const score = model.forecast?.score;
  const loan = model.marks.menu.find((row) => row.loan);
  const after =
    preview.run && run
      ? run.total +
        preview.run.stacks +
        (model.edition.first ? 0 : preview.run.loans) +
        preview.run.hand +
        preview.run.boroughs
      : null;
  const hovered = control.hover.value?.row;
  const afterName = hovered
    ? hovered.card
      ? catalog.name(hovered.card)
      : hovered.borough
        ? shortName(catalog.name(hovered.borough))
        : hovered.label
    : "";
  return (
    <section class="ledger sheet laid" aria-label={own ? t.ledger : t.ledgerOf(nameOf(session, side.seat))}>
      <h2>
        <Mark seat={side.seat} me={model.me} />
        {nameOf(session, side.seat)} <small>{t.boroughs(side.boroughs.length)}</small>
      </h2>
      <div class="st" data-stat="money">
        <Icon name="coin" />
        <span class="l">
          {t.money}
          {loan && (
            <small>
              <kbd>L</kbd> {t.borrowKey(loan.amount ?? 10)}
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
          {t.poverty}
          <small>{t.povertyHand(side.poverty + side.hand_size)}</small>
        </span>
        <span class="v">
          <Count value={side.poverty} />
        </span>
        <Ladder over={povertyOver(model.view, side.seat)} />
      </div>
      <div class="st" data-stat="loans">
        <Icon name="loan" />
        <span class="l">
          {t.loans(side.loans)}
          <small>
            {side.loans === 0
              ? t.noLoan
              : model.edition.first
                ? t.loanAtEnd
                : side.loans === 1
                  ? t.loanNote
                  : t.loanNotes}
          </small>
        </span>
        <span class="v">
          <Count value={side.loans} />
        </span>
      </div>
      <div class="st" data-stat="prestige">
        <Icon name="prestige" />
        <span class="l">
          {model.edition.first ? t.points : t.prestige}
          {own && <small>{t.prestigeNote(worth)}</small>}
        </span>
        <span class="v">
          <Count value={side.prestige} />
        </span>
      </div>
      {run && (
        <div class="fore" title={run.label}>
          <b>
            {t.runNow} <RunToken n={run.total} />
          </b>
          {t.runSum(run.parts.map((p) => [p.label, p.amount]))}
        </div>
      )}
      {run && after !== null && after !== run.total && preview.run && (
        <div class="fore hot">
          <b>
            <span class="clip">{t.after(afterName)}</span> <RunToken n={after} />
          </b>
          {t.runSum(partsAfter(run.parts, preview.run, model.edition.first || !hovered?.borough ? "" : afterName))}
          {hovered?.kind === "develop" && side.stacks.length > 0 && (
            <>
              <br />
              {t.asStack(after + 1)}
            </>
          )}
        </div>
      )}
      {score && (
        <div class="fore" title={score.label}>
          <b>
            {t.endedNow} <Token kind="end" value={String(score.total).replace("-", "−")} />
          </b>
          {t.scoreSum(score.parts.map((p) => [p.label, p.amount]))}
        </div>
      )}
    </section>
  );
}
