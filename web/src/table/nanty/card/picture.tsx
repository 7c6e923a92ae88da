/** A card with a drawing and a text: area, event, Personality, figure. */
import type { JSX } from "preact";
import type { FigureCard, RandomEventCard } from "../../../types/generated";
import { breakable } from "../../../words/breaks";
import { tell } from "../../../words/language";
import { say } from "../words";
import { Band } from "./band";
import { Emblem } from "./emblem";
import { type Room, wordy } from "./size";

/** Below the picture and the kind of card. */
const BELOW: Room = { width: 112, height: 88 };

export function PictureFace({
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
  const long = wordy(note, BELOW);
  return (
    <span class={`acard pic ${cls} ${long ? "wordy" : ""}`} data-card={id} aria-hidden="true">
      <Band name={name} />
      <span class="a-vig">
        <Emblem id={id} />
      </span>
      <span class="a-tx" title={long ? note : undefined}>
        <em>{kind}</em>
        <span class="a-in">{breakable(note)}</span>
      </span>
    </span>
  );
}

export const typeName = (type: string): string => say("type-of-card", { type });

export function FigureFace({ card }: { card: FigureCard }): JSX.Element {
  return (
    <PictureFace id={card.id} name={tell(card.name)} kind={typeName(card.type)} note={tell(card.text)} cls="figure" />
  );
}

export function EventFace({ card }: { card: RandomEventCard }): JSX.Element {
  return (
    <PictureFace id={card.id} name={tell(card.name)} kind={typeName(card.type)} note={tell(card.text)} cls="event" />
  );
}
