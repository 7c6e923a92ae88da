/** The cards of Nanty Narking: action cards as in the hand, and every card large. */
import type { JSX } from "preact";
import { LargePlain, PlainFace } from "../../ui/plain";
import { listed, tell } from "../../words/language";
import type { Cards, Drawn } from "../kit";
import { ActionFace, actionWords } from "./card/action";
import { LargeAction, LargeArea, LargeEvent, LargeFigure, LargePerson } from "./card/large";
import { PictureFace, typeName } from "./card/picture";
import { actionCard, areaCard, eventCard, figureCard, personCard } from "./catalog";
import type { NantyCard, NantyCatalog } from "./wire";

const TYPES: readonly string[] = ["action", "area", "event", "personality", "agent", "building"];

function Face({ row, catalog }: Drawn<NantyCard>): JSX.Element {
  const action = actionCard(catalog, row.id);
  if (action) return <ActionFace card={action} />;
  const type = row.type ?? "";
  const note = tell(row.text ?? "");
  return TYPES.includes(type) ? (
    <PictureFace id={row.id} name={tell(row.name)} kind={typeName(type)} note={note} cls={type} />
  ) : (
    <PlainFace row={row} />
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
  return action
    ? actionWords(action)
    : listed([tell(row.name), typeName(row.type ?? ""), tell(row.text ?? "")], "comma");
}

export const cards: Cards<NantyCard> = {
  Face,
  Large,
  words,
  wide: () => false,
  types: TYPES,
  type: typeName,
  figures: ["cost", "text"],
  sieves: [],
};
