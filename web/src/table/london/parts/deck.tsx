/** The deck, what is left of it, and what has left the game. */
import type { JSX } from "preact";
import { Count } from "../../../ui/count";
import { Target } from "../../target";
import { CardBack } from "../card/back";
import { deckLabel, deckSets } from "../deckwords";
import { useShortcut } from "../shortcut";
import { say } from "../words";
import type { PartProps } from "./part";

export function Deck({ model }: PartProps): JSX.Element {
  const shortcut = useShortcut(model);
  const left = model.view.deck;
  const letter = Object.keys(model.view.sets)[0] ?? "";
  const short = shortcut(model.edition.draw, "draw", (row) => row.deck === true, say("express-draw-deck"));
  return (
    <div class="decks">
      <h2 class="cap">{say("deck-title")}</h2>
      <div class="deckpile" data-place="deck">
        {left > 20 && <i style="transform:translate(5px,5px)" />}
        {left > 1 && <i style="transform:translate(2.500px,2.500px)" />}
        <Target row={model.marks.deck} shortcut={short} label={deckLabel(model.view)} cls="on-pile">
          {left > 0 ? <CardBack letter={letter} /> : <span class="slot">{say("deck-empty")}</span>}
        </Target>
      </div>
      <div class="deckcount">
        <b>
          <Count value={left} />
        </b>{" "}
        {say("deck-left")}
        <br />
        {deckSets(model.view)}
      </div>
      <div class="deckcount more">
        {model.view.borough_deck !== undefined && (
          <span>
            <b>{model.view.borough_deck}</b> {say("deck-boroughs", { n: model.view.borough_deck })}
          </span>
        )}
        {model.view.underground_left !== undefined && (
          <span>
            <b>{model.view.underground_left}</b> {say("deck-underground")}
          </span>
        )}
        <span>
          <b>{model.view.removed.length}</b> {say("deck-gone", { n: model.view.removed.length })}
        </span>
      </div>
    </div>
  );
}
