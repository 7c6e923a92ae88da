/** The tickets of the top line: each free figure with what it brings, the seal, and what ends a turn. */

import { words as w } from "../../text/markets";
import type { MarketsOption } from "../../types/generated";
import { plainTickets, type Ticket } from "../tickets";
import type { Composer } from "./compose";
import type { Token } from "./goods";
import { type Model, marketAt, shortMarket } from "./model";
import { previewOf } from "./preview";
import type { MarketsCatalog } from "./wire";

const SIGNS: Record<string, string> = { stack: "crates", profit: "profit", goods: "goods" };
const ORDER: Token[] = ["goods", "stack", "profit", "assistant", "assistant_2"];

export function iconOf(row: MarketsOption): string {
  if (row.done) return "check";
  if (row.card) return "special";
  if (row.cash) return "coin";
  if (row.kind === "pile") return "special";
  if (row.kind === "swap") return "swap";
  if (row.good) return row.good;
  if (row.kind === "offer") return "envelope";
  if (row.action) return SIGNS[row.action] ?? "arrow";
  if (row.market) return "bar";
  return "arrow";
}

function figureTicket(row: MarketsOption, model: Model, catalog: MarketsCatalog): Ticket<MarketsOption> {
  const preview = previewOf(row, model, catalog);
  const market = row.market ? marketAt(model.view, row.market) : undefined;
  const label =
    row.action === "stack"
      ? w.ticket.bars(preview.bars?.count ?? 0)
      : row.action === "profit"
        ? w.ticket.money(preview.money)
        : w.ticket.goods(preview.goods?.count ?? 0, preview.goods?.good ?? null);
  const icon =
    row.action === "goods" && preview.goods?.good ? preview.goods.good : (SIGNS[row.action ?? ""] ?? "arrow");
  return {
    row,
    label,
    icon,
    note: row.warning ?? w.ticket.note(row.token ?? "", market ? shortMarket(market.name) : ""),
  };
}

/** What each figure would bring; those that were used keep their place and say by whom. */
function figureTickets(model: Model, catalog: MarketsCatalog, name: (seat: number) => string): Ticket<MarketsOption>[] {
  return ORDER.flatMap((token): Ticket<MarketsOption>[] => {
    const rows = model.marks.rows.filter((row) => row.token === token);
    if (rows.length) return rows.map((row) => figureTicket(row, model, catalog));
    const closed = model.why.find((row) => row.token === token && !row.market);
    if (!closed) return [];
    const by = model.story.usedBy.get(token);
    const note = by === undefined ? w.ticket.used : by === model.me ? w.ticket.usedOwn : w.ticket.usedBy(name(by));
    return [{ row: null, label: w.tokenShort[token] ?? "", icon: "lock", note, why: closed.reason }];
  });
}

export function ticketsOf(
  model: Model,
  composer: Composer,
  catalog: MarketsCatalog,
  name: (seat: number) => string,
): Ticket<MarketsOption>[] {
  const { marks } = model;
  if (marks.kind === "action") return figureTickets(model, catalog, name);
  if (marks.kind === "offer") {
    const { row, nothing } = composer;
    const tickets: Ticket<MarketsOption>[] = [];
    if (row?.good) {
      const left = (model.side.hand?.[row.good] ?? 0) - (row.count ?? 0);
      tickets.push({ row, label: w.sealThis(row.count ?? 0, row.good), icon: row.good, note: w.stays(left, row.good) });
    }
    if (nothing) tickets.push({ row: nothing, label: w.offerNothing, icon: "envelope", note: w.keeps });
    return tickets;
  }
  return plainTickets(marks.menu, iconOf);
}
