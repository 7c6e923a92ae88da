/** The market card of the round, with what its goods have come to. */
import type { JSX } from "preact";
import { words as w } from "../../../text/markets";
import type { MarketCard } from "../../../types/generated";
import { Icon, Mark } from "../../../ui/glyph";
import { nameOf } from "../../context";
import type { Composer } from "../compose";
import { GOODS, type Good } from "../goods";
import { inks } from "../inks";
import type { Model } from "../model";
import { Reward } from "../reward";
import { useTable } from "../wire";

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

export function payOf(card: MarketCard, good: Good): number | "special" | undefined {
  return card[good];
}

export function cardSays(card: MarketCard): string {
  if (card.closed) return w.closed;
  return GOODS.filter((good) => payOf(card, good))
    .map((good) => `${w.goodName(good)} ${w.pays(payOf(card, good) ?? 0)}`)
    .join(", ");
}
