/** The end of a game of London Markets: where the money came from, round by round and in numbers. */

import type { JSX } from "preact";
import type { MarketsEvent, OutcomeShape, SheetLine } from "../../types/generated";
import { sayIf } from "../../words/language";
import { Chart } from "../chart";
import { Amount, Figures } from "../figures";
import type { Course, Sheet } from "../kit";
import { useTable } from "./wire";
import { say } from "./words";

/** Each player's money after each round, from the events; `before` is what they had when the record begins. */
export function moneyByRound(events: readonly MarketsEvent[], before: readonly number[]): number[][] {
  const now = [...before];
  const rounds: number[][] = [];
  const add = (seat: number | undefined, pounds: number): void => {
    if (seat !== undefined) now[seat] = (now[seat] ?? 0) + pounds;
  };
  for (const event of events) {
    const amount = event.amount ?? 0;
    if (event.kind === "round") rounds.push([...now]);
    else if (event.kind === "profit" || event.kind === "earn" || event.kind === "cash") add(event.seat, amount);
    else if (event.kind === "pay") add(event.seat, -amount);
    else if (event.kind === "auction" && !event.special) for (const seat of event.winners ?? []) add(seat, amount);
  }
  rounds.push([...now]);
  return rounds;
}

function numbersOf(events: readonly MarketsEvent[], players: number): [string, string[]][] {
  const zero = (): number[] => Array.from({ length: players }, () => 0);
  const n = { merchants: zero(), assistants: zero(), bars: zero(), goods: zero(), won: zero(), cards: zero() };
  const add = (list: number[], seat: number | undefined, by: number): void => {
    if (seat !== undefined) list[seat] = (list[seat] ?? 0) + by;
  };
  for (const e of events) {
    if (e.kind === "use") add(e.token?.startsWith("assistant") ? n.assistants : n.merchants, e.seat, 1);
    if (e.kind === "stack") add(n.bars, e.seat, e.count ?? 0);
    if (e.kind === "place") add(n.bars, e.seat, 1);
    if (e.kind === "draw") add(n.goods, e.seat, e.count ?? 0);
    if (e.kind === "play") add(n.cards, e.seat, 1);
    if (e.kind === "auction") for (const seat of e.winners ?? []) add(n.won, seat, 1);
  }
  return [
    [say("number-figures"), n.merchants.map((v, i) => `${v} / ${n.assistants[i] ?? 0}`)],
    [say("number-bars"), n.bars.map(String)],
    [say("number-goods"), n.goods.map(String)],
    [say("number-won"), n.won.map(String)],
    [say("number-cards"), n.cards.map(String)],
  ];
}

function course(outcome: OutcomeShape, events: readonly MarketsEvent[]): Course {
  const before = outcome.sheet.find((line) => line.line === "before")?.amounts ?? outcome.scores.map(() => 0);
  const plies = events.filter(({ kind }) => kind === "round").map(({ ply }) => ply);
  return {
    title: say("chart"),
    note: say("chart-note"),
    steps: moneyByRound(events, before),
    plies: [...plies, events.at(-1)?.ply ?? 0],
    tick: 1,
    number: (step) => step,
    label: (lines) => say("chart-label", { lines }),
  };
}

function Aside({ outcome }: { outcome: OutcomeShape }): JSX.Element {
  const { session } = useTable();
  const events = session.events.value;
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

function Cell({ line, seat }: { line: SheetLine; seat: number }): JSX.Element {
  if (line.line === "tiebreaker") return <span class="v soft">{say(line.amounts[seat] ? "yes" : "no")}</span>;
  return <Amount line={line} seat={seat} />;
}

export const sheet: Sheet = {
  ending: (ending) => sayIf(`ending-${ending}`),
  line: ({ line }) => {
    const name = sayIf(`line-${line}`);
    return name === null ? undefined : [name, sayIf(`line-${line}.means`) ?? ""];
  },
  total: () => say("money"),
  Cell,
  ties: () => say("ties-are-broken"),
  course,
  Aside,
};
