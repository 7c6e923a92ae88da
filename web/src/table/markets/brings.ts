/** What choosing an option would bring, in words. */
import type { MarketPlace, MarketsOption } from "../../types/generated";
import { tell } from "../../words/language";
import { cautions } from "../cautions";
import { byCrates } from "./crates";
import { GOODS, type Good } from "./goods";
import { type Model, marketAt } from "./model";
import type { GoodsBrought, Preview } from "./preview";
import { say } from "./words";

/** The one good that all the cards are of, if they are. */
export function onlyGood({ by, all }: GoodsBrought): Good | null {
  return GOODS.find((good) => by[good] === all) ?? null;
}

/** What an option at a market would bring, in a few words. */
export function bringsWords(row: MarketsOption, model: Model, preview: Preview): string {
  if (row.kind === "place_first") return say("chip-place-of", { owner: row.owner });
  if (row.kind === "place") return say("chip-place");
  if (row.action === "stack") return say("chip-bars", { bars: preview.bars?.count ?? 0 });
  if (row.action === "profit") return say("chip-money", { amount: preview.money });
  const { goods } = preview;
  const good = goods && onlyGood(goods);
  if (good) return say("chip-goods", { count: goods.all, good });
  if (goods && marketAt(model.view, row.market ?? "")?.offer === "general")
    return say("chip-one-kind", { count: goods.all });
  return tell(row.preview ?? "");
}

/** What choosing a row would bring, in sentences. */
export function linesFor(row: MarketsOption | null, model: Model, preview: Preview): string[] {
  if (!row) return [];
  const lines: string[] = [];
  // A card that one might keep says itself what it does.
  if (row.kind !== "pick") {
    const market = row.market ? marketAt(model.view, row.market) : undefined;
    if (market && preview.bars) lines.push(...cratesLines(row, market, preview.bars));
    else if (market && row.action === "profit") lines.push(profitLine(row, market, preview.money));
    else if (market && preview.goods) lines.push(...goodsLines(row, model, market, preview.goods));
    else if (row.preview) lines.push(tell(row.preview));
    if (row.good && row.kind !== "offer") lines.push(...auctionLine(row.good, model));
    const { money, seat } = model.side;
    if (preview.money && money !== null && seat === row.seat)
      lines.push(say("money-becomes", { from: money, to: money + preview.money }));
  }
  lines.push(...cautions(row).map(tell));
  return lines;
}

function cratesLines(row: MarketsOption, market: MarketPlace, bars: NonNullable<Preview["bars"]>): string[] {
  const { owner, crates } = bars;
  const now = (seat: number): number => market.crates[seat] ?? 0;
  const then = (seat: number): number => crates[seat] ?? 0;
  const shows =
    owner === row.seat
      ? say("shows-after", { market: market.id, from: now(owner), to: then(owner) })
      : say("shows-after-of", { owner, market: market.id, to: then(owner) });
  const losers = byCrates(market.crates).filter((seat) => seat !== owner && then(seat) < now(seat));
  return [shows, ...losers.map((seat) => say("hides", { seat, crates: now(seat) - then(seat) }))];
}

function profitLine(row: MarketsOption, market: MarketPlace, amount: number): string {
  const crates = market.crates[row.seat] ?? 0;
  return crates < amount
    ? say("profit-least", { market: market.id, crates, amount })
    : say("profit-each", { market: market.id, crates });
}

function goodsLines(row: MarketsOption, model: Model, market: MarketPlace, goods: GoodsBrought): string[] {
  const crates = market.crates[row.seat] ?? 0;
  const good = onlyGood(goods);
  const lines: string[] = [];
  if (crates < goods.all) lines.push(say("goods-least", { market: market.id, crates, count: goods.all }));
  else if (crates === goods.all) lines.push(say("goods-each", { market: market.id, crates }));
  // More is due than there is, or than one pile has: the game says where it comes from.
  if (row.preview && (crates > goods.all || (market.offer !== "general" && !good))) lines.push(tell(row.preview));
  if (!good || market.offer !== good) return lines;
  if (market.pile !== null) lines.push(say("pile-keeps", { cards: market.pile - goods.all }));
  return [...lines, ...(model.view.card?.closed ? [say("no-auction")] : auctionLine(good, model))];
}

/** What a good takes in this round's auction. */
function auctionLine(good: Good, model: Model): string[] {
  const pay = model.view.card?.rewards[good];
  return pay ? [say("takes-in-auction", { good, pay })] : [];
}
