/** What London's messages hold, and the table that is read with these types. */
import type { Catalog } from "../../state/catalog";
import type { Session } from "../../state/session";
import type { DecisionMessage, Shapes } from "../../state/wire";
import type {
  BoroughCard,
  CityCard,
  FirstView,
  LondonEvent,
  LondonForecast,
  LondonOption,
  LondonUnavailable,
  LondonView,
  MapBorough,
  SecondView,
} from "../../types/generated";
import { useTable as useAnyTable } from "../context";

/** Both editions' views, as far as the same parts show them. */
export type TableView = LondonView &
  Partial<Pick<SecondView, "market" | "borough_deck">> &
  Partial<Pick<FirstView, "land" | "underground" | "underground_left">>;

export type LondonCard = CityCard | BoroughCard | MapBorough;

export interface London extends Shapes {
  view: TableView;
  option: LondonOption;
  unavailable: LondonUnavailable;
  event: LondonEvent;
  forecast: LondonForecast;
  card: LondonCard;
}

export type LondonCatalog = Catalog<LondonCard>;
export type LondonDecision = DecisionMessage<London>;
export type LondonSession = Session<London>;

export const useTable = useAnyTable<London>;
