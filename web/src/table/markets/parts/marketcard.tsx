/** The market card of the round, with what its goods have come to. */
import type { JSX } from "preact";
import { Icon, Mark } from "../../../ui/glyph";
import type { Composer } from "../compose";
import { fitWords } from "../fit";
import { GOODS, type Good } from "../goods";
import { inks } from "../inks";
import type { Model } from "../model";
import { Reward } from "../reward";
import type { Settled } from "../story";
import { say } from "../words";

/** Who took a good in this round's auctions. */
function Won({ good, model }: { good: Good; model: Model }): JSX.Element | null {
  const settled = model.story.won.get(good);
  if (!settled) return null;
  return (
    <span class="won" aria-hidden="true">
      {settled.noneLeft ? (
        say("nothing")
      ) : settled.winners.length && (settled.special || settled.amount) ? (
        <>
          {settled.winners.map((seat) => (
            <Mark key={seat} seat={seat} />
          ))}
          {settled.special ? <Icon name="special" size="s" /> : say("gain", { amount: settled.amount })}
        </>
      ) : (
        say("tied")
      )}
    </span>
  );
}

/** What the auctions of the round pay; what has been settled lies covered. */
export function MarketCardNow({ model, composer }: { model: Model; composer: Composer }): JSX.Element {
  const { card, round } = model.view;
  const covered = new Set<string>(model.view.covered);
  const offered = composer.row?.good ?? composer.sealed?.good;
  return (
    <article class="mcard" aria-label={say("market-card")}>
      <header>
        {card ? say("round", { n: round }) : say("before-rounds")} {card && <small>{say("of-rounds")}</small>}
      </header>
      {!card && <p class="shut">{say("first-bars")}</p>}
      {card?.closed && <p class="shut">{say("market-closed-long")}</p>}
      {card && !card.closed && (
        <ul>
          {GOODS.filter((good) => good in card.rewards).map((good) => {
            const pay = card.rewards[good] ?? 0;
            const done = covered.has(good);
            return (
              <li
                key={good}
                class={`pr ${done ? "cov" : ""} ${offered === good && !done ? "on" : ""}`}
                style={inks(good)}
              >
                <span class="vh">
                  {done ? wonWords(good, pay, model.story.won.get(good)) : say("reward", { good, pay })}
                </span>
                <span class="pg" aria-hidden="true">
                  <Icon name={good} />
                </span>
                <b aria-hidden="true" style={fitWords(say("good-name", { good }), 6)}>
                  {say("good-name", { good })}
                </b>
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

/** A reward that has been auctioned: who took it. */
function wonWords(good: Good, pay: number | "special", settled: Settled | undefined): string {
  if (!settled) return say("reward-settled", { good, pay });
  const { winners, amount } = settled;
  if (!winners.length) return say("reward-tied", { good, pay });
  return settled.special
    ? say("reward-won-special", { good, pay, winners })
    : say("reward-won", { good, pay, winners, amount });
}
