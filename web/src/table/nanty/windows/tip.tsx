/** The option that is pointed at, told in a corner that covers neither it nor what it touches. */
import type { JSX } from "preact";
import type { NantyOption } from "../../../types/generated";
import { listed, tell } from "../../../words/language";
import { cautions } from "../../cautions";
import { symbolWords } from "../card/sign";
import { actionCard } from "../catalog";
import { changesOf } from "../changes";
import { cornerFor } from "../corner";
import { isPlayed } from "../marks";
import { useTable } from "../wire";
import { Changes } from "./changes";
import { compact } from "./compact";

export function Tip({ row }: { row: NantyOption }): JSX.Element | null {
  const { control, catalog } = useTable();
  const hovered = control.hover.value;
  const areas = [row.area, row.to].filter((id): id is string => id !== undefined);
  const card = actionCard(catalog, row.card);
  if (!areas.length && !changesOf(row).length && !cautions(row).length && !row.preview && !card) return null;
  const corner = card ? "bl" : compact() ? cornerFor(areas, 640, 280) : cornerFor(areas, 400, 220);
  return (
    <div class={`tip at-${corner}`} role="status" aria-live="off">
      <b class="tt">
        <span>{tell(row)}</span>
        {hovered?.element !== null && hovered?.element === document.activeElement && <kbd>Enter</kbd>}
      </b>
      {card ? (
        <>
          <span class="row">{card.text ? tell(card.text) : listed(card.symbols.map(symbolWords), "comma")}</span>
          <Changes row={row} text={!isPlayed(row)} />
        </>
      ) : (
        <Changes row={row} />
      )}
    </div>
  );
}
