/** On a phone: a card held up before it is chosen. */
import type { JSX } from "preact";
import type { LondonOption } from "../../../types/generated";
import { Icon } from "../../../ui/glyph";
import { tell } from "../../../words/language";
import { cautions } from "../../cautions";
import { Target } from "../../target";
import { CardFace } from "../card/face";
import { cardWords } from "../card/words";
import { cityOf } from "../catalog";
import type { Model } from "../model";
import { priceOf } from "../price";
import { useTable } from "../wire";
import { say } from "../words";

export function HeldUp({ row, model }: { row: LondonOption; model: Model }): JSX.Element | null {
  const { catalog, control } = useTable();
  const card = row.card ? cityOf(catalog, row.card) : null;
  if (!card) return null;
  const builds = row.kind === "develop" || row.kind === "build_free";
  const title = builds && !card.action ? say("express-develop", { game: model.view.game, card: card.id }) : tell(row);
  const price = priceOf(card, model);
  return (
    <div class="ph-prev">
      <Target look={card.id} label={cardWords(card)}>
        <CardFace card={card} size="stack-s" cls="is-playable" {...(price !== undefined ? { price } : {})} />
      </Target>
      <div class="tx">
        <b>{title}</b>
        <div>
          {builds && !card.action && (
            <div class="ln">
              <Icon name="coin" />
              <span>{price ? say("tip-pays", { n: price }) : say("tip-free")}</span>
            </div>
          )}
          {card.text && (
            <div class="ln">
              <Icon name="info" />
              <span>{tell(card.text)}</span>
            </div>
          )}
          {row.preview && (
            <div class="ln">
              <Icon name="arrow" />
              <span>{tell(row.preview)}</span>
            </div>
          )}
          {cautions(row).map((said) => (
            <div key={said.key} class="ln warn">
              <Icon name="info" />
              <span>{tell(said)}</span>
            </div>
          ))}
        </div>
        <div class="go">
          <button type="button" class="btn prime" data-option={row.option} onClick={() => control.take(row)}>
            {say("held-choose")}
          </button>
          <button type="button" class="btn" aria-label={say("held-put-down")} onClick={() => control.hold(null)}>
            <Icon name="close" />
          </button>
        </div>
      </div>
    </div>
  );
}
