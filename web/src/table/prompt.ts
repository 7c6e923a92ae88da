/** Who is asked, and what, in words. */
import { say, tell } from "../words/language";
import { nameOf, useTable } from "./context";

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
    return { who: say(turn ? "table-your-turn" : "table-answer"), ask, mine: true };
  }
  return {
    who: "",
    ask: waiting(
      s.view.asked.map((seat) => nameOf(session, seat)),
      session.replaying,
    ),
    mine: false,
  };
}

function waiting(names: readonly string[], replaying: boolean): string {
  const [name, more] = names;
  if (name === undefined) return say("table-over-by");
  if (replaying) return say("table-turn-of", { name });
  return more === undefined ? say("table-thinking", { name }) : say("table-waiting-for", { names });
}
