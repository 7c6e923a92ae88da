/** The first page: play at once, open tables, one's own tables. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { api } from "../state/api";
import { games, loadGames } from "../state/catalog";
import { me } from "../state/me";
import { callTab } from "../state/tab";
import type { Games, TableInfo } from "../state/wire";
import { creditOf, GAMES } from "../table/games";
import { Icon } from "../ui/glyph";
import { Skyline } from "../ui/skyline";
import { say } from "../words/language";
import { Bill } from "./bill";
import { TableList } from "./tablelist";

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
    const load = (first = false): void => {
      // Whoever looks elsewhere is still told, by the tab, when it is their turn.
      if (first || !document.hidden)
        api.tables("open").then(
          (list) => setOpen(list),
          () => setOpen([]),
        );
      if (me.value)
        api.tables("mine").then(
          (list) => setMine(list),
          () => setMine([]),
        );
    };
    load(true);
    const timer = window.setInterval(() => load(), 8000);
    return () => window.clearInterval(timer);
  }, [me.value?.id]);
  const due = (mine ?? []).filter((table) => table.your_turn).length;
  useEffect(() => callTab(due ? say("tab-due", { n: due }) : null, due > 0), [due]);
  return (
    <main id="main">
      <header class="hero">
        <h1>{say("site-name")}</h1>
        <p>{say("site-tagline")}</p>
        <Skyline />
      </header>
      <div class="bills">
        {inOrder(games.value).map((id) => (
          <Bill key={id} id={id} />
        ))}
      </div>
      <p class="homeline">
        <a class="btn" href="/puzzles">
          <Icon name="lamp" size="s" />
          {say("puzzle-daily")}
        </a>
      </p>
      <div class="lists">
        <section class="sheet laid open" aria-label={say("home-open")}>
          <h2 class="cap">{say("home-open")}</h2>
          <TableList tables={open} empty={say("home-open-none")} kind="open" />
        </section>
        <section class="sheet laid mytab" aria-label={say("home-mine")}>
          <h2 class="cap">{say("home-mine")}</h2>
          <TableList tables={me.value ? mine : []} empty={say("home-mine-none")} kind="mine" />
          {me.value && mine !== null && mine.length > 0 && (
            <a class="btn quiet small" href="/tables">
              {say("home-all-mine")}
            </a>
          )}
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
      <h2 class="vh">{say("home-credit")}</h2>
      {Object.keys(games.value).map((id) => (
        <p key={id}>{creditOf(id)}</p>
      ))}
    </footer>
  );
}
