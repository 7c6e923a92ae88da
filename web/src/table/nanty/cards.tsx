/** The cards of Nanty Narking: action cards as in the hand, and every card large. */

import type { ComponentChildren, JSX } from "preact";
import type { CardRow } from "../../state/wire";
import { nanty as t } from "../../text/nanty";
import type { ActionCard, AreaCard, FigureCard, PersonalityCard, RandomEventCard } from "../../types/generated";
import { Icon } from "../../ui/glyph";
import { LargePlain, PlainFace } from "../../ui/plain";
import { Provenance, Rulings } from "../../ui/provenance";
import type { Cards, Drawn } from "../kit";
import { actionCard, areaCard, eventCard, figureCard, personCard, symbolOf } from "./catalog";
import type { NantyCard, NantyCatalog } from "./wire";

/** A card's own drawing. */
export function Emblem({ id, cls = "a-emb" }: { id: string; cls?: string }): JSX.Element {
  return (
    <svg class={cls} viewBox="0 0 48 48" aria-hidden="true">
      <use href={`#nn_${id}`} />
    </svg>
  );
}

export function symbolWords(printed: string): string {
  const { name, amount } = symbolOf(printed);
  return name === "money" ? t.money(amount) : (t.symbols[name] ?? name);
}

/** One symbol of a card. */
export function Sign({ name, amount = 0, cls = "" }: { name: string; amount?: number; cls?: string }): JSX.Element {
  return (
    <svg class={`ic sy ${cls}`} viewBox="0 0 48 48" aria-hidden="true">
      <use href={`#u_nn_${name}`} />
      {name === "money" && (
        <text x="24" y="24.8" font-size="15.5" text-anchor="middle" font-weight="750" fill="currentColor">
          £{amount}
        </text>
      )}
    </svg>
  );
}

/** A card in the hand. `at` lights the symbol that is being carried out. */
export function ActionFace({
  card,
  at,
  cls = "",
  children,
}: {
  card: ActionCard;
  at?: number;
  cls?: string;
  children?: ComponentChildren;
}): JSX.Element {
  const long = card.name.length > 22;
  return (
    <span
      class={`acard ${card.deck} n${Math.max(1, card.symbols.length)} ${card.text ? "" : "plain"} ${cls}`}
      data-card={card.id}
      aria-hidden="true"
    >
      <span class="a-band">
        <b class={long ? "long" : ""}>{card.name}</b>
      </span>
      <span class="a-col">
        {card.symbols.map((printed, i) => {
          const { name, amount } = symbolOf(printed);
          const state = at === undefined ? "" : i < at ? "done" : i === at ? "now" : "";
          return (
            <span key={i} class={`sb1 ${state}`}>
              <Sign name={name} amount={amount} />
              {state === "done" && (
                <span class="bdg">
                  <Icon name="check" />
                </span>
              )}
            </span>
          );
        })}
      </span>
      <span class="a-vig">
        <Emblem id={card.id} />
      </span>
      {card.text && (
        <span class="a-tx">
          <span class="a-in">{card.text}</span>
        </span>
      )}
      {children}
    </span>
  );
}

export function actionWords(card: ActionCard): string {
  const signs = card.symbols.map(symbolWords).join(", ") || t.noSymbols;
  return `${card.name}, ${t.deckNames[card.deck] ?? card.deck}: ${signs}. ${card.text ?? ""}`;
}

/** A card with a drawing and a text: area, event, Personality, figure. */
function PictureFace({
  id,
  name,
  kind,
  note,
  cls,
}: {
  id: string;
  name: string;
  kind: string;
  note: string;
  cls: string;
}): JSX.Element {
  return (
    <span class={`acard pic ${cls}`} data-card={id} aria-hidden="true">
      <span class="a-band">
        <b class={name.length > 22 ? "long" : ""}>{name}</b>
      </span>
      <span class="a-vig">
        <Emblem id={id} />
      </span>
      <span class="a-tx">
        <em>{kind}</em>
        <span class="a-in">{note}</span>
      </span>
    </span>
  );
}

const typeName = (type: string): string => t.types[type] ?? type;

export function FigureFace({ card }: { card: FigureCard }): JSX.Element {
  return <PictureFace id={card.id} name={card.name} kind={typeName(card.type)} note={card.text} cls="figure" />;
}

export function EventFace({ card }: { card: RandomEventCard }): JSX.Element {
  return <PictureFace id={card.id} name={card.name} kind={typeName(card.type)} note={card.text} cls="event" />;
}

function Face({ row, catalog }: Drawn<NantyCard>): JSX.Element {
  const action = actionCard(catalog, row.id);
  if (action) return <ActionFace card={action} />;
  const type = row.type ?? "";
  const note = row.text ?? "";
  return type in t.types ? (
    <PictureFace id={row.id} name={row.name} kind={typeName(type)} note={note} cls={type} />
  ) : (
    <PlainFace row={row} />
  );
}

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

function LargeAction({ card, row }: { card: ActionCard; row: NantyCard }): JSX.Element {
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

function LargeArea({ card, catalog, row }: { card: AreaCard; catalog: NantyCatalog; row: NantyCard }): JSX.Element {
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

function LargeEvent({ card, row }: { card: RandomEventCard; row: NantyCard }): JSX.Element {
  return (
    <Sheet cls="event" name={card.name} kicker={`${t.event}, ${t.rolls(card.rolls)}`} emblem={card.id} row={row}>
      <p>{card.text}</p>
      <p>
        <b>{t.holborn}</b> {card.holborn}
      </p>
    </Sheet>
  );
}

function LargePerson({ card, row }: { card: PersonalityCard; row: NantyCard }): JSX.Element {
  return (
    <Sheet cls="personality" name={card.name} kicker={t.conditions[card.condition] ?? ""} emblem={card.id} row={row}>
      <p>{card.text}</p>
      <p>
        <b>{t.needs(card.needs, t.pounds.has(card.condition))}</b>
      </p>
    </Sheet>
  );
}

function LargeFigure({ card, row }: { card: FigureCard; row: NantyCard }): JSX.Element {
  return (
    <Sheet cls="figure" name={card.name} kicker={typeName(card.type)} emblem={card.id} row={row}>
      <p>{card.text}</p>
      <p class="muted">{t.kinds[card.kind]}</p>
    </Sheet>
  );
}

function Large({ row, catalog }: Drawn<NantyCard>): JSX.Element {
  const action = actionCard(catalog, row.id);
  const area = areaCard(catalog, row.id);
  const event = eventCard(catalog, row.id);
  const person = personCard(catalog, row.id);
  const figure = figureCard(catalog, row.id);
  if (action) return <LargeAction card={action} row={row} />;
  if (area) return <LargeArea card={area} catalog={catalog} row={row} />;
  if (event) return <LargeEvent card={event} row={row} />;
  if (person) return <LargePerson card={person} row={row} />;
  if (figure) return <LargeFigure card={figure} row={row} />;
  return <LargePlain row={row} />;
}

function words(row: NantyCard, catalog: NantyCatalog): string {
  const action = actionCard(catalog, row.id);
  return action ? actionWords(action) : [row.name, typeName(row.type ?? ""), row.text ?? ""].join(", ");
}

export const cards: Cards<NantyCard> = {
  Face,
  Large,
  words,
  wide: () => false,
  types: {},
  figures: ["cost", "text"],
  sieves: [],
};
