/** What choosing an option would bring, in sentences. */
import { words as w } from "../../text/markets";
import type { MarketsOption } from "../../types/generated";
import { nameOf } from "../context";
import { byCrates, cratesAfter } from "./crates";
import { type Model, marketAt, shortMarket } from "./model";
import type { Preview } from "./preview";
import { useTable } from "./wire";

/** What choosing a row would bring, in sentences. */
export function useLinesFor(row: MarketsOption | null, model: Model, preview: Preview): string[] {
  const { session } = useTable();
  if (!row) return [];
  const { view } = model;
  const lines: string[] = [];
  const market = row.market ? marketAt(view, row.market) : undefined;
  const short = market ? shortMarket(market.name) : "";
  const crates = market?.crates[row.seat] ?? 0;
  if (preview.bars && market) {
    const after = cratesAfter(market, preview.bars.owner, preview.bars.count);
    const { owner } = preview.bars;
    if (owner === row.seat) lines.push(w.says.bars(short, crates, after[owner] ?? 0));
    else lines.push(w.says.barsFor(nameOf(session, owner), short, after[owner] ?? 0));
    for (const seat of byCrates(market.crates)) {
      const lost = (market.crates[seat] ?? 0) - (after[seat] ?? 0);
      if (lost > 0 && seat !== owner) lines.push(w.says.hides(nameOf(session, seat), lost));
    }
  } else if (preview.money && market) lines.push(w.says.money(short, crates, preview.money));
  else if (preview.goods && market) {
    const { good, count } = preview.goods;
    lines.push(w.says.goods(short, crates, count));
    if (good && market.pile !== null) lines.push(w.says.keeps(market.pile - count));
    if (good && view.card)
      lines.push(view.card.closed ? w.says.noAuction : w.says.auction(good, view.card.rewards[good] ?? 0));
  } else if (row.preview) lines.push(row.preview);
  if (preview.money && model.side.money !== null && model.side.seat === row.seat)
    lines.push(w.says.becomes(model.side.money, model.side.money + preview.money));
  if (row.good && row.kind !== "offer" && view.card && !view.card.closed && !market)
    lines.push(w.says.auction(row.good, view.card.rewards[row.good] ?? 0));
  if (row.card && row.kind === "pick") lines.length = 0;
  if (row.warning) lines.push(row.warning);
  return lines;
}
