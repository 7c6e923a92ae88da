/** What the option that is pointed at would do, in the band above the hand. */
import type { ComponentChildren, JSX } from "preact";
import { Icon } from "../../../ui/glyph";
import { tell } from "../../../words/language";
import { cautions } from "../../cautions";
import { cityOf } from "../catalog";
import { useTable } from "../wire";
import { say } from "../words";
import type { PartProps } from "./part";

const KINDS_BUILD = new Set(["develop", "build_free"]);

export function Tip({ model, preview }: PartProps): JSX.Element | null {
  const { control, catalog } = useTable();
  const hovered = control.hover.value;
  if (!hovered) return null;
  const { row } = hovered;
  const { game } = model.view;
  const card = row.card ? cityOf(catalog, row.card) : null;
  const title =
    card && KINDS_BUILD.has(row.kind) && !card.action ? say("express-develop", { game, card: card.id }) : tell(row);
  const lines: ComponentChildren[] = [];
  if (preview.victim)
    lines.push(
      <>
        <Icon name="spend_card" /> {say("tip-discards", { game, card: preview.victim })}
      </>,
    );
  if (KINDS_BUILD.has(row.kind) && card && !card.action)
    lines.push(
      <>
        <Icon name="coin" /> {row.cost ? say("tip-pays", { n: row.cost }) : say("tip-free")}
      </>,
    );
  if (row.preview) lines.push(tell(row.preview));
  for (const said of cautions(row))
    lines.push(
      <>
        <Icon name="info" /> {tell(said)}
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
