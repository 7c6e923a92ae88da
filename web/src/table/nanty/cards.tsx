/** The cards of Nanty Narking: action cards as in the hand, and every card large. */
import type { JSX } from "preact";
import type { ActionCard } from "../../types/generated";
import { LargePlain, PlainFace } from "../../ui/plain";
import { listed, sayIf, tell } from "../../words/language";
import type { Cards, Drawn, Field } from "../kit";
import { ActionFace, actionWords } from "./card/action";
import { LargeAction, LargeArea, LargeEvent, LargeFigure, LargePerson } from "./card/large";
import { PictureFace, typeName } from "./card/picture";
import { symbolWords } from "./card/sign";
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

const SYMBOLS = ["place", "calm", "skull", "build", "scroll", "event", "another", "interrupt"];
/** The money that a symbol can bring. */
const COINS = [1, 2, 3, 4, 5, 6];
/** How many symbols a card has room for. */
const ROOM = 4;

/** What a player may correct on an action card: an effect figure by figure. */
function fields({ effect = {} }: ActionCard): Field[] {
  const symbols = [...SYMBOLS, ...COINS.map((n) => `money ${n}`)];
  const figures = Object.keys(effect).filter((name) => typeof effect[name] === "number");
  return [
    { name: "name", kind: "words" },
    { name: "text", kind: "words" },
    {
      name: "symbols",
      kind: "several",
      room: ROOM,
      choices: [{ value: "", label: "–" }, ...symbols.map((value) => ({ value, label: symbolWords(value) }))],
    },
    ...figures.map((name): Field => ({ name: `effect.${name}`, kind: "amount" })),
  ];
}

export const cards: Cards<NantyCard> = {
  Face,
  Large,
  words,
  wide: () => false,
  types: TYPES,
  type: typeName,
  figures: ["cost", "text"],
  fields: (row) => (row.type === "action" ? fields(row) : []),
  found: (row) =>
    row.type === "action" ? row.symbols.map((s) => sayIf(`means-u_nn_${s.split(" ")[0]}`)).join(" ") : "",
  sieves: [],
};
