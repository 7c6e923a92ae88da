/** Market cards. */
import type { JSX } from "preact";
import { words as w } from "../../../text/markets";
import type { MarketCard } from "../../../types/generated";
import { Icon } from "../../../ui/glyph";
import { Provenance } from "../../../ui/provenance";
import { GOODS } from "../goods";
import { inks } from "../inks";
import { Reward } from "../reward";

export function MarketCardFace({ card }: { card: MarketCard }): JSX.Element {
  return (
    <span class="mcard face-m" aria-hidden="true">
      <span class="mh">{card.closed ? w.look.closedCard : card.name}</span>
      {card.closed && <span class="shut">{w.closedLong}</span>}
      {!card.closed &&
        GOODS.filter((good) => card[good]).map((good) => (
          <span key={good} class="pr" style={inks(good)}>
            <span class="pg">
              <Icon name={good} />
            </span>
            <b>{w.goodName(good)}</b>
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
        <h3>{card.name}</h3>
        <i />
      </header>
      <MarketCardFace card={card} />
      <div class="c-text">
        <p>{card.closed ? w.closedLong : w.look.highest}</p>
      </div>
      <Provenance row={card} />
    </article>
  );
}
