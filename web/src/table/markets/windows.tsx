/** What lies over the board for a while: the opened offers, and the pile that is looked through. Both fold away. */

import type { ComponentChildren, JSX } from "preact";
import { useState } from "preact/hooks";
import { words as w } from "../../text/markets";
import type { MarketsOffer } from "../../types/generated";
import { Icon, Mark } from "../../ui/glyph";
import { nameOf } from "../context";
import { Target } from "../target";
import { inks } from "./board";
import { SpecialFace, specialWords } from "./cards";
import { fateOf, GOODS, type Good, type Model, type Reveal, type Settled, specialOf } from "./model";
import { FateTag } from "./parts";
import { useTable } from "./wire";

function Leaf({
  title,
  note,
  fold,
  onFold,
  cls,
  children,
}: {
  title: string;
  note: string;
  fold: string;
  onFold: () => void;
  cls: string;
  children: ComponentChildren;
}): JSX.Element {
  return (
    <section class={`leaf sheet laid ${cls}`} aria-label={title}>
      <header class="hd">
        <h2>{title}</h2>
        <small>{note}</small>
        <button type="button" class="btn quiet small" onClick={onFold}>
          <Icon name="chevron_down" size="s" />
          {fold}
        </button>
      </header>
      {children}
    </section>
  );
}

function OfferCards({ offer }: { offer: MarketsOffer }): JSX.Element {
  const shown = Math.min(offer.count, 6);
  const step = shown > 1 ? Math.min(20, 64 / (shown - 1)) : 0;
  return (
    <span class="ofc" style={`width:${46 + step * (shown - 1)}px`} aria-hidden="true">
      {Array.from({ length: shown }, (_, i) => (
        <span key={i} class="gcd" style={`left:${(i * step).toFixed(1)}px`}>
          <Icon name={offer.good ?? ""} />
        </span>
      ))}
    </span>
  );
}

/** How a good was settled, as a headline and what follows from it. */
export function settledWords(
  settled: Settled,
  reveal: Reveal,
  name: (seat: number) => string,
  me: number | null,
): [string, string, boolean] {
  const names = settled.most.map(name);
  const bids = reveal.offers.filter((o) => o.good === settled.good);
  const next = Math.max(0, ...bids.filter((o) => !settled.most.includes(o.seat)).map((o) => o.count));
  const mine = me !== null && settled.winners.includes(me);
  const broken = settled.most.length > 1 && settled.winners.length === 1;
  const head =
    settled.most.length > 1
      ? w.ties(names, settled.count)
      : w.most(names, names[0] === name(me ?? -1) && me !== null, settled.count, next);
  if (settled.special) {
    if (!settled.winners.length) return [head, w.tieSpecial, false];
    return [head, broken ? `${w.tieBroken}: ${name(settled.winners[0] ?? 0)}, ${w.getsSpecial}` : w.getsSpecial, mine];
  }
  if (broken) return [head, `${w.tieBroken}: ${name(settled.winners[0] ?? 0)}, ${w.gets(settled.amount)}`, mine];
  if (!settled.amount) return [head, w.sharesNothing, false];
  return [head, settled.winners.length > 1 ? w.getsEach(settled.amount) : w.gets(settled.amount), mine];
}

export interface Shown {
  reveal: Reveal | null;
  open: boolean;
  unfold: () => void;
  fold: () => void;
}

/** Whether the offers that were opened last may lie over the board: not while it is what one is asked about. */
export function mayCover(model: Model): boolean {
  const { reveal, moved } = model.story;
  if (!reveal?.settled.length || moved || model.view.looking || model.view.over) return false;
  return model.marks.kind === null || model.marks.kind === "offer" || model.marks.kind === "pile";
}

/** The offers opened last: at first over the board, later folded away, to be opened again at will. */
export function useReveal(model: Model): Shown {
  const [folded, setFolded] = useState<number | null>(null);
  const [opened, setOpened] = useState<string | null>(null);
  const reveal = model.story.reveal?.settled.length ? model.story.reveal : null;
  const moment = reveal ? `${reveal.n} ${model.view.ply} ${model.marks.kind}` : "";
  return {
    reveal,
    // What was opened by hand folds by itself when something else is asked.
    open: reveal !== null && (opened === moment || (mayCover(model) && folded !== reveal.n)),
    unfold: () => setOpened(moment),
    fold: () => {
      setOpened(null);
      setFolded(reveal?.n ?? null);
    },
  };
}

function openGoods(model: Model, reveal: Reveal): Good[] {
  const rewards = model.view.card?.rewards ?? {};
  if (model.view.phase !== "auction" || reveal.round !== model.view.round) return [];
  return GOODS.filter((good) => good in rewards && !model.view.covered.includes(good));
}

/** The offers opened last, in short. */
export function LastOffers({ model, shown }: { model: Model; shown: Shown }): JSX.Element | null {
  const { session } = useTable();
  const { reveal } = shown;
  if (!reveal) return null;
  return (
    <section class="lastof" aria-label={w.lastOffers}>
      <h2 class="cap">{w.lastOffers}</h2>
      <button
        type="button"
        class="ofbox"
        aria-expanded={shown.open}
        title={w.unfoldReveal}
        onClick={shown.open ? shown.fold : shown.unfold}
      >
        <span class="vh">{w.nth(reveal.nth)}: </span>
        <span class="ofname" aria-hidden="true">
          {w.lastOffers}
        </span>
        {reveal.offers.map((offer) => {
          const { fate, amount } = fateOf(offer, reveal);
          return (
            <span key={offer.seat} class={`so ${fate}`} style={inks(offer.good ?? "general")}>
              <Mark seat={offer.seat} me={model.me} />
              <span class="vh">{nameOf(session, offer.seat)} </span>
              {offer.good ? (
                <>
                  {offer.count}
                  <Icon name={offer.good} size="s" />
                  <span class="vh">{w.good(offer.good)} </span>
                </>
              ) : (
                <em>{w.nothing}</em>
              )}
              {fate === "money" ? (
                <i>{w.gain(amount)}</i>
              ) : fate === "special" ? (
                <i>
                  <Icon name="special" size="xs" />
                  <span class="vh">{w.fates.special}</span>
                </i>
              ) : fate === "tied" ? (
                <i>{w.tied}</i>
              ) : null}
            </span>
          );
        })}
      </button>
    </section>
  );
}

export function RevealLeaf({ model, shown }: { model: Model; shown: Shown }): JSX.Element | null {
  const { session } = useTable();
  const { reveal } = shown;
  if (!reveal || !shown.open) return null;
  const name = (seat: number): string => nameOf(session, seat);
  const settled = new Map(reveal.settled.map((s) => [s.good, s]));
  return (
    <Leaf title={w.open} note={w.openNth(reveal.nth, reveal.round)} fold={w.foldReveal} onFold={shown.fold} cls="auc">
      <ul class="ofs" style={`--n:${reveal.offers.length}`}>
        {reveal.offers.map((offer) => {
          const { fate } = fateOf(offer, reveal);
          return (
            <li
              key={offer.seat}
              class={`of ${fate === "money" || fate === "special" ? "winner" : ""} ${offer.good ? "" : "blank"}`}
              style={inks(offer.good ?? "general")}
            >
              <h3>
                <Mark seat={offer.seat} me={model.me} />
                <span class="clip">{name(offer.seat)}</span>
              </h3>
              {offer.good ? <OfferCards offer={offer} /> : <span class="ofc" />}
              <span class="ofn">{w.cards(offer.count, offer.good)}</span>
              {offer.good && <FateTag offer={offer} model={model} />}
            </li>
          );
        })}
      </ul>
      <ul class="alines">
        {GOODS.filter((good) => settled.has(good)).map((good) => {
          const s = settled.get(good);
          if (!s) return null;
          const [head, sub, mine] = settledWords(s, reveal, name, model.me);
          return (
            <li key={good} class={mine ? "gain1" : ""} style={inks(good)}>
              <span class="lg" aria-hidden="true">
                <Icon name={good} />
              </span>
              <span>
                <b>{head}</b>
                <small>{sub}</small>
              </span>
            </li>
          );
        })}
        {openGoods(model, reveal).map((good) => (
          <li key={good} class="open" style={inks(good)}>
            <span class="lg" aria-hidden="true">
              <Icon name={good} />
            </span>
            <span>
              <b>{w.nobody(good)}</b>
              <small>{w.staysOpen(model.view.card?.rewards[good] ?? 0)}</small>
            </span>
          </li>
        ))}
      </ul>
    </Leaf>
  );
}

/** The pile one looks through: keep one card. It folds away so that the markets can be looked at meanwhile. */
export function PileLeaf({ model }: { model: Model }): JSX.Element | null {
  const { catalog } = useTable();
  const [folded, setFolded] = useState<number | null>(null);
  const { marks, view } = model;
  if (marks.kind !== "pick") return null;
  const pile = view.looking?.pile ?? 0;
  if (folded === view.ply) {
    return (
      <button type="button" class="leafstrip" data-shortcut="" onClick={() => setFolded(null)}>
        <b>{w.unfoldPile}</b>
        <Icon name="chevron_up" size="s" />
      </button>
    );
  }
  const cards = view.special_piles[pile]?.cards ?? [...marks.card.keys()];
  return (
    <Leaf title={w.looking(pile)} note={w.lookingNote} fold={w.foldPile} onFold={() => setFolded(view.ply)} cls="pick">
      <div class="pilecards">
        {[...new Set(cards)].map((id) => {
          const card = specialOf(catalog, id);
          const copies = cards.filter((other) => other === id).length;
          return card ? (
            <span key={id} class="pc">
              <Target row={marks.card.get(id)} look={id} label={specialWords(card, view, model.me)}>
                <SpecialFace card={card} view={view} seat={model.me} />
              </Target>
              {copies > 1 && <i class="times">×{copies}</i>}
            </span>
          ) : null;
        })}
      </div>
    </Leaf>
  );
}
