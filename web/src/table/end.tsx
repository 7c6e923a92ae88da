/** The end of a game as an event: what everybody's points came from counts up, then the laurel lands. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { markOf, motionOff } from "../state/prefs";
import { go } from "../state/router";
import { sitDown } from "../state/sit";
import type { OutcomeShape, SheetLine } from "../types/generated";
import { Icon, Mark } from "../ui/glyph";
import { say, sayIf, tell } from "../words/language";
import { SeatFate } from "./away";
import { Chart } from "./chart";
import { nameOf, useTable } from "./context";
import { Deal } from "./deal";
import type { Course, Sheet } from "./kit";
import { levelNote, levelWords, loadLevels, nextLevel } from "./levels";
import { Panels } from "./panels";

/** How long the counting takes, and from which part of it on the losses drop. */
const COUNTS = 1800;
const LOSSES_FROM = 0.8;

export function headline(outcome: OutcomeShape, me: number | null): string {
  const { winners, scores } = outcome;
  if (winners.length > 1) return say("sheet-shared", { seats: winners });
  const winner = winners[0] ?? 0;
  const best = scores[winner] ?? 0;
  const second = Math.max(...scores.filter((_, i) => i !== winner));
  const margin = Math.max(0, best - second);
  return winner === me ? say("sheet-you-win", { margin }) : say("sheet-wins", { seat: winner, margin });
}

/** Who looks at the end: a different face for each. */
export type Face = "won" | "lost" | "watched";

export function faceOf({ winners }: OutcomeShape, mine: readonly number[]): Face {
  if (!mine.length) return "watched";
  return winners.some((seat) => mine.includes(seat)) ? "won" : "lost";
}

/** How far the counting is, from 0 to 1; any key or press ends it. */
function useCounting(counts: boolean): number {
  const [part, setPart] = useState(counts ? 0 : 1);
  useEffect(() => {
    if (!counts) return;
    const began = performance.now();
    let frame = requestAnimationFrame(function step(now: number) {
      const so = Math.min(1, (now - began) / COUNTS);
      setPart(so);
      if (so < 1) frame = requestAnimationFrame(step);
    });
    const end = (): void => {
      cancelAnimationFrame(frame);
      setPart(1);
    };
    window.addEventListener("keydown", end);
    window.addEventListener("pointerdown", end);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener("keydown", end);
      window.removeEventListener("pointerdown", end);
    };
  }, [counts]);
  return part;
}

/** The lines that add to the total, and brought somebody something. */
export function counted({ sheet }: OutcomeShape): SheetLine[] {
  return sheet.filter((line) => line.points && line.line !== "total" && line.amounts.some((n) => n !== 0));
}

const sum = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0);
const minus = (n: number): string => String(n).replace("-", "−");

function Tally({ outcome, part }: { outcome: OutcomeShape; part: number }): JSX.Element {
  const { session, kit } = useTable();
  const lines = counted(outcome);
  const seats = [...outcome.scores.keys()].sort((a, b) => (outcome.ranks[a] ?? 0) - (outcome.ranks[b] ?? 0));
  const gains = (seat: number): number[] => lines.map((line) => Math.max(0, line.amounts[seat] ?? 0));
  const losses = (seat: number): number[] => lines.map((line) => Math.min(0, line.amounts[seat] ?? 0));
  const widest = Math.max(1, ...seats.map((seat) => sum(gains(seat))));
  const grown = 1 - (1 - Math.min(1, part / LOSSES_FROM)) ** 2;
  const fallen = Math.max(0, (part - LOSSES_FROM) / (1 - LOSSES_FROM));
  const named = (line: SheetLine): string => kit.sheet.line(line)?.[0] ?? tell(line.label);
  const lost = lines.filter((line) => line.amounts.some((n) => n < 0));
  return (
    <section class="tally sheet laid" aria-label={say("sheet-account")}>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span class="vh">{say("finale-player")}</span>
            </th>
            <th scope="col">{say("finale-together")}</th>
            <th scope="col" class="r">
              {kit.sheet.total()}
            </th>
          </tr>
        </thead>
        <tbody>
          {seats.map((seat) => (
            <tr key={seat} class={outcome.winners.includes(seat) ? "first" : ""}>
              <th scope="row" class="nm">
                <span>
                  <Mark seat={seat} />
                  <span class="clip">
                    {nameOf(session, seat)}
                    <SeatFate seat={seat} />
                  </span>
                </span>
              </th>
              <td class="g">
                <span class="vh">
                  {lines.map((line) => `${named(line)} ${minus(line.amounts[seat] ?? 0)}`).join(", ")}
                </span>
                <span class="bars" aria-hidden="true">
                  {gains(seat).map((n, i) =>
                    n > 0 ? (
                      <i key={i} class={`b${i}`} style={`width:${((n / widest) * 88 * grown).toFixed(2)}%`}>
                        <span>{n}</span>
                      </i>
                    ) : null,
                  )}
                  {sum(losses(seat)) < 0 && (
                    <span class="minus" style={`opacity:${fallen}`}>
                      {minus(sum(losses(seat)))}
                    </span>
                  )}
                </span>
              </td>
              <td class="sum">
                <span class="vh">{minus(outcome.scores[seat] ?? 0)}</span>
                <span aria-hidden="true">
                  {part < 1
                    ? minus(Math.round(sum(gains(seat)) * grown + sum(losses(seat)) * fallen))
                    : minus(outcome.scores[seat] ?? 0)}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="keyline" aria-hidden="true">
        {lines.map((line, i) =>
          line.amounts.some((n) => n > 0) ? (
            <span key={i}>
              <i class={`b${i}`} />
              {named(line)}
            </span>
          ) : null,
        )}
        {lost.map((line, i) => (
          <span key={`l${i}`} class="loss">
            − {named(line)}
          </span>
        ))}
      </p>
    </section>
  );
}

/** The step in which the winner gained most on the best of the others; null where nobody ever did. */
export function turningPoint({ steps }: Pick<Course, "steps">, winner: number): { step: number; gain: number } | null {
  let best: { step: number; gain: number } | null = null;
  for (let i = 1; i < steps.length; i++) {
    const gain = (steps[i]?.[winner] ?? 0) - (steps[i - 1]?.[winner] ?? 0);
    if (gain > (best?.gain ?? 0)) best = { step: i, gain };
  }
  return best;
}

function Turning({ outcome, course }: { outcome: OutcomeShape; course: Course }): JSX.Element {
  const { session } = useTable();
  const winner = outcome.winners[0] ?? 0;
  const point = turningPoint(course, winner);
  const from = point && course.plies[point.step - 1];
  return (
    <section class="turning sheet laid" aria-label={course.title}>
      <h2 class="cap">
        {course.title} <small>{course.note}</small>
      </h2>
      <Chart outcome={outcome} {...course} wide />
      {point && from !== undefined && (
        <p class="turned">
          <Icon name="lamp" />
          <span>
            {say("finale-turning", { seat: winner, gain: point.gain, n: course.number(point.step) })}{" "}
            <a href={`/replay/${session.id}?ply=${from}&to=${course.plies[point.step] ?? from}&play=1`}>
              {say("finale-see-again")}
            </a>
          </span>
        </p>
      )}
    </section>
  );
}

/** How a wreath looks around somebody's mark. */
function Wreath({ seats }: { seats: readonly number[] }): JSX.Element {
  return (
    <p class="wreath" aria-hidden="true">
      <svg viewBox="0 0 120 100" aria-hidden="true">
        <use href="#u_laurel" />
      </svg>
      {seats.map((seat) => (
        <svg key={seat} class={`mark p${markOf(seat)}`} viewBox="0 0 24 24" aria-hidden="true">
          <use href={`#player_${markOf(seat)}`} />
        </svg>
      ))}
    </p>
  );
}

/** Hand the game on: by what the device has for it, or a copied link. */
function useShare(address: string, title: string): [string, () => void] {
  const [copied, setCopied] = useState(false);
  const share = (): void => {
    if (typeof navigator.share === "function") {
      navigator.share({ url: address, title }).catch(() => undefined); // thought better of it
      return;
    }
    void navigator.clipboard?.writeText(address);
    setCopied(true);
  };
  return [copied ? say("home-copied") : say("finale-share"), share];
}

/** After a game against bots: the next level, one press away. */
function NextLevel({ won }: { won: boolean }): JSX.Element | null {
  const { session } = useTable();
  const [failed, setFailed] = useState<string | null>(null);
  const table = session.table.value;
  useEffect(() => void loadLevels(), []);
  const bot = table && nextLevel(table.seats, won);
  if (!bot) return null;
  const play = (): void => {
    const { game, options, seats } = table;
    sitDown.playNow({ game, players: seats.length, bot, options }).then(
      (begun) => go(`/t/${begun.table.id}`),
      (error: Error) => setFailed(error.message),
    );
  };
  return (
    <p class="nextlevel">
      {say(won ? "finale-level-up" : "finale-level-down")}{" "}
      <button type="button" class="btn small" onClick={play}>
        {say("finale-level-play", { level: levelWords(bot) })}
      </button>{" "}
      <small>{levelNote(bot, table.game)}</small>
      {failed && (
        <span class="bad" role="alert">
          {failed}
        </span>
      )}
    </p>
  );
}

export function End({
  fresh,
  onTable,
  onAccount,
}: {
  /** Whether it has just happened, and is not only looked up again. */
  fresh: boolean;
  onTable: () => void;
  onAccount: () => void;
}): JSX.Element | null {
  const { session, kit, game } = useTable();
  const part = useCounting(fresh && !motionOff());
  const s = session.state.value;
  const outcome = s?.outcome;
  const said = outcome ? (kit.sheet.headline ?? headline)(outcome, session.me.value) : "";
  const [shareWords, share] = useShare(`${location.origin}/replay/${session.id}`, said);
  if (!s || !outcome) return null;
  const me = session.me.value;
  const { sheet }: { sheet: Sheet } = kit;
  const { seats = [], imported = false } = session.table.value ?? {};
  // All chairs of a game that was brought from elsewhere are one's own: it was played by whom one looks through.
  const mine = seats.filter((seat) => (imported ? seat.index === me : seat.you)).map((seat) => seat.index);
  const face = faceOf(outcome, mine);
  const course = sheet.course?.(outcome, session.events.value) ?? null;
  const again = (): void => {
    sitDown.rematch(session.id).then(
      ({ table }) => table && go(`/t/${table.id}`),
      () => go("/"),
    );
  };
  const scores = outcome.scores.map((score, seat) => `${nameOf(session, seat)} ${minus(score)}`);
  return (
    <div class={`fin theend laid ${face} ${part < 1 ? "counting" : ""} ${fresh ? "fresh" : ""}`}>
      <header class="finale">
        <Wreath seats={outcome.winners} />
        <h1>{said}</h1>
        <p class="lede">
          {say("sheet-lead", { game, players: outcome.scores.length, moves: s.ply })}{" "}
          {sheet.ending(outcome.ending) ?? sayIf(`sheet-ending-${outcome.ending}`) ?? ""}
        </p>
        {face !== "watched" && <NextLevel won={face === "won"} />}
        <Deal />
        <p class="vh" role="status">
          {scores.join(", ")}
        </p>
      </header>
      <main id="table">
        {sheet.Unmasked && <sheet.Unmasked outcome={outcome} />}
        {(!sheet.Unmasked || counted(outcome).length > 1) && <Tally outcome={outcome} part={part} />}
        {course && <Turning outcome={outcome} course={course} />}
      </main>
      <nav class="acts endbar" aria-label={say("finale-next")}>
        {face !== "watched" && (
          <button type="button" class="btn prime" onClick={again}>
            <Icon name="play" size="s" />
            {say(face === "won" ? "finale-once-more" : "finale-return-match")}
          </button>
        )}
        <a class={`btn ${face === "watched" ? "prime" : ""}`} href={`/replay/${session.id}`}>
          <Icon name="since" size="s" />
          {say("sheet-replay")}
        </a>
        <a class="btn" href={`/review/${session.id}?ask=1`}>
          <Icon name="search" size="s" />
          {say("review-ask")}
        </a>
        <button type="button" class="btn" onClick={onAccount}>
          <Icon name="log" size="s" />
          {say("finale-account")}
        </button>
        <button type="button" class="btn" onClick={onTable}>
          <Icon name="eye" size="s" />
          {say("table-back-to-table")}
        </button>
        <button type="button" class="btn" onClick={share}>
          <Icon name="share" size="s" />
          {shareWords}
        </button>
        <a class="btn quiet" href="/">
          <Icon name="home" size="s" />
          {say("site-home")}
        </a>
      </nav>
      <Panels />
    </div>
  );
}
