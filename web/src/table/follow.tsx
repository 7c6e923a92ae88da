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

/** The line at the top has room while nothing is asked: beside the question, or on a phone under it. */
function place(element: HTMLElement): void {
  const top = document.querySelector(".mast")?.getBoundingClientRect();
  const left = document.querySelector(".mast .prompt h1")?.getBoundingClientRect().right;
  const right = document.querySelector(".mast .m-right")?.getBoundingClientRect().left;
  const aside = top && left !== undefined && right !== undefined && right - left > NEEDS;
  element.classList.toggle("aside", aside === true);
  const under = document.querySelector(".mast,.ph-top")?.getBoundingClientRect().bottom ?? 56;
  Object.assign(
    element.style,
    aside
      ? { left: `${left + 16}px`, width: `${right - left - 32}px`, top: `${top.top}px`, height: `${top.height}px` }
      : { left: "", width: "", top: `${under + 6}px`, height: "" },
  );
}
/** How much room a deed needs to be told. */
const NEEDS = 360;

export function Follow(): JSX.Element | null {
  const { session, control, catalog, kit } = useTable();
  const ref = useRef<HTMLDivElement>(null);
  const deed = control.deed.value;
  const shown = deed !== null && session.decision.value === null;
  useLayoutEffect(() => {
    if (ref.current) place(ref.current);
  });
  if (!shown) return null;
  const { line, card } = deed;
  const row = card === null ? undefined : catalog.byId.get(card);
  return (
    <div key={deed.n} ref={ref} class={`follow ${row && kit.cards.wide(row, catalog) ? "wide" : ""}`}>
      {row && (
        <span class="f-card" aria-hidden="true">
          <kit.cards.Face row={row} catalog={catalog} />
        </span>
      )}
      <p>
        {line.seat !== null && <Mark seat={line.seat} />}
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
