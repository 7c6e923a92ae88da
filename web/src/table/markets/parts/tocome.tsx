/** The market cards that are still to come. */
import type { JSX } from "preact";
import type { MarketCard } from "../../../types/generated";
import { rewardsOf } from "../card/marketcard";
import { fitLine } from "../fit";
import { GOODS } from "../goods";
import { inks } from "../inks";
import type { Model } from "../model";
import { stillToCome } from "../specials";
import { useTable } from "../wire";
import { say } from "../words";

/** The market cards still to come: a set, not an order, but for the one that is known to be last. */
export function ToCome({ model }: { model: Model }): JSX.Element | null {
  const { catalog, control } = useTable();
  const cards = stillToCome(model.view, catalog);
  const last = model.view.cards_left ? model.view.last_card?.id : undefined;
  if (!cards.length) return null;
  return (
    <section class="tocome" aria-label={say("to-come")}>
      <h2 class="cap">
        {say("to-come")} <small>{say("any-order")}</small>
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
              title={toComeWords(card, false)}
              onClick={() => control.look(card.id)}
            >
              <span class="vh">{toComeWords(card, card.id === last)}</span>
              <CardMini card={card} />
              {card.id === last && (
                <em aria-hidden="true" style={fitLine(say("last-card"), 5)}>
                  {say("last-card")}
                </em>
              )}
            </button>
          ))}
      </div>
    </section>
  );
}

function toComeWords(card: MarketCard, last: boolean): string {
  if (card.closed) return say(last ? "card-to-come-closed-last" : "card-to-come-closed");
  return say(last ? "card-to-come-last" : "card-to-come", { rewards: rewardsOf(card) });
}

export function CardMini({ card }: { card: MarketCard }): JSX.Element {
  if (card.closed) {
    return (
      <span class="mmini closed" aria-hidden="true">
        <em style={fitLine(say("market-closed"), 6)}>{say("market-closed")}</em>
      </span>
    );
  }
  return (
    <span class="mmini" aria-hidden="true">
      {GOODS.map((good) => (
        <i key={good} style={inks(good)}>
          {card[good] === "special" ? say("star") : card[good]}
        </i>
      ))}
    </span>
  );
}
