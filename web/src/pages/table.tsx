/** A table being played. */
import type { JSX } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { api } from "../state/api";
import { type Catalog, loadCatalog } from "../state/catalog";
import { notify } from "../state/notify";
import { motionOff } from "../state/prefs";
import { Session } from "../state/session";
import { revealOwn } from "../state/sit";
import { play } from "../state/sound";
import { callTab } from "../state/tab";
import { Seals } from "../table/advice";
import { Attendant } from "../table/attend";
import { useSeatNews } from "../table/away";
import { Context, lookAs } from "../table/context";
import { Control } from "../table/control";
import { CurtainPage, Rising } from "../table/curtain";
import { End } from "../table/end";
import { useEnding } from "../table/ending";
import { Flights } from "../table/fly";
import { Follow } from "../table/follow";
import { loadKit, titleOf, told } from "../table/games";
import { useHurry } from "../table/hurry";
import type { Kit } from "../table/kit";
import { linesOf, lineWords } from "../table/lines";
import { Note } from "../table/note";
import { ScoreSheet } from "../table/score";
import { Standstill } from "../table/standstill";
import { useKeys } from "../table/usekeys";
import type { Table } from "../types/wire";
import "../styles/pages/look.css";
import { Icon } from "../ui/glyph";
import { narrow } from "../ui/screen";
import { enter, say, tell } from "../words/language";
import { Invitation } from "./room/invitation";
import { Room } from "./room/room";
import { Site } from "./site";

export function TablePage({ id, invite }: { id: string; invite: string | null }): JSX.Element {
  // Whoever sits down comes in anew: the channel that was opened before is a stranger's.
  const [sat, setSat] = useState<Table | null>(null);
  const session = useMemo(() => {
    const opened = new Session(id);
    opened.table.value = sat;
    return opened;
  }, [id, sat]);
  const control = useMemo(() => new Control(session), [session]);
  const [game, setGame] = useState<{ catalog: Catalog; kit: Kit } | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const ending = useEnding(control);
  const [spoken, speak] = useState("");
  const asked = useRef("");
  const [rising, setRising] = useState<number | null>(null);
  useKeys(control);
  useHurry(session, speak);
  useSeatNews(session, speak);

  useEffect(() => {
    let seeing = (): void => undefined;
    const begin = async (): Promise<void> => {
      const { table } = await api.table(id);
      session.table.value = table;
      const [catalog, kit] = await Promise.all([
        loadCatalog(table.game, table.options),
        loadKit(table.game),
        enter(table.game),
        session.coach.begin(table.game),
      ]);
      control.keys = kit.keys;
      seeing = lookAs(session, catalog);
      const flights = new Flights(kit.path);
      session.before = (next) => flights.before(next, new Set(session.events.value.map((e) => e.n)));
      const attendant = new Attendant(session, control, kit);
      session.covered = () => {
        flights.land();
        attendant.land();
        asked.current = "";
        speak("");
      };
      session.after = (next, fresh) => {
        flights.after();
        attendant.attend(next, fresh);
        ending.watch(next, fresh);
        const lines = linesOf(fresh, next.view.players, kit).filter((line) => !line.rule);
        const words = lines.map(lineWords);
        const decision = session.decision.value;
        const now = decision ? `${next.ply} ${decision.kind}` : "";
        const turn = decision && now !== asked.current ? say("live-your-turn", { prompt: tell(decision.prompt) }) : "";
        if (turn && asked.current === "") {
          play("turn");
          notify(id, titleOf(table.game), turn);
        }
        asked.current = now;
        const coach = turn && session.coach.spoken.value?.words;
        if (words.length || turn) speak([...words, turn, coach].filter(Boolean).join(". "));
      };
      setGame({ catalog, kit });
      session.open();
    };
    begin().catch((error: Error) => setFailed(error.message));
    return () => {
      seeing();
      session.close();
      control.dispose();
    };
  }, [id, session, control, ending.watch]);

  const table = session.table.value;
  const state = session.state.value;
  useEffect(() => {
    if (!table?.seats.some((seat) => seat.you)) return;
    revealOwn(table).then(
      (now) => {
        // What the live channel has told meanwhile is newer.
        if (session.table.value === table) session.table.value = now;
      },
      () => undefined,
    );
  }, [session, table]);
  const title = table && titleOf(table.game);
  const seated = table?.seats.some((seat) => seat.you) === true;
  const due = session.decision.value !== null && state?.outcome === null;
  const waiting = table?.status === "waiting";
  useEffect(() => {
    // A table that waits calls the tab by who is still missing.
    if (title && !waiting) callTab(due ? say("tab-your-turn", { title }) : title, due);
  }, [title, due, waiting]);
  useEffect(() => () => callTab(null), []);
  const [watching, watch] = useState(false);
  const was = useRef(false);
  was.current ||= seated;

  if (failed) {
    return (
      <main class="page laid">
        <p class="bad">{failed}</p>
        <a class="btn" href="/">
          {say("site-home")}
        </a>
      </main>
    );
  }
  const calledOff = table?.status === "closed" && table.started == null;
  if (table && (waiting || calledOff || (invite && table.status === "playing"))) {
    if (calledOff || !(seated || watching)) {
      const props = { table, invite, game, removed: was.current, onSat: setSat, onWatch: () => watch(true) };
      return (
        <Site>
          <Invitation {...props} />
        </Site>
      );
    }
    if (waiting)
      return (
        <Site>
          <Room session={session} entered={game !== null} onSit={() => watch(false)} />
        </Site>
      );
  }
  if (!table || !game || !state) return <main class="page laid loading">{say("table-joining")}</main>;
  const over = state.outcome !== null;
  const curtain = session.curtain.value;
  const here = { session, control, ...game, ...told(table.game), narrow: narrow.value };
  if (curtain) {
    return (
      <Context.Provider value={here}>
        <CurtainPage curtain={curtain} onOpen={(seat) => setRising(motionOff() ? null : seat)} />
      </Context.Provider>
    );
  }
  return (
    <Context.Provider value={here}>
      {rising !== null && <Rising seat={rising} onUp={() => setRising(null)} />}
      <p class="vh" role="status" aria-live="polite">
        {spoken}
      </p>
      <div class="moment" data-moment={`${state.ply} ${session.decision.value?.kind ?? ""}`}>
        {over && ending.at === "end" ? (
          <End fresh={ending.fresh} onTable={() => ending.go("table")} onAccount={() => ending.go("account")} />
        ) : over && ending.at === "account" ? (
          <ScoreSheet onTable={() => ending.go("table")} onBack={() => ending.go("end")} />
        ) : (
          <game.kit.Table />
        )}
      </div>
      <Follow />
      <Seals />
      <Note />
      <Standstill />
      {over && ending.at === "table" && (
        <button type="button" class="btn prime tosheet" onClick={() => ending.go("end")}>
          <Icon name="trophy" size="s" />
          {say("table-score-sheet")}
        </button>
      )}
    </Context.Provider>
  );
}
