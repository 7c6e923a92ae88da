/** A city card opened large. */
import type { JSX } from "preact";
import type { CityCard } from "../../../types/generated";
import { Icon, Pip, Pounds, Token } from "../../../ui/glyph";
import { Provenance, Rulings } from "../../../ui/provenance";
import { tell } from "../../../words/language";
import { say } from "../words";
import { Emblem } from "./emblem";
import { sets, useOf } from "./face";
import { rulingsOn } from "./rulings";
import { RunLine } from "./run";
import { runWords } from "./words";

export function LargeCity({ card }: { card: CityCard }): JSX.Element {
  const copies = Object.values(card.copies).reduce((a, b) => a + b, 0);
  const lead = card.action ? say("face-as-action") : card.ongoing && !card.effect ? say("face-while-open") : null;
  const use = useOf(card);
  return (
    <article class={`card large ${card.colour}`}>
      <header class="c-band">
        <Pip colour={card.colour} />
        <h3 class="c-name">{tell(card.full_name)}</h3>
        <i>{sets(card)}</i>
      </header>
      <div class="c-vig" style="--gs:36px">
        {card.cost ? <Pounds n={card.cost} cls="c-cost" /> : null}
        {card.cost ? <span class="c-costl">{say("face-to-build")}</span> : null}
        <Emblem id={card.id} colour={card.colour} />
      </div>
      <div class="c-run">
        <RunLine card={card} />
        <span class="end">
          <span class="fl">
            {use === "face-flips" && <Icon name="flip" />}
            {use === "face-stays" && <Icon name="stays" />}
            {say(use)}
          </span>
          {card.value ? <Token kind="end" value={String(card.value)} /> : null}
        </span>
      </div>
      <div class="c-text">
        {card.text && (
          <p>
            {lead && <b>{lead} </b>}
            {tell(card.text)}
          </p>
        )}
        {!card.text && <p>{plainRun(card)}</p>}
        <Rulings all={rulingsOn(card)} />
        <p class="muted">{say("face-copies", { n: copies })}</p>
      </div>
      <Provenance row={card} />
    </article>
  );
}

/** A card that has only signs, in a sentence. */
function plainRun(card: CityCard): string {
  if (card.colour === "grey") return say("words-pauper");
  const parts = runWords(card);
  return parts.length ? say("words-run", { parts }) : say("words-no-run");
}
