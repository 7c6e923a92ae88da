/** The offers opened last, in short. */
import type { JSX } from "preact";
import type { MarketsOffer } from "../../../types/generated";
import { Icon, Mark } from "../../../ui/glyph";
import { nameOf } from "../../context";
import { fitLine } from "../fit";
import { inks } from "../inks";
import { type Fate, fateOf, type Reveal } from "../story";
import { useTable } from "../wire";
import { say } from "../words";
import type { Shown } from "./shown";

/** What an offer brought, read out; nothing is said of one that was beaten. */
function fateWords(fate: Fate, amount: number): string | null {
  switch (fate) {
    case "money":
      return say("gain", { amount });
    case "special":
      return say("fate-special");
    case "tied":
      return say("tied");
    default:
      return null;
  }
}

function offerWords(offer: MarketsOffer, reveal: Reveal, name: string): string {
  const { fate, amount } = fateOf(offer, reveal);
  const known = { name, offer: offer.good ? say("goods", { count: offer.count, good: offer.good }) : say("nothing") };
  const came = fateWords(fate, amount);
  return came === null ? say("offer-of", known) : say("offer-of-fate", { ...known, fate: came });
}

export function LastOffers({ shown }: { shown: Shown }): JSX.Element | null {
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
        <span class="vh">
          {say("last-offers-label", {
            n: reveal.nth,
            offers: reveal.offers.map((offer) => offerWords(offer, reveal, nameOf(session, offer.seat))),
          })}
        </span>
        <span class="ofname" aria-hidden="true">
          {say("last-offers")}
        </span>
        {reveal.offers.map((offer) => {
          const { fate, amount } = fateOf(offer, reveal);
          return (
            <span key={offer.seat} class={`so ${fate}`} style={inks(offer.good ?? "general")} aria-hidden="true">
              <Mark seat={offer.seat} />
              {offer.good ? (
                <>
                  {offer.count}
                  <Icon name={offer.good} size="s" />
                </>
              ) : (
                <em style={fitLine(say("nothing"), 7)}>{say("nothing")}</em>
              )}
              {fate === "money" ? (
                <i>{say("gain", { amount })}</i>
              ) : fate === "special" ? (
                <i>
                  <Icon name="special" size="xs" />
                </i>
              ) : fate === "tied" ? (
                <i style={fitLine(say("tied"), 5)}>{say("tied")}</i>
              ) : null}
            </span>
          );
        })}
      </button>
    </section>
  );
}
