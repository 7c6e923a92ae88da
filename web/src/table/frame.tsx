/** What every table has: the line at the top, the board and one's own things, the others and the log at the side. */
import type { ComponentChildren, JSX } from "preact";
import { prefs, setPrefs } from "../state/prefs";
import { text } from "../text/en";
import { Icon } from "../ui/glyph";
import { nameOf, useTable } from "./context";
import { Guide } from "./guide";
import { LogPanel } from "./log";
import { Masthead, type Ticket } from "./masthead";
import { Panels } from "./panels";

function UndoButton(): JSX.Element {
  const { session } = useTable();
  return (
    <button type="button" class="undo" onClick={() => session.undo()}>
      <kbd>U</kbd> {text.table.undoKey}
    </button>
  );
}

/** Under the prompt: what was refused, what a shortcut would do, the game's own `note`, what can be undone. */
export function SubLine({ note }: { note?: string | null }): JSX.Element | null {
  const { session, control } = useTable();
  const s = session.state.value;
  const me = session.me.value;
  const hint = control.hint.value;
  const asks = session.table.value?.undo_request;
  if (session.link.value === "lost") return <span class="bad">{text.table.lost}</span>;
  if (asks && me !== null && asks.seat !== me) {
    return (
      <span class="ask-undo">
        {text.table.undoAsk(nameOf(session, asks.seat))}
        <button type="button" class="btn small" onClick={() => session.answerUndo(true)}>
          {text.table.agree}
        </button>
        <button type="button" class="btn small" onClick={() => session.answerUndo(false)}>
          {text.table.refuse}
        </button>
      </span>
    );
  }
  if (session.refused.value) return <span class="bad">{session.refused.value}</span>;
  if (hint) return <>{hint}</>;
  if (note) return <>{note}</>;
  if (asks && asks.seat === me) return <>{text.table.undoWaiting}</>;
  if (s && s.undo === null && me !== null && !session.replaying) return <UndoButton />;
  if (me === null && !session.replaying) return <>{text.table.watching}</>;
  return null;
}

/** The wide table. `opponents` and `extra` stand at the side above the log. */
export function Frame({
  cls = "",
  main = "",
  tickets,
  sub,
  mast,
  opponents,
  extra,
  side,
  children,
}: {
  cls?: string;
  main?: string;
  tickets: Ticket[];
  sub: JSX.Element;
  /** Stands at the right of the top line. */
  mast?: ComponentChildren;
  opponents: JSX.Element[];
  extra?: ComponentChildren;
  /** One player's side in full, opened from the strip. */
  side?: (seat: number) => JSX.Element | null;
  children: ComponentChildren;
}): JSX.Element {
  const { session } = useTable();
  const folded = prefs.value.logFolded;
  return (
    <div class={`table laid players${session.state.value?.view.players ?? 2} ${folded ? "folded" : ""} ${cls}`}>
      <Masthead tickets={tickets} sub={sub} right={mast} />
      <div class="floor">
        <main class={`main ${main}`} id="table">
          {children}
        </main>
        <aside class={`rail o${opponents.length}`} aria-label={text.table.rail}>
          {opponents}
          {extra}
          {folded ? (
            <button type="button" class="btn quiet unfold" onClick={() => setPrefs({ logFolded: false })}>
              <Icon name="log" size="s" />
              {text.log.unfold}
            </button>
          ) : (
            <LogPanel onFold={() => setPrefs({ logFolded: true })} />
          )}
        </aside>
      </div>
      <Guide />
      <Panels {...(side ? { side } : {})} />
    </div>
  );
}
