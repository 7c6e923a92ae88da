/** The games and their cards, fetched once. */
import { signal } from "@preact/signals";
import type { BoroughCard, CityCard, MapBorough } from "../types/generated";
import { api } from "./api";
import type { Games } from "./wire";

export type CardRow = { id: string; name: string; type?: string; [field: string]: unknown };

export const games = signal<Games | null>(null);

let asked: Promise<Games> | null = null;
export function loadGames(): Promise<Games> {
  asked ??= api.games().then((all) => (games.value = all));
  return asked;
}

/** The cards of a game under the table's options. */
export class Catalog {
  readonly byId = new Map<string, CardRow>();
  constructor(
    readonly game: string,
    readonly rows: CardRow[],
  ) {
    for (const row of rows) {
      this.byId.set(row.id, row);
      for (const alias of (row.aliases as string[] | undefined) ?? []) this.byId.set(alias, row);
    }
  }
  city(id: string): CityCard | null {
    const row = this.byId.get(id);
    return row && row.type === "city" ? (row as unknown as CityCard) : null;
  }
  borough(id: string): BoroughCard | null {
    const row = this.byId.get(id);
    return row && row.type === "borough" && "relief" in row ? (row as unknown as BoroughCard) : null;
  }
  /** A borough of the 1st edition's map. */
  onMap(id: string): MapBorough | null {
    const row = this.byId.get(id);
    return row && row.type === "borough" && "borders" in row ? (row as unknown as MapBorough) : null;
  }
  name(id: string): string {
    return this.byId.get(id)?.name ?? id;
  }
  /** How many city cards there are of each set. */
  sets(): Record<string, number> {
    const count: Record<string, number> = {};
    for (const row of this.rows) {
      if (row.type !== "city") continue;
      for (const [letter, copies] of Object.entries((row.copies as Record<string, number>) ?? {})) {
        count[letter] = (count[letter] ?? 0) + copies;
      }
    }
    return count;
  }
}

const known = new Map<string, Promise<Catalog>>();
export function loadCatalog(game: string, options: Record<string, unknown> = {}): Promise<Catalog> {
  const asks = Object.keys(options).length ? `?options=${encodeURIComponent(JSON.stringify(options))}` : "";
  const key = game + asks;
  let found = known.get(key);
  if (!found) {
    found = api.cards(game, asks).then((rows) => new Catalog(game, rows as CardRow[]));
    found.catch(() => known.delete(key));
    known.set(key, found);
  }
  return found;
}
