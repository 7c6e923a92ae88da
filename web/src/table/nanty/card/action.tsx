/** Action cards. */
import type { ComponentChildren, JSX } from "preact";
import { nanty as t } from "../../../text/nanty";
import type { ActionCard } from "../../../types/generated";
import { Icon } from "../../../ui/glyph";
import { symbolOf } from "../catalog";
import { Emblem } from "./emblem";
import { Sign, symbolWords } from "./sign";

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
