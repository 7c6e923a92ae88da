/** Which way the cards of London fly. */
import type { LondonEvent } from "../../types/generated";
import type { Path } from "../fly";

const DECK = '[data-place="deck"]';

export function path(event: LondonEvent): Path | null {
  const { card, borough } = event;
  const seat = event.seat ?? 0;
  const id = card ?? borough;
  const face = [...(id ? [`[data-card="${id}"]`] : []), `${DECK} .card`];
  const place = `[data-place="seat-${seat}"]`;
  const hand = [...(card ? [`[data-hand="${card}"]`] : []), `[data-place="hand-${seat}"]`, place];
  const space = [`[data-space="${event.space}"]`];
  switch (event.kind) {
    case "draw":
      return { from: [DECK], to: hand, face };
    case "pick":
      return { from: space, to: hand, face };
    case "discard":
      return { from: hand, to: space, face };
    case "place":
      return { from: hand, to: [`[data-stack="${seat}-${event.stack}"]`, place], face };
    case "buy":
      return { from: [`[data-market="${borough}"]`], to: [`[data-place="pile-${seat}"]`, place], face };
    default:
      return null;
  }
}
