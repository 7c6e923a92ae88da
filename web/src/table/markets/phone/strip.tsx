/** The market card as a strip. */
import type { JSX } from "preact";
import { Icon } from "../../../ui/glyph";
import type { Composer } from "../compose";
import { GOODS } from "../goods";
import { inks } from "../inks";
import type { Model } from "../model";
import { Reward } from "../reward";
import { say } from "../words";

export function CardStrip({ model, composer }: { model: Model; composer: Composer }): JSX.Element {
  const { card, round } = model.view;
  const covered = new Set<string>(model.view.covered);
  const offered = composer.row?.good ?? composer.sealed?.good;
  return (
    <section class="ppr" aria-label={say("market-card")}>
      <span class="prd">
        <b>{card ? round : "–"}</b>
        <small>{say("of-rounds")}</small>
      </span>
      {card && !card.closed ? (
        GOODS.filter((good) => good in card.rewards).map((good) => (
          <span
            key={good}
            class={`ppc ${covered.has(good) ? "cov" : ""} ${offered === good ? "on" : ""}`}
            style={inks(good)}
          >
            <span class="vh">
              {say(covered.has(good) ? "reward-settled" : "reward", { good, pay: card.rewards[good] })}
            </span>
            <Icon name={good} />
            <Reward pay={card.rewards[good] ?? 0} />
            {covered.has(good) && <i />}
          </span>
        ))
      ) : (
        <p class="shut">{say(card ? "market-closed-long" : "first-bars")}</p>
      )}
    </section>
  );
}
