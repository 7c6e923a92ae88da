/** The four actions keep their places in the top line; what is closed says why. */
import type { LondonOption } from "../../types/generated";
import { tell } from "../../words/language";
import { plainTickets, type Ticket } from "../tickets";
import { boroughOf, onMap } from "./catalog";
import type { Action } from "./edition";
import { iconOf } from "./icons";
import type { Model } from "./model";
import { useTable } from "./wire";
import { say } from "./words";

const ICONS: Record<Action, string> = {
  develop: "develop",
  buy_land: "land",
  run_city: "run",
  draw_three: "draw",
  play_cards: "develop",
  take_three: "draw",
};

/** The four actions keep their places; what is closed says why. */
export function actionTickets(model: Model): Ticket<LondonOption>[] {
  const { marks, view, side, why } = model;
  const byAction = new Map(marks.menu.filter((row) => row.action).map((row) => [row.action, row]));
  const rest = marks.menu.filter((row) => !row.action);
  if (!byAction.size) return plainTickets(rest, iconOf);
  const onBoard = [...view.board.top, ...view.board.bottom].filter(Boolean).length;
  const poverty = model.forecast?.run.total ?? 0;
  const note = (action: Action): string => {
    switch (action) {
      case "develop":
      case "play_cards":
        return say("ticket-hand", { n: side.hand_size });
      case "buy_land":
        return "";
      case "run_city":
        return poverty > 0 ? say("ticket-run", { n: poverty }) : say("ticket-run-free");
      default:
        return say("ticket-draw", { game: view.game, deck: view.deck, board: onBoard });
    }
  };
  const tickets = model.edition.actions.map((action): Ticket<LondonOption> => {
    const row = byAction.get(action) ?? null;
    const reason = why.find((w) => w.action === action)?.reason;
    const closed = reason ? tell(reason) : "";
    return {
      row,
      label: say(`ticket-${action}`),
      icon: ICONS[action],
      note: row?.final ? tell(row.final) : row ? note(action) : closed,
      ...(closed ? { why: closed } : {}),
    };
  });
  return [
    ...tickets,
    ...plainTickets(
      rest.filter((row) => !row.loan),
      iconOf,
    ),
  ];
}

/** Where buying begins to be possible, said on its ticket. */
export function useTickets(model: Model): Ticket<LondonOption>[] {
  const { catalog } = useTable();
  const { money } = model.side;
  const offered = model.view.market ?? model.view.land ?? [];
  const cheapest = Math.min(...offered.map((id) => (boroughOf(catalog, id) ?? onMap(catalog, id))?.cost ?? Infinity));
  return actionTickets(model).map((ticket) =>
    ticket.row?.action === "buy_land" && Number.isFinite(cheapest)
      ? {
          ...ticket,
          note: money >= cheapest ? say("ticket-land", { cheapest }) : say("ticket-land-dear", { money, cheapest }),
        }
      : ticket,
  );
}
