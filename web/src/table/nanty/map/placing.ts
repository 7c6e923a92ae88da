/**
 * Where the things of an area stand: its name, its plaque, its signs and its pieces. All of them stay within the border of
 * the area, however small the map is drawn, so that those of neighbours never meet.
 */
import type { Region, Room } from "./regions";

/** What of a drawing in units is how large on the screen. */
export interface Scale {
  /** Units of the drawing in a pixel. */
  units: number;
  /** Whether there is room for plaques. */
  plaques: boolean;
}

/** The name of an area and its plaque: under the name, or beside it. */
export interface Head {
  top: number;
  bottom: number;
  /** The middle of the name, and the line it stands on. */
  x: number;
  y: number;
  /** The size of the letters. */
  letters: number;
  /** The middle of the plaque. */
  plaque: { x: number; y: number; scale: number } | null;
}

export interface Place {
  x: number;
  y: number;
  scale: number;
  /** Whether it stands over the name of its area. */
  over: boolean;
}

/** The units of a piece's own room on the map as it is drawn: between two pieces, and between two rows of them. */
export const CELL = { wide: 42, high: 46 };
/** From here on a map is small. */
const SMALL = 2.3;
/** In pixels: letters and figures that can be read, and a piece that can be pressed with a mouse. */
const READ = 11.5;
const PRESSED = 25;
/** The size of the letters on the map as it is drawn, and what of it a letter takes. */
const LETTERS = 24;
const LETTER = 0.58;
const PLAQUE = { wide: 66, high: 24, figures: 17.5 };
const GAP = 6;
/** How many pieces an area should have room for. */
const CROWD = 8;
/** Larger ones would look lost beside those of a crowd. */
const LARGEST = 56;
const SMALLEST = 0.3;
const GRID = 6;

export function scaleOf(units: number): Scale {
  return { units, plaques: units < SMALL };
}

/** The size of words and figures that are drawn so large: never too small to be read. */
export function readable(drawn: number, { units }: Scale): number {
  return Math.max(drawn, READ * units);
}

/** The inside of an area between two heights. */
function within(room: Room, from: number, to: number): [number, number] {
  let [left, right] = [-Infinity, Infinity];
  const last = Math.ceil((to - room.top) / room.step);
  for (let i = Math.floor((from - room.top) / room.step); i < last; i++) {
    const row = room.rows[i];
    if (!row) return [0, 0];
    left = Math.max(left, row[0] ?? 0);
    right = Math.min(right, row[1] ?? 0);
  }
  return [left, right];
}

/** A row in which pieces can stand. */
interface Row {
  y: number;
  left: number;
  right: number;
  fits: number;
}

/** The rows over and under the head of an area for pieces of that width, the nearest to it first. */
function rowsOf(room: Room, head: Pick<Head, "top" | "bottom">, wide: number): Row[] {
  const high = (wide * CELL.high) / CELL.wide;
  const end = room.top + room.step * room.rows.length;
  const rows: Row[] = [];
  const add = (top: number): void => {
    const [left, right] = within(room, top, top + high);
    const fits = Math.floor((right - left) / wide);
    if (fits > 0) rows.push({ y: top + high / 2, left, right, fits });
  };
  for (let top = head.bottom; top + high <= end; top += high) add(top);
  for (let top = head.top - high; top >= room.top; top -= high) add(top);
  const middle = (head.top + head.bottom) / 2;
  return rows.sort((a, b) => Math.abs(a.y - middle) - Math.abs(b.y - middle));
}

const fitting = (rows: Row[]): number => rows.reduce((sum, row) => sum + row.fits, 0);

/** The width of a piece's room where there is no crowd. */
function roomy({ units }: Scale): number {
  return Math.max(CELL.wide, Math.min(LARGEST, PRESSED * units));
}

/** What stands in the head of an area, from its middle: the lines it takes, and where in them name and plaque are. */
interface Shape {
  lines: { wide: number; high: number }[];
  name: number;
  plaque: { x: number; y: number } | null;
}

/** The shapes that a head can have. */
function shapes(name: number, letters: number, plaque: number): Shape[] {
  const high = letters * 1.02;
  if (!plaque) return [{ lines: [{ wide: name, high }], name: 0, plaque: null }];
  const wide = PLAQUE.wide * plaque;
  const deep = PLAQUE.high * plaque;
  const line = name + GAP + wide;
  const tall = Math.max(high, deep);
  return [
    {
      lines: [
        { wide: name, high },
        { wide, high: deep },
      ],
      name: 0,
      plaque: { x: 0, y: high + deep / 2 },
    },
    {
      lines: [{ wide: line, high: tall }],
      name: (name - line) / 2,
      plaque: { x: (line - wide) / 2, y: tall / 2 },
    },
  ];
}

/** How far lines that begin at that height reach over the border. */
function over(room: Room, { lines }: Shape, top: number): (x: number) => number {
  let down = top;
  const spans = lines.map(({ wide, high }) => {
    const [left, right] = within(room, down, down + high);
    down += high;
    return { left: left + wide / 2, right: right - wide / 2 };
  });
  return (x) => spans.reduce((sum, { left, right }) => sum + Math.max(0, left - x) + Math.max(0, x - right), 0);
}

/** Where the name of an area stands: as near to its engraved place as leaves room for a crowd. */
export function headOf(region: Region, name: string, scale: Scale): Head {
  const { room, label } = region;
  const letters = readable(LETTERS, scale);
  const enlarged = scale.plaques ? readable(PLAQUE.figures, scale) / PLAQUE.figures : 0;
  const [x0 = 0, y0 = 0] = label;
  const from = Math.min(...room.rows.map((row) => row[0] ?? 0));
  const to = Math.max(...room.rows.map((row) => row[1] ?? 0));
  const end = room.top + room.step * room.rows.length;
  let best: Head = { top: y0 - letters, bottom: y0, x: x0, y: y0, letters, plaque: null };
  let least = Infinity;
  shapes(letters * LETTER * name.length, letters, enlarged).forEach((shape, unlike) => {
    const high = shape.lines.reduce((sum, line) => sum + line.high, 0);
    const first = shape.lines[0]?.high ?? 0;
    for (let top = room.top; top + high <= end; top += GRID) {
      const out = over(room, shape, top);
      const crowd = fitting(rowsOf(room, { top, bottom: top + high }, roomy(scale)));
      const cramped = 30 * Math.max(0, CROWD - crowd);
      const y = top + first / 2 + letters * 0.32;
      for (let x = from; x <= to; x += GRID) {
        const cost = 25 * out(x) + cramped + Math.hypot(x + shape.name - x0, y - y0) + 30 * unlike;
        if (cost >= least) continue;
        least = cost;
        const plaque = shape.plaque && { x: x + shape.plaque.x, y: top + shape.plaque.y, scale: enlarged };
        best = { top, bottom: top + high, x: x + shape.name, y, letters, plaque };
      }
    }
  });
  return best;
}

/** How many pieces can stand in an area without being drawn smaller. */
export function roomFor(region: Region, head: Head, scale: Scale): number {
  return fitting(rowsOf(region.room, head, roomy(scale)));
}

/** So many to each row, evenly. */
function dealt(rows: Row[], count: number): number[] {
  const many = rows.map(() => 0);
  for (let i = 0; i < count; i++) {
    let to = 0;
    rows.forEach((row, at) => {
      const [here = 0, there = 0] = [many[at], many[to]];
      if (here < row.fits && (here < there || there >= (rows[to]?.fits ?? 0))) to = at;
    });
    many[to] = (many[to] ?? 0) + 1;
  }
  return many;
}

/** As few of the rows as hold so many, the nearest to the name. */
function fewest(rows: Row[], count: number): Row[] {
  const whole = rows.find((row) => row.fits >= count);
  if (whole) return [whole];
  let held = 0;
  return rows.filter((row) => {
    const needed = held < count;
    held += row.fits;
    return needed;
  });
}

/** Where so many pieces stand: in as few rows as hold them, and closer together where they are too many. */
export function placesFor(region: Region, head: Head, count: number, scale: Scale): Place[] {
  if (count === 0) return [];
  let part = 1;
  let rows = rowsOf(region.room, head, roomy(scale));
  while (fitting(rows) < count && part > SMALLEST) {
    part *= 0.94;
    rows = rowsOf(region.room, head, roomy(scale) * part);
  }
  const wide = roomy(scale) * part;
  const used = fewest(rows, count);
  return dealt(used, count)
    .flatMap((many, at) => {
      const row = used[at] ?? { y: 0, left: 0, right: 0 };
      const half = (many * wide) / 2;
      const middle = Math.max(row.left + half, Math.min(row.right - half, head.x));
      return Array.from({ length: many }, (_, i) => ({
        x: middle - half + (i + 0.5) * wide,
        y: row.y,
        scale: wide / CELL.wide,
        over: row.y < head.y,
      }));
    })
    .sort((a, b) => a.y - b.y || a.x - b.x);
}
