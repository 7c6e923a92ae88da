/** The parts of London Markets' table that a lesson can point at: wide, and on a phone. */

/** A merchant or an assistant on the board, by the drawing. */
const figure = (drawing: string): string => `.lm-board .figure:has(use[href="#${drawing}"])`;

export const places: Readonly<Record<string, string>> = {
  money: '.ledger [data-stat="money"], .pmoney',
  /** The market card of the round. */
  card: ".mcard, .ppr",
  stacker: figure("mer_stack"),
  seller: figure("mer_profit"),
  fetcher: figure("mer_goods"),
  assistant: figure("ass_a"),
  /** The space of the track where the assistant stands. */
  space: ".lm-board .tile.now",
  coach: ".cch",
  hand: ".gh .gcol, .pgts",
  /** The offers that were opened. */
  reveal: ".leaf.auc .ofs, .leaf.auc .alines",
  specials: ".specs",
  /** What one gets in each supply; on a phone, the cards in front that raise it. */
  supply: '.ledger [data-stat="supply"], .specs .chips',
};

/** What lies behind the tab of the special cards, on a phone. */
export const SPECIAL = ["specials", "supply"];
