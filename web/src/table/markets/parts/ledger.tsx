/** The ledger of the side that is shown. */
import type { ComponentChildren, JSX } from "preact";
import type { ForecastPart, MarketsSeat, MarketsView } from "../../../types/generated";
import { Count } from "../../../ui/count";
import { Icon, Mark } from "../../../ui/glyph";
import { listed, tell } from "../../../words/language";
import { nameOf } from "../../context";
import { cratesOf } from "../crates";
import { fitLine } from "../fit";
import type { Model } from "../model";
import type { Preview } from "../preview";
import { useTable } from "../wire";
import { say } from "../words";
import { Coach } from "./coach";
import { InFront } from "./infront";

function Stat({
  icon,
  label,
  note,
  stat,
  sum,
  children,
}: {
  icon: string;
  label: string;
  note: string;
  stat: string;
  /** What the figure is made of. */
  sum?: string | undefined;
  children: ComponentChildren;
}): JSX.Element {
  return (
    <div class="st" data-stat={stat} title={sum}>
      <Icon name={icon} />
      <span class="l" style={fitLine(label, 17)}>
        {label}
        <small style={fitLine(note, 24)}>{note}</small>
        {sum && <span class="vh">{sum}</span>}
      </span>
      <span class="v">{children}</span>
    </div>
  );
}

/** What was shown last of a player's money. */
function shownWords(side: MarketsSeat, view: MarketsView): string {
  const round = view.money_shown_in_round;
  if (side.money_shown === null || round === null) return say("money-unshown");
  return say("money-shown", { amount: side.money_shown, round });
}

/** Where money came from. */
function moneyFrom(parts: readonly ForecastPart[]): string {
  const sources = parts.filter(({ amount }) => amount);
  return listed(
    sources.map(({ label, amount }) => say("money-from", { label: tell(label), amount })),
    "comma",
  );
}

function supplyWords({ replenishment, exchanges }: MarketsSeat): string {
  if (!exchanges) return say("supply-cards", { cards: replenishment });
  return say("supply-swaps", { cards: replenishment - exchanges, swaps: exchanges });
}

export function Ledger({ model, preview }: { model: Model; preview: Preview }): JSX.Element {
  const { session } = useTable();
  const { side, view } = model;
  const own = model.me === side.seat && !session.replaying;
  const totals = view.seats.map((s) => cratesOf(view, s.seat));
  const mine = totals[side.seat] ?? 0;
  const rank = 1 + totals.filter((n) => n > mine).length;
  const after = preview.bars
    ? view.markets.reduce(
        (sum, m) => sum + ((m.id === preview.bars?.market ? preview.bars.crates : m.crates)[side.seat] ?? 0),
        0,
      )
    : mine;
  const laid = view.markets.reduce((n, m) => n + m.bars.filter((owner) => owner === side.seat).length, 0);
  return (
    <section
      class="ledger sheet laid"
      aria-label={say("ledger", { seat: side.seat })}
      data-place={`purse-${side.seat}`}
    >
      <h2>
        <Mark seat={side.seat} />
        {nameOf(session, side.seat)} {view.start === side.seat && <Coach />} <small>{own ? say("only-you") : ""}</small>
      </h2>
      <Stat
        icon="coin"
        label={say("money")}
        note={shownWords(side, view)}
        stat="money"
        sum={model.forecast ? moneyFrom(model.forecast.score.parts) : undefined}
      >
        {side.money === null ? (
          say("hidden-money")
        ) : (
          <>
            £<Count value={side.money} />
          </>
        )}
        {preview.money !== 0 && <em class="diff">{say("gain", { amount: preview.money })}</em>}
      </Stat>
      <Stat
        icon="crates"
        label={say("crates")}
        note={say("crates-rank", { rank, level: totals.filter((n) => n === mine).length > 1 ? "yes" : "no" })}
        stat="crates"
      >
        <Count value={mine} />
        {after !== mine && <em class="diff">{say("change", { amount: after - mine })}</em>}
      </Stat>
      <Stat icon="bar" label={say("bars-left")} note={say("bars-laid", { bars: laid })} stat="bars">
        <Count value={side.bars} />
      </Stat>
      <Stat icon="supply" label={say("supply")} note={supplyWords(side)} stat="supply">
        {side.replenishment}
      </Stat>
      <InFront side={side} />
    </section>
  );
}
