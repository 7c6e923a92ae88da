/** A lesson at the real table: one thing at a time, by doing. */
import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { api } from "../state/api";
import { type Catalog, loadCatalog } from "../state/catalog";
import { Learning } from "../state/lesson";
import { go, place } from "../state/router";
import { Context, lookAs } from "../table/context";
import { Control } from "../table/control";
import { Flights } from "../table/fly";
import { loadKit, told } from "../table/games";
import type { Kit } from "../table/kit";
import { Lamplight, type Light } from "../table/lamplight";
import { Note } from "../table/note";
import { ScoreSheet } from "../table/score";
import { useKeys } from "../table/usekeys";
import type { Lesson } from "../types/generated";
import { Icon } from "../ui/glyph";
import { Lamps } from "../ui/lamps";
import { narrow } from "../ui/screen";
import { enter, say, sayIf } from "../words/language";
import { Site } from "./site";
import "../styles/pages/look.css";
import "../styles/pages/lesson.css";

/** The words of a game's lesson are fetched with it. */
const wordsOf = (game: string): string => `${game}.lesson`;

export function LessonPage({ game }: { game: string }): JSX.Element {
  const [lesson, setLesson] = useState<Lesson | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  useEffect(() => {
    api.lesson(game).then(setLesson, (error: Error) => setFailed(error.message));
  }, [game]);
  if (lesson) return <Taught lesson={lesson} />;
  return (
    <Site>
      <main id="main" class="list-page">
        {failed ? <p class="bad">{failed}</p> : <p class="loading">{say("site-loading")}</p>}
        {failed && (
          <a class="btn" href="/learn">
            {say("lesson-all")}
          </a>
        )}
      </main>
    </Site>
  );
}

/** The form of a message that stands on a part as its figure, as `bigsmoke.lessons.part_form` has it. */
const formOf = (part: string): string => `on-${part.replaceAll(/[ _]/g, "-")}`;

function Taught({ lesson }: { lesson: Lesson }): JSX.Element {
  const { game } = lesson;
  const learning = useMemo(() => new Learning(lesson), [lesson]);
  const { session } = learning;
  const control = useMemo(() => new Control(session), [session]);
  const [laid, setLaid] = useState<{ catalog: Catalog; kit: Kit } | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  useKeys(control);
  useEffect(() => {
    let seeing = (): void => undefined;
    const begin = async (): Promise<void> => {
      const options = (lesson.steps[0]?.position.options ?? {}) as Record<string, unknown>;
      const [catalog, kit] = await Promise.all([
        loadCatalog(game, options),
        loadKit(game),
        enter(game, [wordsOf(game)]),
      ]);
      control.keys = kit.keys;
      seeing = lookAs(session, catalog);
      const flights = new Flights(kit.path);
      session.before = (next) => flights.before(next, new Set(session.events.value.map((e) => e.n)));
      session.after = () => flights.after();
      await learning.open(place.peek().query.get("step"));
      setLaid({ catalog, kit });
    };
    begin().catch((error: Error) => setFailed(error.message));
    return () => {
      seeing();
      control.dispose();
    };
  }, [lesson, game, learning, session, control]);

  // The address names the step, so that it can be sent and come back to.
  const here = learning.here.value;
  useEffect(() => {
    if (laid && here) go(`/learn/${game}?step=${here.step.id}`, true);
  }, [laid, game, here?.step.id, here]);

  const state = session.state.value;
  if (failed)
    return (
      <main class="page laid">
        <p class="bad">{failed}</p>
        <a class="btn" href="/learn">
          {say("lesson-all")}
        </a>
      </main>
    );
  if (!laid || !state || !here) return <main class="page laid loading">{say("site-loading")}</main>;
  const table = { session, control, ...laid, ...told(game), narrow: narrow.value };
  return (
    <Context.Provider value={table}>
      <div class="moment lesson" data-moment={`${state.ply} ${session.decision.value?.kind ?? ""}`}>
        {state.outcome ? <ScoreSheet /> : <laid.kit.Table />}
      </div>
      <Spoken learning={learning} control={control} />
      <Note />
    </Context.Provider>
  );
}

/** A sentence in which what stands between stars stands out. */
function Strong({ says }: { says: string }): JSX.Element {
  return <>{says.split("*").map((part, i) => (i % 2 ? <b key={i}>{part}</b> : part))}</>;
}

function Spoken({ learning, control }: { learning: Learning; control: Control }): JSX.Element | null {
  const here = learning.here.value;
  const phase = learning.phase.value;
  const answer = learning.answer.value;
  const prime = useRef<HTMLButtonElement>(null);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const moment = `${here?.cue.id} ${phase}`;

  // To what is to be done next, wherever one was.
  const move = here?.cue.move;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each sentence has the focus go anew
  useLayoutEffect(() => {
    const focus = (): void => {
      if (document.querySelector("dialog[open]")) return;
      const thing =
        phase === "do"
          ? [...document.querySelectorAll<HTMLElement>(`[data-option="${move}"]`)].find((e) => e.checkVisibility())
          : prime.current;
      (thing ?? prime.current)?.focus({ preventScroll: true });
    };
    const timer = window.setTimeout(focus, 60);
    return () => window.clearTimeout(timer);
  }, [moment, phase, move]);

  const leave = (): void => go("/learn");
  const play = (): void => {
    setBusy(true);
    learning.play().then(
      (id) => go(`/t/${id}`),
      (error: Error) => {
        setBusy(false);
        setFailed(error.message);
      },
    );
  };
  const onward = (): void => {
    if (phase === "do") void learning.make();
    else if (learning.last.value) play();
    else void learning.next();
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target as HTMLElement | null;
      if (target?.closest("input,textarea,select,dialog")) return;
      const free = !target || target === document.body || target.closest(".callout") !== null;
      const open = control.panel.value ?? control.held.value ?? control.armed.value ?? control.card.value;
      if (event.key === "Escape" && open === null) leave();
      else if (free && event.key === "ArrowLeft") void learning.back();
      else if (free && event.key === "ArrowRight" && phase !== "do" && !learning.last.value) onward();
      else return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    window.addEventListener("keydown", onKey, true);
    return () => window.removeEventListener("keydown", onKey, true);
  });

  if (!here) return null;
  const { step, cue } = here;
  const { steps } = learning.lesson;
  const at = learning.step.value;
  const [sentence, why] =
    phase === "done" ? [sayIf(`${cue.id}.done`) ?? "", null] : [sayIf(cue.id) ?? cue.id, sayIf(`${cue.id}.why`)];
  const answered = answer?.says.map((key) => sayIf(key)).find((words) => words !== null) ?? null;
  const held = control.held.value ? ["held"] : [];
  const pointed = [...(phase === "done" ? cue.after : cue.point), ...held];
  const light: Light = {
    point: [...(phase === "do" && move != null ? [`option ${move}`] : []), ...pointed],
    sums:
      phase === "done" ? [] : cue.sums.map((part) => ({ at: part, says: sayIf(`${cue.id}.${formOf(part)}`) ?? "" })),
  };
  const states = steps.map(({ id }, i) =>
    i === at ? ("now" as const) : learning.lit.value.includes(id) ? ("lit" as const) : ("dark" as const),
  );
  return (
    <Lamplight light={light} moment={moment} asks={phase === "do"} nods={answer?.tries ?? 0} last={learning.last.value}>
      <header>
        <h2 id="lesson-title">{sayIf(step.id) ?? step.id}</h2>
        <button
          type="button"
          class="iconb small"
          aria-label={say("lesson-leave")}
          title={say("lesson-leave")}
          onClick={leave}
        >
          <Icon name="close" size="s" />
        </button>
      </header>
      <Lamps states={states} label={say("lesson-step", { n: at + 1, of: steps.length })} />
      <div class="said" role="status" aria-live="polite" aria-atomic="true">
        <p class="one">
          <Strong says={sentence} />
        </p>
        {why && (
          <p class="why1">
            <Strong says={why} />
          </p>
        )}
        {answered && (
          <p class="answered">
            <Strong says={answered} />
          </p>
        )}
        {phase === "do" && !answered && (
          <p class="todo">
            <Icon name="play" size="s" />
            {say("lesson-your-move")}
          </p>
        )}
        {(failed ?? learning.failed.value) && <p class="bad">{failed ?? learning.failed.value}</p>}
      </div>
      <footer>
        <button
          type="button"
          class="btn small"
          disabled={at === 0 && learning.cue.value === 0 && phase !== "done"}
          onClick={() => void learning.back()}
        >
          <Icon name="undo" size="s" />
          {say("lesson-back")}
        </button>
        {at + 1 < steps.length && (
          <button type="button" class="btn quiet small" onClick={() => void learning.skip()}>
            {say("lesson-skip")}
          </button>
        )}
        <span class="sp" />
        <button
          ref={prime}
          type="button"
          class={`btn ${phase === "do" ? "" : "prime"} onward`}
          disabled={busy}
          onClick={onward}
        >
          {phase === "do" ? say("lesson-show-me") : learning.last.value ? say("lesson-play-on") : say("lesson-next")}
          {phase !== "do" && <Icon name="arrow" size="s" />}
        </button>
      </footer>
    </Lamplight>
  );
}
