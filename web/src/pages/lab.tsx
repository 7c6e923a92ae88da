/** The lab: any position of any game, set up by hand or from a game; tried out, compared, played on, shared. */
import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { api, fits } from "../state/api";
import { type Catalog, loadCatalog, loadGames } from "../state/catalog";
import { byLink, draftOf, freshStudy, laidOf, playedDraft, type Study, studyFrom } from "../state/lab/kept";
import { Lab } from "../state/lab/lab";
import { place } from "../state/router";
import { callTab } from "../state/tab";
import { Context, lookAs } from "../table/context";
import { Control } from "../table/control";
import { Flights } from "../table/fly";
import { FIRST, fullTitle, GAMES, loadKit, titleOf, told } from "../table/games";
import type { Kit } from "../table/kit";
import { useKeys } from "../table/usekeys";
import { narrow } from "../ui/screen";
import { enter, gameHere, say } from "../words/language";
import { Compare } from "./lab/compare";
import { Explore } from "./lab/explore";
import { Head } from "./lab/head";
import { PlayOn } from "./lab/playon";
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

/** What is kept of a moment that was come to by a link: its table need not be there for whoever has that alone. */
function linkedDraft(table: string, ply: number): Study | null {
  const kept = Object.keys(GAMES).map((game) => playedDraft(game, table, ply));
  return kept.find((study) => study && "study" in study.beginning) ?? null;
}

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
    await lab.open(byLink(study, found.id));
    return;
  }
  const ply = Math.max(0, Math.trunc(Number(query.get("ply"))) || 0);
  const linked = table ? linkedDraft(table, ply) : null;
  if (linked) {
    await enter(linked.game);
    if (await fits(lab.open(linked))) return;
  }
  if (table || mend) {
    const info = (await api.table(table ?? mend ?? "")).table;
    await enter(info.game);
    const cast = info.seats.map(({ name, kind, bot }) => ({ name, kind, bot }));
    if (table) {
      const kept = playedDraft(info.game, table, ply);
      if (kept && (await fits(lab.open(kept, cast)))) return;
      await lab.open(freshStudy(info.game, { table, ply }), cast);
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
  // What was kept and no longer fits begins anew; where nobody can say whether it does, it stays for another time.
  const [draft, laid] = [draftOf(game), laidOf(game)];
  if (draft && (await fits(lab.open(draft))) && !laid) return;
  if (laid && (await fits(lab.setUp({ position: laid })))) return;
  const counts = (await loadGames())[game]?.players ?? [2];
  await lab.begin({ game, players: counts[0] ?? 2, dealt: true });
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
    begin(lab, first, shared).catch(async (error: Error) => {
      // An address that leads to no game has none whose words, and with them the lab's, are at hand.
      if (!gameHere()) await enter(FIRST).catch(() => undefined);
      setFailed(error.message);
    });
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
      ([cards, own]) => {
        if (late) return;
        for (const each of [controls.tried, controls.laid]) each.keys = own.keys;
        for (const each of [lab.session, lab.laid]) {
          const flights = new Flights(own.path);
          each.before = (next) => flights.before(next, new Set(each.events.value.map((e) => e.n)));
          each.after = () => flights.after();
        }
        setEquipped({ game, catalog: cards, kit: own });
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
          {why ? (
            <>
              <p class="bad" role="alert">
                {why}
              </p>
              <a class="btn" href="/lab">
                {say("lab-to-lab")}
              </a>
            </>
          ) : (
            say("site-loading")
          )}
        </main>
      </Site>
    );
  const { catalog, kit } = equipped;
  return (
    <Context.Provider value={{ session, control, catalog, kit, ...told(equipped.game), narrow: narrow.value }}>
      <Site>
        <main id="main" class={`lab review at-${lab.mode.value}`}>
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
