/** The tickets of the top line: each free figure with what it brings, the seal, and what ends a turn. */

import type { MarketsOption } from "../../types/generated";
import { tell } from "../../words/language";
import { plainTickets, type Ticket } from "../tickets";
import { onlyGood } from "./brings";
import type { Composer } from "./compose";
import type { Token } from "./goods";
import type { Model } from "./model";
import { type Preview, previewOf } from "./preview";
import { ACTION_SIGN } from "./signs";
import { say } from "./words";

const ORDER: Token[] = ["goods", "stack", "profit", "assistant", "assistant_2"];

export function iconOf(row: MarketsOption): string {
  if (row.done) return "check";
  if (row.card) return "special";
  if (row.good) return row.good;
  if (row.cash) return "coin";
  if (row.kind === "pile") return "special";
  if (row.kind === "swap") return "swap";
  if (row.kind === "offer") return "envelope";
  if (row.action) return ACTION_SIGN[row.action] ?? "arrow";
  if (row.market) return "bar";
  return "arrow";
}

/** Where a figure acts, and that it is the assistant who goes there. */
export function whereWords(row: MarketsOption): string {
  const key = row.token?.startsWith("assistant") ? "ticket-assistant" : "ticket-merchant";
  return say(key, { market: row.market });
}

function brought(row: MarketsOption, preview: Preview): string {
  if (row.action === "stack") return say("ticket-bars", { bars: preview.bars?.count ?? 0 });
  if (row.action === "profit") return say("pounds", { amount: preview.money });
  const good = preview.goods && onlyGood(preview.goods);
  const count = preview.goods?.all ?? 0;
  return good ? say("goods", { count, good }) : say("ticket-one-kind", { count });
}

function figureTicket(row: MarketsOption): Ticket<MarketsOption> {
  const preview = previewOf(row);
  const good = preview.goods && onlyGood(preview.goods);
  return {
    row,
    label: brought(row, preview),
    icon: good ?? ACTION_SIGN[row.action ?? ""] ?? "arrow",
    note: row.warning ? tell(row.warning) : whereWords(row),
  };
}

/** What each figure would bring; those that were used keep their place and say by whom. */
function figureTickets(model: Model): Ticket<MarketsOption>[] {
  return ORDER.flatMap((token): Ticket<MarketsOption>[] => {
    const rows = model.marks.rows.filter((row) => row.token === token);
    if (rows.length) return rows.map(figureTicket);
    const closed = model.why.find((row) => row.token === token && !row.market);
    if (!closed) return [];
    const seat = model.story.usedBy.get(token);
    const note = seat === undefined ? say("ticket-used") : say("ticket-used-by", { seat });
    return [{ row: null, label: say("figure-short", { token }), icon: "lock", note, why: tell(closed.reason) }];
  });
}

export function ticketsOf(model: Model, composer: Composer): Ticket<MarketsOption>[] {
  const { marks } = model;
  if (marks.kind === "action") return figureTickets(model);
  if (marks.kind === "offer") {
    const { row, nothing } = composer;
    const tickets: Ticket<MarketsOption>[] = [];
    if (row?.good) {
      const { good, count = 0 } = row;
      const left = (model.side.hand?.[good] ?? 0) - count;
      tickets.push({
        row,
        label: say("seal-this", { count, good }),
        icon: good,
        note: say("stays-in-hand", { count: left, good }),
      });
    }
    if (nothing)
      tickets.push({ row: nothing, label: say("offer-nothing"), icon: "envelope", note: say("keeps-cards") });
    return tickets;
  }
  return plainTickets(marks.menu, iconOf);
}
