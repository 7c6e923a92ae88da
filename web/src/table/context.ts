/** The table that the components under it belong to. */
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Catalog } from "../state/catalog";
import type { Session } from "../state/session";
import type { SeatInfo, Shapes } from "../state/wire";
import { text } from "../text/en";
import type { Control } from "./control";
import type { Kit } from "./kit";

export interface Table<G extends Shapes = Shapes> {
  session: Session<G>;
  control: Control<G>;
  catalog: Catalog<G["card"]>;
  kit: Kit<G>;
  /** Title and edition of the game. */
  game: string;
  narrow: boolean;
}

export const Context = createContext<Table | null>(null);

/**
 * The table around a component. A kit that states its shapes here, once, has them wherever it reads the table: it
 * stands only at tables of its own game, because the registry finds it by the game's id.
 */
export function useTable<G extends Shapes = Shapes>(): Table<G> {
  const context = useContext(Context);
  if (!context) throw new Error("outside a table");
  return context as Table<G>;
}

/** The name of whoever sits there; bots have names of their own. */
export function seatName(info: SeatInfo | undefined, seat: number): string {
  if (info?.kind === "bot") return text.table.botNames[seat] ?? text.table.bot;
  return info?.name || text.table.player(seat + 1);
}

/** Whose something is: "Josiah's", or "your". */
export function ownerOf(session: Session, seat: number): string {
  return seat === session.me.value && !session.replaying ? text.table.your : text.table.owner(nameOf(session, seat));
}

/** Words of the engine, which calls players by their numbers, with their names instead. */
export function withNames(session: Session, words: string): string {
  const said = words.replace(/\bPlayer ([1-9])('s)?/g, (_, n: string, owns: string | undefined) => {
    const seat = Number(n) - 1;
    const own = seat === session.me.value && !session.replaying;
    return own ? (owns ? text.table.your : text.table.you.toLowerCase()) : nameOf(session, seat) + (owns ?? "");
  });
  return words.startsWith("Player ") ? said.charAt(0).toUpperCase() + said.slice(1) : said;
}

/** How a seat is called: by its name, or "You". */
export function nameOf(session: Session, seat: number): string {
  if (seat === session.me.value && !session.replaying) return text.table.you;
  return seatName(
    session.table.value?.seats.find((s) => s.index === seat),
    seat,
  );
}
