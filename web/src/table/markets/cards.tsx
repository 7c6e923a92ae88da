/** The cards of London Markets: small as on the table, and large. */
import type { JSX } from "preact";
import { tell } from "../../words/language";
import type { Cards, Drawn, Field } from "../kit";
import { LargeMarket, MarketFace } from "./card/market";
import { LargeMarketCard, MarketCardFace, rewardsOf } from "./card/marketcard";
import { LargeSpecial, SpecialFace, specialWords } from "./card/special";
import { LargeTrack, TrackFace } from "./card/track";
import { GOODS } from "./goods";
import type { MarketsCard } from "./wire";
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

/** What a player may correct: the goods of a market card, how many of a special card there are, a track's actions. */
function fields(row: MarketsCard): Field[] {
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
      },
    ];
  return [];
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
  sieves: [],
};
