/** Which pieces stand in an area, and where. */
import type { NantyArea } from "../../types/generated";

export interface Piece {
  kind: "house" | "agent" | "grenadier" | "new_citizen";
  owner: number | null;
  /** The named figure, where figures have names. */
  figure?: string;
  /** How many it stands for. */
  count: number;
}

/** More pieces than this are shown by one for each owner. */
const MOST = 6;
/** Between the slots of the map. */
const STEP = 39;

function all(area: NantyArea): Piece[] {
  const pieces: Piece[] = [];
  if (area.building !== null)
    pieces.push({ kind: "house", owner: area.building, count: 1, ...(area.house ? { figure: area.house } : {}) });
  area.agents.forEach((count, owner) => {
    const named = area.figures?.[owner];
    for (let i = 0; i < count; i++) {
      const figure = named?.[i];
      pieces.push({ kind: "agent", owner, count: 1, ...(figure ? { figure } : {}) });
    }
  });
  for (let i = 0; i < area.new_citizens; i++) pieces.push({ kind: "new_citizen", owner: null, count: 1 });
  for (let i = 0; i < area.grenadiers; i++) pieces.push({ kind: "grenadier", owner: null, count: 1 });
  return pieces;
}

/** The pieces of an area, alike ones together where they would be too many; `few` has them always together. */
export function piecesOf(area: NantyArea, room: number, few = false): Piece[] {
  const pieces = all(area);
  if (!few && pieces.length <= Math.min(MOST, Math.max(room, 4))) return pieces;
  const groups: Piece[] = [];
  for (const piece of pieces) {
    const group = groups.find((g) => g.kind === piece.kind && g.owner === piece.owner && piece.kind !== "house");
    if (!group)
      groups.push({
        kind: piece.kind,
        owner: piece.owner,
        count: 1,
        ...(piece.figure && (few || piece.kind === "house") ? { figure: piece.figure } : {}),
      });
    else {
      group.count += 1;
      delete group.figure;
    }
  }
  return groups;
}

export interface Place {
  x: number;
  y: number;
  scale: number;
}

const ORDER: Record<number, number[]> = {
  1: [1],
  2: [0, 1],
  3: [0, 1, 2],
  4: [0, 1, 2, 4],
  5: [0, 1, 2, 3, 4],
  6: [0, 1, 2, 3, 4, 5],
};

/** Where so many pieces stand: on the slots, or closer together where those are too few. */
export function placesFor(slots: readonly (readonly number[])[], count: number): Place[] {
  if (count === 0) return [];
  const order = ORDER[count];
  if (order?.every((i) => i < slots.length)) {
    return order.map((i) => ({ x: slots[i]?.[0] ?? 0, y: slots[i]?.[1] ?? 0, scale: 1.1 }));
  }
  const rows = Math.max(1, Math.floor(slots.length / 3));
  const wide = Math.ceil(count / rows);
  const step = Math.max(25, Math.min(STEP, (STEP * 4.2) / wide));
  const places: Place[] = [];
  for (let i = 0; i < count; i++) {
    const row = Math.floor(i / wide);
    const inRow = Math.min(wide, count - row * wide);
    const middle = slots[row * 3 + 1] ?? slots[0] ?? [0, 0];
    places.push({
      x: (middle[0] ?? 0) + ((i % wide) - (inRow - 1) / 2) * step,
      y: middle[1] ?? 0,
      scale: Math.max(0.82, 1.1 * Math.min(1, step / STEP + 0.12)),
    });
  }
  return places;
}
