import { beforeAll, describe, expect, test } from "vitest";
import { Catalog } from "../src/state/catalog";
import { linesOf, lineWords } from "../src/table/lines";
import { bringsWords, linesFor } from "../src/table/markets/brings";
import { specialNow, specialWords, stepsOf } from "../src/table/markets/card/special";
import { byCrates, topOf } from "../src/table/markets/crates";
import { heading, tone } from "../src/table/markets/log";
import { marksOf } from "../src/table/markets/marks";
import { type Model, shortMarket } from "../src/table/markets/model";
import { composed, couldBring, leadsTo, offerWords } from "../src/table/markets/offers";
import { previewOf } from "../src/table/markets/preview";
import { moneyByRound, sheet } from "../src/table/markets/sheet";
import { stillToCome } from "../src/table/markets/specials";
import { fateOf, storyOf } from "../src/table/markets/story";
import { ticketsOf } from "../src/table/markets/tickets";
import { settledWords } from "../src/table/markets/windows/settled";
import { mayCover } from "../src/table/markets/windows/shown";
import type { MarketsCatalog } from "../src/table/markets/wire";
import { sinceFor } from "../src/table/since";
import type {
  MarketCard,
  MarketPlace,
  MarketsEvent,
  MarketsOption,
  MarketsSeat,
  MarketsView,
  SpecialCard,
} from "../src/types/generated";
import { speakEnglish } from "./words";

beforeAll(() => speakEnglish("london-markets", 0, ["Ada", "Josiah", "Mudlark", "Hettie"]));

let n = 0;
const event = (kind: string, more: Partial<MarketsEvent> = {}, ply = 1): MarketsEvent => ({
  n: n++,
  ply,
  kind,
  key: `event-${kind}`,
  ...more,
});
const market = (id: string, bars: number[], crates: number[], more: Partial<MarketPlace> = {}): MarketPlace => ({
  id,
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
  test("seats stand by their crates, most first", () => expect(byCrates([1, 4, 0, 4])).toEqual([1, 3, 0, 2]));
});

describe("a sealed offer", () => {
  const offer = (option: number, good: MarketsOption["good"], count: number, worth = 0): MarketsOption => ({
    option,
    seat: 0,
    kind: "offer",
    key: "label-offer",
    good: good ?? null,
    count,
    worth,
  });
  const offers = [offer(0, null, 0), offer(1, "coffee", 1, 1), offer(2, "coffee", 2, 1), offer(33, "soap", 1, 4)];
  test("is led to by more cards of its good, or fewer", () => {
    expect(leadsTo(offers, "coffee", 2, 9)).toBe("2");
    expect(leadsTo(offers, "coffee", 1, 9)).toBe("1 2");
    expect(leadsTo(offers, "china", 1, 9)).toBe("");
  });
  test("begins with one card of what pays best", () => expect(composed(offers, null)?.option).toBe(33));
  test("keeps to what was wanted, as far as it can be offered", () => {
    expect(composed(offers, { good: "coffee", count: 2 })?.option).toBe(2);
    expect(composed(offers, { good: "coffee", count: 7 })?.option).toBe(2);
    expect(composed(offers, { good: "silk", count: 1 })?.option).toBe(33);
  });
  test("is nothing where nothing can be offered", () => expect(composed(offers.slice(0, 1), null)).toBeNull());
  test("says what is in it and what it could take", () => {
    const view = { card: { rewards: { coffee: 4, china: "special" } } } as unknown as MarketsView;
    expect(offers.slice(0, 2).map(offerWords)).toEqual(["nothing", "1 coffee"]);
    expect(couldBring(offer(1, "coffee", 1), "coffee", view)).toBe("The most coffee takes £4");
    expect(couldBring(offer(97, "china", 1), "china", view)).toBe("The most china takes a special card");
    expect(couldBring({ ...offer(97, "china", 1), cash: 3 }, "china", view)).toBe(
      "The most china takes a special card or £3",
    );
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
  event("auction", {
    key: "event-auction-tie-special",
    good: "soap",
    special: true,
    amount: 0,
    winners: [],
    tied: [2, 3],
  }),
];

describe("the story of a round", () => {
  const story = storyOf(opened);
  test("knows its round where the game began in the middle of it", () => {
    const begun = opened.filter(({ kind }) => kind !== "round");
    expect(storyOf(begun, 7).reveal).toMatchObject({ round: 7, nth: 1 });
    expect(storyOf(opened, 7).reveal).toMatchObject({ round: 7, nth: 1 });
  });
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
      event("auction", { good: "silk", special: false, amount: 0, winners: [0, 1], tied: [0, 1] }),
    ];
    const { reveal } = storyOf(events);
    expect(reveal?.settled.map((settled) => settledWords(settled, 0))).toEqual([
      ["You and Josiah tie, 1 each", "too many to share it: nobody gets anything", false],
    ]);
    expect(reveal?.offers.map((offer) => fateOf(offer, reveal))).toEqual([
      { fate: "tied", amount: 0 },
      { fate: "tied", amount: 0 },
    ]);
  });
  test("says how each good was settled", () => {
    const [coffee, soap] = story.reveal?.settled ?? [];
    if (!story.reveal || !coffee || !soap) throw new Error("nothing settled");
    expect(settledWords(coffee, 0)).toEqual(["You have the most, 3 to 2", "£3 from the bank", true]);
    expect(settledWords({ ...coffee, next: 0 }, 1)).toEqual([
      "You have the most, 3 against none",
      "£3 from the bank",
      false,
    ]);
    expect(settledWords(soap, 0)).toEqual(["Mudlark and Hettie tie, 2 each", "a tie takes no special card", false]);
    expect(settledWords({ ...soap, winners: [3] }, 0)[1]).toBe(
      "the Tiebreaker settles it: Hettie, a special card from one of the piles",
    );
  });
  test("a special card that is not there any more brings nothing", () => {
    const none = storyOf([
      event("offers", { offers: [{ seat: 0, good: "china", count: 1 }] }),
      event("auction", { good: "china", special: true, amount: 0, winners: [0], none_left: true }),
    ]).reveal;
    expect(none?.offers.map((offer) => fateOf(offer, none).fate)).toEqual(["nothing"]);
    expect(none?.settled.map((settled) => settledWords(settled, 0))).toEqual([
      ["You have the most, 1 against none", "a special card, but none is left", false],
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
  card: { id: "MC-2", closed: false, rewards: { soap: 4 } },
} as unknown as MarketsView;
const rich: SpecialCard = {
  type: "special",
  id: "rich_offer",
  name: { key: "card-rich_offer" },
  effect: "rich_offer",
  copies: 5,
  text: { key: "card-rich_offer.text" },
  known: [],
  pays: [
    [3, 3],
    [4, 6],
  ],
};
const monopoly: SpecialCard = {
  ...rich,
  id: "monopoly_portobello",
  name: { key: "card-monopoly_portobello" },
  text: { key: "card-monopoly_portobello.text" },
  effect: "monopoly",
  markets: ["portobello"],
  pays: [
    [5, 4],
    [7, 8],
  ],
};
const combined: SpecialCard = {
  ...rich,
  id: "combined_borough_portobello",
  effect: "combined_offer",
  markets: ["portobello", "borough"],
  pays: [
    [3, 6],
    [4, 10],
  ],
};
const marketCard = (id: string): MarketCard => ({
  type: "market_card",
  id,
  name: { key: "market_card-MC-01" },
  known: [],
});
const catalog: MarketsCatalog = new Catalog("london-markets", [
  rich,
  monopoly,
  combined,
  ...["MC-1", "MC-2", "MC-3"].map(marketCard),
]);

describe("what is worth what", () => {
  test("special cards say what they count and pay now", () => {
    const side = {
      pays_now: { monopoly_portobello: [5, 4], combined_borough_portobello: [3, 6], rich_offer: [2, 0] },
    } as unknown as MarketsSeat;
    expect([monopoly, combined, rich].map((card) => specialNow(card, side))).toEqual([
      "5 crates now: £4",
      "3 at each now: £6",
      "2 markets now: nothing",
    ]);
    expect(specialWords(monopoly, side)).toMatch(
      /^Monopoly: Portobello Market\. With 5 or 6 .* £12\. 5 crates now: £4$/,
    );
  });
  test("a card that may not be played yet says from when on it may", () => {
    const side = { pays_now: {} } as MarketsSeat;
    expect(specialNow({ ...rich, from_round: 5 }, side)).toBe("from round 5");
    expect(specialNow(rich, null)).toBe("");
  });
  test("the steps of a card are told in words, and the one that holds is marked", () => {
    const steps = (card: SpecialCard, count: number | null = null): string[] =>
      stepsOf(card, count).map(({ words, paid, now }) => `${words}: ${paid}${now ? " now" : ""}`);
    expect(
      steps(
        {
          ...monopoly,
          pays: [
            [5, 4],
            [7, 8],
            [9, 12],
          ],
        },
        8,
      ),
    ).toEqual(["5 or 6 crates: £4", "7 or 8: £8 now", "all 9: £12"]);
    expect(steps(combined, 3)).toEqual(["3 at each: £6 now", "4 at each: £10"]);
    expect(steps(rich)).toEqual(["3 markets: £3", "4 markets: £6"]);
  });
  test("what is past or lies open does not come any more", () =>
    expect(stillToCome(view, catalog).map((card) => card.id)).toEqual(["MC-3"]));
  const model = { view, side: { seat: 0, money: 10 } } as Model;
  const row = (more: Partial<MarketsOption>): MarketsOption => ({
    option: 0,
    seat: 0,
    kind: "action",
    key: "label-use",
    ...more,
  });
  const stack = row({ market: "portobello", action: "stack", token: "stack", brings: { bars: -2, crates: 4 } });
  const soap = row({ market: "brixton", action: "goods", token: "goods", brings: { goods: 2, soap: 2 } });
  test("an option is foreseen on the table by the figures that it brings", () => {
    expect(previewOf({ ...stack, crates: [9, 0, 2] })).toEqual({
      bars: { market: "portobello", owner: 0, count: 2, crates: [9, 0, 2] },
      money: 0,
      goods: null,
      market: "portobello",
    });
    expect(previewOf(row({ kind: "place_first", market: "brixton", owner: 2, crates: [0, 0, 3] })).bars).toEqual({
      market: "brixton",
      owner: 2,
      count: 1,
      crates: [0, 0, 3],
    });
    expect(previewOf(row({ market: "brixton", action: "profit", brings: { money: 3 } })).money).toBe(3);
    expect(previewOf(soap).goods).toEqual({ by: { soap: 2 }, all: 2 });
    expect(previewOf(row({ market: "borough", brings: { goods: 3 } })).goods).toEqual({ by: {}, all: 3 });
    expect(previewOf(row({ kind: "swap", brings: { soap: -1, silk: 1 } })).goods).toBeNull();
    expect(previewOf(null).market).toBeNull();
  });
  test("it is told on a chip", () => {
    const chip = (option: MarketsOption): string => bringsWords(option, model, previewOf(option));
    expect(chip({ ...stack, crates: [9, 0, 2] })).toBe("lay 2 bars");
    expect(chip({ ...stack, brings: {} })).toBe("no bar left");
    expect(chip(row({ market: "brixton", action: "profit", brings: { money: 3 } }))).toBe("take £3");
    expect(chip(soap)).toBe("take 2 soap");
    expect(chip(row({ market: "borough", action: "goods", brings: { goods: 3 } }))).toBe("take 3 of one kind");
    expect(chip(row({ kind: "place_first", market: "brixton", owner: 2 }))).toBe("Mudlark's bar here");
    // what one pile cannot give comes from others, and the game says so
    const preview = { key: "brings-other-goods", rest: 3 };
    expect(chip(row({ market: "brixton", action: "goods", brings: { goods: 3 }, preview }))).toBe(
      "+3 cards from other piles",
    );
  });
  test("it is told in sentences", () => {
    const lines = (option: MarketsOption): string[] => linesFor(option, model, previewOf(option));
    expect(lines({ ...row({ kind: "place", market: "borough" }), brings: { bars: -1 }, crates: [6, 2, 0] })).toEqual([
      "Borough: your crates on display go from 3 to 6.",
      "Josiah loses 1 from sight.",
    ]);
    expect(lines(row({ kind: "place_first", market: "portobello", owner: 2, crates: [4, 0, 3] }))).toEqual([
      "Mudlark would show 3 crates at Portobello.",
      "You lose 1 from sight.",
    ]);
    expect(lines(row({ market: "brixton", action: "profit", brings: { money: 3 } }))).toEqual([
      "0 crates at Brixton; £3 at the least.",
      "£10 would become £13.",
    ]);
    expect(lines(row({ market: "portobello", action: "profit", brings: { money: 5 } }))).toEqual([
      "£1 for each of your 5 crates at Portobello.",
      "£10 would become £15.",
    ]);
    expect(lines(soap)).toEqual([
      "0 crates at Brixton; 2 cards at the least.",
      "The pile keeps 0.",
      "Soap takes £4 in this round's auction.",
    ]);
    const warning = { key: "warn-no-goods" };
    expect(lines(row({ market: "brixton", action: "goods", brings: {}, warning }))).toEqual([
      "All goods piles are empty: this does nothing.",
    ]);
  });
  test("used figures say on their ticket by whom", () => {
    const why = ["stack", "profit", "goods"].map((token) => ({
      key: "label-token",
      token,
      reason: { key: "why-used" },
    }));
    const story = storyOf([event("use", { seat: 0, token: "stack" }), event("use", { seat: 1, token: "profit" })]);
    const tickets = ticketsOf(
      { ...model, marks: marksOf("action", [stack]), why, story } as unknown as Model,
      {} as never,
    );
    expect(tickets.map(({ label, note }) => [label, note])).toEqual([
      ["Goods", "used this round"],
      ["0 bars", "Portobello"],
      ["Profit", "Josiah used it"],
    ]);
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
    expect(["borough", "covent_garden"].map(shortMarket)).toEqual(["Borough", "Covent Garden"]));
  test("the sheet says what its lines mean and what decided", () => {
    expect(sheet.line({ line: "profit", label: { key: "sheet-profit" }, amounts: [], points: true })).toEqual([
      "Profits",
      "crates counted at the markets",
    ]);
    expect([sheet.total(), sheet.ending("goods"), sheet.ending("money")]).toEqual([
      "Money",
      "Level on money: more goods cards in hand decided.",
      null,
    ]);
  });
});

describe("the log", () => {
  const told = (events: MarketsEvent[]): string[] => linesOf(events, 4, { heading, tone }).map(lineWords);
  const draw = (seat: number, good: "soap" | "silk" | "china", count = 1): MarketsEvent =>
    event("draw", { seat, good, count });
  test("a figure's use and what it brings are one line", () => {
    expect(told(opened.slice(1, 3))).toEqual(["Josiah: profits merchant at Borough Market, +£5"]);
    expect(
      told([
        event("use", { seat: 0, token: "assistant", action: "stack", market: "brixton" }),
        event("stack", { seat: 0, market: "brixton", count: 1 }),
      ]),
    ).toEqual(["You: assistant at Brixton Market, 1 bar"]);
    expect(
      told([
        event("use", { seat: 0, token: "goods", action: "goods", market: "brixton" }),
        draw(0, "silk", 2),
        draw(0, "soap"),
        draw(0, "soap"),
      ]),
    ).toEqual(["You: goods merchant at Brixton Market, +2 silk, +2 soap"]);
  });
  test("goods of one supply are one line", () => {
    expect(told([draw(1, "soap"), draw(1, "soap"), draw(1, "china")])).toEqual(["Josiah takes 2 soap, +1 china"]);
    expect(told([draw(1, "soap"), draw(2, "soap")])).toEqual(["Josiah takes 1 soap", "Mudlark takes 1 soap"]);
  });
  test("an exchange is one line", () => {
    expect(told([event("swap", { seat: 0, give: "coffee", take: "silk" }), draw(0, "silk")])).toEqual([
      "You put back 1 coffee, +1 silk",
    ]);
  });
  test("a special card and what it pays or lays are one line, with the price of a second one", () => {
    expect(
      told([
        event("pay", { seat: 0, amount: 3 }),
        event("play", { seat: 0, card: "rich_offer" }),
        event("earn", { seat: 0, card: "rich_offer", amount: 6 }),
        event("play", { seat: 1, card: "any_market" }),
        event("place", { seat: 1, market: "brixton" }, 2),
      ]),
    ).toEqual(["You play Rich offer, −£3, +£6", "Josiah plays Any market, 1 bar at Brixton Market"]);
    expect(["earn", "place"].map((kind) => tone(event(kind)))).toEqual(["gain", null]);
  });
  test("rounds have their headings, and each opening of their offers", () => {
    const lines = told([
      event("round", { key: "event-round-closed", round: 7, start: 2 }),
      event("offers", { parts: [] }),
      event("offers", { parts: [] }),
      event("round", { key: "event-round-closed", round: 8, start: 3 }),
      event("offers", { parts: [] }),
    ]);
    expect(lines.filter((line) => line)).toEqual([
      "Round 7",
      "Round 7, Mudlark begins: the market is closed",
      "First offers",
      "Second offers",
      "Round 8",
      "Round 8, Hettie begins: the market is closed",
      "First offers",
    ]);
  });
  test("each good that was auctioned has its line", () => {
    expect(told(opened.slice(4))).toEqual([
      "Coffee: you get £3",
      "Soap: Mudlark and Hettie tie, and nobody takes a special card",
    ]);
  });
  test("a special card taken by another stays unknown", () => {
    expect(told([event("take", { key: "event-take-unseen", seat: 1, pile: 2, card: null })])).toEqual([
      "Josiah takes a special card from pile 3",
    ]);
  });
});

test("since your last turn: after one's own last deed", () => {
  const events = [event("use", { seat: 0 }, 3), event("use", { seat: 1 }, 4), event("offers", {}, 5)];
  expect(sinceFor(events, 0)).toBe(3);
});
