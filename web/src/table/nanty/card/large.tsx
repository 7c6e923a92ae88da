/** Every kind of card, large. */
import type { ComponentChildren, JSX } from "preact";
import type { CardRow } from "../../../state/wire";
import { nanty as t } from "../../../text/nanty";
import type { ActionCard, AreaCard, FigureCard, PersonalityCard, RandomEventCard } from "../../../types/generated";
import { Provenance, Rulings } from "../../../ui/provenance";
import { symbolOf } from "../catalog";
import type { NantyCard, NantyCatalog } from "../wire";
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
        <Rulings all={row.note ? [row.note] : []} />
      </div>
      <Provenance row={row} />
    </article>
  );
}

export function LargeAction({ card, row }: { card: ActionCard; row: NantyCard }): JSX.Element {
  return (
    <Sheet
      cls={card.deck}
      name={card.name}
      kicker={t.cardOf(t.deckNames[card.deck] ?? "", card.number)}
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
                    <b>{card.text}</b>
                  ) : name === "money" ? (
                    t.stepMoney(amount)
                  ) : (
                    t.steps[name]
                  )}
                </span>
              </li>
            );
          })}
        </ol>
      )}
      {!card.symbols.length && card.text && <p>{card.text}</p>}
      {(card.players ?? 2) > 2 && <p class="muted">{t.threeUp}</p>}
      {card.set && <p class="muted">{t.classicOnly(card.set)}</p>}
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
    <Sheet cls="area" name={card.name} kicker={`${card.number} · ${t.builds(card.cost)}`} emblem={card.id} row={row}>
      <p>{card.text}</p>
      <p>
        <b>{t.near}</b> {card.near.map((id) => catalog.name(id)).join(", ")}
      </p>
      <p class="muted">{card.river ? t.onThames : t.inland}</p>
    </Sheet>
  );
}

export function LargeEvent({ card, row }: { card: RandomEventCard; row: NantyCard }): JSX.Element {
  return (
    <Sheet cls="event" name={card.name} kicker={`${t.event}, ${t.rolls(card.rolls)}`} emblem={card.id} row={row}>
      <p>{card.text}</p>
      <p>
        <b>{t.holborn}</b> {card.holborn}
      </p>
    </Sheet>
  );
}

export function LargePerson({ card, row }: { card: PersonalityCard; row: NantyCard }): JSX.Element {
  return (
    <Sheet cls="personality" name={card.name} kicker={t.conditions[card.condition] ?? ""} emblem={card.id} row={row}>
      <p>{card.text}</p>
      <p>
        <b>{t.needs(card.needs, t.pounds.has(card.condition))}</b>
      </p>
    </Sheet>
  );
}

export function LargeFigure({ card, row }: { card: FigureCard; row: NantyCard }): JSX.Element {
  return (
    <Sheet cls="figure" name={card.name} kicker={typeName(card.type)} emblem={card.id} row={row}>
      <p>{card.text}</p>
      <p class="muted">{t.kinds[card.kind]}</p>
    </Sheet>
  );
}
