/** A game's rules with all that their pictures need: fetched together, the text first. */
import { effect, signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { Catalog, loadCatalog } from "../../state/catalog";
import { GAMES, loadKit } from "../../table/games";
import type { Kit } from "../../table/kit";
import type { Example, Pictures } from "../../table/pictures";
import { enter, lookThrough, spoken } from "../../words/language";
import type { Book } from "../../words/rules";

/** What pictures are drawn with. */
export interface Drawing {
  game: string;
  kit: Kit;
  catalog: Catalog;
  pictures: Pictures;
  examples: Readonly<Record<string, Example<unknown>>>;
}

/** Every card of a game, of all its variants. */
async function loadCards(game: string): Promise<Catalog> {
  const variants = GAMES[game]?.variants ?? [{}];
  const catalogs = await Promise.all(variants.map((options) => loadCatalog(game, options)));
  const rows = new Map(catalogs.flatMap((catalog) => catalog.rows.map((row) => [row.id, row] as const)));
  return new Catalog(game, [...rows.values()]);
}

async function loadDrawing(game: string): Promise<Drawing | null> {
  const pictures = await GAMES[game]?.pictures();
  if (!pictures) return null;
  const [kit, catalog, examples] = await Promise.all([loadKit(game), loadCards(game), pictures.examples(game)]);
  return { game, kit, catalog, pictures, examples };
}

/** The rules of a game in the language that is spoken, and what draws their pictures once it has come. */
export function useReading(game: string): { book: Book | null; drawing: Drawing | null } {
  const lang = spoken.value ?? "en";
  const [book, open] = useState<Book | null>(null);
  const [drawing, draw] = useState<Drawing | null>(null);
  useEffect(() => {
    let wanted = true; // else another book was asked for meanwhile
    const words = GAMES[game];
    if (words) void Promise.all([words.rules(lang), enter(game)]).then(([read]) => wanted && open(read));
    return () => {
      wanted = false;
    };
  }, [game, lang]);
  useEffect(() => {
    let wanted = true;
    void Promise.all([loadDrawing(game), enter(game)]).then(([drawn]) => {
      if (!wanted || !drawn) return;
      // In examples seats go by names, longest table first: seats have the same names in all of them.
      const names = Object.values(drawn.examples).map((example) => example.names);
      lookThrough({ me: null, names: names.sort((a, b) => b.length - a.length)[0] ?? [], own: drawn.catalog.own });
      draw(drawn);
    });
    return () => {
      wanted = false;
    };
  }, [game]);
  return { book, drawing };
}

/** Whether the page is being put on paper: then nothing is folded away. */
export const printing = signal(false);

/** Keep `printing` in step with the browser. */
export function watchPrinting(): () => void {
  const paper = window.matchMedia("print");
  const root = document.documentElement;
  let theme: string | undefined;
  const turn = (): void => {
    printing.value = paper.matches;
  };
  const begin = (): void => {
    printing.value = true;
  };
  const end = (): void => {
    printing.value = false;
  };
  // Whoever reads by gaslight still prints in ink.
  const inInk = effect(() => {
    if (printing.value) {
      theme ??= root.dataset.theme;
      root.dataset.theme = "paper";
    } else if (theme !== undefined) {
      root.dataset.theme = theme;
      theme = undefined;
    }
  });
  turn();
  paper.addEventListener("change", turn);
  window.addEventListener("beforeprint", begin);
  window.addEventListener("afterprint", end);
  return () => {
    printing.value = false;
    inInk();
    paper.removeEventListener("change", turn);
    window.removeEventListener("beforeprint", begin);
    window.removeEventListener("afterprint", end);
  };
}
