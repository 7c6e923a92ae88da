/** The waiting room: who sits where, what is played, how others come in, and how it begins. */
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { api } from "../../state/api";
import { games, loadGames } from "../../state/catalog";
import { notify } from "../../state/notify";
import { go } from "../../state/router";
import type { Session } from "../../state/session";
import { callTab } from "../../state/tab";
import { dealing, type TableInfo } from "../../state/wire";
import { editionOf, lookOf, minutesOf, titleOf } from "../../table/games";
import { levelNote, levels, levelWords, loadLevels, USUAL } from "../../table/levels";
import { Icon } from "../../ui/glyph";
import { Skyline } from "../../ui/skyline";
import { say } from "../../words/language";
import { AskIn } from "./askin";
import { type Act, clockWords, hostName, isFree, type Role, rulesWords } from "./facts";
import { Seats } from "./seats";
import { Talk } from "./talk";
import "../../styles/pages/room.css";

export function Room({
  session,
  entered,
  onSit,
}: {
  session: Session;
  /** Whether the game's own words are there. */
  entered: boolean;
  onSit: () => void;
}): JSX.Element | null {
  const table = session.table.value;
  const [failed, setFailed] = useState<string | null>(null);
  const news = useNews(session);
  useEffect(() => {
    void loadGames();
    void loadLevels();
  }, []);
  if (!table) return null;
  const role: Role = table.yours ? "host" : table.seats.some((seat) => seat.you) ? "guest" : "watcher";
  const act: Act = async (what, body = {}) => {
    setFailed(null);
    try {
      session.table.value = (await api.act(session.id, what, body)).table;
    } catch (error) {
      setFailed((error as Error).message);
    }
  };
  return (
    <main id="main" class="room" data-role={role} data-dealing={dealing(table) ? "" : undefined}>
      <p class="vh" role="status" aria-live="polite">
        {news.at(-1)}
      </p>
      <section class="room-bill sheet laid">
        <Head table={table} role={role} act={act} />
        <div class="room-body">
          <Seats table={table} role={role} act={act} />
          <Evening table={table} entered={entered} />
          <div class="room-sky" aria-hidden="true">
            <Skyline />
          </div>
          {failed && (
            <p class="bad" role="alert">
              {failed}
            </p>
          )}
          <Beginning table={table} role={role} act={act} onSit={onSit} />
        </div>
      </section>
      <div class="room-side">
        {role !== "watcher" && !dealing(table) && <AskIn table={table} role={role} />}
        <Talk session={session} news={news} talks={role !== "watcher"} />
      </div>
    </main>
  );
}

/** Who came and who went while one was here, in words; the tab says the last of it while one looks elsewhere. */
function useNews(session: Session): string[] {
  const table = session.table.value;
  const before = useRef<Map<string, boolean> | null>(null);
  const [news, setNews] = useState<string[]>([]);
  useEffect(() => {
    if (!table) return;
    const people = table.seats.filter(({ kind }) => kind === "person");
    const now = new Map(people.map(({ name, you }) => [name, you === true]));
    const then = before.current;
    before.current = now;
    if (!then) return;
    const came = [...now].filter(([name, you]) => !you && !then.has(name)).map(([name]) => say("room-came", { name }));
    const gone = [...then].filter(([name, you]) => !you && !now.has(name)).map(([name]) => name);
    const went = gone.map((name) => say(table.sent_away?.includes(name) ? "room-sent-away" : "room-went", { name }));
    const fresh = [...came, ...went];
    if (!fresh.length) return;
    setNews((all) => [...all, ...fresh]);
    notify(table.id, titleOf(table.game), fresh.join(" "));
  }, [table]);
  const [seen, setSeen] = useState(0);
  useEffect(() => {
    const look = (): void => {
      if (!document.hidden) setSeen(news.length);
    };
    look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [news.length]);
  const free = table?.seats.filter(isFree).length ?? 0;
  const game = table ? titleOf(table.game) : "";
  const unseen = news.length > seen ? news.at(-1) : undefined;
  useEffect(() => {
    callTab(unseen ? say("room-news-title", { news: unseen, game }) : say("room-title", { free, game }), !!unseen);
  }, [unseen, free, game]);
  return news;
}

function Head({ table, role, act }: { table: TableInfo; role: Role; act: Act }): JSX.Element {
  const look = lookOf(table.game);
  const name = hostName(table);
  return (
    <header class={`room-head ${look.ribbon}`}>
      <div class={`c-vig ${look.colour}`} style="--gs:30px">
        <svg class="c-emb" viewBox="0 0 48 48" aria-hidden="true">
          <use href={`#${look.emblem}`} />
        </svg>
      </div>
      <div class="room-name">
        <p class="room-kick">
          {!name
            ? say("room-some-table")
            : role === "host"
              ? say("room-your-table", { name })
              : say("room-table-of", { name })}
        </p>
        <h1>
          {titleOf(table.game)} <i>{editionOf(table.game)}</i>
        </h1>
        <p class="room-facts">
          <span>
            <Icon name="person" size="s" />
            {say("room-seats", { n: table.players })}
          </span>
          <span>
            <Icon name="clock" size="s" />
            {say("room-about", { n: minutesOf(table.game) })}
          </span>
          <span>
            <Icon name="hourglass" size="s" />
            {clockWords(table.clock)}
          </span>
        </p>
      </div>
      {!dealing(table) && <WayOut role={role} act={act} />}
    </header>
  );
}

/** The host calls the game off, when asked twice; a guest just gets up. */
function WayOut({ role, act }: { role: Role; act: Act }): JSX.Element | null {
  const [sure, setSure] = useState(false);
  if (role === "watcher") return null;
  if (role === "guest")
    return (
      <button type="button" class="btn quiet out" onClick={() => act("leave").then(() => go("/"))}>
        {say("room-leave")}
      </button>
    );
  return (
    <button
      type="button"
      class="btn quiet out"
      onBlur={() => setSure(false)}
      onClick={() => (sure ? void act("cancel") : setSure(true))}
    >
      {say(sure ? "room-cancel-sure" : "room-cancel")}
    </button>
  );
}

/** By which rules, and who may come. */
function Evening({ table, entered }: { table: TableInfo; entered: boolean }): JSX.Element {
  return (
    <section class="evening">
      <h2 class="cap">{say("room-rules")}</h2>
      <p>
        {entered && `${rulesWords(table).join("; ")}. `}
        {say(table.visibility === "public" ? "room-seated-public" : "room-seated-link")}
      </p>
      <p class="meanwhile">
        <span class="room-kick">{say("room-meanwhile")}</span>
        <a class="chiplink" href={`/rules/${table.game}`} target="_blank" rel="noreferrer">
          <Icon name="info" size="s" />
          {say("room-read-rules")}
        </a>
        <a class="chiplink" href={`/cards/${table.game}`} target="_blank" rel="noreferrer">
          <Icon name="eye" size="s" />
          {say("room-look-cards")}
        </a>
      </p>
    </section>
  );
}

/** What is missing, and what can be done about it: in the host's words or the guest's. */
function Beginning({
  table,
  role,
  act,
  onSit,
}: {
  table: TableInfo;
  role: Role;
  act: Act;
  onSit: () => void;
}): JSX.Element {
  const free = table.seats.filter(isFree).length;
  const name = hostName(table);
  if (dealing(table))
    return (
      <div class="room-start dealing" role="status">
        <span class="riffle" aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
        <p>
          <b>{say("room-dealing")}</b>
          {say("room-dealing-lead")}
        </p>
      </div>
    );
  return (
    <div class="room-start">
      <p>
        <b>{say("room-free-seats", { n: free })}</b>
        {role === "host" || !name ? say("room-by-itself") : say("room-host-may", { name })}
      </p>
      {role === "host" && <StartNow table={table} act={act} />}
      {role === "watcher" && (
        <button type="button" class="btn" onClick={onSit}>
          <Icon name="seat" size="s" />
          {say("room-sit-after-all")}
        </button>
      )}
    </div>
  );
}

function StartNow({ table, act }: { table: TableInfo; act: Act }): JSX.Element {
  const [bot, setBot] = useState(USUAL);
  const seated = table.seats.length - table.seats.filter(isFree).length;
  const fewer = games.value?.[table.game]?.players.includes(seated);
  return (
    <div class="room-acts">
      <span class="splitbtn">
        <button type="button" class="btn prime" onClick={() => act("start", { bot })}>
          <Icon name="play" size="s" />
          {say("room-start-bots")}
        </button>
        <select
          aria-label={say("room-start-level")}
          value={bot}
          onChange={(event) => setBot(event.currentTarget.value)}
        >
          {levels.value.map((level) => (
            <option key={level} value={level}>
              {levelWords(level)}
            </option>
          ))}
        </select>
      </span>
      <small class="room-level">{levelNote(bot, table.game)}</small>
      {fewer && (
        <button type="button" class="btn" onClick={() => act("start")}>
          {say("room-start-fewer", { n: seated })}
        </button>
      )}
    </div>
  );
}
