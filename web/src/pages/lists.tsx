/** One's own tables, tables to watch, and finished games. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { api } from "../state/api";
import { games, loadGames } from "../state/catalog";
import { me } from "../state/me";
import { go } from "../state/router";
import { callTab } from "../state/tab";
import type { TableInfo } from "../state/wire";
import { seatName } from "../table/context";
import { fullTitle } from "../table/games";
import { Icon } from "../ui/glyph";
import { agoWords, dayWords, lengthWords, timeWords } from "../ui/when";
import { listed, say } from "../words/language";
import { GameCell, GameTable, type Group, Players } from "./gametable";
import { isFree } from "./room/facts";
import { TableList } from "./tablelist";

const AGAIN = 8000;

// One's own tables

function groupOf(table: TableInfo): "turn" | "others" | "waiting" {
  if (table.status === "waiting") return "waiting";
  return table.your_turn ? "turn" : "others";
}

export function TablesPage(): JSX.Element {
  const [tables, set] = useState<TableInfo[] | null>(null);
  const user = me.value?.id;
  useEffect(() => {
    const load = (): void => {
      if (document.hidden && user) return;
      api.tables("mine").then(set, () => set([]));
    };
    load();
    const timer = window.setInterval(load, AGAIN);
    return () => window.clearInterval(timer);
  }, [user]);
  const of = (group: string): TableInfo[] => (tables ?? []).filter((table) => groupOf(table) === group);
  const due = of("turn").length;
  useEffect(() => callTab(due ? say("tab-due", { n: due }) : say("site-tables"), due > 0), [due]);
  const groups: Group[] = [
    { title: say("list-turn"), rows: of("turn") },
    { title: say("list-others"), rows: of("others") },
    { title: say("list-waiting"), rows: of("waiting") },
  ];
  return (
    <main id="main" class="wide-page">
      <header class="phead">
        <h1>{say("home-mine")}</h1>
        <p class="page-lede">
          {tables?.length ? say("list-mine-lead", { n: tables.length, due }) : say("home-mine-none")}
        </p>
      </header>
      <div class="filt sheet laid">
        <a class="btn prime" href="/new">
          <Icon name="plus" size="s" />
          {say("home-new-table")}
        </a>
        <a class="btn" href="/replays?who=mine">
          {say("list-to-finished")}
        </a>
      </div>
      {tables === null ? (
        <p class="muted">{say("site-loading")}</p>
      ) : (
        tables.length > 0 && (
          <section class="sheet laid">
            <GameTable
              groups={groups}
              heads={[say("list-head-game"), say("list-head-who"), say("list-head-moved"), say("list-head-now"), ""]}
              Row={MyRow}
            />
          </section>
        )
      )}
    </main>
  );
}

function nowWords(table: TableInfo): string {
  if (table.status === "waiting") return say("home-waiting-seats", { n: table.seats.filter(isFree).length });
  const asked = table.asked.flatMap((seat) => table.seats[seat] ?? []);
  if (!asked.length) return say("home-go-on");
  return say("list-thinking", { names: listed(asked.map((seat) => seatName(seat, seat.index))), n: asked.length });
}

function MyRow({ table }: { table: TableInfo }): JSX.Element {
  const due = table.your_turn === true;
  return (
    <tr data-table={table.id}>
      <GameCell table={table} />
      <Players table={table} />
      <td class="when">{agoWords(table.moved ?? table.created)}</td>
      <td class="now">
        {due ? (
          <span class="due">
            <Icon name="hourglass" size="xs" />
            {say("home-your-turn")}
          </span>
        ) : (
          <span class="wait">{nowWords(table)}</span>
        )}
      </td>
      <td class="act">
        <a class={`btn ${due ? "prime" : ""}`} href={`/t/${table.id}`}>
          {say(due ? "site-play" : "list-open")}
        </a>
      </td>
    </tr>
  );
}

// Tables to watch

export function WatchPage(): JSX.Element {
  const [tables, set] = useState<TableInfo[] | null>(null);
  useEffect(() => {
    api.tables("watch").then(set, () => set([]));
  }, []);
  return (
    <main id="main" class="list-page">
      <h1>{say("home-watch-title")}</h1>
      <p class="lead">{say("home-watch-lead")}</p>
      <section class="sheet laid pad">
        <TableList tables={tables} empty={say("home-watch-none")} kind="watch" />
      </section>
    </main>
  );
}

// Finished games

interface Sieve {
  who: "mine" | "all";
  game: string;
  person: string;
}

/** What is wanted, as the address has it: so a list can be kept, sent, and come back to. */
function sieveOf(query: URLSearchParams): Sieve {
  const asked = query.get("who");
  const who = asked === "mine" || asked === "all" ? asked : me.value ? "mine" : "all";
  return { who, game: query.get("game") ?? "", person: query.get("with") ?? "" };
}

function addressOf({ who, game, person }: Sieve): string {
  const asked = new URLSearchParams({ who, ...(game ? { game } : {}), ...(person ? { with: person } : {}) });
  return `/replays?${asked}`;
}

const PAGE = 50;

/** Finished games, page after page. */
function useFinished({ who, game, person }: Sieve): { tables: TableInfo[] | null; more: (() => void) | null } {
  const [tables, set] = useState<TableInfo[] | null>(null);
  const [whole, setWhole] = useState(true);
  const ask = (before?: number): Promise<TableInfo[]> =>
    api.tables(who === "mine" ? "played" : "finished", {
      ...(game ? { game } : {}),
      ...(person ? { person } : {}),
      ...(before ? { before: String(before) } : {}),
    });
  const user = me.value?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew for whatever is wanted, and by whom
  useEffect(() => {
    let wanted = true;
    set(null);
    ask().then(
      (found) => {
        if (!wanted) return;
        set(found);
        setWhole(found.length < PAGE);
      },
      () => wanted && set([]),
    );
    return () => {
      wanted = false;
    };
  }, [who, game, person, user]);
  const last = tables?.at(-1)?.finished;
  const more = (): void => {
    void ask(last ?? undefined).then((found) => {
      set((all) => [...(all ?? []), ...found]);
      setWhole(found.length < PAGE);
    });
  };
  return { tables, more: whole || last == null ? null : more };
}

/** By the day on which they ended. */
function byDay(tables: TableInfo[]): Group[] {
  const groups: Group[] = [];
  for (const table of tables) {
    const title = dayWords(table.finished ?? table.created);
    const group = groups.at(-1);
    if (group?.title === title) group.rows.push(table);
    else groups.push({ title, rows: [table] });
  }
  return groups;
}

export function ReplaysPage({ query }: { query: URLSearchParams }): JSX.Element {
  const sieve = sieveOf(query);
  const { tables, more } = useFinished(sieve);
  useEffect(() => void loadGames(), []);
  const sift = (change: Partial<Sieve>): void => go(addressOf({ ...sieve, ...change }), true);
  const empty = sieve.game || sieve.person ? say("list-none-such") : say("home-replays-none");
  return (
    <main id="main" class="wide-page">
      <header class="phead">
        <h1>{say("home-replays-title")}</h1>
        <p class="page-lede">{say("home-replays-lead")}</p>
      </header>
      <Filters sieve={sieve} sift={sift} tables={tables ?? []} />
      {tables === null ? (
        <p class="muted">{say("site-loading")}</p>
      ) : tables.length ? (
        <section class="sheet laid">
          <GameTable
            groups={byDay(tables)}
            heads={[say("list-head-game"), say("list-head-ended"), say("list-head-when"), say("list-head-you"), ""]}
            Row={({ table }) => <Finished table={table} onPick={(person) => sift({ person })} />}
          />
        </section>
      ) : (
        <p class="muted it">{empty}</p>
      )}
      {more && (
        <p class="morerow">
          <button type="button" class="btn" onClick={more}>
            {say("list-more")}
          </button>
        </p>
      )}
    </main>
  );
}

function Filters({
  sieve,
  sift,
  tables,
}: {
  sieve: Sieve;
  sift: (change: Partial<Sieve>) => void;
  tables: TableInfo[];
}): JSX.Element {
  const people = tables.flatMap(({ seats }) => seats.filter((s) => s.kind === "person" && !s.you).map((s) => s.name));
  return (
    <div class="filt sheet laid">
      <span class="seg" role="group" aria-label={say("list-whose")}>
        {(["mine", "all"] as const).map((who) => (
          <button key={who} type="button" aria-pressed={sieve.who === who} onClick={() => sift({ who })}>
            {say(`list-whose-${who}`)}
          </button>
        ))}
      </span>
      <select
        aria-label={say("cards-game")}
        value={sieve.game}
        onChange={(event) => sift({ game: event.currentTarget.value })}
      >
        <option value="">{say("list-every-game")}</option>
        {Object.keys(games.value ?? {}).map((id) => (
          <option key={id} value={id}>
            {fullTitle(id)}
          </option>
        ))}
      </select>
      <label class="find2">
        <Icon name="person" size="s" />
        <input
          type="search"
          list="people"
          maxLength={24}
          placeholder={say("list-with")}
          aria-label={say("list-with")}
          value={sieve.person}
          onChange={(event) => sift({ person: event.currentTarget.value.trim() })}
        />
        <datalist id="people" data-as-is="">
          {[...new Set(people)].map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </label>
      <Bring />
    </div>
  );
}

/** A record from elsewhere. */
function Bring(): JSX.Element {
  const [failed, setFailed] = useState<string | null>(null);
  const bring = async (file: File): Promise<void> => {
    const content = await file.text();
    if (!me.value) me.value = (await api.guest()).user;
    const { table } = await api.importRecord(content);
    go(`/replay/${table.id}?ply=0`);
  };
  return (
    <span class="bring">
      <label class="btn" title={say("home-import-lead")}>
        <Icon name="plus" size="s" />
        {say("home-import-title")}
        <input
          class="vh"
          type="file"
          accept="application/json,.json"
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            if (file) bring(file).catch((error: Error) => setFailed(say("home-import-failed", { why: error.message })));
          }}
        />
      </label>
      {failed && (
        <span class="bad" role="alert">
          {failed}
        </span>
      )}
    </span>
  );
}

function Finished({ table, onPick }: { table: TableInfo; onPick: (name: string) => void }): JSX.Element {
  const ended = table.finished ?? table.created;
  const mine = table.seats.filter((seat) => seat.you);
  const rank = mine.length === 1 ? table.outcome?.ranks[mine[0]?.index ?? 0] : undefined;
  return (
    <tr data-table={table.id}>
      <GameCell table={table} />
      <Players table={table} onPick={onPick} />
      <td class="when">
        <span data-as-is="">{timeWords(ended)}</span>
        <small>
          {table.started != null && ended - table.started > 30 ? `${lengthWords(ended - table.started)}, ` : ""}
          {say("home-ply", { n: table.ply })}
        </small>
      </td>
      <td class="myrank">
        {rank !== undefined && (
          <span class={`rank-chip ${rank === 1 ? "r-won" : ""}`}>
            {rank === 1 ? say("list-won") : say("sheet-rank", { n: rank })}
          </span>
        )}
      </td>
      <td class="act">
        <a class="btn" href={`/replay/${table.id}?ply=0&play=1`}>
          <Icon name="play" size="s" />
          {say("home-open-replay")}
        </a>
        {mine.length > 0 && (
          <a class="btn" href={`/review/${table.id}`}>
            {say("list-review")}
          </a>
        )}
      </td>
    </tr>
  );
}
