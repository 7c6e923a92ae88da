/** Where the things of a London position lie on the table. */
import type { Lie } from "../kit";

const number = (element: Element, name: string): number =>
  Number((element.getAttribute(name) ?? "").replace(/^\D*/, "").split("-")[0]);
const seatOf = (element: Element): number => number(element, "data-place");

export const lies: readonly Lie[] = [
  { at: '[data-place^="hand-"]', fields: (e) => [{ path: `seat[${seatOf(e)}].hand` }] },
  {
    at: "[data-stack]",
    fields: (e) => {
      const [seat, index] = (e.getAttribute("data-stack") ?? "").split("-").map(Number);
      return [{ path: `seat[${seat}].stacks`, index: index ?? 0 }];
    },
  },
  { at: '[data-place^="city-"]', fields: (e) => [{ path: `seat[${seatOf(e)}].stacks` }] },
  { at: '[data-place^="pile-"]', fields: (e) => [{ path: `seat[${seatOf(e)}].boroughs` }] },
  {
    at: "[data-space]",
    fields: (e, players) => {
      // The upper row comes first, and both have a space more than there are players.
      const [space, wide] = [number(e, "data-space"), players + 1];
      return space < wide ? [{ path: "board.top", index: space }] : [{ path: "board.bottom", index: space - wide }];
    },
  },
  { at: '[data-place="deck"]', fields: () => [{ path: "deck", index: 0 }] },
  { at: "[data-market]", fields: () => [{ path: "market" }] },
  {
    at: '[data-place^="seat-"]',
    fields: (e) => ["hand", "boroughs", "stacks"].map((name) => ({ path: `seat[${seatOf(e)}].${name}` })),
  },
];
