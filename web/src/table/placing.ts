/** Where the callout of a lesson and its fist stand: beside what is lit, over nothing that is needed. */

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Size {
  w: number;
  h: number;
}

export type Side = "left" | "right" | "up" | "down";

export interface Fist extends Box {
  /** Which way it points. */
  points: Side;
}

/** How far the grid's places lie apart. */
const GRID = 12;
/** What it costs to lie over a pixel: of what is lit, of the fist, of anything else that can be chosen, of what is only read. */
const OVER = { lit: 1000, fist: 30, needed: 0.6, read: 0.05 };
/** Where along a side the fist may stand: the middle first. */
const ALONG = [0.5, 0.25, 0.75];
const EDGE = 8;

export const around = ({ left, top, width, height }: DOMRect, pad: number): Box => ({
  x: left - pad,
  y: top - pad,
  w: width + 2 * pad,
  h: height + 2 * pad,
});

/** The smallest box around several. */
export function together(boxes: readonly Box[]): Box | null {
  if (!boxes.length) return null;
  const x = Math.min(...boxes.map((b) => b.x));
  const y = Math.min(...boxes.map((b) => b.y));
  const right = Math.max(...boxes.map((b) => b.x + b.w));
  const bottom = Math.max(...boxes.map((b) => b.y + b.h));
  return { x, y, w: right - x, h: bottom - y };
}

/** The part of a box that is in the window. */
export function within(box: Box, room: Size): Box | null {
  const x = Math.max(2, box.x);
  const y = Math.max(2, box.y);
  const w = Math.min(room.w - 2, box.x + box.w) - x;
  const h = Math.min(room.h - 2, box.y + box.h) - y;
  return w > 3 && h > 3 ? { x, y, w, h } : null;
}

export function overlap(one: Box, other: Box): number {
  const w = Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x);
  const h = Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y);
  return w > 0 && h > 0 ? w * h : 0;
}

/** How many pixels of some boxes lie under any other, told quickly: they are summed once, over a grid. */
export function summed(boxes: readonly Box[], room: Size): (box: Box) => number {
  const wide = Math.ceil(room.w / GRID) + 1;
  const high = Math.ceil(room.h / GRID) + 1;
  const sums = new Float64Array(wide * high);
  const cell = (pixel: number, most: number): number => Math.min(most - 1, Math.max(0, Math.round(pixel / GRID)));
  for (const box of boxes) {
    for (let y = Math.max(0, Math.floor(box.y / GRID)); y < high - 1 && y * GRID < box.y + box.h; y++)
      for (let x = Math.max(0, Math.floor(box.x / GRID)); x < wide - 1 && x * GRID < box.x + box.w; x++) {
        const i = (y + 1) * wide + x + 1;
        sums[i] = (sums[i] ?? 0) + overlap(box, { x: x * GRID, y: y * GRID, w: GRID, h: GRID });
      }
  }
  const at = (x: number, y: number): number => sums[y * wide + x] ?? 0;
  for (let y = 1; y < high; y++)
    for (let x = 1; x < wide; x++) sums[y * wide + x] = at(x, y) + at(x - 1, y) + at(x, y - 1) - at(x - 1, y - 1);
  return ({ x, y, w, h }) => {
    const [left, right] = [cell(x, wide), cell(x + w, wide)];
    const [top, bottom] = [cell(y, high), cell(y + h, high)];
    return at(right, bottom) - at(left, bottom) - at(right, top) + at(left, top);
  };
}

/** The fist beside what it points at: where there is room for it, over nothing else that is lit, and little that is needed or read. */
export function placeFist(at: Box, lit: readonly Box[], needed: readonly Box[], room: Size, size: Size): Fist | null {
  // Standing, it takes as much height as it takes width when it lies.
  const standing = { w: size.h, h: size.w };
  const sides = ALONG.flatMap((part): Fist[] => {
    const y = at.y + at.h * part - size.h / 2;
    const x = at.x + at.w * part - standing.w / 2;
    return [
      { ...size, x: at.x - size.w - 3, y, points: "right" },
      { ...size, x: at.x + at.w + 3, y, points: "left" },
      { ...standing, x, y: at.y - standing.h - 3, points: "down" },
      { ...standing, x, y: at.y + at.h + 3, points: "up" },
    ];
  });
  const fits = sides.filter(({ x, y, w, h }) => x >= 2 && y >= 2 && x + w <= room.w - 2 && y + h <= room.h - 2);
  const over = (fist: Fist, boxes: readonly Box[]): number => boxes.reduce((sum, box) => sum + overlap(fist, box), 0);
  const cost = (fist: Fist): number => over(fist, lit) * OVER.lit + over(fist, needed);
  return fits.toSorted((a, b) => cost(a) - cost(b))[0] ?? null;
}

/** The callout: near what is lit, and where it covers least; `read` tells how much there is to read under a box. */
export function placeCallout(
  size: Size,
  room: Size,
  lit: readonly Box[],
  fist: Box | null,
  needed: readonly Box[],
  read: (box: Box) => number = () => 0,
): { x: number; y: number } {
  const main = lit[0] ?? { x: room.w / 2, y: room.h / 2, w: 0, h: 0 };
  const centre = { x: main.x + main.w / 2, y: main.y + main.h / 2 };
  const right = Math.max(EDGE, room.w - size.w - EDGE);
  const bottom = Math.max(EDGE, room.h - size.h - EDGE);
  let best = { x: EDGE, y: EDGE };
  let least = Number.POSITIVE_INFINITY;
  for (let x = EDGE; ; x = Math.min(right, x + GRID)) {
    for (let y = EDGE; ; y = Math.min(bottom, y + GRID)) {
      const box = { x, y, w: size.w, h: size.h };
      const dx = Math.max(main.x - (x + size.w), x - (main.x + main.w), 0);
      const dy = Math.max(main.y - (y + size.h), y - (main.y + main.h), 0);
      const aside = Math.hypot(x + size.w / 2 - centre.x, y + size.h / 2 - centre.y);
      let cost = Math.hypot(dx, dy) * 3 + aside * 0.3;
      for (const one of lit) cost += overlap(box, one) * OVER.lit;
      for (const one of needed) cost += overlap(box, one) * OVER.needed;
      if (fist) cost += overlap(box, fist) * OVER.fist;
      cost += read(box) * OVER.read;
      if (cost < least) {
        least = cost;
        best = { x, y };
      }
      if (y >= bottom) break;
    }
    if (x >= right) break;
  }
  return best;
}
