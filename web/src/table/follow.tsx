/** What others do, one deed after another, told where it can be read and with the card in sight. */
import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Icon, Mark } from "../ui/glyph";
import { say } from "../words/language";
import { useTable } from "./context";
import type { Line } from "./lines";
import { LineWords } from "./loglines";

/** A deed of somebody else, as it is shown. */
export interface Deed {
  n: number;
  line: Line;
  /** The card that it is about. */
  card: string | null;
}

/** Where the line at the top ends: below it there is room while nothing is asked. */
function under(): number {
  return document.querySelector(".mast,.ph-top")?.getBoundingClientRect().bottom ?? 56;
}

export function Follow(): JSX.Element | null {
  const { session, control, catalog, kit } = useTable();
  const ref = useRef<HTMLDivElement>(null);
  const deed = control.deed.value;
  const shown = deed !== null && session.decision.value === null;
  useLayoutEffect(() => {
    ref.current?.style.setProperty("top", `${under() + 8}px`);
  });
  if (!shown) return null;
  const { line, card } = deed;
  const row = card === null ? undefined : catalog.byId.get(card);
  return (
    <div key={deed.n} ref={ref} class={`follow laid sheet ${row && kit.cards.wide(row, catalog) ? "wide" : ""}`}>
      {row && (
        <span class="f-card" aria-hidden="true">
          <kit.cards.Face row={row} catalog={catalog} />
        </span>
      )}
      <p>
        {line.seat !== null && <Mark seat={line.seat} me={session.me.value} />}
        <span>
          <LineWords line={line} />
        </span>
      </p>
      {session.behind.value && (
        <button type="button" class="btn small quiet" onClick={() => session.catchUp()}>
          <Icon name="step" size="xs" />
          {say("table-catch-up")} <kbd>F</kbd>
        </button>
      )}
    </div>
  );
}
