/** Who is asked, and what, in words. */
import { say, tell } from "../words/language";
import { ownAway, ownAwayWords } from "./away";
import { useTable } from "./context";

export function usePrompt(): { who: string; ask: string; mine: boolean } {
  const { session, kit } = useTable();
  const s = session.state.value;
  const decision = session.decision.value;
  if (!s) return { who: "", ask: say("table-joining"), mine: false };
  if (s.outcome && !session.replaying) return { who: "", ask: say("table-over-by"), mine: false };
  if (decision) {
    // Asked alone in somebody else's turn, one answers.
    const turn = decision.seat === s.view.turn || s.view.asked.length > 1;
    const ask = kit.ask?.(decision) ?? (decision.prompt ? tell(decision.prompt) : "");
    if (session.replaying) return { who: say("review-prompt", { seat: decision.seat }), ask, mine: false };
    // Who tries things out in the lab is none of the players.
    if (session.reader === null) return { who: say("review-prompt", { seat: decision.seat }), ask, mine: true };
    return { who: say(turn ? "table-your-turn" : "table-answer"), ask, mine: true };
  }
  const away = ownAway(session);
  if (away) return { who: "", ask: ownAwayWords(away), mine: false };
  return { who: "", ask: waiting(s.view.asked, session.replaying), mine: false };
}

function waiting(seats: readonly number[], replaying: boolean): string {
  const [seat, more] = seats;
  if (seat === undefined) return say("table-over-by");
  if (replaying) return say("table-turn-of", { seat });
  return more === undefined ? say("table-thinking", { seat }) : say("table-waiting-for", { seats });
}
