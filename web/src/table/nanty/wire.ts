/** What the messages of Nanty Narking hold, and the table that is read with these types. */
import type { Catalog } from "../../state/catalog";
import type { Session } from "../../state/session";
import type { DecisionMessage, Shapes } from "../../state/wire";
import type {
  ActionCard,
  AreaCard,
  FigureCard,
  NantyEvent,
  NantyOption,
  NantyUnavailable,
  NantyView,
  PersonalityCard,
  RandomEventCard,
} from "../../types/generated";
import { useTable as useAnyTable } from "../context";

export type NantyCard = ActionCard | AreaCard | RandomEventCard | PersonalityCard | FigureCard;

export interface Nanty extends Shapes {
  view: NantyView;
  option: NantyOption;
  unavailable: NantyUnavailable;
  event: NantyEvent;

  card: NantyCard;
}

export type NantyCatalog = Catalog<NantyCard>;
export type NantyDecision = DecisionMessage<Nanty>;
export type NantySession = Session<Nanty>;

export const useTable = useAnyTable<Nanty>;
