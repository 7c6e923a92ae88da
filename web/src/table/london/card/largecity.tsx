/** A city card opened large. */
import type { JSX } from "preact";
import { london } from "../../../text/london";
import type { CityCard } from "../../../types/generated";
import { Icon, Pip, Pounds, Token } from "../../../ui/glyph";
import { Provenance, Rulings } from "../../../ui/provenance";
import { Emblem } from "./emblem";
import { sets } from "./face";
import { rulingsOn } from "./rulings";
import { RunLine } from "./run";

const t = london.card;

export function LargeCity({ card }: { card: CityCard }): JSX.Element {
  const copies = Object.values(card.copies).reduce((a, b) => a + b, 0);
  const lead = card.action ? t.asAction : card.ongoing && !card.effect ? t.whileOpen : null;
  return (
    <article class={`card large ${card.colour}`}>
      <header class="c-band">
        <Pip colour={card.colour} />
        <h3 class="c-name">{card.full_name}</h3>
        <i>{sets(card)}</i>
      </header>
      <div class="c-vig" style="--gs:36px">
        {card.cost ? <Pounds n={card.cost} cls="c-cost" /> : null}
        {card.cost ? <span class="c-costl">{t.toBuild}</span> : null}
        <Emblem id={card.id} colour={card.colour} />
      </div>
      <div class="c-run">
        <RunLine card={card} />
        <span class="end">
          <span class="fl">
            {card.colour === "grey" ? (
              t.notBuilt
            ) : card.action ? (
              t.once
            ) : (
              <>
                <Icon name={card.flips ? "flip" : "stays"} />
                {card.flips ? t.flips : t.stays}
              </>
            )}
          </span>
          {card.value ? <Token kind="end" value={String(card.value)} /> : null}
        </span>
      </div>
      <div class="c-text">
        {card.text && (
          <p>
            {lead && <b>{lead} </b>}
            {card.text}
          </p>
        )}
        {!card.text && <p>{plainRun(card)}</p>}
        <Rulings all={rulingsOn(card)} />
        <p class="muted">{t.copies(copies)}</p>
      </div>
      <Provenance row={card} names={t.fields} />
    </article>
  );
}

/** A card that has only signs, in a sentence. */
function plainRun(card: CityCard): string {
  if (card.colour === "grey") return london.card.pauper;
  const parts: string[] = [];
  if (card.activate === "card") parts.push(t.spendCard);
  if (typeof card.activate === "number") parts.push(t.payToRun(card.activate));
  if (card.money) parts.push(t.runMoney(card.money));
  if (card.prestige) parts.push(t.runPrestige(card.prestige));
  if (card.poverty) parts.push(t.runPoverty(card.poverty));
  if (card.relief) parts.push(t.runRelief(card.relief));
  if (!parts.length) return t.noRunLong;
  const said = parts.join(", ");
  return `${said[0]?.toUpperCase()}${said.slice(1)}.`;
}
