/** The parts of a review that are words and figures: the moments, one moment in full, how far it is. */
import type { JSX } from "preact";
import { useMemo, useState } from "preact/hooks";
import { WHOLE } from "../../state/chance";
import { axisOf, figure, percent, signed, width } from "../../table/chances";
import { nameOf, useTable } from "../../table/context";
import { linesOf } from "../../table/lines";
import { LineWords } from "../../table/loglines";
import { Proof } from "../../table/proofs";
import { Parts, Told } from "../../table/told";
import { Whisker } from "../../table/whisker";
import type { ChancePoint, ChangedFigure, Detail, EventRow, JudgedChoice, Review } from "../../types/generated";
import type { ReviewState } from "../../types/wire";
import { Icon, Mark } from "../../ui/glyph";
import { say, spoken, tell, tellParts } from "../../words/language";
import { Pm } from "./pm";
import { type Place, samePlace } from "./reckon";

/** How many moments are listed at first. */
const MOST_LISTED = 12;

const lossOf = (choice: JudgedChoice): string => signed(-(choice.loss * 100) / WHOLE, 1);

function MomentRow({
  choice,
  on,
  onPick,
  named,
}: {
  choice: JudgedChoice;
  on: boolean;
  onPick: () => void;
  /** Whether it must be said whose choice it was. */
  named: boolean;
}): JSX.Element {
  const { session } = useTable();
  const grade = say(`review-grade-${choice.grade}`);
  const what = tell(choice.played);
  return (
    <li class={on ? "on" : ""}>
      <button type="button" aria-current={on ? "true" : undefined} onClick={onPick} data-moment-ply={choice.ply}>
        <span class="vh">
          {named && `${nameOf(session, choice.seat)}: `}
          {say("review-moment-says", { grade, round: choice.round, what, loss: lossOf(choice) })}{" "}
          {say("review-pm-long", { width: percent(choice.pm, 1) })}
        </span>
        <Proof sign={choice.grade} />
        <span class="k" aria-hidden="true">
          <b>{grade}</b> <small title={say("review-round-n", { n: choice.round })}>{choice.round}</small>
        </span>
        <span class="tx" aria-hidden="true" title={what}>
          {named && <Mark seat={choice.seat} />}
          {what}
        </span>
        <span class="n" aria-hidden="true">
          {lossOf(choice)} <small class="pm">{say("review-pm", { width: percent(choice.pm, 1) })}</small>
        </span>
      </button>
    </li>
  );
}

export function Moments({
  review,
  seat,
  all,
  moments,
  here,
  working,
  onAll,
  onPick,
}: {
  review: Review;
  seat: number;
  all: boolean;
  moments: readonly JudgedChoice[];
  here: Place;
  /** Whether there may be more to come. */
  working: boolean;
  onAll: (all: boolean) => void;
  onPick: (choice: JudgedChoice) => void;
}): JSX.Element {
  const [whole, setWhole] = useState(false);
  const listed = whole ? moments : moments.slice(0, MOST_LISTED);
  const rest = review.rest.filter((_, i) => all || i === seat);
  const count = rest.reduce((sum, each) => sum + each.count, 0);
  const loss = rest.reduce((sum, each) => sum + each.loss, 0);
  return (
    <section class="sheet laid pad moments" aria-labelledby="rv-moments">
      <h2 class="cap" id="rv-moments">
        {say("review-moments")}
      </h2>
      <span class="seg" role="group" aria-label={say("review-moments-whose")}>
        <button type="button" aria-pressed={!all} onClick={() => onAll(false)}>
          {say("review-moments-own", { seat })}
        </button>
        <button type="button" aria-pressed={all} onClick={() => onAll(true)}>
          {say("review-moments-all")}
        </button>
      </span>
      {moments.length > 0 && (
        <ol class="moms">
          {listed.map((choice) => (
            <MomentRow
              key={`${choice.ply} ${choice.seat}`}
              choice={choice}
              named={all}
              on={samePlace(choice, here)}
              onPick={() => onPick(choice)}
            />
          ))}
        </ol>
      )}
      {listed.length < moments.length && (
        <button type="button" class="btn quiet small" onClick={() => setWhole(true)}>
          {say("review-moments-more", { count: moments.length - listed.length })}
        </button>
      )}
      {working ? (
        <ul class="moms todo" aria-hidden="true">
          {[0, 1, 2].map((i) => (
            <li key={i}>
              <i class="skel s1" />
              <i class="skel s2" />
              <i class="skel s3" />
            </li>
          ))}
        </ul>
      ) : (
        moments.length === 0 && (
          <p class="allwell">
            <Proof sign="sound" />
            <span>
              <b>{say("review-moments-none")}</b> {say("review-moments-none-note")}
            </span>
          </p>
        )
      )}
      {count > 0 && (
        <p class="rest">
          <span>{say("review-moments-rest", { count })}</span>
          <span>{say("review-moments-together", { loss: signed(-(loss * 100) / WHOLE, 1) })}</span>
        </p>
      )}
    </section>
  );
}

function FigureRow({ row, mover }: { row: ChangedFigure; mover: number }): JSX.Element {
  const places = [row.played, row.best].every((n) => Number.isInteger(n)) ? 0 : 1;
  const change = signed(row.best - row.played, places);
  const label =
    row.seat === mover ? tell(row.label) : say("review-figure-of", { label: tell(row.label), seat: row.seat });
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{figure(row.played, places)}</td>
      <td class="bt">{figure(row.best, places)}</td>
      <td class="bt d">{change === figure(0, places) ? say("review-same") : change}</td>
    </tr>
  );
}

/** What was played and what was better, side by side. */
function Duel({ choice, detail }: { choice: JudgedChoice; detail: Detail }): JSX.Element {
  const worth = (option: number) => detail.options.find(({ row }) => row.option === option)?.win;
  const [played, best] = [worth(choice.played.option), worth(choice.best.option)];
  const chance = (p: number | undefined, win: typeof played): JSX.Element => (
    <>
      {percent(p ?? 0, 1)} {win && <Pm of={width(win)} places={1} />}
    </>
  );
  return (
    <table class="duel">
      <thead>
        <tr>
          <td />
          <th scope="col">
            <small>{say("review-choice-played", { seat: choice.seat })}</small>
            <b>{tell(choice.played)}</b>
          </th>
          <th scope="col" colSpan={2} class="bt">
            <small>
              <Proof sign="best" /> {say("review-choice-better")}
            </small>
            <b>{tell(choice.best)}</b>
          </th>
        </tr>
      </thead>
      <tbody>
        <tr class="chance">
          <th scope="row">{say("review-chance")}</th>
          <td>{chance(choice.after[choice.seat], played)}</td>
          <td class="bt">{chance(choice.before[choice.seat], best)}</td>
          <td class="bt d loss">{lossOf(choice)}</td>
        </tr>
        {detail.figures.map((row, i) => (
          <FigureRow key={i} row={row} mover={choice.seat} />
        ))}
      </tbody>
    </table>
  );
}

/** Events of a line that was imagined have no numbers of their own. */
const numbered = (line: Detail["line"]): EventRow[] =>
  line.map((event, i) => ({ n: i, ply: 0, ...event }) as unknown as EventRow);

/** The rest of the turn after the better choice, in the words of the log. */
function BetterLine({ line, players }: { line: Detail["line"]; players: number }): JSX.Element | null {
  const { kit } = useTable();
  const lang = spoken.value;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told anew in another language
  const lines = useMemo(
    () => linesOf(numbered(line), players, kit).filter((each) => !each.rule),
    [line, players, kit, lang],
  );
  if (!lines.length) return null;
  return (
    <>
      <h3 class="vh">{say("review-line")}</h3>
      <ol class="bline">
        {lines.map((each, i) => (
          <li key={i}>
            {each.seat !== null && !each.sub && <Mark seat={each.seat} />}
            <span>
              <LineWords line={each} />
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}

function MoreOptions({ choice, detail }: { choice: JudgedChoice; detail: Detail }): JSX.Element | null {
  const shown = new Set([choice.played.option, choice.best.option]);
  const more = detail.options.filter(({ row }) => !shown.has(row.option));
  if (!more.length) return null;
  const axis = axisOf(detail.options.map(({ win }) => win));
  const best = detail.options[0]?.win.p ?? 0;
  return (
    <details class="moreopts">
      <summary>{say("review-options", { count: more.length })}</summary>
      <ol>
        {detail.options.map(({ row, win }) => (
          <li key={row.option}>
            <span>
              <Parts parts={tellParts(row)} />
            </span>
            <span class="n">
              {percent(win.p, 1)} <Pm of={width(win)} places={1} />
            </span>
            <Whisker win={win} best={best} axis={axis} first={row.option === choice.best.option} />
          </li>
        ))}
      </ol>
    </details>
  );
}

interface Ways {
  /** Null: nobody can play on from here, */
  onBranch: (() => void) | null;
  /** and why, where there is more to say. */
  closed: string | null;
}

/** What can be done from a moment on. */
export function Onward({ onBranch, closed }: Ways): JSX.Element | null {
  if (!onBranch) return closed ? <p class="muted it">{closed}</p> : null;
  return (
    <p class="acts">
      <button type="button" class="btn" title={say("review-branch-note")} onClick={onBranch}>
        <Icon name="branch" size="s" />
        {say("review-branch")}
      </button>
    </p>
  );
}

/** One choice in full. */
export function Moment({
  choice,
  asked,
  awaited,
  players,
  onBranch,
  closed,
}: {
  choice: JudgedChoice | null;
  /** What the seat was asked. */
  asked: string;
  /** Whether something was chosen that has yet to be judged. */
  awaited: boolean;
  players: number;
} & Ways): JSX.Element {
  if (!choice)
    return (
      <section class="sheet laid pad moment1" aria-live="polite">
        <p class="muted it">{say(awaited ? "review-moment-yet" : "review-moment-here")}</p>
      </section>
    );
  const grade = say(`review-grade-${choice.grade}`);
  const { detail } = choice;
  return (
    <section class={`sheet laid pad moment1 ${choice.grade}`} aria-live="polite">
      <h2>
        <Proof sign={choice.grade} />
        <span>{say("review-moment-title", { grade, round: choice.round })}</span>
        {choice.grade !== "sound" && (
          <b class="n">
            {lossOf(choice)} % <Pm of={choice.pm} places={1} />
          </b>
        )}
      </h2>
      {asked && <p class="question">{asked}</p>}
      {detail ? (
        <>
          <p class="why">
            <Told said={detail.why} />
          </p>
          <Duel choice={choice} detail={detail} />
          <p class="fine">
            {detail.figures.length > 0 && say("review-figures-note")}{" "}
            {say("review-moment-worlds", { worlds: choice.worlds })}
          </p>
          <BetterLine line={detail.line} players={players} />
          <MoreOptions choice={choice} detail={detail} />
        </>
      ) : (
        <p>
          {say("review-choice-played", { seat: choice.seat })}: <Parts parts={tellParts(choice.played)} />.{" "}
          <span class="muted">{say("review-moment-sound")}</span>
        </p>
      )}
      <Onward onBranch={onBranch} closed={closed} />
    </section>
  );
}

/** How far it is, and what can be done about it. */
export function Progress({ now, onAsk }: { now: ReviewState; onAsk: () => void }): JSX.Element | null {
  const { state, review, ahead, seconds_left } = now;
  if (state === "done") return null;
  const share = review && review.jobs > 0 ? review.done / review.jobs : 0;
  return (
    <section class="sheet laid pad progress" aria-label={say("review-title")}>
      {state === "none" ? (
        <>
          <p>{say("review-ask-note")}</p>
          <button type="button" class="btn prime" onClick={onAsk}>
            <Icon name="search" size="s" />
            {say("review-ask")}
          </button>
        </>
      ) : (
        <>
          <div class="prow">
            {review && <b>{say("review-progress", { done: review.done, jobs: review.jobs })}</b>}
            <progress value={share} max={1} aria-label={say("review-working")} />
            {seconds_left !== null && state !== "failed" && (
              <span>{say("review-left", { seconds: seconds_left })}</span>
            )}
          </div>
          {state === "failed" ? (
            <button type="button" class="btn prime" onClick={onAsk}>
              {say("review-go-on")}
            </button>
          ) : (
            <p class="muted">
              {state === "waiting" && `${say("review-ahead", { count: ahead })} `}
              {say("review-leave")}
            </p>
          )}
        </>
      )}
    </section>
  );
}

/** The chart's figures, for whoever would rather read them. */
export function FigureTable({ points }: { points: readonly ChancePoint[] }): JSX.Element {
  const { session } = useTable();
  const seats = [...(points[0]?.win.keys() ?? [])];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by key, too
    <div class="rfigures" tabIndex={0} role="region" aria-label={say("review-figures")}>
      <table class="nums">
        <thead>
          <tr>
            <th scope="col">{say("review-figures-turn")}</th>
            {seats.map((seat) => (
              <th key={seat} scope="col">
                <Mark seat={seat} /> {nameOf(session, seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map(({ turn, win }) => (
            <tr key={turn}>
              <th scope="row">{turn + 1}</th>
              {win.map((each, seat) => (
                <td key={seat}>
                  {percent(each.p, 1)} <Pm of={width(each)} places={1} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
