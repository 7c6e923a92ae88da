/** The cards of London Markets: small as on the table, and large. */
import type { JSX } from "preact";
import { words as w } from "../../text/markets";
import type { Cards, Drawn } from "../kit";
import { LargeMarket, MarketFace } from "./card/market";
import { LargeMarketCard, MarketCardFace } from "./card/marketcard";
import { LargeSpecial, SpecialFace, specialWords } from "./card/special";
import { LargeTrack, TrackFace } from "./card/track";
import { GOODS } from "./goods";
import type { MarketsCard } from "./wire";

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
  if (row.type === "special") return specialWords(row, null, null);
  if (row.type === "market_card") {
    if (row.closed) return `${row.name}. ${w.closedLong}`;
    return `${row.name}: ${GOODS.filter((good) => row[good])
      .map((good) => `${w.goodName(good)} ${w.pays(row[good] ?? 0)}`)
      .join(", ")}`;
  }
  return row.name;
}

export const cards: Cards<MarketsCard> = {
  Face,
  Large,
  words: said,
  wide: (row) => row.type === "track",
  types: w.cardTypes,
  figures: ["text", "coffee", "soap", "silk", "china", "markets", "actions", "icons"],
  sieves: [],
};
