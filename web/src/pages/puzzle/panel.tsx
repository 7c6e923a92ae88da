/** Beside a puzzle's table: what is asked, and once it is answered what every choice is worth. */
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { WHOLE } from "../../state/chance";
import type { PuzzleSession } from "../../state/puzzle";
import { axisOf, figure, percent, signed, width } from "../../table/chances";
import { fullTitle } from "../../table/games";
import { levelWords } from "../../table/levels";
import { Proof } from "../../table/proofs";
import { Parts, Told } from "../../table/told";
import { Whisker } from "../../table/whisker";
import type { ChangedFigure } from "../../types/generated";
import type { PuzzleHead, PuzzleOption, PuzzleSolution } from "../../types/wire";
import { Icon } from "../../ui/glyph";
import { narrow } from "../../ui/screen";
import { say, tell, tellParts } from "../../words/language";
import { Lamps } from "./lamps";

export function Asking({
  session,
  head,
  onHint,
}: {
  session: PuzzleSession;
  head: PuzzleHead;
  onHint: () => void;
}): JSX.Element {
  const decision = session.decision.value;
  const struck = session.struck.value;
  const named = (decision?.options ?? []).filter(({ option }) => struck.includes(option)).map((row) => tell(row));
  const pending = session.pending.value !== null;
  return (
    <div class="asking">
      {decision && <p class="pasked">{say("puzzle-asked", { prompt: tell(decision.prompt) })}</p>}
      <p class="muted how">{say(narrow.value ? "puzzle-how-touch" : "puzzle-how")}</p>
      <p class="fine">{say("puzzle-found", { found: head.found })}</p>
      <div aria-live="polite">
        {named.length > 0 && <p class="hinted">{say("puzzle-hinted", { count: named.length, options: named })}</p>}
        {session.refused.value && <p class="bad">{session.refused.value}</p>}
      </div>
      <p class="acts">
        <button type="button" class="btn" disabled={struck.length > 0 || pending} onClick={onHint}>
          <Proof sign="hint" />
          {say("puzzle-hint")}
        </button>
        <button type="button" class="btn" disabled={pending} onClick={() => session.giveUp()}>
          {say("puzzle-give-up")}
        </button>
        <a class="btn quiet" href="/puzzles">
          {say("puzzle-list")}
        </a>
      </p>
    </div>
  );
}

/** What the answer came to, in a line. */
function verdictOf({ right, options }: PuzzleSolution, answer: number | null): string {
  const mine = options.find(({ row }) => row.option === answer);
  if (right === null || !mine) return say("puzzle-gave-up");
  if (!right) return say("puzzle-wrong", { loss: percent(mine.behind) });
  return say(options[0] === mine ? "puzzle-right" : "puzzle-right-too");
}

function OptionLine({
  option: { row, win, behind },
  first,
  mine,
  best,
  axis,
}: {
  option: PuzzleOption;
  first: boolean;
  mine: boolean;
  best: number;
  axis: readonly [number, number];
}): JSX.Element {
  const says = say("puzzle-option-says", { what: tell(row), percent: percent(win.p), width: percent(width(win), 1) });
  return (
    <li class={`${behind ? "" : "best"} ${mine ? "mine" : ""}`} data-answer={row.option}>
      <span class="vh">{says}</span>
      <span class="what">
        <Parts parts={tellParts(row)} />{" "}
        {!behind && <b class="tag b">{say(first ? "puzzle-best" : "puzzle-as-good")}</b>}{" "}
        {mine && <b class="tag y">{say("puzzle-yours")}</b>}
      </span>
      <span class="n" aria-hidden="true">
        {percent(win.p)}{" "}
        <small class="pm">% {width(win) > 0 && say("review-pm", { width: percent(width(win), 1) })}</small>
      </span>
      <Whisker win={win} best={best} axis={axis} first={first} />
    </li>
  );
}

/** How many figures are worth a row. */
const FIGURES = 5;

function Figures({ rows, mover }: { rows: readonly ChangedFigure[]; mover: number }): JSX.Element | null {
  const changed = rows.filter(({ played, best }) => Math.abs(best - played) >= 0.05).slice(0, FIGURES);
  if (!changed.length) return null;
  return (
    <table class="pfigures">
      <caption>{say("puzzle-figures")}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{say("puzzle-figures-next")}</th>
          <th scope="col">{say("puzzle-figures-best")}</th>
        </tr>
      </thead>
      <tbody>
        {changed.map((row, i) => {
          const places = [row.played, row.best].every((n) => Number.isInteger(n)) ? 0 : 1;
          return (
            <tr key={i}>
              <th scope="row">
                {row.seat === mover
                  ? tell(row.label)
                  : say("review-figure-of", { label: tell(row.label), seat: row.seat })}
              </th>
              <td>{figure(row.played, places)}</td>
              <td>
                {figure(row.best, places)} <small>({signed(row.best - row.played, places)})</small>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** The better line, step by step. Where the table stands under all of this, it is stepped at the table's head. */
export function Line({
  session,
  steps,
  where,
  onShow,
}: {
  session: PuzzleSession;
  steps: number;
  where: "beside" | "above";
  onShow: (on: number) => void;
}): JSX.Element {
  const on = session.on.value;
  return (
    <div class={`pline ${where}`} role="group" aria-label={say("puzzle-line")}>
      <b>{say("puzzle-line")}</b>
      <button
        type="button"
        class="iconb edged mirror"
        aria-label={say("puzzle-line-back")}
        disabled={on <= 0}
        onClick={() => onShow(on - 1)}
      >
        <Icon name="chevron" />
      </button>
      <output aria-live="polite">{say("puzzle-line-at", { on, steps })}</output>
      <button
        type="button"
        class="iconb edged"
        aria-label={say("puzzle-line-on")}
        disabled={on >= steps}
        onClick={() => onShow(on + 1)}
      >
        <Icon name="chevron" />
      </button>
    </div>
  );
}

export function Solved({
  session,
  solution,
  onShow,
}: {
  session: PuzzleSession;
  solution: PuzzleSolution;
  onShow: (on: number) => void;
}): JSX.Element {
  const { options, right } = solution;
  const answer = session.answer.value;
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever has answered is told at once
  useEffect(() => heading.current?.focus({ preventScroll: !narrow.value }), [solution]);
  const axis = axisOf(options.map(({ win }) => win));
  const best = options[0];
  // What speaks against one's own answer; else against the next best.
  const other = options.find(({ row, behind }) => row.option === answer && behind > 0) ?? options.find((o) => o.behind);
  const mover = session.me.value ?? 0;
  const levels = Object.entries(solution.levels).map(([level, count]) =>
    say("puzzle-level", { level: levelWords(level), right: count }),
  );
  return (
    <div class="solved">
      <h2 ref={heading} tabIndex={-1} class={right === true ? "good" : right === false ? "wrong" : ""}>
        <Proof sign={right === false ? "mistake" : "best"} />
        {verdictOf(solution, answer)}
      </h2>
      {other?.why && (
        <p class="why">
          <Told said={other.why} />
        </p>
      )}
      <ol class="popts" aria-label={say("puzzle-options")}>
        {options.map((option, i) => (
          <OptionLine
            key={option.row.option}
            option={option}
            first={i === 0}
            mine={option.row.option === answer}
            best={best?.win.p ?? WHOLE}
            axis={axis}
          />
        ))}
      </ol>
      <Line session={session} steps={solution.steps} where="beside" onShow={onShow} />
      <Figures rows={solution.figures} mover={mover} />
      <p class="fine">
        {say("puzzle-checked", { worlds: solution.worlds, checks: solution.checks })}{" "}
        {say("puzzle-levels", { levels: levels.join(", "), tries: solution.tries })}
      </p>
    </div>
  );
}

export function Heading({ head }: { head: PuzzleHead }): JSX.Element {
  return (
    <header class="pqhead">
      <p class="kick">
        {say("puzzle-place", { number: head.number, game: fullTitle(head.game) })}{" "}
        <Lamps difficulty={head.difficulty} />
      </p>
      <h1>{say("puzzle-question")}</h1>
    </header>
  );
}
