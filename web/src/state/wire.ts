/** What goes over the wire between server and browser. */
import type { EventRow, GameInfo, OptionRow, OutcomeShape, Said, UnavailableRow, ViewHead } from "../types/generated";

/** A card as any game's card table has it. */
export interface CardRow {
  id: string;
  /** A name that a host has given stands as it is. */
  name: Said | string;
  /** With what tells it from another card of that name. */
  full_name?: Said;
  type?: string;
  text?: Said | string;
  note?: Said;
  colour?: string;
  /** The fields whose figures are printed facts. */
  known?: string[];
  /** Ids that stand for the same card. */
  aliases?: string[];
}

/** What a game's messages hold. A kit states its own once, and all that it is handed is of these types. */
export interface Shapes {
  view: ViewHead;
  option: OptionRow;
  unavailable: UnavailableRow;
  event: EventRow;
  forecast: object;
  card: CardRow;
}

export interface User {
  id: number | string;
  name: string;
  guest?: boolean;
  preferences?: Record<string, string | number | boolean>;
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

export interface DecisionMessage<G extends Shapes = Shapes> {
  seat: number;
  kind: string;
  prompt: Said;
  options: G["option"][];
}

/** The state of an earlier move, with all moves where the game can be looked at. */
export interface ReplayMessage<G extends Shapes = Shapes> extends StateMessage<G> {
  stops: number[];
}

export interface StateMessage<G extends Shapes = Shapes> {
  type: "state";
  ply: number;
  step?: number;
  /** The events are those after this ply. */
  since: number;
  /** The seats of this browser's player. */
  you: number[];
  /** Through whose eyes this is seen; null: a bystander's. */
  seat: number | null;
  view: G["view"];
  decisions: DecisionMessage<G>[];
  unavailable: G["unavailable"][];
  /** What the seat may do whoever is asked. */
  asides?: G["option"][];
  forecast: G["forecast"] | null;
  /** Why the last choice cannot be taken back at once; null if it can. */
  undo: Said | null;
  events: G["event"][];
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

export type ServerMessage<G extends Shapes = Shapes> =
  | StateMessage<G>
  | { type: "refused"; code: string; said?: Said; message: string; ply: number }
  | ChatLine
  | { type: "table"; table: TableInfo }
  | { type: "orders"; seats: number[]; order: string | null }
  | { type: "pong" };

export type Games = Record<string, GameInfo>;
