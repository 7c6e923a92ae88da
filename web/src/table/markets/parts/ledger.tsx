/** The ledger of the side that is shown. */
import type { ComponentChildren, JSX } from "preact";
import { words as w } from "../../../text/markets";
import { Count } from "../../../ui/count";
import { Icon, Mark } from "../../../ui/glyph";
import { nameOf } from "../../context";
import { cratesAfter, cratesOf } from "../crates";
import type { Model } from "../model";
import type { Preview } from "../preview";
import { useTable } from "../wire";
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
      <span class="l">
        {label}
        <small>{note}</small>
        {sum && <span class="vh">{sum}</span>}
      </span>
      <span class="v">{children}</span>
    </div>
  );
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
        (sum, m) =>
          sum +
          ((m.id === preview.bars?.market ? cratesAfter(m, preview.bars.owner, preview.bars.count) : m.crates)[
            side.seat
          ] ?? 0),
        0,
      )
    : mine;
  const laid = view.markets.reduce((n, m) => n + m.bars.filter((owner) => owner === side.seat).length, 0);
  return (
    <section
      class="ledger sheet laid"
      aria-label={own ? w.ledger : w.ledgerOf(nameOf(session, side.seat))}
      data-place={`purse-${side.seat}`}
    >
      <h2>
        <Mark seat={side.seat} me={model.me} />
        {nameOf(session, side.seat)} {view.start === side.seat && <Coach />} <small>{own ? w.onlyYou : ""}</small>
      </h2>
      <Stat
        icon="coin"
        label={w.money}
        note={w.moneyNote(side.money_shown, view.money_shown_in_round)}
        stat="money"
        sum={model.forecast ? w.moneyFrom(model.forecast.score.parts) : undefined}
      >
        {side.money === null ? (
          w.hiddenMoney
        ) : (
          <>
            £<Count value={side.money} />
          </>
        )}
        {preview.money !== 0 && <em class="diff">{w.gain(preview.money)}</em>}
      </Stat>
      <Stat
        icon="crates"
        label={w.crates}
        note={w.cratesNote(rank, totals.filter((n) => n === mine).length > 1)}
        stat="crates"
      >
        <Count value={mine} />
        {after !== mine && <em class="diff">{after > mine ? `+${after - mine}` : `−${mine - after}`}</em>}
      </Stat>
      <Stat icon="bar" label={w.barsLeft} note={w.barsNote(laid)} stat="bars">
        <Count value={side.bars} />
      </Stat>
      <Stat icon="supply" label={w.supply} note={w.supplyNote(side.replenishment, side.exchanges)} stat="supply">
        {side.replenishment}
      </Stat>
      <InFront side={side} me={model.me} />
    </section>
  );
}
