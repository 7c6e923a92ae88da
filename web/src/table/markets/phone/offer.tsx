/** Putting an offer together with a thumb. */
import type { JSX } from "preact";
import { Icon } from "../../../ui/glyph";
import type { Composer } from "../compose";
import { fitLine, fitWords } from "../fit";
import { GOODS } from "../goods";
import { inks } from "../inks";
import type { Model } from "../model";
import { couldBring, leadsTo, offerWords } from "../offers";
import { Fan } from "../parts/goods";
import { useTable } from "../wire";
import { say } from "../words";

export function PhoneOffer({ model, composer }: { model: Model; composer: Composer }): JSX.Element {
  const { control } = useTable();
  const { marks, side } = model;
  const { row, nothing, sealed } = composer;
  if (sealed) {
    return (
      <div class="psealed">
        <Icon name="envelope" />
        <span>
          <b>{offerWords(sealed)}</b>
          <small>{say("sealed-note")}</small>
        </span>
        <button type="button" class="btn big" onClick={composer.change}>
          {say("change-offer")}
        </button>
      </div>
    );
  }
  const good = row?.good ?? null;
  const count = row?.count ?? 0;
  const most = good ? (side.hand?.[good] ?? 0) : 0;
  return (
    <>
      <div class="pgts" role="group" aria-label={say("goods-of", { seat: side.seat })}>
        {GOODS.map((id) => {
          const can = marks.offers.some((offer) => offer.good === id);
          const words = can || !model.view.covered.includes(id) ? say("good-name", { good: id }) : say("settled");
          return (
            <button
              key={id}
              type="button"
              class={`pgt ${good === id ? "on" : ""} ${can ? "" : "off"}`}
              style={inks(id)}
              aria-pressed={good === id}
              aria-disabled={can ? undefined : true}
              data-hand={id}
              data-leads={good === id ? undefined : leadsTo(marks.offers, id, 1, side.hand?.[id] ?? 0)}
              data-shortcut={can ? "" : undefined}
              onClick={() => can && composer.want(id, good === id ? count : 1)}
            >
              <Icon name={id} />
              <b>{side.hand?.[id] ?? 0}</b>
              <small style={fitLine(words, 10)}>{words}</small>
            </button>
          );
        })}
      </div>
      {good && (
        <div class="pstep">
          <button
            type="button"
            aria-label={say("one-fewer")}
            data-leads={leadsTo(marks.offers, good, 1, count - 1)}
            disabled={count <= 1}
            onClick={() => composer.want(good, count - 1)}
          >
            <Icon name="minus" />
          </button>
          <div class="pfan" style={inks(good)}>
            <Fan good={good} count={most} up={count} width={190} />
          </div>
          <button
            type="button"
            aria-label={say("one-more")}
            data-leads={leadsTo(marks.offers, good, count + 1, most)}
            disabled={count >= most}
            onClick={() => composer.want(good, count + 1)}
          >
            <Icon name="plus" />
          </button>
        </div>
      )}
      <div class="pact">
        {nothing && (
          <button
            type="button"
            class={`btn big ${row ? "quiet" : "prime"}`}
            data-option={nothing.option}
            style={fitWords(say("offer-nothing"), 9)}
            onClick={() => control.take(nothing)}
          >
            {say("offer-nothing")}
          </button>
        )}
        {row?.good && (
          <button type="button" class="btn prime big" data-option={row.option} onClick={() => control.take(row)}>
            {say("seal-this", { count, good: row.good })}
            <small>{couldBring(row, row.good, model.view)}</small>
          </button>
        )}
      </div>
    </>
  );
}
