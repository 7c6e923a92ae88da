/** A table in words: whose it is, its clock, its rules, its seats. */
import { games } from "../../state/catalog";
import type { Clock, SeatInfo, TableInfo } from "../../state/wire";
import { changedOptions } from "../../table/choicewords";
import { seatName } from "../../table/context";
import { say } from "../../words/language";

export type Role = "host" | "guest" | "watcher";

/** Something that is done at the table; the table comes back changed, or the reason why not. */
export type Act = (what: string, body?: object) => Promise<void>;

export function clockWords(clock: Clock | null | undefined): string {
  if (!clock) return say("home-no-clock");
  return clock.kind === "live"
    ? say("home-live", { minutes: clock.minutes, increment: clock.increment })
    : say("home-days", { n: clock.days });
}

/** What is not as the game has it, or that all is: in the game's own words, which have to be there. */
export function rulesWords(table: Pick<TableInfo, "game" | "options">): string[] {
  const changed = changedOptions(games.value?.[table.game]?.options ?? [], table.options);
  return changed.length
    ? changed.map(([label, value]) => say("rules-changed", { label, value }))
    : [say("rules-printed")];
}

/** The host's name, where the host sits at the table. */
export function hostName(table: Pick<TableInfo, "host" | "seats">): string | null {
  return table.seats.find(({ index }) => index === table.host)?.name || null;
}

export const isFree = ({ kind }: SeatInfo): boolean => kind === "open" || kind === "invite";

/** How a seat is called where it may be free. */
export function calledSeat(seat: SeatInfo): string {
  return isFree(seat) ? say("room-free") : seatName(seat, seat.index);
}
