/** A screen that several people share: a curtain is before it until one of them says who looks. */
import type { Table } from "../types/wire";
import type { StateMessage } from "./wire";

/** `seat` is whose turn it is to look, where one of those at this screen is asked. */
export interface Curtain {
  seat: number | null;
}

/** Whether a state is for nobody's eyes in particular: several of its seats are played here, and nobody has said who looks. */
export function covers(state: StateMessage): boolean {
  return state.seat === null && state.you.length > 1 && state.outcome === null;
}

/** The curtain before a state, if there is one. */
export function curtainOf(state: StateMessage, table: Table | null): Curtain | null {
  if (!covers(state)) return null;
  const { seats } = table ?? state.table;
  const asked = state.view.asked.find((seat) => state.you.includes(seat) && seats[seat]?.stand_in === null);
  return { seat: asked ?? null };
}

/** Whose things a message is about, where several play at this screen. */
export function looker(state: StateMessage | null): { seat?: number } {
  return state && state.you.length > 1 && state.seat !== null ? { seat: state.seat } : {};
}
