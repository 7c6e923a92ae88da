/** The first page: play at once, open tables, one's own tables. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { api } from "../state/api";
import { games, loadGames } from "../state/catalog";
import { me, refreshMe } from "../state/me";
import { go } from "../state/router";
import type { TableInfo } from "../state/wire";
import { text } from "../text/en";
import { Icon } from "../ui/glyph";
import { Skyline } from "../ui/skyline";
import { TableList } from "../ui/tables";

const t = text.home;

export const GAME_LOOK: Record<string, { cls: string; colour: string; emblem: string }> = {
  "london-2e": { cls: "b1", colour: "blue", emblem: "c_st_pauls" },
  "london-1e": { cls: "b2", colour: "brown", emblem: "c_g_first" },
  "nanty-narking": { cls: "b4", colour: "grey", emblem: "c_g_nanty" },
  "london-markets": { cls: "b3", colour: "pink", emblem: "c_g_markets" },
};

function Bill({ id }: { id: string }): JSX.Element | null {
  const info = games.value?.[id];
  const words = text.games[id] ?? { title: info?.name ?? id, edition: "", pitch: "", minutes: 0 };
  const look = GAME_LOOK[id] ?? { cls: "b4", colour: "grey", emblem: "c_st_pauls" };
  const counts = info?.players ?? [];
  const [players, setPlayers] = useState(counts.includes(3) ? 3 : (counts[0] ?? 3));
  const [bot, setBot] = useState("greedy");
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  if (!info) return null;
  const full = words.edition ? `${words.title}, ${words.edition}` : words.title;
  const play = (): void => {
    setBusy(true);
    api.playNow({ game: id, players, bot }).then(
      ({ table }) => {
        void refreshMe();
        go(`/t/${table.id}`);
      },
      (error: Error) => {
        setBusy(false);
        setFailed(error.message);
      },
    );
  };
  return (
    <article class={`bill ${look.cls} laid`} aria-label={full}>
      <div class={`c-vig ${look.colour}`} style="--gs:30px">
        <svg class="c-emb" viewBox="0 0 48 48" aria-hidden="true">
          <use href={`#${look.emblem}`} />
        </svg>
      </div>
      <h2>{words.title}</h2>
      <p class="ed">{words.edition}</p>
      <div>
        <p>{words.pitch}</p>
        <div class="meta">
          <span>
            <Icon name="person" />
            {t.players(counts)}
          </span>
          <span>
            <Icon name="clock" />
            {t.minutes(words.minutes)}
          </span>
        </div>
      </div>
      <div class="setup">
        <label>
          <span>{t.seatsLabel}</span>
          <select value={players} onChange={(event) => setPlayers(Number(event.currentTarget.value))}>
            {counts.map((n) => (
              <option key={n} value={n}>
                {n}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{t.levelLabel}</span>
          <select value={bot} onChange={(event) => setBot(event.currentTarget.value)}>
            {["greedy", "random"].map((level) => (
              <option key={level} value={level}>
                {t.levels[level]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div class="cta">
        <button type="button" class="btn prime" disabled={busy} aria-label={t.playNowWith(full)} onClick={play}>
          <Icon name="play" />
          {t.playNow}
        </button>
        <a class="btn quiet" href={`/new?game=${id}`} aria-label={t.newTableOf(full)}>
          {t.newTable}
        </a>
      </div>
      {failed && (
        <p class="bad" role="alert">
          {failed}
        </p>
      )}
    </article>
  );
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
        {games.value &&
          Object.keys(GAME_LOOK)
            .filter((id) => games.value?.[id])
            .map((id) => <Bill key={id} id={id} />)}
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

export function rows(list: TableInfo[] | { tables: TableInfo[] }): TableInfo[] {
  return Array.isArray(list) ? list : list.tables;
}
