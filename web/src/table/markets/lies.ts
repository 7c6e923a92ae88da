/** Where the things of a position of London Markets lie on the table. */
import type { Lie } from "../kit";

const seatOf = (element: Element): number => Number((element.getAttribute("data-place") ?? "").replace(/^\D*/, ""));

export const lies: readonly Lie[] = [
  { at: "[data-market]", place: (e) => e.getAttribute("data-market") ?? "" },
  { at: '[data-place^="specials-"]', fields: (e) => [{ path: `seat[${seatOf(e)}].specials` }] },
  {
    at: '[data-place^="hand-"], [data-place^="purse-"]',
    fields: (e) => ["hand", "money"].map((name) => ({ path: `seat[${seatOf(e)}].${name}` })),
  },
  {
    at: '[data-place^="seat-"]',
    fields: (e) => ["specials", "hand"].map((name) => ({ path: `seat[${seatOf(e)}].${name}` })),
  },
];
