/** A first game offers a word on each question as it comes, until it is waved away. */
import type { JSX } from "preact";
import { prefs, setPrefs } from "../state/prefs";
import { Icon } from "../ui/glyph";
import { say, sayIf } from "../words/language";
import { useTable } from "./context";

export function Guide(): JSX.Element | null {
  const { session } = useTable();
  const game = session.table.value?.game ?? "";
  const decision = session.decision.value;
  const words = decision && sayIf(`guide-${decision.kind}`, { game });
  if (!words || prefs.value.guided.includes(game)) return null;
  return (
    <aside class="guide" aria-label={say("table-guided-title")}>
      <Icon name="lamp" />
      <p>
        <b>{say("table-guided-title")}</b> {words}
      </p>
      <button type="button" class="btn small quiet" onClick={() => setPrefs({ guided: [...prefs.value.guided, game] })}>
        {say("table-guided-enough")}
      </button>
    </aside>
  );
}
