/** Under the prompt: what was refused, what a shortcut would do, the game's own `note`, what can be undone. */
import type { JSX } from "preact";
import { say } from "../words/language";
import { useTable } from "./context";

function UndoButton(): JSX.Element {
  const { session } = useTable();
  return (
    <button type="button" class="undo" onClick={() => session.undo()}>
      <kbd>U</kbd> {say("table-undo-key")}
    </button>
  );
}

export function SubLine({ note }: { note?: string | null }): JSX.Element | null {
  const { session, control } = useTable();
  const s = session.state.value;
  const me = session.me.value;
  const hint = control.hint.value;
  const asks = session.table.value?.undo_request;
  if (session.link.value === "lost") return <span class="bad">{say("table-lost")}</span>;
  if (asks && me !== null && asks.seat !== me) {
    return (
      <span class="ask-undo">
        {say("table-undo-ask", { seat: asks.seat })}
        <button type="button" class="btn small" onClick={() => session.answerUndo(true)}>
          {say("table-agree")}
        </button>
        <button type="button" class="btn small" onClick={() => session.answerUndo(false)}>
          {say("table-refuse")}
        </button>
      </span>
    );
  }
  if (session.refused.value) return <span class="bad">{session.refused.value}</span>;
  if (hint) return <>{hint}</>;
  if (note) return <>{note}</>;
  if (asks && asks.seat === me) return <>{say("table-undo-waiting")}</>;
  if (s && s.undo === null && me !== null && !session.replaying) return <UndoButton />;
  if (me === null && !session.replaying) return <>{say("table-watching")}</>;
  return null;
}
