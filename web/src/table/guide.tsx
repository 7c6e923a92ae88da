/** A first game offers a word on each question as it comes, until it is waved away. */
import type { JSX } from "preact";
import { prefs, setPrefs } from "../state/prefs";
import { Icon } from "../ui/glyph";
import { say, sayIf } from "../words/language";
import { useTable } from "./context";

/** `folded`: a lamp that opens it, where there is no room for words. */
export function Guide({ folded = false }: { folded?: boolean }): JSX.Element | null {
  const { session } = useTable();
  const game = session.table.value?.game ?? "";
  const decision = session.decision.value;
  const words = decision && sayIf(`guide-${decision.kind}`, { game });
  if (!words || prefs.value.guided.includes(game)) return null;
  const title = say("table-guided-title");
  const told = (
    <aside class="guide" aria-label={title}>
      <Icon name="lamp" />
      <p>
        <b>{title}</b> {words}
      </p>
      <button type="button" class="btn small quiet" onClick={() => setPrefs({ guided: [...prefs.value.guided, game] })}>
        {say("table-guided-enough")}
      </button>
    </aside>
  );
  if (!folded) return told;
  return (
    <details class="lamp" key={decision?.kind}>
      <summary class="iconb">
        <Icon name="lamp" />
        <span class="vh">{title}</span>
      </summary>
      {told}
    </details>
  );
}
