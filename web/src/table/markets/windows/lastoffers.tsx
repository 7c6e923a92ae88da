/** The offers opened last, in short. */
import type { JSX } from "preact";
import { Icon, Mark } from "../../../ui/glyph";
import { named } from "../../../words/language";
import { nameOf } from "../../context";
import { inks } from "../inks";
import type { Model } from "../model";
import { fateOf } from "../story";
import { useTable } from "../wire";
import { say } from "../words";
import type { Shown } from "./shown";

export function LastOffers({ model, shown }: { model: Model; shown: Shown }): JSX.Element | null {
  const { session } = useTable();
  const { reveal } = shown;
  if (!reveal) return null;
  return (
    <section class="lastof" aria-label={say("last-offers")}>
      <h2 class="cap">{say("last-offers")}</h2>
      <button
        type="button"
        class="ofbox"
        aria-expanded={shown.open}
        title={say("unfold-reveal")}
        onClick={shown.open ? shown.fold : shown.unfold}
      >
        <span class="vh">{say("nth-offers", { n: reveal.nth })}: </span>
        <span class="ofname" aria-hidden="true">
          {say("last-offers")}
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
                  <span class="vh">{named("good", offer.good)} </span>
                </>
              ) : (
                <em>{say("nothing")}</em>
              )}
              {fate === "money" ? (
                <i>{say("gain", { amount })}</i>
              ) : fate === "special" ? (
                <i>
                  <Icon name="special" size="xs" />
                  <span class="vh">{say("fate-special")}</span>
                </i>
              ) : fate === "tied" ? (
                <i>{say("tied")}</i>
              ) : null}
            </span>
          );
        })}
      </button>
    </section>
  );
}
