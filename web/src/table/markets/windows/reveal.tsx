/** The offers opened last, over the board. */
import type { JSX } from "preact";
import type { MarketsOffer } from "../../../types/generated";
import { Icon, Mark } from "../../../ui/glyph";
import { nameOf } from "../../context";
import { fitLine } from "../fit";
import { GOODS, type Good } from "../goods";
import { inks } from "../inks";
import type { Model } from "../model";
import { offerWords } from "../offers";
import { FateTag } from "../parts/fate";
import { fateOf, type Reveal } from "../story";
import { useTable } from "../wire";
import { say } from "../words";
import { Leaf } from "./leaf";
import { settledWords } from "./settled";
import type { Shown } from "./shown";

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

function openGoods(model: Model, reveal: Reveal): Good[] {
  const rewards = model.view.card?.rewards ?? {};
  if (model.view.phase !== "auction" || reveal.round !== model.view.round) return [];
  return GOODS.filter((good) => good in rewards && !model.view.covered.includes(good));
}

export function RevealLeaf({ model, shown }: { model: Model; shown: Shown }): JSX.Element | null {
  const { session } = useTable();
  const { reveal } = shown;
  if (!reveal || !shown.open) return null;
  const settled = new Map(reveal.settled.map((s) => [s.good, s]));
  return (
    <Leaf
      title={say("reveal")}
      note={say("reveal-nth", { n: reveal.nth, round: reveal.round })}
      fold={say("fold-reveal")}
      onFold={shown.fold}
      cls="auc"
    >
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
                <Mark seat={offer.seat} />
                <span class="clip" title={nameOf(session, offer.seat)} style={fitLine(nameOf(session, offer.seat), 6)}>
                  {nameOf(session, offer.seat)}
                </span>
              </h3>
              {offer.good ? <OfferCards offer={offer} /> : <span class="ofc" />}
              <span class="ofn">{offerWords(offer)}</span>
              {offer.good && <FateTag offer={offer} model={model} />}
            </li>
          );
        })}
      </ul>
      <ul class="alines">
        {GOODS.filter((good) => settled.has(good)).map((good) => {
          const s = settled.get(good);
          if (!s) return null;
          const [head, sub, mine] = settledWords(s, model.me);
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
              <b>{say("nobody-offered", { good })}</b>
              <small>{say("stays-open", { pay: model.view.card?.rewards[good] })}</small>
            </span>
          </li>
        ))}
      </ul>
    </Leaf>
  );
}
