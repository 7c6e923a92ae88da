/** The market cards that are still to come. */
import type { JSX } from "preact";
import { words as w } from "../../../text/markets";
import type { MarketCard } from "../../../types/generated";
import { GOODS } from "../goods";
import { inks } from "../inks";
import type { Model } from "../model";
import { stillToCome } from "../specials";
import { useTable } from "../wire";
import { cardSays, payOf } from "./marketcard";

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
