/** All puzzles: that of the day with the week in lamps, and the rest by game and difficulty. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { api } from "../state/api";
import { me } from "../state/me";
import { dayMark, loadMarks, type Mark, markOf } from "../state/puzzle";
import { go } from "../state/router";
import { editionOf, fullTitle, GAMES, titleOf } from "../table/games";
import type { PuzzleDay, PuzzleHead, PuzzleList } from "../types/wire";
import { Icon } from "../ui/glyph";
import { locale, say } from "../words/language";
import { GameEmblem } from "./emblem";
import { Lamp, Lamps } from "./puzzle/lamps";
import "../styles/pages/lists.css";
import "../styles/pages/puzzle.css";

const WHICH = ["all", "open", "missed"] as const;
const DIFFICULTIES = ["easy", "fair", "hard", "fiendish"] as const;

/** A day of the week; dates of puzzles are those of Greenwich. */
const weekday = (date: string, how: "long" | "short"): string =>
  new Date(`${date}T12:00:00Z`).toLocaleDateString(locale(), { weekday: how, timeZone: "UTC" });

const addressOf = ({ game, number }: { game: string; number: number }): string => `/puzzles/${game}/${number}`;

function Daily({ days, puzzles }: { days: readonly PuzzleDay[]; puzzles: readonly PuzzleHead[] }): JSX.Element | null {
  const today = days.at(-1);
  if (!today) return null;
  const head = puzzles.find(({ game, number }) => game === today.game && number === today.number);
  const done = dayMark(today.date) !== "open";
  return (
    <section class="sheet laid daily" aria-labelledby="pz-daily">
      <div>
        <p class="kick">
          {say("puzzle-daily-head", { day: weekday(today.date, "long") })}
          {head && <Lamps difficulty={head.difficulty} />}
        </p>
        <h2 id="pz-daily">
          <span class="vh">{say("puzzle-daily")}: </span>
          {fullTitle(today.game)}
        </h2>
        <ul class="week" aria-label={say("puzzle-week")}>
          {days.map(({ date, ...which }) => {
            const mark = dayMark(date);
            const says = say("puzzle-day-says", { day: weekday(date, "long"), mark: say(`puzzle-mark-${mark}`) });
            return (
              <li key={date} class={`${mark} ${date === today.date ? "now" : ""}`}>
                <a href={addressOf(which)} title={says}>
                  <span class="vh">{says}</span>
                  <Lamp lit={mark === "solved"} out={mark === "missed"} />
                  <b aria-hidden="true">{weekday(date, "short")}</b>
                </a>
              </li>
            );
          })}
        </ul>
        <a class="btn big prime" href={addressOf(today)}>
          <Icon name="play" />
          {say(done ? "puzzle-look-again" : "puzzle-solve")}
        </a>
        {head && <small class="fine">{say("puzzle-found", { found: head.found })}</small>}
      </div>
      <GameEmblem game={today.game} />
    </section>
  );
}

function MarkWords({ mark }: { mark: Mark }): JSX.Element {
  return (
    <span class={`ok ${mark}`}>
      {mark === "solved" && <Icon name="check" size="s" />}
      {say(`puzzle-mark-${mark}`)}
    </span>
  );
}

function PuzzleRow({ head }: { head: PuzzleHead }): JSX.Element {
  const edition = editionOf(head.game);
  return (
    <li>
      <a class="pz" href={addressOf(head)}>
        <GameEmblem game={head.game} />
        <span class="what">
          <b>{say("puzzle-number", { number: head.number })}</b>
          <small>
            {titleOf(head.game)}
            {edition && `, ${edition}`}; <span class="pl">{say("puzzle-players", { players: head.players })}</span>
          </small>
        </span>
        <span class="end">
          <Lamps difficulty={head.difficulty} />
          <MarkWords mark={markOf(head.game, head.number)} />
        </span>
      </a>
    </li>
  );
}

export function PuzzlesPage({ query }: { query: URLSearchParams }): JSX.Element {
  const [list, setList] = useState<PuzzleList | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever comes in has solved others
  useEffect(() => {
    void loadMarks();
    api.puzzles().then(setList, (error: Error) => setFailed(error.message));
  }, [me.value?.id]);
  const which = WHICH.find((each) => each === query.get("which")) ?? "all";
  const game = query.get("game") ?? "";
  const difficulty = query.get("difficulty") ?? "";
  const sift = (change: Record<string, string>): void => {
    const wanted = Object.entries({ which, game, difficulty, ...change }).filter(
      ([, value]) => value && value !== "all",
    );
    go(`/puzzles${wanted.length ? `?${new URLSearchParams(wanted)}` : ""}`, true);
  };
  if (!list)
    return (
      <main id="main" class="list-page">
        <h1>{say("puzzle-title")}</h1>
        <p class={failed ? "bad" : "loading"}>{failed ?? say("site-loading")}</p>
      </main>
    );
  const fits = (head: PuzzleHead): boolean =>
    (!game || head.game === game) &&
    (!difficulty || head.difficulty === difficulty) &&
    (which === "all" ||
      (which === "missed" ? markOf(head.game, head.number) === "missed" : markOf(head.game, head.number) !== "solved"));
  const shown = list.puzzles.filter(fits);
  const solved = shown.filter((head) => markOf(head.game, head.number) === "solved").length;
  const next = shown.find((head) => markOf(head.game, head.number) === "open");
  return (
    <main id="main" class="puzzles">
      <header class="phead">
        <h1>{say("puzzle-title")}</h1>
        <p class="it">{say("puzzle-lede")}</p>
      </header>
      <Daily days={list.days} puzzles={list.puzzles} />
      <section class="sheet laid pad" aria-label={say("puzzle-list")}>
        <div class="filt">
          <span class="seg" role="group" aria-label={say("puzzle-which")}>
            {WHICH.map((each) => (
              <button key={each} type="button" aria-pressed={which === each} onClick={() => sift({ which: each })}>
                {say(`puzzle-${each}`)}
              </button>
            ))}
          </span>
          <label>
            <span class="vh">{say("puzzle-game")}</span>
            <select value={game} onChange={(event) => sift({ game: event.currentTarget.value })}>
              <option value="">{say("puzzle-any-game")}</option>
              {Object.keys(GAMES).map((each) => (
                <option key={each} value={each}>
                  {fullTitle(each)}
                </option>
              ))}
            </select>
          </label>
          <label>
            <span class="vh">{say("puzzle-difficulty")}</span>
            <select value={difficulty} onChange={(event) => sift({ difficulty: event.currentTarget.value })}>
              <option value="">{say("puzzle-any-difficulty")}</option>
              {DIFFICULTIES.map((each) => (
                <option key={each} value={each}>
                  {say(`puzzle-difficulty-${each}`)}
                </option>
              ))}
            </select>
          </label>
          <span class="n" aria-live="polite">
            {say("puzzle-count", { count: shown.length, solved })}
          </span>
          {next && (
            <a class="btn" href={addressOf(next)}>
              {say("puzzle-next-open")}
              <Icon name="chevron" size="s" />
            </a>
          )}
        </div>
        {shown.length ? (
          <ul class="plist">
            {shown.map((head) => (
              <PuzzleRow key={addressOf(head)} head={head} />
            ))}
          </ul>
        ) : (
          <p class="it">{say(list.puzzles.length ? "puzzle-none" : "puzzle-none-yet")}</p>
        )}
      </section>
    </main>
  );
}
