/** What goes over the wire between server and browser. */
import type {
  EventRow,
  ForecastRow,
  GameInfo,
  OptionRow,
  OutcomeShape,
  UnavailableRow,
  ViewHead,
} from "../types/generated";

export type View = ViewHead & Record<string, unknown>;

export interface User {
  id: number | string;
  name: string;
  guest?: boolean;
  webhook?: string | null;
  webhook_key?: string | null;
}

export type Clock = { kind: "live"; minutes: number; increment: number } | { kind: "days"; days: number };

export interface SeatInfo {
  index: number;
  name: string | null;
  kind: string;
  bot: string | null;
  stand_in: string | null;
  you: boolean;
  resigned?: boolean;
  online?: boolean;
  /** Seconds left, as of the message. */
  clock?: { left: number; running: boolean } | null;
}

export interface TableInfo {
  id: string;
  game: string;
  players: number;
  options: Record<string, unknown>;
  visibility: string;
  clock: Clock | null;
  status: "waiting" | "playing" | "over" | "frozen";
  ply: number;
  asked: number[];
  seats: SeatInfo[];
  yours?: boolean;
  your_turn?: boolean;
  frozen?: string;
  invite?: string | null;
  rematch?: string | null;
  commitment?: string;
  undo_request?: { seat: number; ply: number; agreed: number[] } | null;
  outcome?: OutcomeShape | null;
}

export interface DecisionMessage {
  seat: number;
  kind: string;
  prompt: string;
  options: OptionRow[];
}

export interface StateMessage {
  type: "state";
  ply: number;
  step?: number;
  /** The events are those after this ply. */
  since: number;
  /** The seats of this browser's player. */
  you: number[];
  /** Through whose eyes this is seen; null: a bystander's. */
  seat: number | null;
  view: View;
  decisions: DecisionMessage[];
  unavailable: UnavailableRow[];
  /** What the seat may do whoever is asked: throw Interrupts away. */
  asides?: OptionRow[];
  forecast: Record<string, ForecastRow> | null;
  /** Why the last choice cannot be taken back at once; null if it can. */
  undo: string | null;
  events: EventRow[];
  outcome: OutcomeShape | null;
  table: TableInfo;
}

export interface ChatLine {
  type: "chat";
  id: number;
  /** The speaker's seats. */
  seats: number[];
  name: string;
  text: string;
  at: number;
}

export type ServerMessage =
  | StateMessage
  | { type: "refused"; code: string; message: string; ply: number }
  | ChatLine
  | { type: "table"; table: TableInfo }
  | { type: "orders"; seats: number[]; order: string | null }
  | { type: "pong" };

export type Games = Record<string, GameInfo>;
