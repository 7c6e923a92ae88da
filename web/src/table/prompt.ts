/** Who is asked, and what, in words. */
import { text } from "../text/en";
import { nameOf, useTable, withNames } from "./context";

const t = text.table;

export function usePrompt(): { who: string; ask: string; mine: boolean } {
  const { session, catalog, kit } = useTable();
  const s = session.state.value;
  const decision = session.decision.value;
  if (!s) return { who: "", ask: t.joining, mine: false };
  if (s.outcome && !session.replaying) return { who: "", ask: t.overBy, mine: false };
  if (decision) {
    const ask = withNames(session, kit.ask?.(decision, (seat) => nameOf(session, seat)) ?? decision.prompt).replace(
      /^Your turn: /,
      "",
    );
    const people = session.table.value?.seats.map((seat) => nameOf(session, seat.index)) ?? [];
    const named =
      catalog.rows.some((row) => ask.startsWith(row.name)) ||
      people.some((name) => name !== t.you && ask.startsWith(name));
    // Asked alone in somebody else's turn, one answers.
    const who = decision.seat === s.view.turn || s.view.asked.length > 1 ? t.yourTurn : t.answer;
    return { who, ask: ask[0] && !named ? ask[0].toLowerCase() + ask.slice(1) : ask, mine: true };
  }
  const waiting = s.view.asked.map((seat) => nameOf(session, seat));
  if (session.replaying) return { who: "", ask: waiting.length ? t.turnOf(waiting[0] ?? "") : t.overBy, mine: false };
  return {
    who: "",
    ask: waiting.length === 1 ? t.thinking(waiting[0] ?? "") : waiting.length ? t.waitingFor(waiting) : t.overBy,
    mine: false,
  };
}
