/** Which way cards and pieces move. */
import type { NantyEvent } from "../../types/generated";
import type { Path } from "../fly";

const area = (id: string | undefined): string => `[data-spot="${id}"]`;

export function path(e: NantyEvent): Path | null {
  const seat = e.seat ?? 0;
  const place = `[data-place="seat-${seat}"]`;
  const hand = [...(e.card ? [`[data-hand="${e.card}"]`] : []), `[data-place="hand-${seat}"]`, place];
  const back = ['[data-place="pile"] .nback'];
  const standee = (owner: number | undefined): string[] => [`[data-standee="${e.figure ?? owner ?? e.pawn}"]`];
  switch (e.kind) {
    case "play":
      return { from: hand, to: ['[data-place="in-play"]'], face: [`[data-card="${e.card}"]`, ...back] };
    case "discard":
    case "interrupt":
      return { from: hand, to: ['[data-place="discard"]'], face: [`[data-card="${e.card}"]`, ...back] };
    case "draw":
      return { from: ['[data-place="pile"]'], to: hand, face: back };
    case "pass":
      return { from: hand, to: [`[data-place="hand-${e.to}"]`, `[data-place="seat-${e.to}"]`], face: back };
    case "place":
      return { from: [place], to: [area(e.area)], face: standee(e.seat) };
    case "move":
      return { from: [area(e.area)], to: [area(typeof e.to === "string" ? e.to : undefined)], face: standee(e.owner) };
    case "remove":
      return { from: [area(e.area)], to: [`[data-place="seat-${e.owner}"]`], face: standee(e.owner) };
    default:
      return null;
  }
}
