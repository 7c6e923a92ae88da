/** The first page: play at once, open tables, one's own tables. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { api } from "../state/api";
import { games, loadGames } from "../state/catalog";
import { me } from "../state/me";
import type { Games, TableInfo } from "../state/wire";
import { GAMES } from "../table/games";
import { text } from "../text/en";
import { Skyline } from "../ui/skyline";
import { Bill } from "./bill";
import { rows } from "./rows";
import { TableList } from "./tablelist";

const t = text.home;

/** The games of the server: those that have a table of their own first, in their order. */
function inOrder(all: Games | null): string[] {
  return Object.keys({ ...GAMES, ...all }).filter((id) => all?.[id]);
}

export function HomePage(): JSX.Element {
  const [open, setOpen] = useState<TableInfo[] | null>(null);
  const [mine, setMine] = useState<TableInfo[] | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever signs in is shown other tables at once
  useEffect(() => {
    void loadGames();
    const load = (): void => {
      if (document.hidden) return;
      api.tables("open").then(
        (list) => setOpen(rows(list)),
        () => setOpen([]),
      );
      if (me.value)
        api.tables("mine").then(
          (list) => setMine(rows(list)),
          () => setMine([]),
        );
    };
    load();
    const timer = window.setInterval(load, 8000);
    return () => window.clearInterval(timer);
  }, [me.value?.id]);
  return (
    <main id="main">
      <header class="hero">
        <h1>{text.site.name}</h1>
        <p>{text.site.tagline}</p>
        <Skyline />
      </header>
      <div class="bills">
        {inOrder(games.value).map((id) => (
          <Bill key={id} id={id} />
        ))}
      </div>
      <div class="lists">
        <section class="sheet laid open" aria-label={t.open}>
          <h2 class="cap">{t.open}</h2>
          <TableList tables={open} empty={t.openNone} kind="open" />
        </section>
        <section class="sheet laid mytab" aria-label={t.mine}>
          <h2 class="cap">{t.mine}</h2>
          <TableList tables={me.value ? mine : []} empty={t.mineNone} kind="mine" />
        </section>
      </div>
      <Credits />
    </main>
  );
}

function Credits(): JSX.Element | null {
  if (!games.value) return null;
  return (
    <footer class="credits">
      <h2 class="vh">{t.credit}</h2>
      {Object.values(games.value).map((g) => (
        <p key={g.name}>{g.credit}</p>
      ))}
    </footer>
  );
}
