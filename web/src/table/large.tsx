/** A card opened large over the page. */
import type { ComponentChildren, JSX } from "preact";
import type { Catalog } from "../state/catalog";
import { Dialog } from "../ui/dialog";
import { tell } from "../words/language";
import type { Cards } from "./kit";

export function Large({
  id,
  catalog,
  cards,
  onClose,
  children,
}: {
  id: string;
  catalog: Catalog;
  cards: Cards;
  onClose: () => void;
  /** Stands under the card. */
  children?: ComponentChildren;
}): JSX.Element | null {
  const row = catalog.byId.get(id);
  if (!row) return null;
  return (
    <Dialog label={tell(row.name)} cls="bare" onClose={onClose}>
      <cards.Large row={row} catalog={catalog} />
      {children}
    </Dialog>
  );
}
