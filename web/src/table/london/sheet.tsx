/** The end of a game of London: what each line is made of, prestige over the turns, the game in numbers. */
import type { JSX } from "preact";
import { markOf } from "../../state/prefs";
import { plural, text } from "../../text/en";
import type { LondonEvent, LondonSeat, OutcomeShape, SheetLine } from "../../types/generated";
import { Pip } from "../../ui/glyph";
import { nameOf, useTable } from "../context";
import type { Sheet } from "../kit";
import { Amount, Figures } from "../score";

const t = text.sheet;

/** A side of the table as it stands at the end. */
function useSide(seat: number): LondonSeat | null {
  const seats = useTable().session.state.value?.view["seats"] as LondonSeat[] | undefined;
  return seats?.[seat] ?? null;
}

function Cell({ line, seat }: { line: SheetLine; seat: number }): JSX.Element {
  const { catalog } = useTable();
  const side = useSide(seat);
  const value = <Amount line={line} seat={seat} />;
  if (line.line === "cards" && side) {
    const built = side.stacks.flatMap((k) => k.cards).filter((id): id is string => id !== null);
    const worth = built
      .map((id) => catalog.city(id))
      .filter((card) => card !== null && (card.value ?? 0) > 0)
      .sort((a, b) => (b?.value ?? 0) - (a?.value ?? 0));
    return (
      <>
        <span class="n">{t.count(worth.length, built.length)}</span>
        <span class="chips">
          {worth.map((card, i) =>
            card ? (
              <span key={i} class={`chip ${card.colour}`}>
                <Pip colour={card.colour} />
                {card.name} <b>{card.value}</b>
              </span>
            ) : null,
          )}
        </span>
        {value}
      </>
    );
  }
  const note =
    line.line === "money" && side ? `£${side.money}` : line.line === "loans" && side && side.loans ? plural(side.loans, "loan") : "";
  return (
    <>
      {note}
      {value}
    </>
  );
}

/** Prestige on the track after each turn, from the events. */
export function prestigeByTurn(events: readonly LondonEvent[], players: number): number[][] {
  const now = Array.from({ length: players }, () => 0);
  const turns: number[][] = [];
  for (const event of events) {
    if (event.kind === "turn") turns.push([...now]);
    if (event.kind === "prestige" && event.seat !== undefined) now[event.seat] = (now[event.seat] ?? 0) + (event.amount ?? 0);
  }
  turns.push([...now]);
  return turns;
}

function Chart({ outcome }: { outcome: OutcomeShape }): JSX.Element {
  const { session } = useTable();
  const players = outcome.scores.length;
  const me = session.me.value;
  const turns = prestigeByTurn(session.events.value as LondonEvent[], players);
  const steps = turns.length;
  const all = [...turns.flat(), ...outcome.scores, 10];
  const top = Math.ceil(Math.max(...all) / 10) * 10;
  const low = Math.floor(Math.min(0, ...all) / 10) * 10;
  const W = 470;
  const H = 300;
  // The account at the end is one wide step.
  const x = (i: number): number => (i >= steps ? W - 64 : 34 + (i * (W - 34 - 64 - 56)) / Math.max(1, steps - 1));
  const y = (v: number): number => 14 + ((top - v) * (H - 44)) / Math.max(1, top - low);
  const step = top - low > 120 ? 50 : top - low > 60 ? 20 : 10;
  const grid: number[] = [];
  for (let v = low; v <= top; v += step) grid.push(v);
  const names = outcome.scores.map((score, seat) => `${nameOf(session, seat)} ${score}`);
  const ends = outcome.scores
    .map((score, seat) => ({ score, seat, at: y(score) }))
    .sort((a, b) => a.at - b.at);
  for (let i = 1; i < ends.length; i++) {
    const above = ends[i - 1];
    const here = ends[i];
    if (above && here && here.at - above.at < 17) here.at = above.at + 17;
  }
  const tick = Math.max(1, Math.ceil(steps / players / 5)) * players;
  return (
    <svg class="chart" viewBox={`0 0 ${W} ${H}`} role="img" aria-label={t.chartLabel(names)}>
      {grid.map((v) => (
        <g key={v}>
          <line class="ax" x1={34} x2={W - 64} y1={y(v)} y2={y(v)} />
          <text x={27} y={y(v) + 4} text-anchor="end">
            {String(v).replace("-", "−")}
          </text>
        </g>
      ))}
      <line class="ax dotted" x1={x(steps - 1)} x2={x(steps - 1)} y1={8} y2={H - 30} />
      {turns.map((_, i) =>
        i % tick === 0 ? (
          <text key={i} x={x(i)} y={H - 10} text-anchor="middle">
            {i / players}
          </text>
        ) : null,
      )}
      <text x={x(steps)} y={H - 10} text-anchor="middle" class="lb">
        {t.end}
      </text>
      {outcome.scores.map((score, seat) => {
        const mark = markOf(seat, me);
        const path = turns.map((row, i) => `${i ? "L" : "M"}${x(i).toFixed(1)} ${y(row[seat] ?? 0).toFixed(1)}`).join("");
        const last = turns[steps - 1]?.[seat] ?? 0;
        return (
          <g key={seat} class={`line p${mark}`}>
            <path d={path} class={`dash${mark}`} />
            <path d={`M${x(steps - 1)} ${y(last)}L${x(steps)} ${y(score)}`} />
            <circle cx={x(steps - 1)} cy={y(last)} r="2.600" />
            <svg class={`mark p${mark}`} x={x(steps) - 7} y={y(score) - 7} width="14" height="14" viewBox="0 0 24 24">
              <use href={`#player_${mark}`} />
            </svg>
          </g>
        );
      })}
      {ends.map(({ score, seat, at }) => (
        <text key={seat} class={`lb ink${markOf(seat, me)}`} x={x(steps) + 13} y={at + 5}>
          {String(score).replace("-", "−")}
        </text>
      ))}
    </svg>
  );
}

function numbersOf(events: readonly LondonEvent[], players: number): [string, string[]][] {
  const zero = (): number[] => Array.from({ length: players }, () => 0);
  const n = { runs: zero(), earned: zero(), taken: zero(), shed: zero(), drawn: zero(), built: zero() };
  const add = (list: number[], seat: number | undefined, by: number): void => {
    if (seat !== undefined) list[seat] = (list[seat] ?? 0) + by;
  };
  for (const e of events) {
    if (e.kind === "act" && e.action === "run_city") add(n.runs, e.seat, 1);
    if (e.kind === "money") add(n.earned, e.seat, e.amount ?? 0);
    if (e.kind === "poverty") add(n.taken, e.seat, e.amount ?? 0);
    if (e.kind === "relief") add(n.shed, e.seat, e.amount ?? 0);
    if (e.kind === "draw" || e.kind === "pick") add(n.drawn, e.seat, 1);
    if (e.kind === "place") add(n.built, e.seat, 1);
  }
  return [
    [t.numberRows["runs"] ?? "", n.runs.map(String)],
    [t.numberRows["earned"] ?? "", n.earned.map((v) => `£${v}`)],
    [t.numberRows["taken"] ?? "", n.taken.map((v, i) => `${v} / ${n.shed[i] ?? 0}`)],
    [t.numberRows["drawn"] ?? "", n.drawn.map(String)],
    [t.numberRows["built"] ?? "", n.built.map(String)],
  ];
}

function Aside({ outcome }: { outcome: OutcomeShape }): JSX.Element {
  const { session } = useTable();
  return (
    <div class="side">
      <section class="sheet laid pad" aria-label={t.chart}>
        <h2 class="cap big">
          {t.chart} <small>{t.chartNote}</small>
        </h2>
        <Chart outcome={outcome} />
      </section>
      <Figures rows={numbersOf(session.events.value as LondonEvent[], outcome.scores.length)} />
    </div>
  );
}

function Rank({ seat, rank }: { seat: number; rank: string }): JSX.Element {
  return <>{t.rankWith(rank, useSide(seat)?.boroughs.length ?? 0)}</>;
}

export const sheet: Sheet = {
  line: (line) => (line.line ? t.lines[line.line] : undefined),
  total: t.lines["total"]?.[0] ?? t.total,
  Rank,
  Cell,
  ties: t.ties,
  Aside,
};
