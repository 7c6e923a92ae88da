/** A finished game with what every choice was worth: the verdict, the chart that winds the game, the moments. */
import type { JSX } from "preact";
import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import { api } from "../state/api";
import { type Catalog, loadCatalog } from "../state/catalog";
import { prefs } from "../state/prefs";
import { Reviewing, ReviewSession, whyClosed } from "../state/review";
import { go, place } from "../state/router";
import { Context, lookAs, nameOf } from "../table/context";
import { Control } from "../table/control";
import { headline } from "../table/end";
import { Flights } from "../table/fly";
import { loadKit, told } from "../table/games";
import type { Kit } from "../table/kit";
import type { JudgedChoice, OutcomeShape } from "../types/generated";
import type { Table } from "../types/wire";
import { Icon } from "../ui/glyph";
import { narrow } from "../ui/screen";
import { enter, gameHere, say, tell } from "../words/language";
import { Account } from "./review/account";
import { Board } from "./review/board";
import { WinChart } from "./review/chart";
import { FigureTable, Moment, Moments, Progress } from "./review/parts";
import { choiceAt, inOrder, momentsOf, nextMoment, type Place, pointsOf, samePlace } from "./review/reckon";
import { Verdict } from "./review/verdict";
import { Site } from "./site";
import "../styles/pages/counsel.css";
import "../styles/pages/look.css";
import "../styles/pages/review.css";

/** How long a hand that winds the game rests before the table is fetched, in milliseconds. */
const RESTS = 90;

interface Laid {
  catalog: Catalog;
  kit: Kit;
  outcome: OutcomeShape | null;
  /** Why the game can only be looked at; null: its moments can be tried out and played on. */
  closed: string | null;
}

/** The seats through whose eyes somebody may look. */
function seatsOpen({ seats, open_end }: Table): number[] {
  return seats.filter((seat) => open_end || seat.you).map((seat) => seat.index);
}

export function ReviewPage({ id }: { id: string }): JSX.Element {
  const session = useMemo(() => new ReviewSession(id), [id]);
  const control = useMemo(() => new Control(session), [session]);
  const reviewing = useMemo(() => new Reviewing(id), [id]);
  const [game, setGame] = useState<Laid | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [seat, setSeat] = useState(0);
  const [open, setOpen] = useState(place.value.query.has("open"));
  const [all, setAll] = useState(false);
  const [cut, setCut] = useState(false);
  const [figures, showFigures] = useState(false);
  // Whose choice was opened, where that is another's.
  const [guest, setGuest] = useState<number | null>(null);
  // Where the knob is, which the table follows.
  const [knob, setKnob] = useState<number | null>(null);
  const resting = useRef<number | undefined>(undefined);
  const moved = useRef(false);

  useEffect(() => {
    let seeing = (): void => undefined;
    const { query } = place.peek();
    const asked = query.get("ply");
    // Whoever came for a certain moment is left there.
    moved.current = asked !== null;
    const begin = async (): Promise<void> => {
      const { table } = await api.table(id);
      session.table.value = table;
      const seats = seatsOpen(table);
      const mine = table.seats.filter((s) => s.you).map((s) => s.index);
      // Of several who share a screen, and of a game from elsewhere, nobody knows who reads.
      session.own.value = mine.length === 1 && !table.imported ? (mine[0] ?? null) : null;
      const wanted = Number(query.get("seat") ?? session.own.value ?? mine[0] ?? seats[0] ?? 0);
      const looks = seats.includes(wanted) ? wanted : (seats[0] ?? 0);
      setSeat(looks);
      const [catalog, kit] = await Promise.all([
        loadCatalog(table.game, table.options),
        loadKit(table.game),
        enter(table.game),
        reviewing.open(query.has("ask")),
      ]);
      control.keys = kit.keys;
      seeing = lookAs(session, catalog);
      const flights = new Flights(kit.path);
      session.before = (next) => flights.before(next, new Set(session.events.value.map((e) => e.n)));
      session.after = () => flights.after();
      const [{ outcome }, closed] = await Promise.all([
        api.replay(id, table.ply, looks, table.ply),
        table.open_end ? whyClosed(id) : null,
      ]);
      const review = reviewing.now.value?.review;
      const first = review ? momentsOf(review, looks)[0]?.ply : undefined;
      moved.current ||= first !== undefined;
      session.last.value = table.ply;
      session.see(looks, query.has("open"));
      await session.go(asked === null ? (first ?? 0) : Number(asked));
      setGame({ catalog, kit, outcome, closed });
    };
    begin().catch((error: Error) => setFailed(error.message));
    return () => {
      seeing();
      reviewing.close();
      control.dispose();
      window.clearTimeout(resting.current);
    };
  }, [id, session, control, reviewing]);

  const now = reviewing.now.value;
  const review = now?.review ?? null;
  const state = session.state.value;
  const last = session.last.value;
  const ply = knob ?? session.ply.value;
  const table = session.table.value;
  // Another's choice is opened where that one may be looked through, or else from one's own side.
  const looker = guest !== null && table && seatsOpen(table).includes(guest) ? guest : seat;

  const fetch = useCallback(
    (to: number, from: number, opened: boolean) => {
      session.see(from, opened);
      void session.go(to).then(
        () => setFailed(null),
        (error: Error) => setFailed(error.message),
      );
    },
    [session],
  );
  const goTo = useCallback(
    (to: number, scrubbing = false): void => {
      moved.current = true;
      window.clearTimeout(resting.current);
      setGuest(null);
      setKnob(scrubbing ? to : null);
      if (!scrubbing) fetch(to, seat, open);
      else
        resting.current = window.setTimeout(() => {
          setKnob(null);
          fetch(to, seat, open);
        }, RESTS);
    },
    [fetch, seat, open],
  );
  const pick = useCallback(
    (made: JudgedChoice): void => {
      moved.current = true;
      const laid = session.table.value;
      const may = laid !== null && seatsOpen(laid).includes(made.seat);
      setKnob(null);
      setGuest(made.seat);
      fetch(made.ply, may ? made.seat : seat, open);
    },
    [session, fetch, seat, open],
  );
  const on = (): void => {
    moved.current = true;
    void session.step();
  };
  const back = (): void => {
    moved.current = true;
    void session.back();
  };
  const look = (whose: number, opened: boolean): void => {
    setSeat(whose);
    setOpen(opened);
    setGuest(null);
    fetch(ply, whose, opened);
  };

  const own = review ? momentsOf(review, seat) : [];
  const moments = review && all ? momentsOf(review, null) : own;
  const choice = review && choiceAt(review, session.ply.value, [guest ?? seat, seat]);
  const at: Place = { ply, seat: choice?.ply === ply ? choice.seat : looker };
  const toMoment = (forward: boolean): void => {
    const next = nextMoment(moments, at, forward);
    if (next) pick(next);
  };

  const begun = state !== null && game !== null;
  useEffect(() => {
    if (begun) go(`/review/${id}?ply=${session.ply.value}&seat=${seat}${open ? "&open=1" : ""}`, true);
  }, [id, begun, session.ply.value, seat, open, session]);

  // What has come meanwhile is shown to whoever has not begun to look around.
  const worst = own[0];
  const done = now?.state === "done";
  useEffect(() => {
    if (begun && done && worst && !moved.current) pick(worst);
  }, [begun, done, worst, pick]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if ((event.target as HTMLElement | null)?.closest("input,select,textarea,dialog,[role=region]")) return;
      if (!prefs.value.keys && event.key.length === 1) return;
      const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
      if (step && event.shiftKey) toMoment(step > 0);
      else if (step > 0) on();
      else if (step < 0) back();
      else if (event.key === "Home") goTo(0);
      else if (event.key === "End") goTo(last);
      else if (event.key.toLowerCase() === "o") look(seat, !open);
      else if (event.key.toLowerCase() === "t") showFigures((shown) => !shown);
      else return;
      event.preventDefault();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  });

  const refused = failed ?? reviewing.refused.value;
  if (refused && !begun)
    return (
      <Site>
        <main id="main" class="list-page">
          <p class="bad">{refused}</p>
          {/* Where there is no such table, no game has been entered, and nothing leads back to it. */}
          <a class="btn" href={gameHere() ? `/t/${id}` : "/"}>
            {say(gameHere() ? "review-back" : "site-home")}
          </a>
        </main>
      </Site>
    );
  if (!table || !game || !state || !now)
    return (
      <Site>
        <main id="main" class="list-page loading">
          {say("site-loading")}
        </main>
      </Site>
    );
  const branch = (): void => {
    api.act(id, "branch", { ply: session.ply.value, seat: looker }).then(
      ({ table: made }) => go(`/t/${made.id}`),
      (error: Error) => setFailed(say("replay-branch-failed", { why: error.message })),
    );
  };
  // What the others held is nobody's to try out where it stays hidden.
  const studied = table.open_end && game.closed === null;
  const decision = session.decision.value;
  const asked = decision && choice?.seat === decision.seat ? tell(decision.prompt) : "";
  const working = now.state === "working" || now.state === "waiting";
  const said = game.outcome ? (game.kit.sheet.headline ?? headline)(game.outcome, session.own.value) : "";
  const seats = seatsOpen(table);
  const round = choice?.round ?? (review ? pointsOf(review, seat).findLast((p) => p.ply <= ply)?.round : 0);
  const number = inOrder(moments).findIndex((each) => samePlace(each, at)) + 1;
  const tool = (icon: string, label: string, off: boolean, act: () => void, cls = ""): JSX.Element => (
    <button type="button" class={`iconb edged ${cls}`} aria-label={label} title={label} disabled={off} onClick={act}>
      <Icon name={icon} />
    </button>
  );
  return (
    <Context.Provider value={{ session, control, ...game, ...told(table.game), narrow: narrow.value }}>
      <Site>
        <main id="main" class="review">
          <div class="verdict">
            <div class="vwords">
              <Verdict review={review} seat={seat} open={open} state={now.state} said={said} />
              <div class="rbar">
                <span class="seg wide" role="group" aria-label={say("review-title")}>
                  <button type="button" aria-pressed={!open} onClick={() => look(seat, false)}>
                    {say("review-knew", { seat })}
                  </button>
                  <button type="button" aria-pressed={open} disabled={!table.open_end} onClick={() => look(seat, true)}>
                    <Icon name="eye" size="s" />
                    {say("review-open")}
                  </button>
                </span>
                {seats.length > 1 && (
                  <label class="whose">
                    <span class="vh">{say("review-of")}</span>
                    <select value={String(seat)} onChange={(event) => look(Number(event.currentTarget.value), open)}>
                      {seats.map((each) => (
                        <option key={each} value={String(each)}>
                          {nameOf(session, each)}
                        </option>
                      ))}
                    </select>
                  </label>
                )}
                <button type="button" class="btn" onClick={() => void navigator.clipboard?.writeText(location.href)}>
                  <Icon name="link" size="s" />
                  {say("review-copy")}
                </button>
                <a class="btn quiet" href={`/t/${id}`}>
                  {say("review-back")}
                </a>
              </div>
            </div>
            {review && review.account.length > 0 ? (
              <Account review={review} seat={seat} open={open} />
            ) : (
              <Progress now={now} onAsk={() => void reviewing.ask()} />
            )}
          </div>
          {refused && (
            <p class="bad" role="alert">
              {refused}
            </p>
          )}
          {review && (
            <div class="rev">
              <div class="rcol">
                <section class="sheet laid pad rchart" aria-labelledby="rv-chart">
                  <h2 class="cap" id="rv-chart">
                    {say("review-chart")} <small>{say("review-chart-note")}</small>
                  </h2>
                  <WinChart
                    review={review}
                    seat={seat}
                    open={open}
                    cut={cut}
                    moments={moments}
                    here={at}
                    last={last}
                    onPly={goTo}
                    onPick={pick}
                  />
                  <div class="scrub">
                    {tool("step_back", say("review-first"), ply <= 0, () => goTo(0))}
                    {tool("chevron", say("replay-back"), ply <= 0, back, "mirror")}
                    {tool("chevron", say("replay-step"), ply >= last, on)}
                    {tool("step", say("review-last"), ply >= last, () => goTo(last))}
                    <span class="where">
                      <b>{ply >= last ? say("review-end") : say("review-round-n", { n: round ?? 1 })}</b>
                      {choice && <span>, {say("review-before", { seat: choice.seat })}</span>}
                      <span class="mv">; {say("review-move", { ply, last })}</span>
                    </span>
                    {review.players > 2 && (
                      <button type="button" class="btn quiet" aria-pressed={cut} onClick={() => setCut(!cut)}>
                        {say(cut ? "review-chart-whole" : "review-chart-close")}
                      </button>
                    )}
                    <button
                      type="button"
                      class="btn quiet"
                      aria-expanded={figures}
                      onClick={() => showFigures(!figures)}
                    >
                      <Icon name="log" size="s" />
                      {say("review-figures")}
                    </button>
                  </div>
                  {figures && <FigureTable points={pointsOf(review, open ? null : seat)} />}
                </section>
                <Board
                  choice={choice?.seat === looker ? choice : null}
                  address={`/replay/${id}?ply=${session.ply.value}&seat=${looker}`}
                  lab={studied ? `/lab?table=${id}&ply=${session.ply.value}` : null}
                />
              </div>
              <div class="rcol">
                <Moments
                  review={review}
                  seat={seat}
                  all={all}
                  moments={moments}
                  here={at}
                  working={working}
                  onAll={setAll}
                  onPick={pick}
                />
                <Moment
                  choice={choice}
                  asked={asked}
                  awaited={working && ply < last}
                  players={review.players}
                  onBranch={studied ? branch : null}
                  closed={game.closed}
                />
              </div>
            </div>
          )}
          {moments.length > 0 && (
            <nav class="rdock" aria-label={say("review-moments")}>
              <button
                type="button"
                class="btn"
                aria-label={say("review-moment-before")}
                onClick={() => toMoment(false)}
              >
                <Icon name="step_back" />
              </button>
              <span>
                <b>{ply >= last ? say("review-end") : say("review-round-n", { n: round ?? 1 })}</b>
                {number > 0 && say("review-moment-of", { n: number, count: moments.length })}
              </span>
              <button type="button" class="btn" aria-label={say("review-moment-after")} onClick={() => toMoment(true)}>
                <Icon name="step" />
              </button>
            </nav>
          )}
        </main>
      </Site>
    </Context.Provider>
  );
}
