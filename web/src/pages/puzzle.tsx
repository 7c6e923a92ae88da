/** A puzzle: the real table with one question, answered on it; then what every choice is worth. */
import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { api } from "../state/api";
import { type Catalog, loadCatalog } from "../state/catalog";
import { prefs } from "../state/prefs";
import { loadMarks, mark, nextOpen, PuzzleSession, todayOf } from "../state/puzzle";
import { go } from "../state/router";
import { Context, lookAs } from "../table/context";
import { Control } from "../table/control";
import { Flights } from "../table/fly";
import { loadKit, told } from "../table/games";
import type { Kit } from "../table/kit";
import { loadLevels } from "../table/levels";
import { type Ring, Rings } from "../table/rings";
import { useKeys } from "../table/usekeys";
import type { PuzzleList } from "../types/wire";
import { useFrame } from "../ui/frame";
import { Icon } from "../ui/glyph";
import { narrow } from "../ui/screen";
import { enter, say } from "../words/language";
import { Asking, Heading, Line, Solved } from "./puzzle/panel";
import { Site } from "./site";
import "../styles/pages/counsel.css";
import "../styles/pages/look.css";
import "../styles/pages/puzzle.css";

/** How wide a table beside the question should be for the wide layout. */
const LEAST = 1024;

interface Laid {
  catalog: Catalog;
  kit: Kit;
  list: PuzzleList;
}

/** What is marked on the table: wrong options that a hint has struck; then the best and one's own. */
function ringsOf(session: PuzzleSession): Ring[] {
  const solution = session.solution.value;
  if (session.on.value > 0) return [];
  if (!solution) return session.struck.value.map((option) => ({ option, look: "struck", tag: say("puzzle-struck") }));
  const answer = session.answer.value;
  const best = solution.options[0]?.row.option;
  const rings: Ring[] = best === undefined ? [] : [{ option: best, look: "better", tag: say("puzzle-best") }];
  if (answer !== null && answer !== best) rings.push({ option: answer, look: "played", tag: say("puzzle-yours") });
  return rings;
}

function Board({ session, kit, control }: { session: PuzzleSession; kit: Kit; control: Control }): JSX.Element {
  const frame = useFrame(LEAST);
  useKeys(control);
  return (
    <div class="pframe" ref={frame}>
      <div class={`pscroll ${session.solution.value ? "done" : ""}`}>
        <kit.Table />
      </div>
      <Rings rings={ringsOf(session)} within=".pframe" />
    </div>
  );
}

export function PuzzlePage({ game, number }: { game: string; number: number }): JSX.Element {
  const session = useMemo(() => new PuzzleSession(game, number), [game, number]);
  const control = useMemo(() => new Control(session), [session]);
  const [laid, setLaid] = useState<Laid | null>(null);
  const [failed, setFailed] = useState<string | null>(null);

  useEffect(() => {
    let seeing = (): void => undefined;
    const begin = async (): Promise<void> => {
      const [list] = await Promise.all([api.puzzles(), session.start(), loadMarks(), loadLevels()]);
      const table = session.table.value;
      if (!table) return;
      const [catalog, kit] = await Promise.all([loadCatalog(game, table.options), loadKit(game), enter(game)]);
      control.keys = kit.keys;
      seeing = lookAs(session, catalog);
      const flights = new Flights(kit.path);
      session.before = (next) => flights.before(next, new Set(session.events.value.map((e) => e.n)));
      session.after = () => flights.after();
      session.answered = ({ right }) => {
        mark(game, number, right === true, todayOf(list.days, game, number)).catch((error: Error) =>
          setFailed(error.message),
        );
      };
      setLaid({ catalog, kit, list });
    };
    begin().catch((error: Error) => setFailed(error.message));
    return () => {
      seeing();
      control.dispose();
    };
  }, [game, number, session, control]);

  const solution = session.solution.value;
  const show = (on: number): void => {
    session.show(on).catch((error: Error) => setFailed(error.message));
  };
  const hint = (): void => {
    session.hint().catch((error: Error) => setFailed(error.message));
  };
  const following = laid && nextOpen(laid.list.puzzles, game, number);
  const goOn = (): void => go(following ? `/puzzles/${following.game}/${following.number}` : "/puzzles");

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if ((event.target as HTMLElement | null)?.closest("input,select,textarea,dialog")) return;
      if (!prefs.value.keys && event.key.length === 1) return;
      const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
      const to = session.on.value + step;
      if (solution && step && to >= 0 && to <= solution.steps) show(to);
      else if (solution && event.key.toLowerCase() === "n") goOn();
      else if (!solution && event.key.toLowerCase() === "h") hint();
      else return;
      event.stopImmediatePropagation();
      event.preventDefault();
    };
    window.addEventListener("keydown", onKey, true);
    return () => window.removeEventListener("keydown", onKey, true);
  });

  const head = laid?.list.puzzles.find((each) => each.game === game && each.number === number);
  if (!laid || !head)
    return (
      <Site>
        <main id="main" class="list-page">
          <p class={failed ? "bad" : "loading"}>{failed ?? say("puzzle-loading")}</p>
          {failed && (
            <a class="btn" href="/puzzles">
              {say("puzzle-list")}
            </a>
          )}
        </main>
      </Site>
    );
  const { catalog, kit } = laid;
  return (
    <Context.Provider value={{ session, control, catalog, kit, ...told(game), narrow: narrow.value }}>
      <Site>
        <main id="main" class="puzzle">
          <section class={`sheet laid pqa ${solution ? "answered" : "open"}`} aria-label={say("puzzle-question")}>
            <Heading head={head} />
            {solution ? (
              <Solved session={session} solution={solution} onShow={show} />
            ) : (
              <Asking session={session} head={head} onHint={hint} />
            )}
            {failed && (
              <p class="bad" role="alert">
                {failed}
              </p>
            )}
            {solution && (
              <footer class="pfoot">
                <a class="btn quiet" href="/puzzles">
                  {say("puzzle-list")}
                </a>
                <button type="button" class="btn" onClick={() => void session.start()}>
                  <Icon name="undo" size="s" />
                  {say("puzzle-again")}
                </button>
                <button type="button" class="btn prime" onClick={goOn}>
                  {say("puzzle-next")}
                  <Icon name="chevron" size="s" />
                </button>
              </footer>
            )}
          </section>
          {solution && <Line session={session} steps={solution.steps} where="above" onShow={show} />}
          <Board session={session} kit={kit} control={control} />
        </main>
      </Site>
    </Context.Provider>
  );
}
