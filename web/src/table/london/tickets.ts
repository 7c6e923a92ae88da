/** The four actions keep their places in the top line; what is closed says why. */
import { london } from "../../text/london";
import type { LondonOption } from "../../types/generated";
import { plainTickets, type Ticket } from "../tickets";
import { boroughOf, onMap } from "./catalog";
import { iconOf } from "./icons";
import type { Model } from "./model";
import { useTable } from "./wire";

const t = london;

/** The four actions keep their places; what is closed says why. */
export function actionTickets(model: Model): Ticket<LondonOption>[] {
  const { marks, view, side, why } = model;
  const byAction = new Map(marks.menu.filter((row) => row.action).map((row) => [row.action, row]));
  const rest = marks.menu.filter((row) => !row.action);
  if (!byAction.size) return plainTickets(rest, iconOf);
  const onBoard = [...view.board.top, ...view.board.bottom].filter(Boolean).length;
  const note = (action: string): string => {
    switch (action) {
      case "develop":
      case "play_cards":
        return t.develops(side.hand_size);
      case "buy_land":
        return "";
      case "run_city":
        return t.runs(model.forecast?.run.total ?? 0);
      default:
        return t.draws(view.deck, onBoard, model.edition.first);
    }
  };
  const tickets = model.edition.actions.map((action): Ticket<LondonOption> => {
    const row = byAction.get(action) ?? null;
    const closed = why.find((w) => w.action === action)?.reason;
    const words = t.actions[action] ?? { label: row?.label ?? action, icon: "arrow" };
    return {
      row,
      label: words.label,
      icon: words.icon,
      note: row ? note(action) : (closed ?? ""),
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
  const offered = model.view.market ?? model.view.land ?? [];
  const cheapest = Math.min(...offered.map((id) => (boroughOf(catalog, id) ?? onMap(catalog, id))?.cost ?? Infinity));
  return actionTickets(model).map((ticket) =>
    ticket.row?.action === "buy_land" && Number.isFinite(cheapest)
      ? { ...ticket, note: t.lands(model.side.money, cheapest) }
      : ticket,
  );
}
