/** Several options at one place. */
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Icon, Mark } from "../../../ui/glyph";
import { tell } from "../../../words/language";
import { cornerFor } from "../corner";
import type { Picking } from "../map/picking";
import { useTable } from "../wire";
import { say } from "../words";

export function Picker({ picking, onClose }: { picking: Picking; onClose: () => void }): JSX.Element {
  const { control } = useTable();
  const corner = cornerFor([picking.area], 400, 330);
  const list = useRef<HTMLDivElement>(null);
  // Whoever opened it by a key goes on by a key.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place, another list
  useEffect(() => list.current?.querySelector("button")?.focus(), [picking]);
  return (
    <section class={`win picker at-${corner}`} aria-label={say("which-one", { area: picking.area })}>
      <header class="hd">
        <b>{say("which-one", { area: picking.area })}</b>
        <button type="button" class="iconb" aria-label={say("site-close")} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <div class="plist" ref={list}>
        {picking.rows.map((row) => (
          <button
            key={row.option}
            type="button"
            class="btn"
            data-option={row.option}
            onClick={() => {
              onClose();
              control.take(row);
            }}
            onMouseEnter={(event) => control.point(row, event.currentTarget)}
            onFocus={(event) => control.point(row, event.currentTarget)}
            onMouseLeave={() => control.point(null)}
            onBlur={() => control.point(null)}
          >
            {row.owner !== undefined && <Mark seat={row.owner} />}
            {tell(row)}
          </button>
        ))}
      </div>
    </section>
  );
}
