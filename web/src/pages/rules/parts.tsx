/** A card taken apart: its parts numbered beside it, and what each of them is. */
import type { JSX } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { RuleLine } from "../../table/ruletext";
import type { Line } from "../../words/rules";
import type { Drawing } from "./reading";

/** Where a number stands, and where its line ends, in parts of the figure. */
export interface Pin {
  n: number;
  side: "left" | "right";
  y: number;
  /** The point on the card. */
  to: { x: number; y: number };
}

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The height of a number, as a part of the card's. */
const STEP = 0.125;

/**
 * Numbers beside a card for the parts of it: each on the side where its part begins, never on top of one another.
 * A part that has the whole width is pinned at the left.
 */
export function pinned(card: Box, parts: readonly Box[]): Pin[] {
  const [width, height] = [card.right - card.left, card.bottom - card.top];
  const pins = parts.map((part, i): Pin => {
    const middle = (part.left + part.right) / 2;
    const side = middle - card.left > width * 0.52 && part.left - card.left > width * 0.3 ? "right" : "left";
    const y = ((part.top + part.bottom) / 2 - card.top) / height;
    return { n: i + 1, side, y, to: { x: ((side === "left" ? part.left : part.right) - card.left) / width, y } };
  });
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
      const found = pictures.parts(row as never).flatMap((part) => card.querySelector(part) ?? []);
      pin(
        pinned(
          card.getBoundingClientRect(),
          found.map((part) => part.getBoundingClientRect()),
        ),
      );
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
        {pins.map(({ n, side, y, to }) => (
          <span key={n} class={`ta-pin ${side}`} style={`top:${(y * 100).toFixed(2)}%`}>
            <i style={`width:calc(${((side === "left" ? to.x : 1 - to.x) * 100).toFixed(2)}cqw + 10px)`} />
            <b>{n}</b>
          </span>
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
