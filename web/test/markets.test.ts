import { describe, expect, test } from "vitest";
import { Catalog } from "../src/state/catalog";
import { lineWords } from "../src/table/lines";
import { byCrates, cratesAfter, topOf } from "../src/table/markets/crates";
import { linesOf } from "../src/table/markets/lines";
import { marksOf } from "../src/table/markets/marks";
import { type Model, shortMarket } from "../src/table/markets/model";
import { composed, unsealed } from "../src/table/markets/offers";
import { previewOf } from "../src/table/markets/preview";
import { moneyByRound } from "../src/table/markets/sheet";
import { paysNow, stillToCome } from "../src/table/markets/specials";
import { fateOf, storyOf } from "../src/table/markets/story";
import { settledWords } from "../src/table/markets/windows/settled";
import { mayCover } from "../src/table/markets/windows/shown";
import type { MarketsCatalog } from "../src/table/markets/wire";
import { sinceFor } from "../src/table/since";
import type {
  MarketCard,
  MarketPlace,
  MarketsEvent,
  MarketsOption,
  MarketsView,
  SpecialCard,
} from "../src/types/generated";

const name = (seat: number): string => ["You", "Josiah", "Mudlark", "Hettie"][seat] ?? "";
const thing = (id: string): string => id;
let n = 0;
const event = (kind: string, more: Partial<MarketsEvent> = {}, ply = 1): MarketsEvent => ({
  n: n++,
  ply,
  kind,
  key: kind,
  text: kind,
  ...more,
});
const market = (id: string, bars: number[], crates: number[], more: Partial<MarketPlace> = {}): MarketPlace => ({
  id,
  name: `${id} Market`,
  offer: "coffee",
  pile: 10,
  bars,
  crates,
  top: [],
  merchants: [],
  ...more,
});

describe("a stack seen from above", () => {
  test("the first layer lies flat, along the rows", () => {
    expect(topOf([2, 0])).toEqual([
      { owner: 2, index: 0, line: 0, across: false, raised: false },
      { owner: 0, index: 1, line: 1, across: false, raised: false },
    ]);
  });
  test("bars begun upon a full layer lie across it, raised", () => {
    const top = topOf([0, 1, 2, 3]);
    expect(top.map((bar) => bar.owner)).toEqual([0, 1, 2, 3]);
    expect(top.map((bar) => bar.raised)).toEqual([false, false, false, true]);
    expect(top[3]).toMatchObject({ across: true, line: 0 });
  });
  test("only the last full layer and what is begun upon it show", () => {
    expect(topOf([0, 0, 0, 1, 1, 1, 2]).map((bar) => bar.index)).toEqual([3, 4, 5, 6]);
    expect(topOf([0, 0, 0, 1, 1, 1]).map((bar) => bar.index)).toEqual([3, 4, 5]);
  });
  test("a bar that crosses a full layer hides a crate of each bar below", () => {
    expect(cratesAfter(market("a", [0, 1, 2], [3, 3, 3, 0]), 3, 1)).toEqual([2, 2, 2, 3]);
    expect(cratesAfter(market("a", [0, 1], [3, 3, 0, 0]), 0, 2)).toEqual([3 + 3 - 1 - 1 + 3, 2, 0, 0]);
  });
  test("seats stand by their crates, most first", () => expect(byCrates([1, 4, 0, 4])).toEqual([1, 3, 0, 2]));
});

describe("a sealed offer", () => {
  const offer = (option: number, good: MarketsOption["good"], count: number, reward: string): MarketsOption => ({
    option,
    seat: 0,
    kind: "offer",
    key: "",
    label: "",
    good: good ?? null,
    count,
    reward,
  });
  const offers = [
    offer(0, null, 0, ""),
    offer(1, "coffee", 1, "£1"),
    offer(2, "coffee", 2, "£1"),
    offer(33, "soap", 1, "£4"),
  ];
  test("begins with one card of what pays best", () => expect(composed(offers, null)?.option).toBe(33));
  test("keeps to what was wanted, as far as it can be offered", () => {
    expect(composed(offers, { good: "coffee", count: 2 })?.option).toBe(2);
    expect(composed(offers, { good: "coffee", count: 7 })?.option).toBe(2);
    expect(composed(offers, { good: "silk", count: 1 })?.option).toBe(33);
  });
  test("is nothing where nothing can be offered", () => expect(composed(offers.slice(0, 1), null)).toBeNull());
  test("is read from the wire", () => {
    expect(unsealed(0)).toEqual({ good: null, count: 0 });
    expect(unsealed(99)).toEqual({ good: "china", count: 3 });
  });
});

const opened = [
  event("round", { round: 7, card: "MC-01", start: 2 }),
  event("use", { seat: 1, token: "profit", action: "profit", market: "borough" }),
  event("profit", { seat: 1, market: "borough", amount: 5 }),
  event("offers", {
    offers: [
      { seat: 0, good: "coffee", count: 3 },
      { seat: 1, good: "coffee", count: 2 },
      { seat: 2, good: "soap", count: 2 },
      { seat: 3, good: "soap", count: 2 },
    ],
  }),
  event("auction", { good: "coffee", special: false, amount: 3, winners: [0] }),
  event("auction", { good: "soap", special: true, amount: 0, winners: [] }),
];

describe("the story of a round", () => {
  const story = storyOf(opened);
  test("tells who used which figure, and what the offers came to", () => {
    expect(story.usedBy).toEqual(new Map([["profit", 1]]));
    expect(story.deeds.get(1)?.map((deed) => deed.kind)).toEqual(["use", "profit"]);
    expect(story.reveal).toMatchObject({ round: 7, nth: 1 });
    expect(story.reveal?.offers.map((offer) => story.reveal && fateOf(offer, story.reveal).fate)).toEqual([
      "money",
      "beaten",
      "tied",
      "tied",
    ]);
    expect(story.moved).toBe(false);
  });
  test("a pound that cannot be shared is nobody's", () => {
    const events = [
      event("offers", {
        offers: [
          { seat: 0, good: "silk", count: 1 },
          { seat: 1, good: "silk", count: 1 },
        ],
      }),
      event("auction", { good: "silk", special: false, amount: 0, winners: [0, 1] }),
    ];
    const { reveal } = storyOf(events);
    expect(reveal?.offers.map((offer) => fateOf(offer, reveal))).toEqual([
      { fate: "tied", amount: 0 },
      { fate: "tied", amount: 0 },
    ]);
  });
  test("says how each good was settled", () => {
    const [coffee, soap] = story.reveal?.settled ?? [];
    if (!story.reveal || !coffee || !soap) throw new Error("nothing settled");
    expect(settledWords(coffee, story.reveal, name, 0)).toEqual([
      "You have the most, 3 to 2",
      "£3 from the bank",
      true,
    ]);
    expect(settledWords(soap, story.reveal, name, 0)).toEqual([
      "Mudlark and Hettie tie, 2 each",
      "a tie takes no special card",
      false,
    ]);
  });
  test("a new round forgets the figures and keeps the offers opened last", () => {
    const next = storyOf([...opened, event("move", { space: 8 }), event("round", { round: 8 })]);
    expect(next.usedBy.size).toBe(0);
    expect(next.won.size).toBe(0);
    expect(next.reveal?.round).toBe(7);
  });
  test("opened offers lie over the board only while the board is not asked about", () => {
    const view = { looking: null, over: false } as MarketsView;
    const model = (kind: string | null): Model => ({ view, story, marks: marksOf(kind, []) }) as Model;
    expect([null, "offer", "action", "place"].map((kind) => mayCover(model(kind)))).toEqual([true, true, false, false]);
  });
});

const view = {
  markets: [
    market("portobello", [0], [5, 0, 0]),
    market("borough", [1], [3, 3, 0], { offer: "general", pile: null }),
    market("brixton", [], [0, 0, 9], { offer: "soap", pile: 2 }),
  ],
  seats: [
    { seat: 0, bars: 1 },
    { seat: 1, bars: 9 },
    { seat: 2, bars: 0 },
  ],
  past_cards: ["MC-1"],
  card: { id: "MC-2", closed: false, rewards: {} },
} as MarketsView;
const rich: SpecialCard = {
  type: "special",
  id: "rich",
  name: "Rich offer",
  effect: "rich_offer",
  copies: 5,
  text: "",
  known: [],
  pays: [
    [3, 3],
    [4, 6],
  ],
};
const monopoly: SpecialCard = {
  ...rich,
  id: "mono",
  name: "Monopoly: Portobello Market",
  effect: "monopoly",
  markets: ["portobello"],
  pays: [
    [5, 4],
    [7, 8],
  ],
};
const combined: SpecialCard = {
  ...rich,
  id: "comb",
  effect: "combined_offer",
  markets: ["portobello", "borough"],
  pays: [
    [3, 6],
    [4, 10],
  ],
};
const marketCard = (id: string): MarketCard => ({ type: "market_card", id, name: "", known: [] });
const catalog: MarketsCatalog = new Catalog("london-markets", [
  rich,
  monopoly,
  combined,
  ...["MC-1", "MC-2", "MC-3"].map(marketCard),
]);

describe("what is worth what", () => {
  test("special cards count crates, the fewer of two markets, or markets", () => {
    expect(paysNow(monopoly, view, 0)).toEqual({ count: 5, pounds: 4 });
    expect(paysNow(combined, view, 0)).toEqual({ count: 3, pounds: 6 });
    expect(paysNow(rich, view, 0)).toEqual({ count: 2, pounds: 0 });
    expect(paysNow({ ...rich, pays: undefined }, view, 0)).toBeNull();
  });
  test("what is past or lies open does not come any more", () =>
    expect(stillToCome(view, catalog).map((card) => card.id)).toEqual(["MC-3"]));
  test("an option is foreseen on the table", () => {
    const model = { view } as Model;
    const row = (more: Partial<MarketsOption>): MarketsOption => ({
      option: 0,
      seat: 0,
      kind: "action",
      key: "",
      label: "",
      ...more,
    });
    const foreseen = (more: Partial<MarketsOption>) => previewOf(row(more), model, catalog);
    expect(foreseen({ market: "portobello", action: "stack", token: "stack" }).bars).toEqual({
      market: "portobello",
      owner: 0,
      count: 1,
    });
    expect(foreseen({ market: "portobello", action: "profit", token: "profit" }).money).toBe(5);
    expect(foreseen({ market: "brixton", action: "profit", token: "assistant" }).money).toBe(3);
    expect(foreseen({ market: "brixton", action: "goods", token: "goods" }).goods).toEqual({ good: "soap", count: 2 });
    expect(foreseen({ market: "borough", action: "goods", token: "goods" }).goods).toEqual({ good: null, count: 3 });
    expect(foreseen({ kind: "place_first", market: "brixton", owner: 2 }).bars).toEqual({
      market: "brixton",
      owner: 2,
      count: 1,
    });
    expect(foreseen({ card: "mono", cost: 3 }).money).toBe(1);
    expect(previewOf(null, model, catalog).market).toBeNull();
  });
  test("money is reckoned round by round", () => {
    const events = [
      event("round", { round: 1 }),
      event("profit", { seat: 0, amount: 4 }),
      event("pay", { seat: 1, amount: 3 }),
      event("round", { round: 2 }),
      ...opened.slice(3),
    ];
    expect(moneyByRound(events, [0, 5, 0, 0])).toEqual([
      [0, 5, 0, 0],
      [4, 2, 0, 0],
      [7, 2, 0, 0],
    ]);
  });
  test("a market's name is short on the board", () =>
    expect(["Borough Market", "Covent Garden"].map(shortMarket)).toEqual(["Borough", "Covent Garden"]));
});

describe("the log", () => {
  const told = (events: MarketsEvent[]): string[] => linesOf(events, 4, 0).map((line) => lineWords(line, name, thing));
  test("a figure's use and what it brings are one line", () => {
    expect(told(opened.slice(1, 3))).toEqual(["Josiah sends the profits merchant to count at borough: +£5"]);
    expect(
      told([
        event("use", { seat: 0, token: "assistant", action: "stack", market: "a" }),
        event("stack", { seat: 0, market: "a", count: 1 }),
      ]),
    ).toEqual(["You use the assistant at a, laying 1 bar"]);
    expect(
      told([
        event("use", { seat: 0, token: "goods", action: "goods", market: "a" }),
        event("draw", { seat: 0, good: "silk", count: 2 }),
        event("draw", { seat: 0, good: "soap", count: 1 }),
        event("draw", { seat: 0, good: "soap", count: 1 }),
      ]),
    ).toEqual(["You send the goods merchant to a, taking 2 silk, 2 soap"]);
  });
  test("goods of one supply are one line", () => {
    const draws = ["soap", "soap", "china"].map((good) => event("draw", { seat: 1, good: good as "soap", count: 1 }));
    expect(told(draws)).toEqual(["Josiah takes 2 soap, 1 china"]);
  });
  test("an exchange tells both cards once", () => {
    expect(
      told([
        event("swap", { seat: 0, give: "coffee", take: "silk" }),
        event("draw", { seat: 0, good: "silk", count: 1 }),
      ]),
    ).toEqual(["You swap 1 coffee for 1 silk"]);
  });
  test("offers open under their heading, and each good has its line", () => {
    expect(told(opened.slice(3))).toEqual([
      "First offers",
      "Offers: You 3 coffee, Josiah 2 coffee, Mudlark 2 soap, Hettie 2 soap",
      "You win coffee, 3 to 2: +£3",
      "Mudlark and Hettie tie for soap: no card",
    ]);
  });
  test("a special card taken by another stays unknown", () => {
    expect(told([event("take", { seat: 1, pile: 2, card: null })])).toEqual([
      "Josiah takes a special card from pile 3",
    ]);
  });
});

test("since your last turn: after one's own last deed", () => {
  const events = [event("use", { seat: 0 }, 3), event("use", { seat: 1 }, 4), event("offers", {}, 5)];
  expect(sinceFor(events, 0)).toBe(3);
});
