/** The parts of the table of London Markets: market card, piles, account, goods, special cards, opponents, crates. */

import type { ComponentChildren, JSX } from "preact";
import { useState } from "preact/hooks";
import { markOf } from "../../state/prefs";
import { text } from "../../text/en";
import { words as w } from "../../text/markets";
import type { MarketCard, MarketsOption, MarketsSeat, MarketsView, SpecialCard } from "../../types/generated";
import { Count } from "../../ui/count";
import { Dialog } from "../../ui/dialog";
import { Icon, Mark } from "../../ui/glyph";
import { SeatClock } from "../clock";
import { nameOf } from "../context";
import { Target } from "../target";
import { inks } from "./board";
import { SpecialFace, specialWords } from "./cards";
import type { Composer } from "./compose";
import {
  byCrates,
  cratesAfter,
  cratesOf,
  fateOf,
  GOODS,
  type Good,
  type Model,
  marketAt,
  marketOf,
  type Preview,
  shortMarket,
  specialOf,
  stillToCome,
} from "./model";
import { Reward } from "./reward";
import { useTable } from "./wire";

export interface PartProps {
  model: Model;
  preview: Preview;
  composer: Composer;
}

/** Who took a good in this round's auctions. */
function Won({ good, model }: { good: Good; model: Model }): JSX.Element | null {
  const settled = model.story.won.get(good);
  if (!settled) return null;
  return (
    <span class="won" aria-hidden="true">
      {settled.winners.length && (settled.special || settled.amount) ? (
        <>
          {settled.winners.map((seat) => (
            <Mark key={seat} seat={seat} me={model.me} />
          ))}
          {settled.special ? <Icon name="special" size="s" /> : w.gain(settled.amount)}
        </>
      ) : (
        w.tied
      )}
    </span>
  );
}

/** What the auctions of the round pay; what has been settled lies covered. */
export function MarketCardNow({ model, composer }: { model: Model; composer: Composer }): JSX.Element {
  const { session } = useTable();
  const { card, round } = model.view;
  const covered = new Set<string>(model.view.covered);
  const offered = composer.row?.good ?? composer.sealed?.good;
  return (
    <article class="mcard" aria-label={w.card}>
      <header>
        {card ? w.round(round) : w.before} {card && <small>{w.ofRounds}</small>}
      </header>
      {!card && <p class="shut">{w.firstBars}</p>}
      {card?.closed && <p class="shut">{w.closedLong}</p>}
      {card && !card.closed && (
        <ul>
          {GOODS.filter((good) => good in card.rewards).map((good) => {
            const pay = card.rewards[good] ?? 0;
            const done = covered.has(good);
            const settled = model.story.won.get(good);
            const state = done
              ? settled?.winners.length
                ? w.won(
                    settled.winners.map((s) => nameOf(session, s)),
                    settled.amount,
                    settled.special,
                  )
                : settled
                  ? w.tied
                  : w.settledState
              : "";
            return (
              <li
                key={good}
                class={`pr ${done ? "cov" : ""} ${offered === good && !done ? "on" : ""}`}
                style={inks(good)}
              >
                <span class="vh">{w.rewardLabel(good, pay, state)}</span>
                <span class="pg" aria-hidden="true">
                  <Icon name={good} />
                </span>
                <b aria-hidden="true">{w.goodName(good)}</b>
                <span class="pay" aria-hidden="true">
                  <Reward pay={pay} />
                </span>
                {done && (
                  <span class="lid" aria-hidden="true">
                    <svg viewBox="0 0 40 40" aria-hidden="true">
                      <circle cx="20" cy="20" r="18" class="cv0" />
                      <circle cx="20" cy="20" r="14" class="cv1" />
                    </svg>
                  </span>
                )}
                {done && <Won good={good} model={model} />}
              </li>
            );
          })}
        </ul>
      )}
    </article>
  );
}

function payOf(card: MarketCard, good: Good): number | "special" | undefined {
  return card[good];
}

export function cardSays(card: MarketCard): string {
  if (card.closed) return w.closed;
  return GOODS.filter((good) => payOf(card, good))
    .map((good) => `${w.goodName(good)} ${w.pays(payOf(card, good) ?? 0)}`)
    .join(", ");
}

/** The market cards still to come: a set, not an order, but for the one that is known to be last. */
export function ToCome({ model }: { model: Model }): JSX.Element | null {
  const { catalog, control } = useTable();
  const cards = stillToCome(model.view, catalog);
  const last = model.view.cards_left ? model.view.last_card?.id : undefined;
  if (!cards.length) return null;
  return (
    <section class="tocome" aria-label={w.toCome}>
      <h2 class="cap">
        {w.toCome} <small>{w.anyOrder}</small>
      </h2>
      <div class="minis-m">
        {cards
          .sort((a, b) => Number(a.id === last) - Number(b.id === last))
          .map((card) => (
            <button
              key={card.id}
              type="button"
              class={`face ${card.id === last ? "final" : ""}`}
              data-look={card.id}
              title={cardSays(card)}
              onClick={() => control.look(card.id)}
            >
              <span class="vh">
                {cardSays(card)}
                {card.id === last && `, ${w.lastCardLong}`}
              </span>
              <CardMini card={card} />
              {card.id === last && <em aria-hidden="true">{w.lastCard}</em>}
            </button>
          ))}
      </div>
    </section>
  );
}

export function CardMini({ card }: { card: MarketCard }): JSX.Element {
  if (card.closed) {
    return (
      <span class="mmini closed" aria-hidden="true">
        <em>{w.closed}</em>
      </span>
    );
  }
  return (
    <span class="mmini" aria-hidden="true">
      {GOODS.map((good) => (
        <i key={good} style={inks(good)}>
          {payOf(card, good) === "special" ? w.star : payOf(card, good)}
        </i>
      ))}
    </span>
  );
}

/** The piles of special cards: how many lie there, and what one remembers of them. */
export function Piles({ model }: { model: Model }): JSX.Element {
  const { session, catalog } = useTable();
  const [open, setOpen] = useState<number | null>(null);
  const { special_piles: piles, looking } = model.view;
  const shown = open === null ? null : piles[open];
  const known = shown?.cards ?? shown?.seen ?? null;
  return (
    <section class="pilebox" aria-label={w.piles}>
      <h2 class="cap">{w.piles}</h2>
      <div class="spiles">
        {piles.map((pile, i) => {
          const row = model.marks.pile.get(i);
          const why = model.marks.kind === "pile" ? model.why.find((x) => x.pile === i)?.reason : undefined;
          const busy = looking?.pile === i;
          const label = [
            w.pile(i + 1, pile.size),
            busy ? w.pileSees(nameOf(session, looking.seat)) : "",
            pile.seen ? w.pileSeen(pile.taken_since) : "",
          ]
            .filter(Boolean)
            .join(", ");
          const cls = `heapback ${pile.size ? "" : "empty"} ${busy ? "busy" : ""}`;
          const body = (
            <>
              <Back size={pile.size} />
              {pile.seen && (
                <i class="eye" aria-hidden="true">
                  <Icon name="eye" size="xs" />
                </i>
              )}
            </>
          );
          return row ? (
            <Target key={i} row={row} label={label} cls={cls} attrs={{ "data-special": i }}>
              {body}
            </Target>
          ) : (
            <span key={i} class={`spot ${cls} ${why ? "is-off" : ""}`} title={why}>
              <button type="button" class="face" data-special={i} onClick={() => setOpen(i)}>
                <span class="vh">{why ? `${label}. ${why}` : label}</span>
                {body}
              </button>
            </span>
          );
        })}
      </div>
      {shown && open !== null && (
        <Dialog label={w.pileTitle(open + 1)} title={w.pileTitle(open + 1)} onClose={() => setOpen(null)}>
          <p class="muted">{known ? (shown.cards ? "" : w.pileSeen(shown.taken_since)) : w.pileUnseen}</p>
          <div class="pilecards">
            {(known ?? []).map((id, i) => {
              const card = specialOf(catalog, id);
              return card ? <SpecialFace key={i} card={card} view={model.view} seat={model.me} /> : null;
            })}
          </div>
        </Dialog>
      )}
    </section>
  );
}

export function Back({ size }: { size?: number }): JSX.Element {
  return (
    <span class="sback" aria-hidden="true">
      <svg viewBox="0 0 96 136" preserveAspectRatio="none" aria-hidden="true">
        <use href="#back" width="96" height="136" />
      </svg>
      {size !== undefined && <em>{size}</em>}
    </span>
  );
}

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

export function Coach(): JSX.Element {
  return (
    <span class="cch" title={w.starts}>
      <span class="vh">{w.starts}</span>
      <Icon name="coach" />
    </span>
  );
}

const CARD_WIDTH = 46;

/** Cards of one good, lifted as far as they are offered. */
export function Fan({
  good,
  count,
  up,
  ghosts = 0,
  width = 78,
}: {
  good: Good;
  count: number;
  up: number;
  ghosts?: number;
  width?: number;
}): JSX.Element {
  const all = count + ghosts;
  const step = all > 1 ? Math.min(22, (width - CARD_WIDTH) / (all - 1)) : 0;
  return (
    <span class="fan" aria-hidden="true">
      {all ? (
        <span class="fi" style={`width:${CARD_WIDTH + step * (all - 1)}px`}>
          {Array.from({ length: all }, (_, i) => (
            <span
              key={i}
              class={`gcd ${i >= count - up && i < count ? "up" : ""} ${i >= count ? "ghost" : ""}`}
              style={`left:${(i * step).toFixed(1)}px`}
            >
              <Icon name={good} />
            </span>
          ))}
        </span>
      ) : (
        <em>{w.none}</em>
      )}
    </span>
  );
}

export function Stepper({
  good,
  count,
  most,
  composer,
}: {
  good: Good;
  count: number;
  most: number;
  composer: Composer;
}): JSX.Element {
  return (
    <div class="stepper">
      <button
        type="button"
        aria-label={w.fewer}
        data-shortcut=""
        disabled={count <= 1}
        onClick={() => composer.want(good, count - 1)}
      >
        <Icon name="minus" size="s" />
      </button>
      <b aria-live="polite">{count}</b>
      <button
        type="button"
        aria-label={w.more}
        data-shortcut=""
        disabled={count >= most}
        onClick={() => composer.want(good, count + 1)}
      >
        <Icon name="plus" size="s" />
      </button>
    </div>
  );
}

/** Your goods by kind: what is asked of them stands in each column. */
export function Goods({ model, preview, composer }: PartProps): JSX.Element {
  const { session, control } = useTable();
  const { side, marks } = model;
  const own = model.me === side.seat && !session.replaying;
  const hand = side.hand;
  const covered = new Set<string>(model.view.covered);
  const offering = marks.kind === "offer";
  return (
    <section
      class="gh"
      aria-label={own ? w.goods : w.goodsOf(nameOf(session, side.seat))}
      data-place={`hand-${side.seat}`}
    >
      <h2 class="cap">
        {own ? w.goods : w.goodsOf(nameOf(session, side.seat))}{" "}
        <small>
          {own ? `${w.goodsNote(side.hand_size)}${offering ? `; ${w.offerNote}` : ""}` : w.goodsHidden(side.hand_size)}
        </small>
      </h2>
      <div class="gcols">
        {GOODS.map((good) => {
          const held = hand?.[good] ?? 0;
          const row = marks.good.get(good);
          const now = composer.row?.good === good ? (composer.row.count ?? 0) : 0;
          const sealed = composer.sealed?.good === good ? composer.sealed.count : 0;
          const ghosts = preview.goods && preview.goods.good === good ? preview.goods.count : 0;
          const why =
            offering || marks.kind === "take" || marks.kind === "type" || marks.kind === "draw"
              ? model.why.find((x) => x.good === good)?.reason
              : undefined;
          const swaps = marks.swaps.filter((swap) => swap.give === good);
          const off = offering && !marks.offers.some((offer) => offer.good === good);
          const body = (
            <>
              <header>
                <b>{w.goodName(good)}</b>
                <span>{hand ? <Count value={held} /> : "?"}</span>
              </header>
              <Fan good={good} count={held} up={now || sealed} ghosts={ghosts} />
            </>
          );
          return (
            <div
              key={good}
              class={`gcol ${now ? "on" : ""} ${sealed ? "sealed" : ""} ${off ? "off" : ""} ${ghosts ? "ghost" : ""}`}
              style={inks(good)}
              data-hand={hand ? good : undefined}
            >
              {row ? (
                <Target row={row} label={w.pileLeft(marketOf(model.view, good)?.pile ?? null)} cls="takes">
                  {body}
                  <span class="gdo">{ghosts ? w.wouldBe : w.take(good)}</span>
                </Target>
              ) : (
                <>
                  {body}
                  {now > 0 && <Stepper good={good} count={now} most={held} composer={composer} />}
                  {offering && !now && !off && (
                    <button type="button" class="btn quiet gsw" data-shortcut="" onClick={() => composer.want(good, 1)}>
                      {w.offerThis(good)}
                    </button>
                  )}
                  {swaps.length > 0 && (
                    <span class="gswaps">
                      <small>{w.swapFor}</small>
                      {swaps.map((swap) => (
                        <button
                          key={swap.option}
                          type="button"
                          class="gsp"
                          style={inks(swap.take ?? "")}
                          data-option={swap.option}
                          aria-label={w.giveFor(good, swap.take ?? "")}
                          title={w.giveFor(good, swap.take ?? "")}
                          onClick={() => control.take(swap)}
                        >
                          <Icon name={swap.take ?? ""} />
                        </button>
                      ))}
                    </span>
                  )}
                  {off && (
                    <span class="gwhy">
                      {covered.has(good) && model.view.phase === "auction" ? w.settled : why?.replace(/\.$/, "")}
                    </span>
                  )}
                  {!off && !offering && why && <span class="gwhy">{why.replace(/\.$/, "")}</span>}
                  {ghosts > 0 && <span class="gwhy">{w.wouldBe}</span>}
                  {sealed > 0 && <span class="gwhy">{w.sealedOffer}</span>}
                </>
              )}
            </div>
          );
        })}
        <Said model={model} preview={preview} composer={composer} />
      </div>
    </section>
  );
}

function Paper({ sealed }: { sealed: boolean }): JSX.Element {
  return (
    <svg class={`envelope ${sealed ? "shut" : ""}`} viewBox="0 0 200 112" aria-hidden="true">
      <rect x="3" y="3" width="194" height="106" rx="5" class="e0" />
      <path d="M3 106L78 52M197 106L122 52" class="e1" />
      <path d="M4 6L92 64C97 67.500 103 67.500 108 64L196 6" class="e2" />
      {sealed && (
        <>
          <path
            d="M100 43C106 44 112 41 117 47C124 51 121 58 123 66C122 73 125 80 117 83C112 90 106 86 100 89C93 87 87 90 83 83C76 80 79 73 77 66C78 59 76 52 83 48C88 41 94 46 100 43Z"
            class="w0"
          />
          <circle cx="100" cy="66" r="16" class="w1" />
          <use href="#brand" x="86" y="52" width="28" height="28" class="w2" />
        </>
      )}
    </svg>
  );
}

/** The envelope: what is offered, what it could bring, and the seal. */
function Envelope({ composer }: { composer: Composer }): JSX.Element {
  const { control, session } = useTable();
  const { row, nothing, sealed } = composer;
  if (sealed) {
    return (
      <div class="env">
        <Paper sealed />
        <div class="etx">
          <b>{sealed.good ? w.cards(sealed.count, sealed.good) : w.nothing}</b>
          <small>{w.sealedNote}</small>
        </div>
        <button type="button" class="btn big" data-shortcut="" onClick={composer.change}>
          {w.change} <kbd>U</kbd>
        </button>
      </div>
    );
  }
  const button = (option: MarketsOption, label: string, cls: string): JSX.Element => (
    <button
      type="button"
      class={`btn ${cls} ${session.pending.value === option.option ? "is-taken" : ""}`}
      data-option={option.option}
      onClick={() => control.take(option)}
      onFocus={(event) => control.point(option, event.currentTarget)}
      onBlur={() => control.point(null)}
    >
      {label}
    </button>
  );
  return (
    <div class="env">
      <Paper sealed={false} />
      <div class="etx">
        <b>{row?.good ? w.cards(row.count ?? 0, row.good) : w.nothing}</b>
        <small>{row?.good ? w.couldBring(row.good, row.reward ?? "") : w.keeps}</small>
      </div>
      {row && button(row, w.seal, "prime big")}
      {nothing && button(nothing, w.offerNothing, row ? "quiet" : "prime big")}
    </div>
  );
}

/** Beside the goods: the envelope, or what the thing that is pointed at would bring. */
function Said({ model, preview, composer }: PartProps): JSX.Element {
  const { control } = useTable();
  const row = control.hover.value?.row ?? null;
  const lines = useLinesFor(row, model, preview);
  if (model.marks.kind === "offer" || composer.sealed) return <Envelope composer={composer} />;
  const idle = model.marks.kind ? (w.idle[model.marks.kind] ?? "") : "";
  return (
    <div class="apv" role="status" aria-live="off">
      {row ? <b>{row.label}</b> : null}
      {lines.map((line) => (
        <small key={line}>{line}</small>
      ))}
      {!row && <small class="it">{idle}</small>}
      {row && control.hover.value?.element === document.activeElement && <kbd>Enter</kbd>}
    </div>
  );
}

/** What choosing a row would bring, in sentences. */
export function useLinesFor(row: MarketsOption | null, model: Model, preview: Preview): string[] {
  const { session } = useTable();
  if (!row) return [];
  const { view } = model;
  const lines: string[] = [];
  const market = row.market ? marketAt(view, row.market) : undefined;
  const short = market ? shortMarket(market.name) : "";
  const crates = market?.crates[row.seat] ?? 0;
  if (preview.bars && market) {
    const after = cratesAfter(market, preview.bars.owner, preview.bars.count);
    const { owner } = preview.bars;
    if (owner === row.seat) lines.push(w.says.bars(short, crates, after[owner] ?? 0));
    else lines.push(w.says.barsFor(nameOf(session, owner), short, after[owner] ?? 0));
    for (const seat of byCrates(market.crates)) {
      const lost = (market.crates[seat] ?? 0) - (after[seat] ?? 0);
      if (lost > 0 && seat !== owner) lines.push(w.says.hides(nameOf(session, seat), lost));
    }
  } else if (preview.money && market) lines.push(w.says.money(short, crates, preview.money));
  else if (preview.goods && market) {
    const { good, count } = preview.goods;
    lines.push(w.says.goods(short, crates, count));
    if (good && market.pile !== null) lines.push(w.says.keeps(market.pile - count));
    if (good && view.card)
      lines.push(view.card.closed ? w.says.noAuction : w.says.auction(good, view.card.rewards[good] ?? 0));
  } else if (row.preview) lines.push(row.preview);
  if (preview.money && model.side.money !== null && model.side.seat === row.seat)
    lines.push(w.says.becomes(model.side.money, model.side.money + preview.money));
  if (row.good && row.kind !== "offer" && view.card && !view.card.closed && !market)
    lines.push(w.says.auction(row.good, view.card.rewards[row.good] ?? 0));
  if (row.card && row.kind === "pick") lines.length = 0;
  if (row.warning) lines.push(row.warning);
  return lines;
}

/** The special cards that lie in front of a seat for good. */
function InFront({ side, me }: { side: MarketsSeat; me: number | null }): JSX.Element | null {
  const { catalog } = useTable();
  if (!side.in_front.length) return null;
  return (
    <div class="chips">
      {side.in_front.map((id, i) => (
        <FrontChip key={i} card={specialOf(catalog, id)} seat={side.seat} me={me} />
      ))}
    </div>
  );
}

/** Special cards in hand, each with what it would pay now. */
export function Specials({ model }: { model: Model }): JSX.Element {
  const { catalog, session, narrow } = useTable();
  const { side, marks, view } = model;
  const own = model.me === side.seat && !session.replaying;
  const acting = marks.kind === "action" || marks.kind === "after";
  const worth = own ? (model.forecast?.specials.total ?? 0) : 0;
  const hand = (side.specials ?? []).map((id) => specialOf(catalog, id)).filter((card) => card !== null);
  let seen = "";
  return (
    <section class="specs" aria-label={w.specials} data-place={`specials-${side.seat}`}>
      <h2 class="cap">
        {w.specials}{" "}
        <small>
          {own
            ? worth
              ? w.wouldPay(worth)
              : acting
                ? w.specialsNote.action
                : w.specialsNote.other
            : w.specialsHidden(side.specials_held)}
        </small>
      </h2>
      <div class={`sps n${Math.min(hand.length, 6)}`} style={`--n:${Math.max(2, hand.length)}`}>
        {hand.map((card, i) => {
          const row = seen === card.id ? undefined : marks.kind === "pick" ? undefined : marks.card.get(card.id);
          seen = card.id;
          const why = acting && !row ? model.why.find((x) => x.card === card.id)?.reason : undefined;
          return (
            <Target
              key={`${card.id}${i}`}
              row={row}
              look={card.id}
              why={why}
              label={specialWords(card, view, side.seat)}
              attrs={{ "data-hand-special": card.id }}
            >
              <SpecialFace card={card} view={view} seat={side.seat} lit={row !== undefined} />
            </Target>
          );
        })}
        {!hand.length && <p class="hint it">{side.specials ? w.noSpecials : w.specialsHidden(side.specials_held)}</p>}
      </div>
      {narrow && <InFront side={side} me={model.me} />}
    </section>
  );
}

/** What a seat is doing, or has done this round. */
export function Pill({ seat, model }: { seat: MarketsSeat; model: Model }): JSX.Element | null {
  const { view, story } = model;
  if (view.over) return null;
  const reveal = story.reveal;
  if (view.phase === "auction" && view.asked.length && !view.looking) {
    const sealing = view.asked.includes(seat.seat);
    return sealing ? (
      <span class="sl think">
        <Icon name="wait" />
        {w.pills.thinking}
      </span>
    ) : (
      <span class="sl sealed">
        <Icon name="envelope" />
        {w.pills.sealed}
      </span>
    );
  }
  if (view.phase === "auction" && reveal && reveal.round === view.round) {
    const offer = reveal.offers.find((o) => o.seat === seat.seat);
    return offer ? <span class="sl pass">{w.cards(offer.count, offer.good)}</span> : null;
  }
  if (view.phase === "actions") {
    const deeds = story.deeds.get(seat.seat);
    if (deeds) return <span class="sl pass">{deedWords(deeds)}</span>;
    if (view.turn === seat.seat)
      return (
        <span class="sl think">
          <Icon name="wait" />
          {w.pills.turn}
        </span>
      );
    return <span class="sl pass">{w.pills.toGo}</span>;
  }
  return view.turn === seat.seat ? (
    <span class="sl think">
      <Icon name="wait" />
      {w.pills.turn}
    </span>
  ) : null;
}

function deedWords(deeds: Model["story"]["deeds"] extends Map<number, infer D> ? D : never): string {
  const of = (kind: string): number =>
    deeds.filter((e) => e.kind === kind).reduce((n, e) => n + (e.amount ?? e.count ?? 0), 0);
  const use = deeds.find((e) => e.kind === "use");
  if (use?.action === "profit") return w.deed.profit(of("profit"));
  if (use?.action === "goods") return w.deed.goods(of("draw"));
  return w.deed.stack(of("stack"));
}

function Account({ seat, name }: { seat: MarketsSeat; name: string }): JSX.Element | null {
  const { account } = seat;
  if (!account) return null;
  const [low, high] = [account.money[0] ?? 0, account.money[1] ?? 0];
  return (
    <dl class="acct" aria-label={w.accountLabel(name)} title={w.account}>
      {GOODS.map((good) => {
        const range = account.goods[good] ?? [0, 0];
        return (
          <div key={good} style={inks(good)}>
            <dt>
              <span class="vh">{w.goodName(good)}</span>
              <Icon name={good} size="s" />
            </dt>
            <dd>{w.range(range[0] ?? 0, range[1] ?? 0)}</dd>
          </div>
        );
      })}
      <div>
        <dt>
          <span class="vh">{w.money}</span>
          <Icon name="coin" size="s" />
        </dt>
        <dd>£{w.range(low, high)}</dd>
      </div>
    </dl>
  );
}

function Figure({
  icon,
  label,
  seat,
  hidden = false,
  children,
}: {
  icon: string;
  label: string;
  seat: number;
  hidden?: boolean;
  children: ComponentChildren;
}): JSX.Element {
  return (
    <div class={hidden ? "hid" : ""} data-stat={`${seat}-${icon}`}>
      <b>
        <Icon name={icon} />
        {children}
      </b>
      {label}
    </div>
  );
}

export function Stats({ seat, view }: { seat: MarketsSeat; view: MarketsView }): JSX.Element {
  const shown =
    view.money_shown_in_round === null ? w.stats.money : `£${seat.money_shown ?? 0} ${w.rd(view.money_shown_in_round)}`;
  const whose = seat.seat;
  return (
    <div class="stats five">
      {seat.money === null ? (
        <Figure key="secret" icon="secret" label={shown} seat={whose} hidden>
          {w.hiddenMoney}
        </Figure>
      ) : (
        <Figure key="coin" icon="coin" label={w.stats.money} seat={whose}>
          £<Count value={seat.money} />
        </Figure>
      )}
      <Figure icon="hand" label={w.stats.goods} seat={whose}>
        <Count value={seat.hand_size} />
      </Figure>
      <Figure icon="special" label={w.stats.special} seat={whose}>
        <Count value={seat.specials_held} />
      </Figure>
      <Figure icon="bar" label={w.stats.bars} seat={whose}>
        <Count value={seat.bars} />
      </Figure>
      <Figure icon="supply" label={w.stats.supply} seat={whose}>
        {seat.replenishment}
      </Figure>
    </div>
  );
}

export function Opponent({ seat, model }: { seat: MarketsSeat; model: Model }): JSX.Element {
  const { session, control } = useTable();
  const info = session.table.value?.seats[seat.seat];
  const name = nameOf(session, seat.seat);
  const { view } = model;
  const asked = view.asked.includes(seat.seat) && !view.over;
  const bot = info?.bot ?? info?.stand_in;
  return (
    <section class={`opp sheet laid ${asked ? "at-turn" : ""}`} aria-label={name} data-place={`seat-${seat.seat}`}>
      <h3>
        <Mark seat={seat.seat} me={model.me} />
        <span class="clip">{name}</span>
        <span class="tag">
          <Icon name={bot ? "bot" : "person"} size="xs" />
          {bot ? (text.home.levels[bot] ?? bot) : info?.online === false ? text.table.offline : ""}
        </span>
        {view.start === seat.seat && <Coach />}
        <Pill seat={seat} model={model} />
        <SeatClock seat={seat.seat} />
        <button
          type="button"
          class="iconb small"
          aria-label={text.table.openFull(name)}
          onClick={() => control.openSide(seat.seat)}
        >
          <Icon name="chevron" size="xs" />
        </button>
      </h3>
      <Stats seat={seat} view={view} />
      <InFront side={seat} me={model.me} />
      <Account seat={seat} name={name} />
    </section>
  );
}

export function FrontChip({
  card,
  seat,
  me,
}: {
  card: SpecialCard | null;
  seat: number;
  me: number | null;
}): JSX.Element | null {
  const { control } = useTable();
  if (!card) return null;
  const mark = markOf(seat, me);
  return (
    <button type="button" class={`chip p${mark}`} data-look={card.id} onClick={() => control.look(card.id)}>
      <Icon name={card.effect === "tiebreaker" ? "tiebreaker" : "exchange"} />
      {w.effects[card.effect]?.name ?? card.name}
    </button>
  );
}

/** Whose crates show where. */
export function Matrix({ model, preview }: { model: Model; preview: Preview }): JSX.Element {
  const { session } = useTable();
  const { view } = model;
  const first = model.me ?? 0;
  const seats = [...view.seats.keys()].map((i) => (first + i) % view.seats.length);
  const rows = view.markets.map((market) => ({
    market,
    crates:
      preview.bars?.market === market.id ? cratesAfter(market, preview.bars.owner, preview.bars.count) : market.crates,
  }));
  const total = (seat: number): number => rows.reduce((n, row) => n + (row.crates[seat] ?? 0), 0);
  return (
    <section class="matrix sheet laid" aria-label={w.matrix}>
      <h2 class="cap">{w.matrix}</h2>
      <table>
        <thead>
          <tr>
            <td>
              <span class="vh">{w.market}</span>
            </td>
            {seats.map((seat) => (
              <th key={seat} scope="col">
                <span class="vh">{nameOf(session, seat)}</span>
                <Mark seat={seat} me={model.me} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ market, crates }) => {
            const most = Math.max(...crates);
            return (
              <tr key={market.id} style={inks(market.offer)} class={preview.market === market.id ? "hot" : ""}>
                <th scope="row">
                  <Icon name={market.offer} />
                  {shortMarket(market.name)}
                </th>
                {seats.map((seat) => {
                  const n = crates[seat] ?? 0;
                  const change = n - (market.crates[seat] ?? 0);
                  return (
                    <td
                      key={seat}
                      class={`${n && n === most ? "top" : ""} ${n ? "" : "zero"} ${seat === model.me ? `me p${markOf(seat, model.me)}` : ""} ${change ? "change" : ""}`}
                    >
                      {n}
                    </td>
                  );
                })}
              </tr>
            );
          })}
          <tr class="tot">
            <th scope="row">{w.all}</th>
            {seats.map((seat) => (
              <td key={seat} class={seat === model.me ? `me p${markOf(seat, model.me)}` : ""}>
                {total(seat)}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}

/** What a revealed offer came to, on a tag. */
export function FateTag({
  offer,
  model,
}: {
  offer: { seat: number; good: Good | null; count: number };
  model: Model;
}): JSX.Element | null {
  const reveal = model.story.reveal;
  if (!reveal) return null;
  const { fate, amount } = fateOf(offer, reveal);
  const good = fate === "money" || fate === "special";
  return <span class={`res ${good ? "gain1" : ""}`}>{fate === "money" ? w.gain(amount) : (w.fates[fate] ?? "")}</span>;
}
