/** Where things stand on the board, wide and narrow. */

export interface Spot {
  x: number;
  y: number;
}

export interface Plan {
  narrow: boolean;
  width: number;
  height: number;
  /** The corner of each market's square, clockwise from Portobello. */
  squares: Spot[];
  side: number;
  /** The room for the crates within a square, and its size. */
  pit: number;
  crates: number;
  /** The pile of goods and the counts, from the corner of the square. */
  pile: { x: number; y: number; width: number; height: number };
  counts: { x: number; y: number; width: number; height: number; step: number };
  merchant: { x: number; y: number; width: number; height: number };
  tile: { x: number; width: number; height: number; step: number; above: number; below: number };
  assistant: { x: number; y: number; width: number; height: number };
  ring: string;
  arrows: [number, number, number][];
  bridges: { x: number; width: number }[];
  river: { top: number; swing: number; period: number; width: number };
  boats: [number, number, number][];
}

export const WIDE: Plan = {
  narrow: false,
  width: 852,
  height: 550,
  squares: [
    { x: 37, y: 25 },
    { x: 315, y: 25 },
    { x: 593, y: 25 },
    { x: 471, y: 381 },
    { x: 193, y: 381 },
  ],
  side: 164,
  pit: 31,
  crates: 102,
  pile: { x: 171, y: 1, width: 48, height: 58 },
  counts: { x: 171, y: 75, width: 50, height: 20, step: 22.5 },
  merchant: { x: -27, y: 95, width: 54, height: 58 },
  tile: { x: 55, width: 54, height: 38, step: 62.6, above: -41, below: 55 },
  assistant: { x: -12, y: -11, width: 38, height: 48 },
  ring: "M104 112H748C806 112 826 150 826 210V344C826 420 790 454 700 454H150C60 454 26 420 26 344V210C26 150 46 112 104 112Z",
  arrows: [
    [278, 112, 0],
    [560, 112, 0],
    [826, 196, 90],
    [826, 350, 90],
    [430, 454, 180],
    [680, 454, 180],
    [26, 350, -90],
    [26, 212, -90],
  ],
  bridges: [
    { x: 13, width: 26 },
    { x: 813, width: 26 },
  ],
  river: { top: 250, swing: 9, period: 816, width: 52 },
  boats: [
    [140, 269, 36],
    [560, 253, 36],
    [706, 255, 36],
  ],
};

export const NARROW: Plan = {
  narrow: true,
  width: 390,
  height: 366,
  squares: [
    { x: 16, y: 23 },
    { x: 140, y: 23 },
    { x: 264, y: 23 },
    { x: 214, y: 254 },
    { x: 76, y: 254 },
  ],
  side: 80,
  pit: 3,
  crates: 74,
  pile: { x: 83, y: -1, width: 40, height: 22 },
  counts: { x: 84, y: 22, width: 36, height: 15.5, step: 16.5 },
  merchant: { x: -8, y: 71, width: 35, height: 37.5 },
  tile: { x: 16, width: 28, height: 28, step: 30, above: -30, below: 36 },
  assistant: { x: -12, y: -12, width: 26, height: 33 },
  ring: "M40 66H350C372 66 380 80 380 104V252C380 280 372 300 340 300H60C20 300 10 280 10 252V104C10 80 18 66 40 66Z",
  arrows: [
    [380, 135, 90],
    [380, 245, 90],
    [10, 245, -90],
    [10, 135, -90],
    [205, 300, 180],
  ],
  bridges: [
    { x: 3, width: 14 },
    { x: 373, width: 14 },
  ],
  river: { top: 169, swing: 3, period: 390, width: 30 },
  boats: [
    [96, 175, 26],
    [290, 169, 26],
  ],
};

/** The northern bank at x. */
export function bankAt(plan: Plan, x: number): number {
  const { top, swing, period } = plan.river;
  return top + swing * Math.sin((2 * Math.PI * x) / period);
}

export function tileAt(plan: Plan, track: number, space: number): Spot {
  const { tile } = plan;
  const x = tile.x + (space - 1) * tile.step;
  return { x, y: bankAt(plan, x + tile.width / 2) + (track === 0 ? tile.above : tile.below) };
}
