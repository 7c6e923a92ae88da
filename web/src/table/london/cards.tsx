/** The cards of both editions: small as on the table, and large. */
import type { JSX } from "preact";
import { LargePlain, PlainFace } from "../../ui/plain";
import { tell } from "../../words/language";
import type { Cards, Drawn, Field } from "../kit";
import { BoroughFace, MapBoroughFace } from "./card/borough";
import { boroughWords, mapWords } from "./card/boroughwords";
import { CardFace } from "./card/face";
import { LargeBorough, LargeMapBorough } from "./card/largeborough";
import { LargeCity } from "./card/largecity";
import { cardWords } from "./card/words";
import { boroughOf, cityOf, onMap } from "./catalog";
import { byColour, bySet } from "./sieves";
import type { LondonCard, LondonCatalog } from "./wire";
import { say } from "./words";

function Face({ row, catalog }: Drawn<LondonCard>): JSX.Element {
  const city = cityOf(catalog, row.id);
  const borough = boroughOf(catalog, row.id);
  const land = onMap(catalog, row.id);
  if (city) return <CardFace card={city} />;
  if (borough) return <BoroughFace b={borough} />;
  if (land) return <MapBoroughFace b={land} />;
  return <PlainFace row={row} />;
}

function Large({ row, catalog }: Drawn<LondonCard>): JSX.Element {
  const city = cityOf(catalog, row.id);
  const borough = boroughOf(catalog, row.id);
  const land = onMap(catalog, row.id);
  if (city) return <LargeCity card={city} />;
  if (borough) return <LargeBorough b={borough} />;
  if (land) return <LargeMapBorough b={land} catalog={catalog} />;
  return <LargePlain row={row} />;
}

function words(row: LondonCard, catalog: LondonCatalog): string {
  const city = cityOf(catalog, row.id);
  const borough = boroughOf(catalog, row.id);
  const land = onMap(catalog, row.id);
  return city ? cardWords(city) : borough ? boroughWords(borough) : land ? mapWords(land) : tell(row.name);
}

const AMOUNTS = ["cost", "money", "prestige", "relief", "poverty", "value"];
/** What using a card can cost at most, in pounds. */
const DEAREST = 20;

/** What a player may correct on a city card. */
function fields(): Field[] {
  const pounds = Array.from({ length: DEAREST }, (_, i) => ({ value: i + 1, label: `£${i + 1}` }));
  return [
    ...AMOUNTS.map((name): Field => ({ name, kind: "amount" })),
    {
      name: "flips",
      kind: "choice",
      choices: [
        { value: true, label: say("face-flips") },
        { value: false, label: say("face-stays") },
      ],
    },
    {
      name: "activate",
      kind: "choice",
      choices: [
        { value: 0, label: say("own-nothing") },
        { value: "card", label: say("words-spend-card") },
        { value: "blue_card", label: say("words-spend-blue") },
        ...pounds,
      ],
    },
  ];
}

export const cards: Cards<LondonCard> = {
  Face,
  Large,
  words,
  wide: (row, catalog) => boroughOf(catalog, row.id) !== null || onMap(catalog, row.id) !== null,
  types: ["city", "borough"],
  type: (type) => say(type === "city" ? "type-city" : "type-borough"),
  figures: ["cost", "money", "prestige", "relief", "poverty", "value", "activate", "text"],
  fields: (row) => (row.type === "city" ? fields() : []),
  sieves: [byColour, bySet],
};
