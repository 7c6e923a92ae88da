/** Under the prompt: what was refused, what a shortcut would do, the game's own `note`, what can be undone. */
import type { JSX } from "preact";
import { say } from "../words/language";
import { AwayNote, othersAway } from "./away";
import { CoachLine } from "./coach";
import { useTable } from "./context";
import { undoNow } from "./undo";

function UndoButton({ asks, brief = false }: { asks: boolean; brief?: boolean }): JSX.Element {
  const { session } = useTable();
  return (
    <button
      type="button"
      class="undo"
      title={brief ? say(asks ? "table-undo-request" : "table-undo") : undefined}
      onClick={() => session.undo()}
    >
      <kbd>U</kbd> <span class={brief ? "vh" : ""}>{asks ? say("table-undo-ask-key") : say("table-undo-key")}</span>
    </button>
  );
}

export function SubLine({ note }: { note?: string | null }): JSX.Element | null {
  const { session, control, narrow } = useTable();
  // A phone has a line of its own for the coach.
  const coached = narrow ? null : session.coach.spoken.value;
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
  const hurry = session.hurry.value;
  if (hurry !== null) return <span class="bad hurry">{say("clock-hurry", { seconds: hurry })}</span>;
  const [away] = othersAway(session);
  if (away && !away.resigned && (away.wait ?? null) === null) return <AwayNote ask />;
  if (session.news.value) return <>{session.news.value}</>;
  if (hint) return <>{hint}</>;
  const undo = undoNow(session);
  const coach = (
    <>
      <CoachLine />
      {undo && <UndoButton asks={undo === "ask"} brief />}
    </>
  );
  if (coached?.remark) return coach;
  if (note) return <>{note}</>;
  if (asks && asks.seat === me) return <>{say("table-undo-waiting")}</>;
  if (coached) return coach;
  if (undo) return <UndoButton asks={undo === "ask"} />;
  if (away) return <AwayNote ask={false} />;
  if (me === null && !session.replaying) return <>{say("table-watching")}</>;
  return null;
}
