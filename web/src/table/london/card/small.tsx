/** City cards where there is little room: covered, in an opponent's city, in the tray of a phone. */
import type { JSX } from "preact";
import type { CityCard } from "../../../types/generated";
import { Pip, Token } from "../../../ui/glyph";
import { tell } from "../../../words/language";
import { say } from "../words";
import { CardBack } from "./back";
import { Emblem } from "./emblem";
import { Fit } from "./fit";
import { RunLine } from "./run";

/** How many letters the strip of a covered card has room for. */
const STRIP = 13;

/** A name cut between its words to fit a strip; the whole is told where one points. */
function shortened(name: string): string {
  const words = name.split(" ");
  while (words.length > 1 && words.join(" ").length > STRIP) words.pop();
  const kept = words.join(" ");
  return kept === name ? name : `${kept}…`;
}

/** What a covered card shows of itself, to its owner alone. */
export function Peek({ card, down }: { card: CityCard | null; down: boolean }): JSX.Element {
  if (!card) return <span class="peek unknown" />;
  return (
    <span class={`peek ${card.colour} ${down ? "down" : ""}`} aria-hidden="true">
      <span class="c-band">
        <Pip colour={card.colour} />
        <b class="c-name">
          <Fit text={shortened(tell(card.name))} />
        </b>
      </span>
    </span>
  );
}

export function MiniCard({ card }: { card: CityCard | null }): JSX.Element {
  if (!card) return <CardBack size="mini" />;
  return (
    <span class={`card mini ${card.colour}`}>
      <span class="m-top">
        <Pip colour={card.colour} />
      </span>
      <span class="m-body">
        <Emblem id={card.id} colour={card.colour} cls="" />
      </span>
    </span>
  );
}

/** A hand card on the phone. */
export function TrayTile({ card, price }: { card: CityCard; price?: number }): JSX.Element {
  const cost = price ?? card.cost ?? 0;
  return (
    <>
      <span class="hb" aria-hidden="true">
        <Pip colour={card.colour} />
        {cost > 0 && `£${cost}`}
      </span>
      <span class="he" aria-hidden="true">
        <Emblem id={card.id} colour={card.colour} cls="" />
      </span>
      <span class="hr" aria-hidden="true">
        {card.colour === "grey" ? (
          <span class="none">
            <Fit text={say("face-shed-short")} />
          </span>
        ) : card.money || card.prestige || card.relief || card.effect || card.action ? (
          <RunLine card={card} />
        ) : card.value ? (
          <Token kind="end" value={String(card.value)} />
        ) : (
          <span class="none">—</span>
        )}
      </span>
    </>
  );
}
