/** What lies over the board for a while, and folds away. */
import type { ComponentChildren, JSX } from "preact";
import { Icon } from "../../../ui/glyph";
import { fitLine } from "../fit";

export function Leaf({
  title,
  note,
  fold,
  onFold,
  cls,
  children,
}: {
  title: string;
  note: string;
  fold: string;
  onFold: () => void;
  cls: string;
  children: ComponentChildren;
}): JSX.Element {
  return (
    <section class={`leaf sheet laid ${cls}`} aria-label={title}>
      <header class="hd">
        <h2 style={fitLine(title, 22)}>{title}</h2>
        <small>{note}</small>
        <button type="button" class="btn quiet small" onClick={onFold}>
          <Icon name="chevron_down" size="s" />
          {fold}
        </button>
      </header>
      {children}
    </section>
  );
}
