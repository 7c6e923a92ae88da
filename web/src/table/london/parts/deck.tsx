/** The deck, what is left of it, and what has left the game. */
import type { JSX } from "preact";
import { london } from "../../../text/london";
import { Count } from "../../../ui/count";
import { Target } from "../../target";
import { CardBack } from "../card/back";
import { setsOf } from "../catalog";
import { deckSets } from "../figures";
import { useShortcut } from "../shortcut";
import { useTable } from "../wire";
import type { PartProps } from "./part";

const t = london;

export function Deck({ model }: PartProps): JSX.Element {
  const { catalog } = useTable();
  const shortcut = useShortcut(model);
  const left = model.view.deck;
  const parts = deckSets(left, setsOf(catalog));
  const letter = parts[0]?.[0] ?? "";
  const short = shortcut(model.edition.draw, "draw", (row) => row.deck === true, t.express.draw(t.deck));
  return (
    <div class="decks">
      <h2 class="cap">{t.deck}</h2>
      <div class="deckpile" data-place="deck">
        {left > 20 && <i style="transform:translate(5px,5px)" />}
        {left > 1 && <i style="transform:translate(2.500px,2.500px)" />}
        <Target row={model.marks.deck} shortcut={short} label={t.deckLabel(letter, left)} cls="on-pile">
          {left > 0 ? <CardBack letter={letter} /> : <span class="slot">{t.deckEmpty}</span>}
        </Target>
      </div>
      <div class="deckcount">
        <b>
          <Count value={left} />
        </b>{" "}
        {t.left}
        <br />
        {parts.length > 0 && t.letters(parts)}
      </div>
      <div class="deckcount more">
        {model.view.borough_deck !== undefined && (
          <span>
            <b>{model.view.borough_deck}</b> {t.boroughsLeft(model.view.borough_deck)}
          </span>
        )}
        {model.view.underground_left !== undefined && (
          <span>
            <b>{model.view.underground_left}</b> {t.undergroundLeft}
          </span>
        )}
        <span>
          <b>{model.view.removed.length}</b> {t.cardsGone(model.view.removed.length)}
        </span>
      </div>
    </div>
  );
}
