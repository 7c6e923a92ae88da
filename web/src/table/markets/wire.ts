/** What the messages of London Markets hold, and the table that is read with these types. */
import type { Catalog } from "../../state/catalog";
import type { Session } from "../../state/session";
import type { DecisionMessage, Shapes } from "../../state/wire";
import type {
  MarketCard,
  MarketRow,
  MarketsEvent,
  MarketsForecast,
  MarketsOption,
  MarketsUnavailable,
  MarketsView,
  SpecialCard,
  TrackRow,
} from "../../types/generated";
import { useTable as useAnyTable } from "../context";

export type MarketsCard = MarketCard | SpecialCard | MarketRow | TrackRow;

export interface Markets extends Shapes {
  view: MarketsView;
  option: MarketsOption;
  unavailable: MarketsUnavailable;
  event: MarketsEvent;
  forecast: MarketsForecast;
  card: MarketsCard;
}

export type MarketsCatalog = Catalog<MarketsCard>;
export type MarketsDecision = DecisionMessage<Markets>;
export type MarketsSession = Session<Markets>;

export const useTable = useAnyTable<Markets>;
