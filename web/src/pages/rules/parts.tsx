/** A card taken apart: its parts numbered beside it, and what each of them is. */
import type { JSX } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { RuleLine } from "../../table/ruletext";
import type { Line } from "../../words/rules";
import type { Drawing } from "./reading";

/** Where a number stands: beside the card, at a part of its height. */
export interface Pin {
  n: number;
  side: "left" | "right";
  y: number;
}

/** A part as it was found on the card: its side, and the middle of it. */
export type Found = Omit<Pin, "n">;

/** The height of a number, as a part of the card's. */
const STEP = 0.12;

/** Numbers beside a card for the parts of it, never on top of one another. */
export function pinned(parts: readonly Found[]): Pin[] {
  const pins = parts.map((part, i): Pin => ({ n: i + 1, ...part }));
  for (const side of ["left", "right"] as const) {
    let least = -Infinity;
    for (const pin of pins.filter((each) => each.side === side).sort((a, b) => a.y - b.y)) {
      pin.y = Math.max(pin.y, least);
      least = pin.y + STEP;
    }
  }
  return pins;
}

export function Parts({
  drawing,
  id,
  notes,
  query,
}: {
  drawing: Drawing;
  id: string;
  notes: readonly Line[];
  query: string;
}): JSX.Element | null {
  const { kit, catalog, pictures, game } = drawing;
  const row = catalog.byId.get(id);
  const ref = useRef<HTMLDivElement>(null);
  const [pins, pin] = useState<Pin[]>([]);
  useLayoutEffect(() => {
    const box = ref.current;
    const card = box?.firstElementChild;
    if (!box || !card || !row) return;
    const measure = (): void => {
      const { top, height } = card.getBoundingClientRect();
      const found = pictures.parts(row as never).flatMap(([selector, side]): Found[] => {
        const part = card.querySelector(selector)?.getBoundingClientRect();
        return part ? [{ side, y: ((part.top + part.bottom) / 2 - top) / height }] : [];
      });
      pin(pinned(found));
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(card);
    return () => watch.disconnect();
  }, [row, pictures]);
  if (!row) return null;
  return (
    <div class="taken-apart">
      <div ref={ref} class={`ta-card ${kit.cards.wide(row, catalog) ? "wide" : ""}`} aria-hidden="true">
        <kit.cards.Face row={row} catalog={catalog} />
        {pins.map(({ n, side, y }) => (
          <b key={n} class={`ta-pin ${side}`} style={`top:${(y * 100).toFixed(2)}%`}>
            {n}
          </b>
        ))}
      </div>
      <ol class="ta-notes">
        {notes.map((note, i) => (
          <li key={i}>
            <RuleLine line={note} game={game} query={query} />
          </li>
        ))}
      </ol>
    </div>
  );
}
