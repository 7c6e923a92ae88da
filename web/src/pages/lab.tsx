/** The lab: any position of any game, set up by hand or from a game; tried out, compared, played on, shared. */
import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { api } from "../state/api";
import { type Catalog, loadCatalog, loadGames } from "../state/catalog";
import { Lab, type Study, studyFrom } from "../state/lab/lab";
import { planted, ROOT } from "../state/lab/tree";
import { go, place } from "../state/router";
import { callTab } from "../state/tab";
import { Context, lookAs } from "../table/context";
import { Control } from "../table/control";
import { Flights } from "../table/fly";
import { FIRST, fullTitle, GAMES, loadKit, titleOf, told } from "../table/games";
import type { Kit } from "../table/kit";
import { useKeys } from "../table/usekeys";
import { Icon } from "../ui/glyph";
import { narrow } from "../ui/screen";
import { enter, say } from "../words/language";
import { Compare } from "./lab/compare";
import { Explore } from "./lab/explore";
import { PlayOn } from "./lab/playon";
import { turnToProblem } from "./lab/problems";
import { Setup } from "./lab/setup";
import { Share } from "./lab/share";
import { Site } from "./site";
import "../styles/pages/counsel.css";
import "../styles/pages/look.css";
import "../styles/pages/review.css";
import "../styles/pages/lab.css";

interface Equipped {
  game: string;
  catalog: Catalog;
  kit: Kit;
}

const fresh = (game: string, beginning: Study["beginning"]): Study => ({
  version: 1,
  game,
  beginning,
  tree: planted(),
  at: ROOT,
  a: null,
  b: null,
});

/** Have the lab begin with what its address names. */
async function begin(lab: Lab, first: string | null, shared: string | null): Promise<void> {
  const { query } = place.peek();
  const [table, mend] = [query.get("table"), query.get("mend")];
  await loadGames();
  if (shared) {
    const found = await api.shared(shared);
    const study = studyFrom(found.study);
    await enter(study?.game ?? FIRST);
    if (!study) throw new Error(say("lab-no-study"));
    lab.shared.value = found;
    await lab.open(study);
    return;
  }
  if (table || mend) {
    const info = (await api.table(table ?? mend ?? "")).table;
    await enter(info.game);
    const cast = info.seats.map(({ name, kind, bot }) => ({ name, kind, bot }));
    if (table) {
      await lab.open(fresh(info.game, { table, ply: Number(query.get("ply") ?? 0) }), cast);
      return;
    }
    const kept = JSON.parse((await api.position(info.id)).position) as object;
    lab.mends.value = info.id;
    lab.laid.cast = cast;
    lab.game.value = info.game;
    await lab.begin({ position: { options: info.options, ...kept, game: info.game } });
    return;
  }
  const game = first && GAMES[first] ? first : FIRST;
  await enter(game);
  lab.game.value = game;
  const draft = Lab.draft(game);
  if (draft) {
    try {
      await lab.open(draft);
      return;
    } catch {
      // What was kept no longer fits: it begins anew.
    }
  }
  const counts = (await loadGames())[game]?.players ?? [2];
  await lab.begin({ game, players: counts[0] ?? 2, dealt: true });
}

/** How sound the position is; what is wrong is one press away. */
function Soundness({ lab }: { lab: Lab }): JSX.Element {
  const problems = lab.problems.value;
  const [first] = problems;
  if (lab.checking.value) return <span class="pill">{say("lab-checking")}</span>;
  if (first)
    return (
      <button type="button" class="pill wrong" onClick={() => turnToProblem(lab, first)}>
        <Icon name="info" size="s" />
        {say("lab-problems", { n: problems.length })}
      </button>
    );
  return (
    <span class="pill sound">
      <Icon name="check" size="s" />
      {say("lab-sound")}
    </span>
  );
}

function Head({ lab, onPlay, onShare }: { lab: Lab; onPlay: () => void; onShare: () => void }): JSX.Element {
  const [failed, setFailed] = useState<string | null>(null);
  const mode = lab.mode.value;
  const setting = mode === "setup";
  const shared = lab.shared.value;
  const closed = setting && !lab.sound.value;
  const over = !setting && Boolean(lab.session.state.value?.outcome);
  const why = closed ? say("lab-closed") : over ? say("lab-over") : undefined;
  const game = lab.game.value ?? FIRST;
  const mends = lab.mends.value;
  const play = async (): Promise<void> => {
    if (closed || over) return;
    if (setting) await lab.explore();
    onPlay();
  };
  const ask = async (): Promise<void> => {
    if (closed || over) return;
    if (setting) await lab.explore();
    if (mode === "compare") lab.mode.value = "explore";
    await lab.ask();
  };
  const setRight = (): void => {
    if (closed || !mends) return;
    api.act(mends, "set-right", { position: JSON.stringify(lab.position.value) }).then(
      () => go(`/t/${mends}`),
      (error: Error) => setFailed(error.message),
    );
  };
  const both = lab.a.value !== null && lab.b.value !== null;
  return (
    <header class="labhead">
      <div class="labtitle">
        <h1>
          <span>{say("lab-title")}</span> {shared ? shared.name : say(`lab-title-${mode}`)}
        </h1>
        <p>{shared ? say("lab-shared-by", { name: shared.by, game: fullTitle(game) }) : fullTitle(game)}</p>
      </div>
      {!shared && (
        <span class="seg" role="group" aria-label={say("lab-modes")}>
          <button type="button" aria-pressed={setting} onClick={() => void lab.toSetup()}>
            {say("lab-setup")}
          </button>
          <button
            type="button"
            aria-pressed={mode === "explore"}
            aria-disabled={closed}
            title={closed ? why : undefined}
            onClick={() => !closed && void lab.explore()}
          >
            {say("lab-explore")}
          </button>
          {both && (
            <button
              type="button"
              aria-pressed={mode === "compare"}
              aria-disabled={closed}
              onClick={() => {
                if (!closed) lab.mode.value = "compare";
              }}
            >
              {say("lab-compare-short")}
            </button>
          )}
        </span>
      )}
      {shared && (
        <span class="seg" role="group" aria-label={say("lab-modes")}>
          <button type="button" aria-pressed={mode === "explore"} onClick={() => (lab.mode.value = "explore")}>
            {say("lab-explore")}
          </button>
          {both && (
            <button type="button" aria-pressed={mode === "compare"} onClick={() => (lab.mode.value = "compare")}>
              {say("lab-compare-short")}
            </button>
          )}
        </span>
      )}
      {setting && <Soundness lab={lab} />}
      <span class="labdeeds">
        {mends ? (
          <button type="button" class="btn prime" aria-disabled={closed} title={why} onClick={setRight}>
            {say("lab-set-right")}
          </button>
        ) : (
          <>
            <button
              type="button"
              class="btn prime"
              aria-disabled={closed || over}
              title={why}
              onClick={() => void ask()}
            >
              <Icon name="search" size="s" />
              {say("lab-ask-short")}
            </button>
            <button type="button" class="btn" aria-disabled={closed || over} title={why} onClick={() => void play()}>
              <Icon name="play" size="s" />
              {say("lab-play")}
            </button>
            {shared ? (
              <button type="button" class="btn" onClick={() => void mine(lab)}>
                {say("lab-mine")}
              </button>
            ) : (
              <button
                type="button"
                class="btn"
                aria-disabled={closed}
                title={why}
                onClick={() => {
                  if (!closed) void (setting ? lab.explore() : Promise.resolve()).then(onShare);
                }}
              >
                <Icon name="link" size="s" />
                {say("lab-share")}
              </button>
            )}
          </>
        )}
      </span>
      {(closed || failed) && (
        <p class="labwhy" role="status">
          {failed ?? (lab.checking.value ? "" : say("lab-closed"))}
        </p>
      )}
    </header>
  );
}

/** Make somebody's study one's own: it is kept here from now on. */
async function mine(lab: Lab): Promise<void> {
  lab.adopt();
  go(`/lab/${lab.game.value}`, true);
}

/** The other games, and where else positions come from. */
function Games({ game }: { game: string }): JSX.Element {
  return (
    <nav class="labgames" aria-label={say("lab-games")}>
      {Object.keys(GAMES).map((each) => (
        <a key={each} href={`/lab/${each}`} aria-current={each === game ? "page" : undefined}>
          {fullTitle(each)}
        </a>
      ))}
      <small class="muted">{say("lab-from-game")}</small>
    </nav>
  );
}

export function LabPage({ game: first, shared }: { game: string | null; shared: string | null }): JSX.Element {
  const lab = useMemo(() => new Lab(), []);
  const controls = useMemo(() => ({ tried: new Control(lab.session), laid: new Control(lab.laid) }), [lab]);
  const [equipped, setEquipped] = useState<Equipped | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [open, setOpen] = useState<"play" | "share" | null>(null);

  useEffect(() => {
    begin(lab, first, shared).catch((error: Error) => setFailed(error.message));
    return () => {
      lab.close();
      controls.tried.dispose();
      controls.laid.dispose();
    };
  }, [lab, controls, first, shared]);

  const setting = lab.mode.value === "setup";
  const session = setting ? lab.laid : lab.session;
  const control = setting ? controls.laid : controls.tried;
  useKeys(control);

  // The table's things, by the options that it is laid with.
  const info = session.table.value;
  const wanted = info ? JSON.stringify([info.game, info.options]) : "";
  useEffect(() => {
    if (!wanted) return;
    const [game, options] = JSON.parse(wanted) as [string, Record<string, unknown>];
    let late = false;
    Promise.all([loadCatalog(game, options), loadKit(game), enter(game)]).then(
      ([catalog, kit]) => {
        if (late) return;
        for (const each of [controls.tried, controls.laid]) each.keys = kit.keys;
        for (const each of [lab.session, lab.laid]) {
          const flights = new Flights(kit.path);
          each.before = (next) => flights.before(next, new Set(each.events.value.map((e) => e.n)));
          each.after = () => flights.after();
        }
        setEquipped({ game, catalog, kit });
      },
      (error: Error) => setFailed(error.message),
    );
    return () => {
      late = true;
    };
  }, [wanted, lab, controls]);
  useEffect(() => (equipped ? lookAs(session, equipped.catalog) : undefined), [session, equipped]);
  useEffect(() => {
    if (equipped) callTab(say("lab-tab", { title: titleOf(equipped.game) }));
    return () => callTab(null);
  }, [equipped]);

  const why = failed ?? lab.failed.value;
  if (!info || !equipped || !session.state.value)
    return (
      <Site>
        <main id="main" class="list-page loading">
          {why ? <p class="bad">{why}</p> : say("site-loading")}
        </main>
      </Site>
    );
  const { catalog, kit } = equipped;
  return (
    <Context.Provider value={{ session, control, catalog, kit, ...told(equipped.game), narrow: narrow.value }}>
      <Site>
        <main id="main" class={`lab review ${lab.mode.value}`}>
          <Head lab={lab} onPlay={() => setOpen("play")} onShare={() => setOpen("share")} />
          {why && (
            <p class="bad" role="alert">
              {why}
            </p>
          )}
          {lab.mode.value === "setup" ? (
            <Setup key="setup" lab={lab} />
          ) : lab.mode.value === "compare" ? (
            <Compare key="compare" lab={lab} />
          ) : (
            <Explore key="explore" lab={lab} />
          )}
          {!lab.mends.value && <Games game={equipped.game} />}
        </main>
        {open === "play" && <PlayOn lab={lab} onClose={() => setOpen(null)} />}
        {open === "share" && (
          <Share
            lab={lab}
            title={say("lab-share-title", { title: titleOf(equipped.game) })}
            onClose={() => setOpen(null)}
          />
        )}
      </Site>
    </Context.Provider>
  );
}
