/** Where the things of a position of Nanty Narking lie on the table. */
import type { Lie } from "../kit";

const seatOf = (element: Element): number => Number((element.getAttribute("data-place") ?? "").replace(/^\D*/, ""));

export const lies: readonly Lie[] = [
  { at: '[data-place^="hand-"]', fields: (e) => [{ path: `seat[${seatOf(e)}].hand` }] },
  { at: '[data-place="pile"]', fields: () => [{ path: "pile", index: 0 }] },
  { at: '[data-place="discard"]', fields: () => [{ path: "discard" }] },
  {
    at: '[data-place^="seat-"]',
    fields: (e) => ["hand", "personality"].map((name) => ({ path: `seat[${seatOf(e)}].${name}` })),
  },
  { at: "[data-region]", place: (e) => e.getAttribute("data-region") ?? "" },
  { at: "[data-spot]", place: (e) => e.getAttribute("data-spot") ?? "" },
];
