/** The offers opened last, in short. */
import type { JSX } from "preact";
import { words as w } from "../../../text/markets";
import { Icon, Mark } from "../../../ui/glyph";
import { nameOf } from "../../context";
import { inks } from "../inks";
import type { Model } from "../model";
import { fateOf } from "../story";
import { useTable } from "../wire";
import type { Shown } from "./shown";

export function LastOffers({ model, shown }: { model: Model; shown: Shown }): JSX.Element | null {
  const { session } = useTable();
  const { reveal } = shown;
  if (!reveal) return null;
  return (
    <section class="lastof" aria-label={w.lastOffers}>
      <h2 class="cap">{w.lastOffers}</h2>
      <button
        type="button"
        class="ofbox"
        aria-expanded={shown.open}
        title={w.unfoldReveal}
        onClick={shown.open ? shown.fold : shown.unfold}
      >
        <span class="vh">{w.nth(reveal.nth)}: </span>
        <span class="ofname" aria-hidden="true">
          {w.lastOffers}
        </span>
        {reveal.offers.map((offer) => {
          const { fate, amount } = fateOf(offer, reveal);
          return (
            <span key={offer.seat} class={`so ${fate}`} style={inks(offer.good ?? "general")}>
              <Mark seat={offer.seat} me={model.me} />
              <span class="vh">{nameOf(session, offer.seat)} </span>
              {offer.good ? (
                <>
                  {offer.count}
                  <Icon name={offer.good} size="s" />
                  <span class="vh">{w.good(offer.good)} </span>
                </>
              ) : (
                <em>{w.nothing}</em>
              )}
              {fate === "money" ? (
                <i>{w.gain(amount)}</i>
              ) : fate === "special" ? (
                <i>
                  <Icon name="special" size="xs" />
                  <span class="vh">{w.fates.special}</span>
                </i>
              ) : fate === "tied" ? (
                <i>{w.tied}</i>
              ) : null}
            </span>
          );
        })}
      </button>
    </section>
  );
}
