import { describe, expect, test } from "vitest";
import {
  CELL,
  type Head,
  headOf,
  type Place,
  placesFor,
  readable,
  roomFor,
  scaleOf,
} from "../src/table/nanty/map/placing";
import { type Region, regions } from "../src/table/nanty/map/regions";

/** From a large screen to a phone. */
const SCALES = [1, 1.5, 2, 2.2, 2.5, 3.1].map(scaleOf);
const AREAS = Object.entries(regions);
const nameOf = (id: string): string => id.replaceAll("_", " ");

function inside({ room }: Region, x: number, y: number): boolean {
  const [left = 0, right = 0] = room.rows[Math.floor((y - room.top) / room.step)] ?? [];
  return x >= left - 1 && x <= right + 1;
}

/** The corners of a piece's own room. */
const corners = ({ x, y, scale }: Place): [number, number][] =>
  [-0.499, 0.499].flatMap((a) =>
    [-0.499, 0.499].map((b): [number, number] => [x + a * CELL.wide * scale, y + b * CELL.high * scale]),
  );

function each(tell: (id: string, region: Region, head: Head, scale: (typeof SCALES)[number]) => void): void {
  for (const scale of SCALES)
    for (const [id, region] of AREAS) tell(id, region, headOf(region, nameOf(id), scale), scale);
}

describe("the map at every size", () => {
  test("names and figures are never under 11 pixels", () => {
    each((_, __, head, scale) => expect(head.letters / scale.units).toBeGreaterThanOrEqual(11));
    for (const scale of SCALES) expect(readable(15, scale) / scale.units).toBeGreaterThanOrEqual(11);
  });

  test("a name stands in its area", () => {
    each((id, region, head, scale) =>
      expect(inside(region, head.x, (head.top + head.bottom) / 2), `${id} ${scale.units}`).toBe(true),
    );
  });

  test("a crowd stays within the border, off the name, and nobody stands on another", () => {
    const faults: string[] = [];
    each((id, region, head, scale) => {
      for (const count of [1, 3, 5, 9]) {
        const places = placesFor(region, head, count, scale);
        const far = (a: number, b: number, size: number): boolean =>
          Math.abs(a - b) > size * (places[0]?.scale ?? 0) - 0.01;
        const here = `${id} ${scale.units} ${count}`;
        if (places.length !== count) faults.push(`${here}: only ${places.length}`);
        for (const [i, a] of places.entries()) {
          const high = (CELL.high * a.scale) / 2 - 0.01;
          if (a.y + high > head.top && a.y - high < head.bottom) faults.push(`${here}: on the name`);
          if (!corners(a).every(([x, y]) => inside(region, x, y))) faults.push(`${here}: over the border`);
          if (!places.slice(i + 1).every((b) => far(a.x, b.x, CELL.wide) || far(a.y, b.y, CELL.high)))
            faults.push(`${here}: on one another`);
        }
      }
    });
    expect(faults).toEqual([]);
  });

  test("where there is room, pieces are large enough for a mouse and stand in one row", () => {
    const scale = scaleOf(1.95);
    const region = regions.west_end as Region;
    const head = headOf(region, "West End", scale);
    expect(roomFor(region, head, scale)).toBeGreaterThan(5);
    const places = placesFor(region, head, 4, scale);
    expect(new Set(places.map((p) => p.y)).size).toBe(1);
    expect(((places[0]?.scale ?? 0) * CELL.wide) / scale.units).toBeGreaterThanOrEqual(24);
  });
});
