/** A table being played. */
import type { JSX } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { api } from "../state/api";
import { type Catalog, loadCatalog } from "../state/catalog";
import { notify } from "../state/notify";
import { prefs } from "../state/prefs";
import { go } from "../state/router";
import { Session } from "../state/session";
import { ring } from "../state/sound";
import { Context, nameOf } from "../table/context";
import { Control } from "../table/control";
import { Flights } from "../table/fly";
import { type Game, loadKit } from "../table/kit";
import { lineWords } from "../table/lines";
import { ScoreSheet } from "../table/score";
import { text } from "../text/en";
import { Icon } from "../ui/glyph";
import { useNarrow } from "../ui/narrow";

export function useKeys(control: Control): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target as HTMLElement | null;
      if (target?.closest("input,textarea,select,dialog")) return;
      if (!prefs.value.keys && event.key.length === 1) return;
      if (control.key(event)) event.preventDefault();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [control]);
}

export function TablePage({ id, invite }: { id: string; invite: string | null }): JSX.Element {
  const session = useMemo(() => new Session(id), [id]);
  const control = useMemo(() => new Control(session), [session]);
  const [game, setGame] = useState<{ catalog: Catalog; kit: Game } | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [sheet, setSheet] = useState(true);
  const [spoken, speak] = useState("");
  const asked = useRef("");
  const narrow = useNarrow();
  useKeys(control);

  useEffect(() => {
    const begin = async (): Promise<void> => {
      const { table } = await api.table(id);
      session.table.value = table;
      const [catalog, kit] = await Promise.all([loadCatalog(table.game, table.options), loadKit(table.game)]);
      const flights = new Flights(kit.path);
      session.before = (next) => flights.before(next, new Set(session.events.value.map((e) => e.n)));
      session.after = (next, fresh) => {
        flights.after();
        const lines = kit.lines(fresh, next.view.players, session.me.value).filter((line) => !line.rule);
        const words = lines.map((line) =>
          lineWords(
            line,
            (seat) => nameOf(session, seat),
            (thing) => catalog.name(thing),
          ),
        );
        const decision = session.decision.value;
        const now = decision ? `${next.ply} ${decision.kind}` : "";
        const turn = decision && now !== asked.current ? text.live.yourTurn(decision.prompt) : "";
        if (turn && asked.current === "") {
          if (prefs.value.sound) ring();
          notify(id, text.games[table.game]?.title ?? table.game, turn);
        }
        asked.current = now;
        if (words.length || turn) speak([...words, turn].filter(Boolean).join(". "));
      };
      setGame({ catalog, kit });
      session.open();
    };
    begin().catch((error: Error) => setFailed(error.message));
    return () => {
      session.close();
      control.dispose();
    };
  }, [id, session, control]);

  const table = session.table.value;
  const state = session.state.value;
  const title = table && (text.games[table.game]?.title ?? table.game);
  useEffect(() => {
    if (title) document.title = `${title} · ${text.site.name}`;
  }, [title]);

  if (failed) {
    return (
      <main class="page laid">
        <p class="bad">{failed}</p>
        <a class="btn" href="/">
          {text.site.home}
        </a>
      </main>
    );
  }
  if (table?.status === "waiting") return <Waiting session={session} invite={invite} />;
  if (!table || !game || !state) return <main class="page laid loading">{text.table.joining}</main>;
  const over = state.outcome !== null;
  return (
    <Context.Provider value={{ session, control, ...game, narrow }}>
      <p class="vh" role="status" aria-live="polite">
        {spoken}
      </p>
      <div class="moment" data-moment={`${state.ply} ${session.decision.value?.kind ?? ""}`}>
        {over && sheet ? <ScoreSheet onTable={() => setSheet(false)} /> : <game.kit.Table />}
      </div>
      {over && !sheet && (
        <button type="button" class="btn prime tosheet" onClick={() => setSheet(true)}>
          <Icon name="trophy" size="s" />
          {text.table.scoreSheet}
        </button>
      )}
    </Context.Provider>
  );
}

/** A table that still waits for players. */
function Waiting({ session, invite }: { session: Session; invite: string | null }): JSX.Element {
  const table = session.table.value;
  const [copied, setCopied] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  useEffect(() => {
    const timer = window.setInterval(() => {
      api.table(session.id).then(
        ({ table: now }) => {
          session.table.value = now;
        },
        () => undefined,
      );
    }, 2500);
    return () => window.clearInterval(timer);
  }, [session]);
  if (!table) return <main class="page laid" />;
  const link = `${location.origin}/t/${table.id}${table.invite ? `?invite=${table.invite}` : ""}`;
  const seated = table.seats.some((s) => s.you);
  return (
    <main class="page laid waiting" id="table">
      <section class="sheet laid pad">
        <h1>{text.games[table.game]?.title ?? table.game}</h1>
        <p>{text.table.waitingSeats}</p>
        <ul class="seatlist">
          {table.seats.map((s) => (
            <li key={s.index}>
              <svg class={`mark p${s.index + 1}`} aria-hidden="true">
                <use href={`#player_${s.index + 1}`} />
              </svg>
              {s.name ?? text.home.freeSeat}
            </li>
          ))}
        </ul>
        {failed && <p class="bad">{failed}</p>}
        <p class="d-acts">
          {!seated && (
            <button
              type="button"
              class="btn prime"
              onClick={() =>
                api.act(session.id, "join", invite ? { invite } : {}).then(
                  () => location.reload(),
                  (error: Error) => setFailed(error.message),
                )
              }
            >
              {text.table.join}
            </button>
          )}
          <button
            type="button"
            class="btn"
            onClick={() => {
              void navigator.clipboard?.writeText(link);
              setCopied(true);
            }}
          >
            <Icon name="copy" size="s" />
            {copied ? text.home.copied : text.home.copyLink}
          </button>
          <button type="button" class="btn quiet" onClick={() => go("/")}>
            {text.site.home}
          </button>
        </p>
        <p class="muted clip">{link}</p>
      </section>
    </main>
  );
}
