/** On a phone: a card held up before it is chosen. */
import type { JSX } from "preact";
import { tidy } from "../../../text/grammar";
import { london } from "../../../text/london";
import type { LondonOption } from "../../../types/generated";
import { Icon } from "../../../ui/glyph";
import { Target } from "../../target";
import { CardFace } from "../card/face";
import { cardWords } from "../card/words";
import { cityOf } from "../catalog";
import type { Model } from "../model";
import { priceOf } from "../price";
import { useTable } from "../wire";

const t = london;

export function HeldUp({ row, model }: { row: LondonOption; model: Model }): JSX.Element | null {
  const { catalog, control } = useTable();
  const card = row.card ? cityOf(catalog, row.card) : null;
  if (!card) return null;
  const builds = row.kind === "develop" || row.kind === "build_free";
  const title = builds && !card.action ? t.express.develop(card.name, model.edition.first) : row.label;
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
              <span>{price ? t.pays(price) : t.nothingToPay}</span>
            </div>
          )}
          {card.text && (
            <div class="ln">
              <Icon name="info" />
              <span>{card.text}</span>
            </div>
          )}
          {row.preview && (
            <div class="ln">
              <Icon name="arrow" />
              <span>{tidy(row.preview)}</span>
            </div>
          )}
          {row.warning && (
            <div class="ln warn">
              <Icon name="info" />
              <span>{row.warning}</span>
            </div>
          )}
        </div>
        <div class="go">
          <button type="button" class="btn prime" onClick={() => control.take(row)}>
            {t.chooses}
          </button>
          <button type="button" class="btn" aria-label={t.putDown} onClick={() => control.hold(null)}>
            <Icon name="close" />
          </button>
        </div>
      </div>
    </div>
  );
}
