/** The market card as a strip. */
import type { JSX } from "preact";
import { words as w } from "../../../text/markets";
import { Icon } from "../../../ui/glyph";
import type { Composer } from "../compose";
import { GOODS } from "../goods";
import { inks } from "../inks";
import type { Model } from "../model";
import { Reward } from "../reward";

export function CardStrip({ model, composer }: { model: Model; composer: Composer }): JSX.Element {
  const { card, round } = model.view;
  const covered = new Set<string>(model.view.covered);
  const offered = composer.row?.good ?? composer.sealed?.good;
  return (
    <section class="ppr" aria-label={w.card}>
      <span class="prd">
        <b>{card ? round : "–"}</b>
        <small>{w.ofRounds}</small>
      </span>
      {card && !card.closed ? (
        GOODS.filter((good) => good in card.rewards).map((good) => (
          <span
            key={good}
            class={`ppc ${covered.has(good) ? "cov" : ""} ${offered === good ? "on" : ""}`}
            style={inks(good)}
          >
            <span class="vh">
              {w.rewardLabel(good, card.rewards[good] ?? 0, covered.has(good) ? w.settledState : "")}
            </span>
            <Icon name={good} />
            <Reward pay={card.rewards[good] ?? 0} />
            {covered.has(good) && <i />}
          </span>
        ))
      ) : (
        <p class="shut">{card ? w.closedLong : w.firstBars}</p>
      )}
    </section>
  );
}
