/** Market cards. */
import type { JSX } from "preact";
import type { MarketCard } from "../../../types/generated";
import { Icon } from "../../../ui/glyph";
import { Provenance } from "../../../ui/provenance";
import { tell } from "../../../words/language";
import { fitWords } from "../fit";
import { GOODS } from "../goods";
import { inks } from "../inks";
import { Reward } from "../reward";
import { say } from "../words";

/** What the card pays for each of its goods, in short. */
export function rewardsOf(card: MarketCard): string[] {
  return GOODS.filter((good) => card[good]).map((good) => say("reward-in-short", { good, pay: card[good] }));
}

export function MarketCardFace({ card }: { card: MarketCard }): JSX.Element {
  return (
    <span class="mcard face-m" aria-hidden="true">
      <span class="mh">{tell(card.name)}</span>
      {card.closed && <span class="shut">{say("market-closed-long")}</span>}
      {!card.closed &&
        GOODS.filter((good) => card[good]).map((good) => (
          <span key={good} class="pr" style={inks(good)}>
            <span class="pg">
              <Icon name={good} />
            </span>
            <b style={fitWords(say("good-name", { good }), 6)}>{say("good-name", { good })}</b>
            <span class="pay">
              <Reward pay={card[good] ?? 0} />
            </span>
          </span>
        ))}
    </span>
  );
}

export function LargeMarketCard({ card }: { card: MarketCard }): JSX.Element {
  return (
    <article class="card large mlarge" style="--sc:var(--back);--sw:var(--thames-wash)">
      <header class="ml-band">
        <h3>{tell(card.name)}</h3>
        <i />
      </header>
      <MarketCardFace card={card} />
      <div class="c-text">
        <p>{say(card.closed ? "market-closed-long" : "highest-offer")}</p>
      </div>
      <Provenance row={card} />
    </article>
  );
}
