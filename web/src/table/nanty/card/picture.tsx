/** A card with a drawing and a text: area, event, Personality, figure. */
import type { JSX } from "preact";
import { nanty as t } from "../../../text/nanty";
import type { FigureCard, RandomEventCard } from "../../../types/generated";
import { Emblem } from "./emblem";

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

export const typeName = (type: string): string => t.types[type] ?? type;

export function FigureFace({ card }: { card: FigureCard }): JSX.Element {
  return <PictureFace id={card.id} name={card.name} kind={typeName(card.type)} note={card.text} cls="figure" />;
}

export function EventFace({ card }: { card: RandomEventCard }): JSX.Element {
  return <PictureFace id={card.id} name={card.name} kind={typeName(card.type)} note={card.text} cls="event" />;
}
