/** The end of a game of London Markets: where the money came from, round by round and in numbers. */

import type { JSX } from "preact";
import { words } from "../../text/markets";
import type { MarketsEvent, OutcomeShape, SheetLine } from "../../types/generated";
import { Chart } from "../chart";
import { Amount, Figures } from "../figures";
import type { Sheet } from "../kit";
import { useTable } from "./wire";

const t = words.sheet;

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
    if (e.kind === "draw") add(n.goods, e.seat, e.count ?? 0);
    if (e.kind === "play") add(n.cards, e.seat, 1);
    if (e.kind === "auction") for (const seat of e.winners ?? []) add(n.won, seat, 1);
  }
  const row = (name: string, values: string[]): [string, string[]] => [t.numbers[name] ?? "", values];
  return [
    row(
      "figures",
      n.merchants.map((v, i) => `${v} / ${n.assistants[i] ?? 0}`),
    ),
    row("bars", n.bars.map(String)),
    row("goods", n.goods.map(String)),
    row("won", n.won.map(String)),
    row("cards", n.cards.map(String)),
  ];
}

function Aside({ outcome }: { outcome: OutcomeShape }): JSX.Element {
  const { session } = useTable();
  const events = session.events.value;
  const before = outcome.sheet.find((line) => line.line === "before")?.amounts ?? outcome.scores.map(() => 0);
  return (
    <div class="side">
      <section class="sheet laid pad" aria-label={t.chart}>
        <h2 class="cap big">
          {t.chart} <small>{t.chartNote}</small>
        </h2>
        <Chart outcome={outcome} steps={moneyByRound(events, before)} tick={1} label={t.chartLabel} />
      </section>
      <Figures rows={numbersOf(events, outcome.scores.length)} />
    </div>
  );
}

function Cell({ line, seat }: { line: SheetLine; seat: number }): JSX.Element {
  if (line.line === "tiebreaker") return <span class="v soft">{line.amounts[seat] ? t.yes : t.no}</span>;
  return <Amount line={line} seat={seat} />;
}

export const sheet: Sheet = {
  endings: words.endings,
  line: (line) => (line.line ? t.lines[line.line] : undefined),
  total: t.total,
  Cell,
  ties: t.ties,
  Aside,
};
