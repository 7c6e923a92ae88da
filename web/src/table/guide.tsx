/** A first game offers a word on each question as it comes, until it is waved away. */
import type { JSX } from "preact";
import { prefs, setPrefs } from "../state/prefs";
import { text } from "../text/en";
import { Icon } from "../ui/glyph";
import { useTable } from "./context";

export function Guide(): JSX.Element | null {
  const { session, kit } = useTable();
  const game = session.table.value?.game ?? "";
  const decision = session.decision.value;
  const words = decision && kit.guide[decision.kind];
  if (!words || prefs.value.guided.includes(game)) return null;
  return (
    <aside class="guide" aria-label={text.table.guidedTitle}>
      <Icon name="lamp" />
      <p>
        <b>{text.table.guidedTitle}</b> {words}
      </p>
      <button type="button" class="btn small quiet" onClick={() => setPrefs({ guided: [...prefs.value.guided, game] })}>
        {text.table.guidedEnough}
      </button>
    </aside>
  );
}
