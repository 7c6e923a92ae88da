/** The end of a game of London: what each line is made of, prestige over the turns, the game in numbers. */

import type { JSX } from "preact";
import type { LondonEvent, LondonSeat, OutcomeShape, SheetLine } from "../../types/generated";
import { Pip } from "../../ui/glyph";
import { gameHere, sayIf, tell } from "../../words/language";
import { Chart } from "../chart";
import { Amount, Figures } from "../figures";
import type { Course, Sheet } from "../kit";
import { cityOf } from "./catalog";
import { useTable } from "./wire";
import { say } from "./words";

/** A side of the table as it stands at the end. */
function useSide(seat: number): LondonSeat | null {
  return useTable().session.state.value?.view.seats[seat] ?? null;
}

function Cell({ line, seat }: { line: SheetLine; seat: number }): JSX.Element {
  const { catalog, session } = useTable();
  const side = useSide(seat);
  const value = <Amount line={line} seat={seat} />;
  if (line.line === "cards" && side) {
    const built = side.stacks.flatMap((k) => k.cards).filter((id): id is string => id !== null);
    const worth = built
      .map((id) => cityOf(catalog, id))
      .filter((card) => card !== null && (card.value ?? 0) > 0)
      .sort((a, b) => (b?.value ?? 0) - (a?.value ?? 0));
    return (
      <>
        <span class="n">{say("account-cards", { n: worth.length, all: built.length })}</span>
        <span class="chips">
          {worth.map((card, i) =>
            card ? (
              <span key={i} class={`chip ${card.colour}`}>
                <Pip colour={card.colour} />
                {tell(card.name)} <b>{card.value}</b>
              </span>
            ) : null,
          )}
        </span>
        {value}
      </>
    );
  }
  if (line.line === "repaid" && line.of) {
    const n = line.amounts[seat] ?? 0;
    const had = line.of[seat] ?? 0;
    const left = session.state.value?.outcome?.sheet.find((row) => row.line === "money")?.of?.[seat] ?? had;
    return n ? (
      <>
        <span class="n">{say("account-paid", { n, money: had })}</span>
        <span class="v soft">−£{had - left}</span>
      </>
    ) : (
      value
    );
  }
  return (
    <>
      <span class="n">{reckonedFrom(line, seat)}</span>
      {value}
    </>
  );
}

/** What an amount is reckoned from, as it stands by then. */
function reckonedFrom(line: SheetLine, seat: number): string {
  const n = line.of?.[seat];
  if (n === undefined) return "";
  if (line.line === "money") return say("account-left", { money: n });
  if (line.line === "boroughs") return say("account-boroughs", { n });
  if (line.line === "poverty") return say("account-poverty", { n });
  return line.line === "loans" && n ? say("account-loans", { n }) : "";
}

/** Prestige on the track after each turn, from the events. */
export function prestigeByTurn(events: readonly LondonEvent[], players: number): number[][] {
  const now = Array.from({ length: players }, () => 0);
  const turns: number[][] = [];
  for (const event of events) {
    if (event.kind === "turn") turns.push([...now]);
    if (event.kind === "prestige" && event.seat !== undefined)
      now[event.seat] = (now[event.seat] ?? 0) + (event.amount ?? 0);
  }
  turns.push([...now]);
  return turns;
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
    [say("numbers-runs"), n.runs.map(String)],
    [say("numbers-earned"), n.earned.map((v) => `£${v}`)],
    [say("numbers-taken"), n.taken.map((v, i) => `${v} / ${n.shed[i] ?? 0}`)],
    [say("numbers-drawn"), n.drawn.map(String)],
    [say("numbers-built"), n.built.map(String)],
  ];
}

function course(outcome: OutcomeShape, events: readonly LondonEvent[]): Course {
  const players = outcome.scores.length;
  const game = gameHere();
  const plies = events.filter(({ kind }) => kind === "turn").map(({ ply }) => ply);
  return {
    title: say("chart-title", { game }),
    note: say("chart-note"),
    steps: prestigeByTurn(events, players),
    plies: [...plies, events.at(-1)?.ply ?? 0],
    tick: players,
    account: true,
    number: (step) => Math.ceil(step / players),
    label: (lines) => say("chart-label", { game, lines }),
  };
}

function Aside({ outcome }: { outcome: OutcomeShape }): JSX.Element {
  const events = useTable().session.events.value;
  const drawn = course(outcome, events);
  return (
    <div class="side">
      <section class="sheet laid pad" aria-label={drawn.title}>
        <h2 class="cap big">
          {drawn.title} <small>{drawn.note}</small>
        </h2>
        <Chart outcome={outcome} {...drawn} />
      </section>
      <Figures rows={numbersOf(events, outcome.scores.length)} />
    </div>
  );
}

function Rank({ seat, rank }: { seat: number; rank: string }): JSX.Element {
  return <>{say("rank-boroughs", { rank, n: useSide(seat)?.boroughs.length ?? 0 })}</>;
}

function lineWords({ line }: SheetLine): [string, string] | undefined {
  const name = line === undefined ? null : sayIf(`line-${line}`, { game: gameHere() });
  return name === null ? undefined : [name, sayIf(`line-${line}.note`) ?? ""];
}

export const sheet: Sheet = {
  line: lineWords,
  total: () => say("line-total", { game: gameHere() }),
  ending: (ending) => sayIf(`ending-${ending}`, { game: gameHere() }),
  Rank,
  Cell,
  ties: () => say("ties"),
  course,
  Aside,
};
