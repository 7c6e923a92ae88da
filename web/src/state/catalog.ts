/** The games and their cards, fetched once. */
import { signal } from "@preact/signals";
import { tell } from "../words/language";
import { api } from "./api";
import type { CardRow, Games } from "./wire";

export const games = signal<Games | null>(null);

let asked: Promise<Games> | null = null;
export function loadGames(): Promise<Games> {
  asked ??= api.games().then((all) => {
    games.value = all;
    return all;
  });
  return asked;
}

/** The cards of a game under the table's options. */
export class Catalog<C extends CardRow = CardRow> {
  readonly byId = new Map<string, C>();
  /** The names that the table's host has given to cards, by their keys in the catalogue. */
  readonly own = new Map<string, string>();
  constructor(
    readonly game: string,
    readonly rows: C[],
  ) {
    for (const row of rows) {
      this.byId.set(row.id, row);
      if (typeof row.name === "string") this.own.set(`card-${row.id}`, row.name);
      for (const alias of row.aliases ?? []) this.byId.set(alias, row);
    }
  }
  /** A card's name, with what tells it from another of that name. */
  name(id: string): string {
    const row = this.byId.get(id);
    return row ? tell(row.full_name ?? row.name) : id;
  }
}

const known = new Map<string, Promise<Catalog>>();
export function loadCatalog(game: string, options: Record<string, unknown> = {}): Promise<Catalog> {
  const asks = Object.keys(options).length ? `?options=${encodeURIComponent(JSON.stringify(options))}` : "";
  const key = game + asks;
  let found = known.get(key);
  if (!found) {
    found = api.cards(game, asks).then((rows) => new Catalog(game, rows));
    found.catch(() => known.delete(key));
    known.set(key, found);
  }
  return found;
}
