/** Rings with a tag around what an option lies on, wherever the table has it: over the table, never in its way. */
import type { JSX } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { prefs } from "../state/prefs";
import { useTable } from "./context";
import { whenMoved } from "./moving";

export interface Ring {
  /** The option that is ringed, or what else `find` is to look for. */
  option: number | string;
  /** How it looks: `played`, `better`, `seal`. */
  look: string;
  /** What stands on its tag. */
  tag: string;
}

/** How much room a tag takes above or below its ring. */
const TAG = 14;

interface Box extends Ring {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** How many places of one option are ringed at most. */
const PLACES = 2;
/** A place that is larger than this part of the table is no place to point at. */
const LARGEST = 0.6;

/** Finds where a ring belongs. */
type Finder = (within: Element, option: Ring["option"]) => Element[];
const byOption: Finder = (within, option) => [...within.querySelectorAll(`[data-option="${option}"]`)];

/** Where the options lie, in the pixels of the overlay. */
function boxesOf(overlay: HTMLElement, within: Element, rings: readonly Ring[], find: Finder): Box[] {
  const box = within.getBoundingClientRect();
  // What has no box of its own fills the window.
  const room = box.width ? box : new DOMRect(0, 0, window.innerWidth, window.innerHeight);
  const origin = overlay.getBoundingClientRect();
  const scale = prefs.value.size / 100;
  const sheet = within.querySelector(".ph-sheet");
  const edge = sheet?.getBoundingClientRect().top ?? 0;
  /** What lies under the sheet of a phone is no place to point at until it is scrolled to. */
  const covered = (place: Element): boolean => {
    const { top, bottom } = place.getBoundingClientRect();
    return sheet !== null && !sheet.contains(place) && (top + bottom) / 2 > edge;
  };
  return rings.flatMap((ring) => {
    const found = find(within, ring.option).filter((place) => place.checkVisibility({ visibilityProperty: true }));
    const places = found.filter((place) => !covered(place));
    const boxes = places
      .map((place) => place.getBoundingClientRect())
      .filter(({ left, right, top, bottom, width, height }) => {
        const seen = right > room.left && left < room.right && bottom > room.top && top < room.bottom;
        return seen && width > 4 && width * height < room.width * room.height * LARGEST;
      });
    return boxes.slice(0, PLACES).map(({ left, top, width, height }) => ({
      ...ring,
      left: (left - origin.left) / scale,
      top: (top - origin.top) / scale,
      width: width / scale,
      height: height / scale,
    }));
  });
}

/** On which side of its ring a tag stands: not out of sight. */
function tagged(look: string, top: number, height: number, room: number): "above" | "below" {
  const above = look === "played" ? top >= TAG : top + height + TAG > room;
  return above ? "above" : "below";
}

const same = (one: readonly Box[], other: readonly Box[]): boolean => JSON.stringify(one) === JSON.stringify(other);

export function Rings({
  rings,
  within,
  find = byOption,
}: {
  rings: readonly Ring[];
  within: string;
  find?: Finder;
}): JSX.Element {
  const { session } = useTable();
  const overlay = useRef<HTMLDivElement>(null);
  const [boxes, setBoxes] = useState<readonly Box[]>([]);
  const wanted = JSON.stringify(rings);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same rings, made anew with each drawing, are not measured anew
  useLayoutEffect(() => {
    const [over, table] = [overlay.current, document.querySelector(within)];
    if (!over || !table) return;
    const measure = (): void => {
      const found = boxesOf(over, table, rings, find);
      setBoxes((before) => (same(before, found) ? before : found));
    };
    return whenMoved(table, [table], session, measure).stop;
  }, [wanted, within, session]);
  return (
    <div ref={overlay} class="rings" aria-hidden="true">
      {boxes.map(({ look, tag, left, top, width, height, option }, i) => (
        <span
          key={`${option} ${i}`}
          class={`ring ${look} ${tagged(look, top, height, overlay.current?.clientHeight ?? 0)}`}
          style={`left:${left}px;top:${top}px;width:${width}px;height:${height}px`}
        >
          <i>{tag}</i>
        </span>
      ))}
    </div>
  );
}
