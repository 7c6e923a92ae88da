/** The table that the components under it belong to. */
import { effect, untracked } from "@preact/signals";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Catalog } from "../state/catalog";
import type { Session } from "../state/session";
import type { SeatInfo, Shapes } from "../state/wire";
import { lookThrough, say, sayIf, spoken } from "../words/language";
import type { Book } from "../words/rules";
import type { Control } from "./control";
import type { Kit } from "./kit";

export interface Table<G extends Shapes = Shapes> {
  session: Session<G>;
  control: Control<G>;
  catalog: Catalog<G["card"]>;
  kit: Kit<G>;
  /** Title and edition of the game. */
  game: string;
  /** Its rules, in a language; null: a game without. */
  rules: ((lang: string) => Promise<Book>) | null;
  narrow: boolean;
  /** The keys of the page that the table stands on, where they are not the table's own. */
  keys?: () => [key: string, does: string][];
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
  if (info?.kind === "bot") return sayIf(`table-bot-name-${seat}`) ?? say("table-bot");
  return info?.name || say("table-player", { n: seat + 1 });
}

/** Have everything told as this table is seen: to the seat looked through, by the names of those who sit at it. */
export function lookAs(session: Session, catalog: Catalog): () => void {
  return effect(() => {
    const seats = session.table.value?.seats ?? [];
    void spoken.value;
    // What bots are called is said, and whatever is said asks who looks: that must not set this off again.
    const names = untracked(() => seats.map((info) => seatName(info, info.index)));
    lookThrough({
      me: session.reader,
      names,
      own: catalog.own,
    });
  });
}

/** How a seat is called: by its name, or "You". */
export function nameOf(session: Session, seat: number): string {
  if (seat === session.reader) return say("table-you");
  return seatName(
    session.table.value?.seats.find((s) => s.index === seat),
    seat,
  );
}
