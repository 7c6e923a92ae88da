/** What the option that is pointed at would do, in the band above the hand. */
import type { ComponentChildren, JSX } from "preact";
import { tidy } from "../../../text/grammar";
import { london } from "../../../text/london";
import { Icon } from "../../../ui/glyph";
import { cityOf } from "../catalog";
import { useTable } from "../wire";
import type { PartProps } from "./part";

const t = london;

const KINDS_BUILD = new Set(["develop", "build_free"]);

export function Tip({ model, preview }: PartProps): JSX.Element | null {
  const { control, catalog } = useTable();
  const hovered = control.hover.value;
  if (!hovered) return null;
  const { row } = hovered;
  const card = row.card ? cityOf(catalog, row.card) : null;
  const title =
    card && KINDS_BUILD.has(row.kind) && !card.action ? t.express.develop(card.name, model.edition.first) : row.label;
  const lines: ComponentChildren[] = [];
  if (preview.victim)
    lines.push(
      <>
        <Icon name="spend_card" /> {t.goesToBoard(catalog.name(preview.victim), model.edition.first)}
      </>,
    );
  if (KINDS_BUILD.has(row.kind) && card && !card.action)
    lines.push(
      <>
        <Icon name="coin" /> {row.cost ? t.pays(row.cost) : t.nothingToPay}
      </>,
    );
  if (row.preview) lines.push(tidy(row.preview));
  if (row.warning)
    lines.push(
      <>
        <Icon name="info" /> {row.warning}
      </>,
    );
  return (
    <div class="tip wide" role="status" aria-live="off">
      <span class="ln">
        <b>{title}</b>
        {lines.map((line, i) => (
          <span key={i} class="bit">
            {line}
          </span>
        ))}
        {hovered.element instanceof HTMLElement && hovered.element === document.activeElement && <kbd>Enter</kbd>}
      </span>
    </div>
  );
}
