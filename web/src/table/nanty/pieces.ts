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

/** The pieces of an area, alike ones together where there is no room for all of them. */
export function piecesOf(area: NantyArea, room: number): Piece[] {
  const pieces = all(area);
  if (pieces.length <= room) return pieces;
  const groups: Piece[] = [];
  for (const piece of pieces) {
    const group = groups.find((g) => g.kind === piece.kind && g.owner === piece.owner && piece.kind !== "house");
    if (!group)
      groups.push({
        kind: piece.kind,
        owner: piece.owner,
        count: 1,
        ...(piece.figure ? { figure: piece.figure } : {}),
      });
    else {
      group.count += 1;
      delete group.figure;
    }
  }
  return groups;
}
