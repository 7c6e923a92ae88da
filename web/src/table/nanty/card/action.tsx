/** Action cards. */
import type { ComponentChildren, JSX } from "preact";
import type { ActionCard } from "../../../types/generated";
import { Icon } from "../../../ui/glyph";
import { breakable } from "../../../words/breaks";
import { listed, tell } from "../../../words/language";
import { symbolOf } from "../catalog";
import { say } from "../words";
import { Band } from "./band";
import { Emblem } from "./emblem";
import { Sign, symbolWords } from "./sign";
import { type Room, wordy } from "./size";

/** Beside a column of symbols there is room for so many letters; a longer text stands below them. */
const FEW = 80;
const BESIDE: Room = { width: 76, height: 104 };
const BELOW: Room = { width: 112, height: 92 };

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
  const text = card.text ? tell(card.text) : "";
  const below = text.length > FEW;
  const long = wordy(text, below || card.symbols.length < 2 ? BELOW : BESIDE);
  const shape = `n${Math.max(1, card.symbols.length)} ${text ? "" : "plain"} ${below ? "below" : ""} ${long ? "wordy" : ""}`;
  return (
    <span class={`acard ${card.deck} ${shape} ${cls}`} data-card={card.id} aria-hidden="true">
      <Band name={tell(card.name)} />
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
      {text && (
        <span class="a-tx" title={long ? text : undefined}>
          <span class="a-in">{breakable(text)}</span>
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
