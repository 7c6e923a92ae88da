/** A finished game with what every choice was worth: the verdict, the chart that winds the game, the moments. */
import type { JSX } from "preact";
import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import { api } from "../state/api";
import { type Catalog, loadCatalog } from "../state/catalog";
import { Reviewing, ReviewSession, whyClosed } from "../state/review";
import { go, place } from "../state/router";
import { Context, lookAs } from "../table/context";
import { Control } from "../table/control";
import { headline } from "../table/end";
import { Flights } from "../table/fly";
import { loadKit, told } from "../table/games";
import type { Kit } from "../table/kit";
import type { JudgedChoice, OutcomeShape } from "../types/generated";
import { Icon } from "../ui/glyph";
import { narrow } from "../ui/screen";
import { enter, gameHere, say, tell } from "../words/language";
import { usePlaying } from "./playing";
import { Account } from "./review/account";
import { Bar, seatsOpen } from "./review/bar";
import { Board } from "./review/board";
import { WinChart } from "./review/chart";
import { keysOfReview, useDeeds } from "./review/keys";
import { FigureTable, Moment, Moments, Progress } from "./review/parts";
import { choiceAt, inOrder, momentsOf, nextMoment, type Place, pointsOf, samePlace } from "./review/reckon";
import { Verdict } from "./review/verdict";
import { Dock, Winder } from "./review/winding";
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
  const [playing, setPlaying] = usePlaying(session);

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
  /** Somebody has begun to look around: the game does not go on by itself. */
  const halt = useCallback((): void => {
    moved.current = true;
    setPlaying(false);
  }, [setPlaying]);
  const goTo = useCallback(
    (to: number, scrubbing = false): void => {
      halt();
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
    [halt, fetch, seat, open],
  );
  const pick = useCallback(
    (made: JudgedChoice): void => {
      halt();
      const laid = session.table.value;
      const may = laid !== null && seatsOpen(laid).includes(made.seat);
      setKnob(null);
      setGuest(made.seat);
      fetch(made.ply, may ? made.seat : seat, open);
    },
    [halt, session, fetch, seat, open],
  );
  const on = (): void => {
    halt();
    void session.step();
  };
  const back = (): void => {
    halt();
    void session.back();
  };
  const play = (): void => {
    moved.current = true;
    setPlaying(!playing);
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

  // What the others held is nobody's to try out where it stays hidden.
  const studied = table?.open_end === true && game?.closed === null;
  const lab = studied ? `/lab?table=${id}&ply=${session.ply.value}` : null;
  const deeds = useDeeds({
    on,
    back,
    "moment-on": () => toMoment(true),
    "moment-back": () => toMoment(false),
    first: () => goTo(0),
    last: () => goTo(last),
    play,
    lab: () => lab && go(lab),
    open: () => look(seat, !open),
    figures: () => showFigures(!figures),
    help: () => {
      control.panel.value = control.panel.value === "help" ? null : "help";
    },
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
  const decision = session.decision.value;
  const asked = decision && choice?.seat === decision.seat ? tell(decision.prompt) : "";
  const working = now.state === "working" || now.state === "waiting";
  const said = game.outcome ? (game.kit.sheet.headline ?? headline)(game.outcome, session.own.value) : "";
  const round = choice?.round ?? (review ? pointsOf(review, seat).findLast((p) => p.ply <= ply)?.round : 0);
  const when = ply >= last ? say("review-end") : say("review-round-n", { n: round ?? 1 });
  const number = inOrder(moments).findIndex((each) => samePlace(each, at)) + 1;
  return (
    <Context.Provider
      value={{ session, control, ...game, ...told(table.game), narrow: narrow.value, keys: keysOfReview }}
    >
      <Site>
        <main id="main" class="review">
          <div class="verdict">
            <div class="vwords">
              <Verdict review={review} seat={seat} open={open} state={now.state} said={said} />
              <Bar table={table} seat={seat} open={open} onLook={look} />
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
                    <Winder ply={ply} last={last} playing={playing} deeds={deeds} />
                    <span class="where">
                      <b>{when}</b>
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
                  lab={lab}
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
          {moments.length > 0 && <Dock when={when} number={number} count={moments.length} deeds={deeds} />}
        </main>
      </Site>
    </Context.Provider>
  );
}
