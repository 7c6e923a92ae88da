/** What every table has: the line at the top, the board and one's own things, the others and the log at the side. */
import type { ComponentChildren, JSX } from "preact";
import { prefs, setPrefs } from "../state/prefs";
import { Icon } from "../ui/glyph";
import { framed } from "../ui/screen";
import { say } from "../words/language";
import { useTable } from "./context";
import { LogPanel } from "./log";
import { Masthead } from "./masthead";
import { Panels } from "./panels";
import type { Ticket } from "./tickets";

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
  // In a frame it is not what the page is about.
  const Main = framed.value ? "article" : "main";
  return (
    <div class={`table laid players${session.state.value?.view.players ?? 2} ${folded ? "folded" : ""} ${cls}`}>
      <Masthead tickets={tickets} sub={sub} right={mast} />
      <div class="floor">
        <Main class={`main ${main}`} id="table">
          {children}
        </Main>
        <aside class={`rail o${opponents.length}`} aria-label={say("table-rail")}>
          {opponents}
          {extra}
          {folded ? (
            <button type="button" class="btn quiet unfold" onClick={() => setPrefs({ logFolded: false })}>
              <Icon name="log" size="s" />
              {say("log-unfold")}
            </button>
          ) : (
            <LogPanel onFold={() => setPrefs({ logFolded: true })} />
          )}
        </aside>
      </div>
      <Panels {...(side ? { side } : {})} />
    </div>
  );
}
