/** Special cards in hand. */
import type { JSX } from "preact";
import { tell } from "../../../words/language";
import { Target } from "../../target";
import { SpecialFace, specialWords } from "../card/special";
import type { Model } from "../model";
import { specialOf } from "../specials";
import { useTable } from "../wire";
import { say } from "../words";
import { InFront } from "./infront";

/** Special cards in hand, each with what it would pay now. */
export function Specials({ model }: { model: Model }): JSX.Element {
  const { catalog, session, narrow } = useTable();
  const { side, marks } = model;
  const own = model.me === side.seat && !session.replaying;
  const acting = marks.kind === "action" || marks.kind === "after";
  const worth = own ? (model.forecast?.specials.total ?? 0) : 0;
  const hand = (side.specials ?? []).map((id) => specialOf(catalog, id)).filter((card) => card !== null);
  let seen = "";
  return (
    <section class="specs" aria-label={say("specials")} data-place={`specials-${side.seat}`}>
      <h2 class="cap">
        {say("specials")}{" "}
        <small>
          {own
            ? worth
              ? say("would-pay", { amount: worth })
              : say(acting ? "specials-in-turn" : "specials-later")
            : say("specials-held", { cards: side.specials_held })}
        </small>
      </h2>
      <div class={`sps n${Math.min(hand.length, 6)}`} style={`--n:${Math.max(2, hand.length)}`}>
        {hand.map((card, i) => {
          const row = seen === card.id ? undefined : marks.kind === "pick" ? undefined : marks.card.get(card.id);
          seen = card.id;
          const why = acting && !row ? model.why.find((x) => x.card === card.id)?.reason : undefined;
          return (
            <Target
              key={`${card.id}${i}`}
              row={row}
              look={card.id}
              why={why && tell(why)}
              label={specialWords(card, side)}
              attrs={{ "data-hand-special": card.id }}
            >
              <SpecialFace card={card} side={side} lit={row !== undefined} />
            </Target>
          );
        })}
        {!hand.length && (
          <p class="hint it">
            {side.specials ? say("no-specials") : say("specials-held", { cards: side.specials_held })}
          </p>
        )}
      </div>
      {narrow && <InFront side={side} />}
    </section>
  );
}
