/** The card in play, as steps. */
import type { ActionCard, NantyEvent } from "../../types/generated";
import { symbolOf } from "./catalog";
import type { Model } from "./model";

export interface CardStep {
  symbol: string;
  amount: number;
  state: "done" | "now" | "later";
  /** What it brought, once it is done. */
  brought: NantyEvent | null;
}

const BRINGS: Record<string, readonly string[]> = {
  place: ["place", "move"],
  build: ["build"],
  skull: ["aim"],
  calm: ["calm"],
  money: ["gain"],
  event: ["event"],
  another: ["play"],
};

/** The events since a card was played, up to where another takes over. */
function sincePlayed(events: readonly NantyEvent[], card: string): NantyEvent[] {
  const at = events.findLastIndex((e) => e.kind === "play" && e.card === card);
  return at < 0 ? [] : events.slice(at + 1);
}

/** The symbols of a card in play: what is done and what it brought, what is being done, what is to come. */
export function stepsOf(card: ActionCard, at: number, events: readonly NantyEvent[]): CardStep[] {
  const since = sincePlayed(events, card.id);
  let from = 0;
  return card.symbols.map((printed, i) => {
    const { name, amount } = symbolOf(printed);
    const state = i < at ? "done" : i === at ? "now" : "later";
    let brought: NantyEvent | null = null;
    if (state === "done") {
      const kinds = BRINGS[name] ?? [];
      const found = since.findIndex(
        (e, n) => n >= from && kinds.includes(e.kind) && (name !== "money" || e.amount === amount),
      );
      if (found >= 0) {
        brought = since[found] ?? null;
        from = found + 1;
      }
    }
    return { symbol: name, amount, state, brought };
  });
}

export interface InPlay {
  card: string;
  /** Which symbol is being carried out; the number of symbols once all are done. */
  at: number;
  /** The card that this one was played from. */
  within: string | null;
  seat: number;
  /** Whether it is still being carried out. */
  live: boolean;
}

/** The card that is being carried out, or else the last one that was played in this turn. */
export function inPlay(model: Model): InPlay | null {
  const { acting, turn } = model.view;
  const now = acting.at(-1);
  if (now) return { card: now.card, at: now.symbol, within: acting.at(-2)?.card ?? null, seat: turn, live: true };
  const last = model.events.findLast((e) => e.kind === "play");
  return last?.card ? { card: last.card, at: 99, within: null, seat: last.seat ?? turn, live: false } : null;
}
