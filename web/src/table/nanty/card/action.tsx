/** Action cards. */
import type { ComponentChildren, JSX } from "preact";
import type { ActionCard } from "../../../types/generated";
import { Icon } from "../../../ui/glyph";
import { listed, tell } from "../../../words/language";
import { symbolOf } from "../catalog";
import { say } from "../words";
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
  const name = tell(card.name);
  return (
    <span
      class={`acard ${card.deck} n${Math.max(1, card.symbols.length)} ${card.text ? "" : "plain"} ${cls}`}
      data-card={card.id}
      aria-hidden="true"
    >
      <span class="a-band">
        <b class={name.length > 22 ? "long" : ""}>{name}</b>
      </span>
      <span class="a-col">
        {card.symbols.map((printed, i) => {
          const sign = symbolOf(printed);
          const state = at === undefined ? "" : i < at ? "done" : i === at ? "now" : "";
          return (
            <span key={i} class={`sb1 ${state}`}>
              <Sign name={sign.name} amount={sign.amount} />
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
          <span class="a-in">{tell(card.text)}</span>
        </span>
      )}
      {children}
    </span>
  );
}

export function actionWords(card: ActionCard): string {
  const { id, deck, symbols, text } = card;
  const signs = symbols.length ? listed(symbols.map(symbolWords), "comma") : say("no-signs");
  const face = { card: id, deck, signs };
  return text ? say("action-words-text", { ...face, says: tell(text) }) : say("action-words", face);
}
