/** How near everybody is to an aim. */
import type { NantyAim } from "../../types/generated";

export interface Standing {
  seat: number;
  have: number;
  /** Along the scale, 0 to 1. */
  at: number;
  /** How many others stand at the same place before it. */
  above: number;
}

/** Everybody on the scale of one aim. */
export function standings(aim: NantyAim): Standing[] {
  const seen = new Map<number, number>();
  return aim.have.map((have, seat) => {
    const at = Math.max(0, Math.min(1, aim.need ? have / aim.need : 0));
    const key = Math.round(at * 17);
    const above = seen.get(key) ?? 0;
    seen.set(key, above + 1);
    return { seat, have, at, above };
  });
}

/** Who is furthest, and how far. */
export function leaders(aim: NantyAim): { best: number; seats: number[] } {
  const best = Math.max(...aim.have);
  return { best, seats: aim.have.flatMap((have, seat) => (have === best ? [seat] : [])) };
}
