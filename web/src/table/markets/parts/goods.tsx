/** The goods in hand. */
import type { JSX } from "preact";
import type { MarketsOption } from "../../../types/generated";
import { Count } from "../../../ui/count";
import { Icon } from "../../../ui/glyph";
import { tell } from "../../../words/language";
import { Target } from "../../target";
import type { Composer } from "../compose";
import { fitWords } from "../fit";
import { GOODS, type Good } from "../goods";
import { inks } from "../inks";
import { marketOf } from "../model";
import { leadsTo } from "../offers";
import { useTable } from "../wire";
import { say } from "../words";
import type { PartProps } from "./part";
import { Said } from "./said";

const CARD_WIDTH = 46;

/** Cards of one good, lifted as far as they are offered. */
export function Fan({
  good,
  count,
  up,
  ghosts = 0,
  width = 78,
}: {
  good: Good;
  count: number;
  up: number;
  ghosts?: number;
  width?: number;
}): JSX.Element {
  const all = count + ghosts;
  const step = all > 1 ? Math.min(22, (width - CARD_WIDTH) / (all - 1)) : 0;
  return (
    <span class="fan" aria-hidden="true">
      {all ? (
        <span class="fi" style={`width:${CARD_WIDTH + step * (all - 1)}px`}>
          {Array.from({ length: all }, (_, i) => (
            <span
              key={i}
              class={`gcd ${i >= count - up && i < count ? "up" : ""} ${i >= count ? "coming" : ""}`}
              style={`left:${(i * step).toFixed(1)}px`}
            >
              <Icon name={good} />
            </span>
          ))}
        </span>
      ) : (
        <em>{say("none")}</em>
      )}
    </span>
  );
}

export function Stepper({
  good,
  count,
  most,
  composer,
  offers,
}: {
  good: Good;
  count: number;
  most: number;
  composer: Composer;
  offers: readonly MarketsOption[];
}): JSX.Element {
  return (
    <div class="stepper">
      <button
        type="button"
        aria-label={say("one-fewer")}
        data-shortcut=""
        data-leads={leadsTo(offers, good, 1, count - 1)}
        disabled={count <= 1}
        onClick={() => composer.want(good, count - 1)}
      >
        <Icon name="minus" size="s" />
      </button>
      <b aria-live="polite">{count}</b>
      <button
        type="button"
        aria-label={say("one-more")}
        data-shortcut=""
        data-leads={leadsTo(offers, good, count + 1, most)}
        disabled={count >= most}
        onClick={() => composer.want(good, count + 1)}
      >
        <Icon name="plus" size="s" />
      </button>
    </div>
  );
}

/** Your goods by kind: what is asked of them stands in each column. */
export function Goods({ model, preview, composer }: PartProps): JSX.Element {
  const { session, control } = useTable();
  const { side, marks } = model;
  const own = model.me === side.seat && !session.replaying;
  const hand = side.hand;
  const covered = new Set<string>(model.view.covered);
  const offering = marks.kind === "offer";
  return (
    <section class="gh" aria-label={say("goods-of", { seat: side.seat })} data-place={`hand-${side.seat}`}>
      <h2 class="cap">
        {say("goods-of", { seat: side.seat })}{" "}
        <small>
          {say(own ? (offering ? "goods-note-offer" : "goods-note") : "goods-held", { cards: side.hand_size })}
        </small>
      </h2>
      <div class="gcols">
        {GOODS.map((good) => {
          const held = hand?.[good] ?? 0;
          const row = marks.good.get(good);
          const now = composer.row?.good === good ? (composer.row.count ?? 0) : 0;
          const sealed = composer.sealed?.good === good ? (composer.sealed.count ?? 0) : 0;
          const ghosts = preview.goods?.by[good] ?? 0;
          const closed =
            offering || marks.kind === "take" || marks.kind === "type" || marks.kind === "draw"
              ? model.why.find((x) => x.good === good)?.reason
              : undefined;
          const why = closed && tell(closed);
          const swaps = marks.swaps.filter((swap) => swap.give === good);
          const off = offering && !marks.offers.some((offer) => offer.good === good);
          const pile = marketOf(model.view, good)?.pile ?? null;
          const body = (
            <>
              <header>
                <b style={fitWords(say("good-name", { good }), 7)}>{say("good-name", { good })}</b>
                <span>{hand ? <Count value={held} /> : "?"}</span>
              </header>
              <Fan good={good} count={held} up={now || sealed} ghosts={ghosts} />
            </>
          );
          return (
            <div
              key={good}
              class={`gcol ${now ? "on" : ""} ${sealed ? "sealed" : ""} ${off ? "off" : ""} ${ghosts ? "coming" : ""}`}
              style={inks(good)}
              data-hand={hand ? good : undefined}
            >
              {row ? (
                <Target row={row} label={pile === null ? "" : say("pile-left", { cards: pile })} cls="takes">
                  {body}
                  <span class="gdo">{ghosts ? say("would-be-yours") : say("take-good", { good })}</span>
                </Target>
              ) : (
                <>
                  {body}
                  {now > 0 && <Stepper good={good} count={now} most={held} composer={composer} offers={marks.offers} />}
                  {offering && !now && !off && (
                    <button
                      type="button"
                      class="btn quiet gsw"
                      data-shortcut=""
                      data-leads={leadsTo(marks.offers, good, 1, held)}
                      onClick={() => composer.want(good, 1)}
                    >
                      {say("offer-this", { good })}
                    </button>
                  )}
                  {swaps.length > 0 && (
                    <span class="gswaps">
                      <small>{say("swap-for")}</small>
                      {swaps.map((swap) => (
                        <button
                          key={swap.option}
                          type="button"
                          class="gsp"
                          style={inks(swap.take ?? "")}
                          data-option={swap.option}
                          aria-label={say("swap-one", { give: good, take: swap.take })}
                          title={say("swap-one", { give: good, take: swap.take })}
                          onClick={() => control.take(swap)}
                        >
                          <Icon name={swap.take ?? ""} />
                        </button>
                      ))}
                    </span>
                  )}
                  {off && (
                    <span class="gwhy">
                      {covered.has(good) && model.view.phase === "auction" ? say("settled-this-round") : why}
                    </span>
                  )}
                  {!off && !offering && why && <span class="gwhy">{why}</span>}
                  {ghosts > 0 && <span class="gwhy">{say("would-be-yours")}</span>}
                  {sealed > 0 && <span class="gwhy">{say("sealed")}</span>}
                </>
              )}
            </div>
          );
        })}
        <Said model={model} preview={preview} composer={composer} />
      </div>
    </section>
  );
}
