/** Every kind of card, large. */
import type { ComponentChildren, JSX } from "preact";
import type { CardRow } from "../../../state/wire";
import type { ActionCard, AreaCard, FigureCard, PersonalityCard, RandomEventCard } from "../../../types/generated";
import { Provenance, Rulings } from "../../../ui/provenance";
import { listed, tell } from "../../../words/language";
import { POUNDS } from "../aims";
import { symbolOf } from "../catalog";
import type { NantyCard, NantyCatalog } from "../wire";
import { say } from "../words";
import { Emblem } from "./emblem";
import { typeName } from "./picture";
import { Sign } from "./sign";

function Sheet({
  cls,
  name,
  kicker,
  emblem,
  children,
  row,
}: {
  cls: string;
  name: string;
  kicker: string;
  emblem: string;
  children: ComponentChildren;
  row: CardRow;
}): JSX.Element {
  return (
    <article class={`acard large ${cls}`}>
      <header class="a-band">
        <h3>{name}</h3>
        <small>{kicker}</small>
      </header>
      <div class="a-vig">
        <Emblem id={emblem} />
      </div>
      <div class="a-body">
        {children}
        <Rulings all={row.note ? [tell(row.note)] : []} />
      </div>
      <Provenance row={row} />
    </article>
  );
}

export function LargeAction({ card, row }: { card: ActionCard; row: NantyCard }): JSX.Element {
  return (
    <Sheet
      cls={card.deck}
      name={tell(card.name)}
      kicker={say("deck-number", { deck: card.deck, number: card.number })}
      emblem={card.id}
      row={row}
    >
      {card.symbols.length > 0 && (
        <ol class="signs">
          {card.symbols.map((printed, i) => {
            const { name, amount } = symbolOf(printed);
            return (
              <li key={i}>
                <Sign name={name} amount={amount} />
                <span>
                  {name === "scroll" || (name === "interrupt" && card.text) ? (
                    <b>{tell(card.text ?? "")}</b>
                  ) : (
                    say("sign-step", { symbol: name, amount })
                  )}
                </span>
              </li>
            );
          })}
        </ol>
      )}
      {!card.symbols.length && card.text && <p>{tell(card.text)}</p>}
      {(card.players ?? 2) > 2 && <p class="muted">{say("three-up")}</p>}
      {card.set && <p class="muted">{say("set-only", { set: card.set })}</p>}
    </Sheet>
  );
}

export function LargeArea({
  card,
  catalog,
  row,
}: {
  card: AreaCard;
  catalog: NantyCatalog;
  row: NantyCard;
}): JSX.Element {
  return (
    <Sheet
      cls="area"
      name={tell(card.name)}
      kicker={say("site-cost", { number: card.number, cost: card.cost })}
      emblem={card.id}
      row={row}
    >
      <p>{tell(card.text)}</p>
      <p>
        <b>{say("near")}</b>{" "}
        {listed(
          card.near.map((id) => catalog.name(id)),
          "comma",
        )}
      </p>
      <p class="muted">{card.river ? say("on-thames") : say("inland")}</p>
    </Sheet>
  );
}

export function LargeEvent({ card, row }: { card: RandomEventCard; row: NantyCard }): JSX.Element {
  return (
    <Sheet
      cls="event"
      name={tell(card.name)}
      kicker={say("event-rolls", { rolls: card.rolls })}
      emblem={card.id}
      row={row}
    >
      <p>{tell(card.text)}</p>
      <p>
        <b>{say("holborn")}</b> {tell(card.holborn)}
      </p>
    </Sheet>
  );
}

/** What a Personality needs with each number of players. */
function needsWords({ needs, condition }: PersonalityCard): string {
  const key = POUNDS.has(condition) ? "needs-with-money" : "needs-with";
  const all = needs.flatMap((need, i) => (need ? [say(key, { players: i + 2, need })] : []));
  return listed(all, "comma");
}

export function LargePerson({ card, row }: { card: PersonalityCard; row: NantyCard }): JSX.Element {
  return (
    <Sheet
      cls="personality"
      name={tell(card.name)}
      kicker={say("aim-measure", { condition: card.condition })}
      emblem={card.id}
      row={row}
    >
      <p>{tell(card.text)}</p>
      <p>
        <b>{needsWords(card)}</b>
      </p>
    </Sheet>
  );
}

export function LargeFigure({ card, row }: { card: FigureCard; row: NantyCard }): JSX.Element {
  return (
    <Sheet cls="figure" name={tell(card.name)} kicker={typeName(card.type)} emblem={card.id} row={row}>
      <p>{tell(card.text)}</p>
      <p class="muted">{say("kind-of-figure", { kind: card.kind })}</p>
    </Sheet>
  );
}
