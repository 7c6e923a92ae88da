/** The river, the houses and the trees. */
import { bankAt, type Plan, type Spot } from "./plans";

function line(points: readonly Spot[]): string {
  return points.map(({ x, y }, i) => `${i ? "L" : "M"}${x} ${y.toFixed(1)}`).join("");
}

/** The banks and the water between them, as paths. */
export function riverOf(plan: Plan): { water: string; north: string; south: string; flow: string } {
  const step = plan.narrow ? 8 : 12;
  const xs: number[] = [];
  for (let x = -step; x <= plan.width + step; x += step) xs.push(x);
  const north = xs.map((x) => ({ x, y: bankAt(plan, x) }));
  const south = xs.map((x) => ({ x, y: bankAt(plan, x) + plan.river.width }));
  const middle = xs
    .filter((x) => x > plan.width * 0.42 && x < plan.width * 0.64)
    .map((x) => ({ x, y: bankAt(plan, x) + plan.river.width * 0.6 }));
  return {
    water: `${line(north)}${line([...south].reverse()).replace("M", "L")}Z`,
    north: line(north),
    south: line(south),
    flow: line(middle),
  };
}

/** Numbers between 0 and 1 that look like chance and are the same every time. */
function dice(seed: number): () => number {
  let now = seed;
  return () => {
    now = (now * 16807) % 2147483647;
    return now / 2147483647;
  };
}

/** Houses in broken rows over the land, as one path. */
export function housesOf(plan: Plan): string {
  const houses: string[] = [];
  const next = dice(7);
  for (let y = 6; y < plan.height - 8; y += y % 37 > 27 ? 18 : 9.5) {
    for (let x = 6 + next() * 8; x < plan.width - 14; ) {
      const width = 8 + Math.floor(next() * 4) * 2.7;
      const at = y + 3 * Math.sin(x / 60);
      const bank = bankAt(plan, x);
      if (next() < 0.62 && (at < bank - 14 || at > bank + plan.river.width + 8)) {
        const [w, h] = [Math.round(width), next() < 0.4 ? 6 : 7];
        houses.push(`M${Math.round(x)} ${Math.round(at)}h${w}v${h}h${-w}z`);
      }
      x += width + 2.5 + (next() < 0.12 ? 18 : 0);
    }
  }
  return houses.join("");
}

/** Groves south of the river, as one path. */
export function treesOf(plan: Plan): string {
  const next = dice(11);
  const grove = (x: number, y: number, w: number, h: number, n: number): Spot[] =>
    Array.from({ length: n }, () => ({
      x: Math.round(x + (next() + next()) * w * 0.5),
      y: Math.round(y + (next() + next()) * h * 0.5),
    }));
  const trees = plan.narrow
    ? [...grove(22, 306, 40, 50, 9), ...grove(340, 306, 40, 50, 8)]
    : [...grove(48, 468, 96, 62, 20), ...grove(700, 470, 132, 60, 24), ...grove(402, 470, 60, 62, 9)];
  return trees
    .sort((a, b) => a.y - b.y)
    .map(({ x, y }) => `M${x} ${y}v-5m-4.500 0a4.500 5 0 1 1 9 0a4.500 3 0 1 1 -9 0z`)
    .join("");
}
