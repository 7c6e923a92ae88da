/** Which way goods, bars, coins and special cards fly. */
import type { MarketsEvent } from "../../types/generated";
import type { Path } from "../fly";

export function path(event: MarketsEvent): Path | null {
  const seat = event.seat ?? 0;
  const side = `[data-place="seat-${seat}"]`;
  const purse = [`[data-place="purse-${seat}"]`, side];
  const market = [`[data-market="${event.market}"]`];
  const flyer = (name: string): string[] => [`[data-flyer="${name}"]`];
  switch (event.kind) {
    case "draw":
      return {
        from: [`[data-pile="${event.good}"]`],
        to: [`[data-place="hand-${seat}"] [data-hand="${event.good}"]`, `[data-place="hand-${seat}"]`, side],
        face: flyer(event.good ?? ""),
      };
    case "stack":
    case "place":
    case "place_first":
      return { from: purse, to: market, face: flyer("bar") };
    case "profit":
      return { from: market, to: purse, face: flyer("coin") };
    case "earn":
    case "cash":
      return { from: [`[data-place="specials-${seat}"]`, side], to: purse, face: flyer("coin") };
    case "take":
      return {
        from: [`[data-special="${event.pile}"]`],
        to: [`[data-place="specials-${seat}"]`, side],
        face: flyer("special"),
      };
    default:
      return null;
  }
}
