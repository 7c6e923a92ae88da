/** The cards of London Markets: small as on the table, and large. */
import type { JSX } from "preact";
import { tell } from "../../words/language";
import type { Cards, Drawn, Field } from "../kit";
import { LargeMarket, MarketFace } from "./card/market";
import { LargeMarketCard, MarketCardFace, rewardsOf } from "./card/marketcard";
import { LargeSpecial, SpecialFace, specialWords } from "./card/special";
import { LargeTrack, TrackFace } from "./card/track";
import { GOODS } from "./goods";
import type { MarketsCard, MarketsCatalog } from "./wire";
import { say } from "./words";

function Face({ row }: Drawn<MarketsCard>): JSX.Element {
  switch (row.type) {
    case "special":
      return <SpecialFace card={row} />;
    case "market_card":
      return <MarketCardFace card={row} />;
    case "track":
      return <TrackFace track={row} />;
    case "market":
      return <MarketFace row={row} />;
  }
}

function Large({ row }: Drawn<MarketsCard>): JSX.Element {
  switch (row.type) {
    case "special":
      return <LargeSpecial card={row} />;
    case "market_card":
      return <LargeMarketCard card={row} />;
    case "track":
      return <LargeTrack track={row} />;
    case "market":
      return <LargeMarket row={row} />;
  }
}

function said(row: MarketsCard): string {
  const name = tell(row.name);
  if (row.type === "special") return specialWords(row, null);
  if (row.type === "market_card")
    return row.closed ? say("card-closed", { name }) : say("card-rewards", { name, rewards: rewardsOf(row) });
  return name;
}

const TYPES: Record<string, () => string> = {
  market_card: () => say("kind-market_card"),
  special: () => say("kind-special"),
  market: () => say("kind-market"),
  track: () => say("kind-track"),
};

/** What goods can be worth, and what the actions of a track are. */
const WORTH = Array.from({ length: 10 }, (_, n) => n);
const ACTIONS = ["stack", "profit", "goods"] as const;
const ICONS = ["special", "reveal"] as const;
/** Assistants begin on the first space: nothing happens as they move onto it. */
const FIRST_ICON = 2;
const SPACES = 12;

const iconAt = (icons: unknown, space: number): unknown => (icons as Record<string, unknown>)[space] ?? null;

/** What a player may correct: the goods of a market card, a track, and how many there are of each special card. */
function fields(row: MarketsCard, catalog: MarketsCatalog): Field[] {
  const worth = WORTH.map((value) => ({ value, label: value ? `£${value}` : "–" }));
  if (row.type === "market_card" && !row.closed)
    return GOODS.map((name) => ({
      name,
      kind: "choice",
      choices: [...worth, { value: "special", label: say("kind-special") }],
    }));
  if (row.type === "track")
    return [
      {
        name: "actions",
        kind: "several",
        choices: ACTIONS.map((value) => ({ value, label: say("action-named", { action: value }) })),
        first: 1,
      },
      {
        name: "icons",
        kind: "several",
        choices: [{ value: null, label: "–" }, ...ICONS.map((value) => ({ value, label: say(`own-icon-${value}`) }))],
        first: FIRST_ICON,
        read: (icons) => Array.from({ length: SPACES + 1 - FIRST_ICON }, (_, i) => iconAt(icons, i + FIRST_ICON)),
        write: (list) =>
          Object.fromEntries((list as unknown[]).flatMap((icon, i) => (icon ? [[String(i + FIRST_ICON), icon]] : []))),
      },
    ];
  if (row.type === "special")
    return specials(catalog).map((card) => ({
      name: "copies",
      kind: "amount",
      of: { card: card.id, label: tell(card.name) },
    }));
  return [];
}

type Special = Extract<MarketsCard, { type: "special" }>;

const specials = (catalog: MarketsCatalog): Special[] =>
  catalog.rows.filter((card): card is Special => card.type === "special");

/** There are so many special cards in all, whatever there is of each. */
function lead(row: MarketsCard, catalog: MarketsCatalog): string | null {
  if (row.type !== "special") return null;
  return say("own-deck", { n: specials(catalog).reduce((all, card) => all + card.copies, 0) });
}

export const cards: Cards<MarketsCard> = {
  Face,
  Large,
  words: said,
  wide: (row) => row.type === "track",
  types: Object.keys(TYPES),
  type: (type) => TYPES[type]?.() ?? type,
  figures: ["text", "coffee", "soap", "silk", "china", "markets", "actions", "icons"],
  fields,
  lead,
  sieves: [],
};
