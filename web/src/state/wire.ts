/** What goes over the wire between server and browser, by the types of the game that is played. */
import type { CardRow, EventRow, GameInfo, OptionRow, UnavailableRow, ViewHead } from "../types/generated";
import type * as wire from "../types/wire";

export type { CardRow } from "../types/generated";
export type { Chat as ChatLine, Seat as SeatInfo, User } from "../types/wire";

/** What a game's messages hold. A kit states its own once, and all that it is handed is of these types. */
export interface Shapes {
  view: ViewHead;
  option: OptionRow;
  unavailable: UnavailableRow;
  event: EventRow;
  forecast: object;
  card: CardRow;
}

export type Clock = wire.LiveClock | wire.DaysClock;

/** A table, whole or from a list. */
export type TableInfo = wire.TableHead & Partial<wire.Table> & Partial<wire.Summary>;

/** Whether a table waits for nothing but the players' parts of the deal. */
export function dealing({ status, seats }: Pick<wire.TableHead, "status" | "seats">): boolean {
  return status === "waiting" && seats.every(({ kind }) => kind === "person" || kind === "bot");
}

export type DecisionMessage<G extends Shapes = Shapes> = wire.Decision<G["option"]>;

export type StateMessage<G extends Shapes = Shapes> = wire.State<
  G["view"],
  G["option"],
  G["unavailable"],
  G["event"],
  G["forecast"]
>;

/** A state without what stands in the one before. */
export type ChangesMessage<G extends Shapes = Shapes> = wire.Changes<
  G["view"],
  G["option"],
  G["unavailable"],
  G["event"],
  G["forecast"]
>;

/** The state of an earlier move, with all moves where the game can be looked at. */
export type ReplayMessage<G extends Shapes = Shapes> = wire.Replay<
  G["view"],
  G["option"],
  G["unavailable"],
  G["event"],
  G["forecast"]
>;

export type ServerMessage<G extends Shapes = Shapes> = wire.ServerMessage<
  G["view"],
  G["option"],
  G["unavailable"],
  G["event"],
  G["forecast"]
>;

/** Whether a seat at this table may ask what to do. */
export const hintsAt = (table: wire.Table | null): boolean => table?.hints === true;

export type Games = Record<string, GameInfo>;
