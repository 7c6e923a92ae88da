/** Something on the table that can be pointed at: a choice, a shortcut, or a card to look at. */
import type { ComponentChildren, JSX } from "preact";
import type { OptionRow } from "../types/generated";
import { Icon } from "../ui/glyph";
import { say, tell } from "../words/language";
import { cautions } from "./cautions";
import { useTable } from "./context";

export interface Shortcut {
  says: string;
  run: () => void;
}

export function optionWords(row: OptionRow): string {
  return [row, row.preview, ...cautions(row)]
    .filter((said) => said !== undefined)
    .map(tell)
    .join(". ");
}

export function Target({
  row,
  shortcut,
  look,
  label,
  why,
  cls = "",
  drag,
  children,
  attrs = {},
}: {
  row?: OptionRow | null | undefined;
  shortcut?: Shortcut | null | undefined;
  /** The card that opens large. */
  look?: string | null | undefined;
  label: string;
  /** Why it cannot be chosen now. */
  why?: string | null | undefined;
  cls?: string;
  drag?: ((element: HTMLElement, event: PointerEvent) => void) | undefined;
  children?: ComponentChildren;
  attrs?: Record<string, string | number | boolean | undefined>;
}): JSX.Element {
  const { catalog, control, session } = useTable();
  const pending = row && session.pending.value === row.option;
  const state = row ? (pending ? "is-playable is-taken" : "is-playable") : shortcut ? "is-near" : why ? "is-off" : "";
  const name = row ? `${optionWords(row)}. ${label}` : why ? `${label}. ${why}` : label;
  const act = (): void => {
    if (row) control.take(row);
    else if (shortcut) shortcut.run();
    else if (look) control.look(look);
  };
  const point = (event: { currentTarget: EventTarget | null }): void => {
    if (row) control.point(row, event.currentTarget as Element);
    else if (shortcut) control.hint.value = shortcut.says;
  };
  const leave = (): void => {
    if (row) control.point(null);
    control.hint.value = null;
  };
  return (
    <span class={`spot ${cls} ${state}`} data-look={look ?? undefined}>
      <button
        type="button"
        class="face"
        aria-disabled={!row && !shortcut && !look ? true : undefined}
        data-option={row ? row.option : undefined}
        data-shortcut={!row && shortcut ? "" : undefined}
        onClick={act}
        onMouseEnter={point}
        onMouseLeave={leave}
        onFocus={point}
        onBlur={leave}
        onContextMenu={(event) => {
          if (!look) return;
          event.preventDefault();
          control.look(look);
        }}
        onPointerDown={drag ? (event) => drag(event.currentTarget, event) : undefined}
        {...attrs}
      >
        <span class="vh">{name}</span>
        {children}
      </button>
      {look && (row || shortcut) && (
        <button
          type="button"
          class="peer"
          tabIndex={-1}
          aria-label={say("card-open", { name: catalog.name(look) })}
          onClick={() => control.look(look)}
        >
          <Icon name="info" size="xs" />
        </button>
      )}
    </span>
  );
}
