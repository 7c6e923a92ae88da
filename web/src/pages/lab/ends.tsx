/** How it ends: by how much a seat is ahead or behind in games that were played on, and who wins them. */
import type { JSX } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import {
  type Axis,
  axisOf,
  barsOf,
  byPoints,
  gapOf,
  marginsOf,
  meanOf,
  middleOf,
  ticksOf,
  wonBy,
} from "../../state/lab/ends";
import type { Lab } from "../../state/lab/lab";
import { type Found, PlayedOut } from "../../state/lab/playedout";
import { branchAt, lineOf } from "../../state/lab/tree";
import { figure, percent, signed, width as widthOf } from "../../table/chances";
import { useTable } from "../../table/context";
import type { Ended } from "../../types/generated";
import { useWidth } from "../../ui/width";
import { say } from "../../words/language";
import { ChanceBar } from "./chances";

/** One lot of games in a picture: what follows on an option, or on a branch. */
interface Lot {
  name: string;
  /** How its bars look: `whole` says who wins, `a` and `b` are to be told apart. */
  look: "whole" | "a" | "b";
  games: readonly Ended[];
}

const HEIGHT = 54;
const TALL = 150;
const AXIS = 16;

/** What a lot of games says, in a sentence. */
function wordsOf({ name, games }: Lot, seat: number): string {
  const margins = marginsOf(games, seat);
  const [mean, won] = [meanOf(margins), wonBy(games, seat)];
  const share = { seat, percent: percent(won.p), pm: percent(widthOf(won)), games: games.length };
  if (!mean) return name;
  const [low, high] = middleOf(margins);
  const ends = { mean: signed(mean.mean, 1), width: figure(mean.pm, 1), low: signed(low), high: signed(high) };
  return say("lab-ends-told", { name, ...share, ...ends });
}

/** The picture: bars over one axis, those right of 0 are ahead. */
function Plot({ lots, seat, axis, tall, foot }: PlotProps): JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  const wide = useWidth(box, 300);
  const height = tall ? TALL : HEIGHT;
  const at = (margin: number): number => ((margin - axis.from) / (axis.to - axis.from)) * wide;
  const drawn = lots.map((lot) => ({ ...lot, bars: barsOf(lot.games, seat, axis) }));
  // Lots of different sizes are drawn by their shares.
  const share = (n: number, of: number): number => n / Math.max(1, of);
  const top = Math.max(
    ...drawn.flatMap(({ bars, games }) => bars.map((each) => share(each.games, games.length))),
    0.01,
  );
  const up = (n: number, of: number): number => (share(n, of) / top) * (height - 4);
  const bar = Math.max(1, at(axis.from + axis.step) / lots.length - 1);
  return (
    <div class="endsplot" ref={box}>
      <svg
        width={wide}
        height={height + (foot ? AXIS : 0)}
        role="img"
        aria-label={lots.map((lot) => wordsOf(lot, seat)).join(" ")}
      >
        {drawn.map(({ look, bars, games }, i) =>
          bars.map(({ from, games: n, won }) => {
            const [x, all, wins] = [at(from) + i * (bar + 1) + 0.5, up(n, games.length), up(won, games.length)];
            return (
              <g key={`${look} ${from}`} class={look}>
                {look === "whole" ? (
                  <>
                    <rect class="lost" x={x} y={height - all} width={bar} height={all - wins} />
                    <rect class="won" x={x} y={height - wins} width={bar} height={wins} />
                  </>
                ) : (
                  <rect x={x} y={height - all} width={bar} height={all} />
                )}
              </g>
            );
          }),
        )}
        <path class="base" d={`M0 ${height}H${wide}`} />
        <path class="even" d={`M${at(0)} 0V${height}`} />
        {drawn.map(({ look, games }) => {
          const mean = meanOf(marginsOf(games, seat));
          return mean && <path key={look} class={`mean ${look}`} d={`M${at(mean.mean)} 0V${height}`} />;
        })}
        {foot &&
          ticksOf(axis).map((tick) => (
            <text key={tick} x={at(tick)} y={height + AXIS - 3}>
              {signed(tick)}
            </text>
          ))}
      </svg>
    </div>
  );
}

interface PlotProps {
  lots: readonly Lot[];
  seat: number;
  axis: Axis;
  tall?: boolean;
  /** Whether the axis has its figures below. */
  foot: boolean;
}

/** The figures of a lot, with how sure they are; beside the first lot, where there is one. */
function Figures({ lot, seat, first }: { lot: Lot; seat: number; first?: Lot | undefined }): JSX.Element {
  const margins = marginsOf(lot.games, seat);
  const mean = byPoints(lot.games) ? meanOf(margins) : null;
  const won = wonBy(lot.games, seat);
  const gap = first ? gapOf(lot.games, first.games, seat) : null;
  return (
    <span class="figs">
      {mean && (
        <>
          <b>{signed(mean.mean, 1)}</b> <small>{say("review-pm", { width: figure(mean.pm, 1) })}</small>{" "}
        </>
      )}
      {mean && (
        <span class="share">
          {say("lab-ends-won", { percent: percent(won.p) })}{" "}
          <small>{say("review-pm", { width: percent(widthOf(won)) })}</small>
        </span>
      )}
      {gap && mean && (
        <span class="gap">
          {Math.abs(gap.mean) > gap.pm
            ? say("lab-ends-gap", { gap: signed(gap.mean, 1), width: figure(gap.pm, 1) })
            : say("lab-ends-same")}
        </span>
      )}
    </span>
  );
}

/** What is said of all lots: how many games, by whose knowledge, and by whom they are played. */
function Note({ found, games, alone = true }: { found: Found; games: number; alone?: boolean }): JSX.Element {
  return (
    <p class="it muted">
      {alone ? say("lab-ends-games", { games, seat: found.seat }) : say("lab-ends-asked", { games })}{" "}
      {found.more ? say("lab-ends-more") : say("lab-ends-note")}
    </p>
  );
}

/** Who wins a lot of games. */
const chancesOf = ({ games }: Lot, seat: number, players: number) => ({
  seat,
  win: [...Array(players).keys()].map((each) => wonBy(games, each)),
});

/** How it ends after each of the best options. */
export function EndsOfBest({ lab }: { lab: Lab }): JSX.Element | null {
  const { session } = useTable();
  const found = lab.ends.found.value;
  if (!found) return null;
  const players = session.table.value?.seats.length ?? 2;
  const { seat } = found;
  const lots = found.games.map(
    (games, i): Lot => ({ name: say("lab-ends-option", { n: i + 1 }), look: "whole", games }),
  );
  const all = lots.flatMap(({ games }) => marginsOf(games, seat));
  const axis = lots.every(({ games }) => byPoints(games)) ? axisOf(all) : null;
  return (
    <section class="ends" aria-labelledby="lab-ends" aria-live="off">
      <h3 class="cap" id="lab-ends">
        {say("lab-ends")} <small>{say("lab-best-of", { seat })}</small>
      </h3>
      <ol>
        {lots.map((lot, i) => (
          <li key={i}>
            <i class="sealn" aria-hidden="true">
              {i + 1}
            </i>
            <Figures lot={lot} seat={seat} first={i ? lots[0] : undefined} />
            {!axis && <ChanceBar chances={chancesOf(lot, seat, players)} />}
            {axis && <Plot lots={[lot]} seat={seat} axis={axis} foot={i === lots.length - 1} />}
          </li>
        ))}
      </ol>
      {axis && <p class="key muted">{say("lab-ends-key")}</p>}
      <Note found={found} games={lots[0]?.games.length ?? 0} />
    </section>
  );
}

/** Games from a branch, as soon as it is weighed. */
function usePlayedOut(lab: Lab, id: number | null): Found | null {
  const out = useMemo(() => new PlayedOut(), []);
  const ready = id !== null && Boolean(branchAt(lab.tree.value, id)?.chances);
  useEffect(() => {
    const { beginning } = lab.session;
    if (ready && beginning) void out.play({ ...beginning, line: lineOf(lab.tree.peek(), id) });
    return () => out.stop();
  }, [lab, out, id, ready]);
  return out.found.value;
}

/** How A and B end for a seat, in one picture. */
export function EndsOfBoth({ lab, seat }: { lab: Lab; seat: number }): JSX.Element | null {
  const { session } = useTable();
  const both = [usePlayedOut(lab, lab.a.value), usePlayedOut(lab, lab.b.value)] as const;
  const found = both[0] ?? both[1];
  if (!found) return null;
  const players = session.table.value?.seats.length ?? 2;
  const lots = both.flatMap((each, i): Lot[] =>
    each ? [{ name: i ? "B" : "A", look: i ? "b" : "a", games: each.games[0] ?? [] }] : [],
  );
  const all = lots.flatMap(({ games }) => marginsOf(games, seat));
  const axis = lots.every(({ games }) => byPoints(games)) ? axisOf(all) : null;
  const fewest = Math.min(...lots.map(({ games }) => games.length));
  return (
    <section class="sheet laid pad ends both" aria-labelledby="lab-ends">
      <h2 class="cap" id="lab-ends">
        {say("lab-ends")} <small>{say("lab-best-of", { seat })}</small>
      </h2>
      <ul>
        {lots.map((lot) => (
          <li key={lot.name}>
            <i class={`abmark ${lot.look}`}>{lot.name}</i>
            <Figures lot={lot} seat={seat} />
            {!axis && <ChanceBar chances={chancesOf(lot, seat, players)} />}
          </li>
        ))}
      </ul>
      {axis && <Plot lots={lots} seat={seat} axis={axis} tall={true} foot={true} />}
      {axis && <p class="key muted">{say("lab-ends-key-both")}</p>}
      <Note found={found} games={fewest} alone={both.every((each) => !each || each.seat === found.seat)} />
    </section>
  );
}
