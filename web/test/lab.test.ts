import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ApiError, api, fits } from "../src/state/api";
import { figures } from "../src/state/lab/compare";
import { axisOf, barsOf, byPoints, gapOf, marginsOf, meanOf, middleOf, ticksOf, wonBy } from "../src/state/lab/ends";
import { fieldAt, fieldsOf, groupAt, placesOf } from "../src/state/lab/fields";
import {
  byLink,
  draftOf,
  freshStudy,
  keepDraft,
  laidOf,
  playedDraft,
  sameStudy,
  studyFrom,
} from "../src/state/lab/kept";
import { Lab } from "../src/state/lab/lab";
import { amongOf, type Held, lyingIn, put, putBack, shuffled, takes, turned } from "../src/state/lab/laying";
import { amounted, numbersIn } from "../src/state/lab/numbers";
import { type Position, stepsOf, valueAt, without, withValue } from "../src/state/lab/paths";
import { countOf, piecesOf } from "../src/state/lab/pieces";
import { leftOf, suppliesOf } from "../src/state/lab/supply";
import {
  branchAt,
  changed,
  followed,
  grown,
  lineOf,
  listed,
  planted,
  pruned,
  ROOT,
  treeFrom,
} from "../src/state/lab/tree";
import type { Step } from "../src/state/study";
import type { StateMessage } from "../src/state/wire";
import type { Layout } from "../src/types/generated";

const said = (key: string) => ({ key });

describe("branches", () => {
  test("a step that was tried before leads where it led", () => {
    const [one, first] = grown(planted(), ROOT, [0, 3], said("draw"));
    const [two, second] = grown(one, ROOT, [0, 1], said("build"));
    expect(grown(two, ROOT, [0, 3], null)).toEqual([two, first]);
    expect(second).not.toBe(first);
    expect(branchAt(two, first)?.said).toEqual(said("draw"));
  });

  test("a line grows along, and is found again", () => {
    const [tree, end] = followed(
      planted(),
      [
        [0, 3],
        [1, 2],
      ],
      said("run"),
    );
    expect(lineOf(tree, end)).toEqual([
      [0, 3],
      [1, 2],
    ]);
    expect(branchAt(tree, end)?.said).toEqual(said("run"));
    expect(followed(tree, [[0, 3]], null)[1]).toBe(branchAt(tree, end)?.parent);
  });

  test("only a choice between several is set in, and what is folded is counted", () => {
    let [tree, first] = grown(planted(), ROOT, [0, 1], null);
    [tree] = grown(tree, first, [1, 1], null);
    expect(listed(tree).map(({ depth }) => depth)).toEqual([0, 0, 0]);
    [tree] = grown(tree, ROOT, [0, 2], null);
    expect(listed(tree).map(({ depth }) => depth)).toEqual([0, 1, 1, 1]);
    tree = changed(tree, first, { folded: true });
    const twig = listed(tree).find(({ branch }) => branch.id === first);
    expect([listed(tree).length, twig?.hidden]).toEqual([3, 1]);
  });

  test("a branch is dropped with what grew from it, and the beginning never is", () => {
    let [tree, first] = grown(planted(), ROOT, [0, 1], null);
    [tree] = grown(tree, first, [1, 1], null);
    expect(pruned(tree, first)).toEqual(planted());
    expect(pruned(tree, ROOT)).toEqual(tree);
  });

  test("of what somebody else has kept, only what fits is taken", () => {
    const kept = [
      { id: 0, name: "Start", chances: { seat: 0, win: [{ p: 1, lo: 0, hi: 2 }] } },
      { id: 1, parent: 0, step: [0, 5], said: { key: "x" }, name: "y".repeat(200) },
      { id: 2, parent: 9, step: [0, 5] },
      { id: 3, parent: 1, step: ["a", 5] },
      { id: 1, parent: 0, step: [0, 6] },
      null,
      "nonsense",
    ];
    const tree = treeFrom(kept);
    expect(tree.map(({ id }) => id)).toEqual([0, 1]);
    expect(tree[1]?.name.length).toBe(80);
    expect(tree[0]?.chances?.win).toHaveLength(1);
    expect(treeFrom({ not: "a list" })).toEqual(planted());
  });

  test("a study without a beginning is none", () => {
    const whole = { version: 1, game: "london-2e", beginning: { table: "t", ply: 4 }, tree: [], at: 7, a: 1, b: 0 };
    expect(studyFrom(whole)).toMatchObject({ beginning: { table: "t", ply: 4 }, at: ROOT, a: null, b: 0 });
    expect(studyFrom({ ...whole, beginning: { position: "game = 1" } })?.beginning).toEqual({ position: "game = 1" });
    for (const wrong of [null, 3, {}, { ...whole, beginning: { ply: 2 } }, { ...whole, version: 9 }])
      expect(studyFrom(wrong)).toBeNull();
  });
});

// A game in small: cards in a hand, a row, stacks and a deck; pieces on two areas.
const LAYOUT: Layout = {
  supplies: { card: { shops: 2, wren: 1, bridge: 2 } },
  places: "area",
  fields: [
    { path: "turn", kind: "seat" },
    { path: "deck", kind: "list", things: "card", rest: true },
    { path: "board.top", kind: "row", things: "card", room: 3 },
    { path: "piles[0]", kind: "list", things: "card" },
    { path: "areas.strand.agents", kind: "amounts", most: 4, place: "strand" },
    { path: "areas.strand.trouble", kind: "flag", place: "strand" },
    { path: "areas.city.agents", kind: "amounts", most: 4, place: "city" },
    { path: "areas.city.trouble", kind: "flag", place: "city" },
    { path: "seat.money", kind: "amount", least: 0, most: 99 },
    { path: "seat.hand", kind: "list", things: "card" },
    { path: "seat.stacks", kind: "stacks", things: "card" },
    { path: "seat.known", kind: "list", things: "card", among: "hand" },
  ],
  empty: {},
  memory: { memory: "card" },
};
const FIELDS = fieldsOf(LAYOUT, 2);
const START: Position = {
  turn: 0,
  deck: ["*"],
  board: { top: ["-", "-", "-"] },
  memory: { held: 1 },
  seat: [
    { hand: ["wren", "shops"], stacks: [["bridge"]], known: ["wren"] },
    { hand: [], stacks: [] },
  ],
};
const card = (id: string, from: { path: string; index: number; at?: number } | null = null): Held => ({
  is: "thing",
  supply: "card",
  id,
  from,
});
const laid = (position: Position, held: Held, path: string, index?: number): Position =>
  put(position, LAYOUT, FIELDS, held, { path, index });
const left = (position: Position, id: string) => leftOf(LAYOUT, FIELDS, position, "card").get(id)?.left;

describe("fields", () => {
  test("paths lead in and out", () => {
    expect(stepsOf("seat[0].hand")).toEqual(["seat", 0, "hand"]);
    expect(valueAt(START, "seat[0].hand")).toEqual(["wren", "shops"]);
    expect(valueAt(START, "seat[7].hand")).toBeUndefined();
    const richer = withValue(START, "seat[1].money", 7);
    expect(valueAt(richer, "seat[1]")).toEqual({ hand: [], stacks: [], money: 7 });
    expect(START.seat).not.toBe(richer.seat);
    expect(withValue(richer, "seat[1].money", undefined)).toEqual(START);
    expect(withValue({}, "areas.strand.agents", [1])).toEqual({ areas: { strand: { agents: [1] } } });
  });

  test("each seat has its own, and those that are alike are numbered", () => {
    const hands = FIELDS.filter(({ label }) => label === "hand");
    expect(hands.map(({ path }) => path)).toEqual(["seat[0].hand", "seat[1].hand"]);
    expect(FIELDS.find(({ path }) => path === "piles[0]")).toMatchObject({ label: "piles", nth: 1 });
    expect(placesOf(LAYOUT)).toEqual(["strand", "city"]);
  });

  test("what is wrong is found at its field, or at least at its seat or place", () => {
    expect(fieldAt(FIELDS, "seat[1].hand")?.path).toBe("seat[1].hand");
    expect(fieldAt(FIELDS, "seat[1].hand[2]")?.path).toBe("seat[1].hand");
    expect(fieldAt(FIELDS, "seat[1].handle")).toBeNull();
    expect(groupAt(FIELDS, "seat[1].nonsense")).toEqual({ is: "seat", seat: 1 });
    expect(groupAt(FIELDS, "areas.city.house")).toEqual({ is: "place", place: "city" });
    expect(groupAt(FIELDS, "")).toEqual({ is: "table" });
  });
});

describe("things", () => {
  test("what is left is what lies nowhere but in a deck", () => {
    expect([left(START, "wren"), left(START, "shops"), left(START, "bridge")]).toEqual([0, 1, 1]);
    expect(suppliesOf(FIELDS)).toEqual(["card"]);
    const known = withValue(START, "deck", ["bridge", "*"]);
    expect(left(known, "bridge")).toBe(1);
  });

  test("a card is put where it is wanted, and what was remembered goes", () => {
    const after = laid(START, card("shops"), "board.top", 1);
    expect(valueAt(after, "board.top")).toEqual(["-", "shops", "-"]);
    expect(left(after, "shops")).toBe(0);
    expect(after.memory).toBeUndefined();
    expect(valueAt(laid(START, card("bridge"), "seat[0].hand", 0), "seat[0].hand")).toEqual([
      "bridge",
      "wren",
      "shops",
    ]);
    expect(valueAt(laid(START, card("bridge"), "seat[0].stacks", 0), "seat[0].stacks")).toEqual([["bridge", "bridge"]]);
    expect(valueAt(laid(START, card("shops"), "seat[1].stacks"), "seat[1].stacks")).toEqual([["shops"]]);
    expect(valueAt(laid(START, card("shops"), "deck", 0), "deck")).toEqual(["shops", "*"]);
  });

  test("a card that a deck names is taken out of it, and what is free goes under it", () => {
    const known = withValue(START, "deck", ["bridge", "shops"]);
    const after = laid(known, card("bridge"), "seat[1].hand");
    expect(after.deck).toEqual(["shops", "*"]);
  });

  test("a card that is carried elsewhere is known no longer", () => {
    const after = laid(START, card("wren", { path: "seat[0].hand", index: 0 }), "seat[1].hand");
    expect(valueAt(after, "seat[0]")).toEqual({ hand: ["shops"], stacks: [["bridge"]] });
    expect(valueAt(after, "seat[1].hand")).toEqual(["wren"]);
  });

  test("a card moves within its own hand", () => {
    const after = laid(START, card("wren", { path: "seat[0].hand", index: 0 }), "seat[0].hand", 2);
    expect(valueAt(after, "seat[0].hand")).toEqual(["shops", "wren"]);
  });

  test("a card that is put back leaves a gap in a row, and takes an empty stack along", () => {
    const laidOut = laid(START, card("shops"), "board.top", 2);
    expect(valueAt(putBack(laidOut, LAYOUT, FIELDS, "board.top", 2), "board.top")).toEqual(["-", "-", "-"]);
    expect(valueAt(putBack(START, LAYOUT, FIELDS, "seat[0].stacks", 0, 0), "seat[0].stacks")).toEqual([]);
  });

  test("a card of a stack is turned over, and lies there all the same", () => {
    const over = turned(START, "seat[0].stacks", 0, 0);
    expect(valueAt(over, "seat[0].stacks")).toEqual([["-bridge"]]);
    expect(left(over, "bridge")).toBe(1);
    expect(turned(over, "seat[0].stacks", 0, 0)).toEqual(START);
  });

  test("only what is in a hand can be known of it", () => {
    const known = FIELDS.find(({ path }) => path === "seat[0].known");
    if (!known) throw new Error("no such field");
    expect(amongOf(known, START)).toEqual(["wren", "shops"]);
    expect([takes(known, card("shops"), START), takes(known, card("bridge"), START)]).toEqual([true, false]);
  });

  test("a deck whose order is not known holds all that is left", () => {
    const known = withValue(START, "deck", ["bridge", "shops"]);
    expect(shuffled(known, LAYOUT, FIELDS, "deck").deck).toEqual(["*"]);
  });

  test("what is seen on the table is found in the position", () => {
    const [hand, stacks] = ["seat[0].hand", "seat[0].stacks"].map((path) => FIELDS.find((f) => f.path === path));
    if (!hand || !stacks) throw new Error("no such field");
    expect(lyingIn(START, hand, "shops")).toEqual({ path: "seat[0].hand", index: 1 });
    expect(lyingIn(START, stacks, "bridge", 0)).toEqual({ path: "seat[0].stacks", index: 0, at: 0 });
    expect(lyingIn(START, stacks, "bridge", 1)).toBeNull();
    expect(lyingIn(START, hand, "bridge")).toBeNull();
  });
});

describe("pieces", () => {
  test("those that stand somewhere are no longer left", () => {
    const one = laid(START, { is: "piece", name: "agents", seat: 1 }, "areas.strand.agents");
    const two = laid(one, { is: "piece", name: "agents", seat: 1 }, "areas.city.agents");
    const noisy = laid(two, { is: "piece", name: "trouble", seat: null }, "areas.city.trouble");
    expect(noisy.areas).toEqual({ strand: { agents: [0, 1] }, city: { agents: [0, 1], trouble: true } });
    expect(piecesOf(FIELDS, 2, noisy)).toEqual([
      { name: "agents", seat: 0, left: 4 },
      { name: "agents", seat: 1, left: 2 },
      { name: "trouble", seat: null, left: null },
    ]);
    const field = FIELDS.find(({ path }) => path === "areas.city.agents");
    expect(field && countOf(noisy, field, 1)).toBe(1);
  });

  test("a piece is not put where another belongs", () => {
    expect(laid(START, { is: "piece", name: "agents", seat: 1 }, "areas.city.trouble")).toBe(START);
    expect(laid(START, card("shops"), "areas.city.agents")).toBe(START);
  });
});

describe("two branches", () => {
  const state = (money: number, total: number): StateMessage =>
    ({
      view: { seats: [{ seat: 0, money, hand: ["wren"], secret: 3 }] },
      forecast: { score: { label: said("forecast-score"), total, parts: [] } },
    }) as unknown as StateMessage;

  test("what differs is told, and what nobody has a word for is not", () => {
    expect(figures(state(5, 9), state(5, 4), 0, (name) => name === "money")).toEqual([
      { label: "money", a: 5, b: 5, differs: false },
      { label: said("forecast-score"), a: 9, b: 4, differs: true },
    ]);
  });
});

describe("how it ends", () => {
  const game = (scores: number[] | null, ...winners: number[]) => ({ scores, winners, ending: "points" });

  test("a margin is that over the best of the others, where there are points", () => {
    const games = [game([30, 20, 25], 0), game([10, 12, 40], 2), game(null, 1)];
    expect(marginsOf(games, 0)).toEqual([5, -30]);
    expect(marginsOf(games, 2)).toEqual([-5, 28]);
  });

  test("a mean comes with its width, and of one game nothing is said", () => {
    expect(meanOf([3])).toBeNull();
    expect(meanOf([1, 3])).toEqual({ mean: 2, pm: 1.96 });
    expect(middleOf([5, 1, 9, 3, 7])).toEqual([3, 7]);
  });

  test("lots are told apart world by world: what is the same in both counts for nothing", () => {
    const ahead = [10, -40, 80].map((n) => game([n + 3, 0], 0));
    const behind = [10, -40, 80].map((n) => game([n, 0], 0));
    expect(gapOf(ahead, behind, 0)).toEqual({ mean: 3, pm: 0 });
  });

  test("a part that was won is never certain, and a shared win counts in part", () => {
    const all = wonBy(Array(20).fill(game([1, 0], 0)), 0);
    expect(all.p).toBe(1_000_000);
    expect(all.lo).toBeGreaterThan(800_000);
    expect(all.lo).toBeLessThan(900_000);
    expect(wonBy([game([1, 1], 0, 1)], 1).p).toBe(500_000);
  });

  test("bars never lie across nought, and each game stands in one", () => {
    const games = [-41, -1, 0, 1, 67].map((n) => game([n, 0], n > 0 ? 0 : 1));
    const axis = axisOf(marginsOf(games, 0));
    expect(axis).toEqual({ from: -45, to: 70, step: 5 });
    const bars = axis ? barsOf(games, 0, axis).filter((bar) => bar.games) : [];
    expect(bars).toEqual([
      { from: -45, games: 1, won: 0 },
      { from: -5, games: 1, won: 0 },
      { from: 0, games: 2, won: 1 },
      { from: 65, games: 1, won: 1 },
    ]);
    expect(axis && ticksOf(axis)).toEqual([-40, -20, 0, 20, 40, 60]);
  });

  test("where most games are won without points, no margin is drawn", () => {
    const won = Array(8).fill(game(null, 0));
    const counted = Array(8).fill(game([4, 2], 0));
    expect([byPoints(won), byPoints(counted), byPoints([...won, ...counted])]).toEqual([false, true, true]);
    expect(byPoints(counted.slice(0, 2))).toBe(false);
  });
});

describe("what goes along with something else", () => {
  const layout: Layout = {
    ...LAYOUT,
    fields: [
      ...LAYOUT.fields,
      { path: "memory.looker", kind: "owner" },
      {
        path: "memory.marked",
        kind: "rows",
        columns: [
          { path: "seat", kind: "seat" },
          { path: "card", kind: "thing", things: "card", among: "hand" },
        ],
      },
      { path: "seat.coins", kind: "numbers", along: "stacks" },
      { path: "seat.account", kind: "numbers", along: "money", room: 2 },
    ],
  };
  const fields = fieldsOf(layout, 2);
  const field = (path: string) => fields.find((each) => each.path === path) ?? expect.fail(path);

  test("there is a number for each stack, and two around the money", () => {
    const position = withValue(withValue(START, "seat[0].stacks", [["bridge"], ["shops"]]), "seat[0].money", 7);
    expect(numbersIn(position, field("seat[0].coins"))).toEqual([0, 0]);
    expect(numbersIn(position, field("seat[0].account"))).toEqual([7, 7]);
  });

  test("what is known of money moves along where it was known exactly, and is widened where it was not", () => {
    const money = field("seat[0].money");
    const knowing = (account: number[]) => withValue(withValue(START, "seat[0].money", 7), "seat[0].account", account);
    const changedTo = (account: number[]) => valueAt(amounted(knowing(account), fields, money, 12), "seat[0].account");
    expect([changedTo([7, 7]), changedTo([3, 9]), changedTo([0, 40])]).toEqual([
      [12, 12],
      [3, 12],
      [0, 40],
    ]);
  });

  test("what was set by hand is remembered as long as it holds", () => {
    const marked = [
      { seat: 0, card: "wren" },
      { seat: 0, card: "shops" },
    ];
    const knowing = withValue(START, "memory", { held: 1, looker: 1, marked });
    const after = put(knowing, layout, fields, card("shops", { path: "seat[0].hand", index: 1 }), {
      path: "seat[1].hand",
    });
    expect(after.memory).toEqual({ looker: 1, marked: [{ seat: 0, card: "wren" }] });
  });

  test("a table that has nothing left in it goes", () => {
    expect(without({ ended: { by: "riots" } }, "ended.by")).toEqual({});
    expect(without({ ended: { by: "riots", winner: 1 } }, "ended.by")).toEqual({ ended: { winner: 1 } });
  });
});

/** A table where all three seats are asked at once, seen through one of them. */
const together = (seat: number | null, game = "london-markets"): StateMessage =>
  ({
    ply: 4,
    since: -1,
    seat: seat ?? 0,
    you: [seat ?? 0],
    view: { asked: [0, 1, 2] },
    decisions: [{ seat: seat ?? 0, kind: "offer", prompt: { key: "ask-offer" }, options: [] }],
    events: [],
    outcome: null,
    table: { game, seats: [] },
  }) as unknown as StateMessage;

describe("asking in the lab", () => {
  afterEach(() => vi.restoreAllMocks());

  test("where several decide at once, it is the one looked through who is advised, and nobody else", async () => {
    vi.spyOn(api, "study").mockImplementation((body) =>
      Promise.resolve(together((body as { seat: number | null }).seat)),
    );
    vi.spyOn(api, "endings").mockRejectedValue(new Error("not now"));
    const asked = vi.spyOn(api, "studyAdvice").mockImplementation((body) => {
      const { seat } = body as { seat: number };
      return Promise.resolve({ hint: { ply: 4, seat, options: [], chances: [], equal: false } } as never);
    });
    const lab = new Lab();
    await lab.session.start({ position: {} });
    // when the third seat is looked through and asked for
    await lab.look({ seat: 2, open: false });
    await lab.ask();
    // then it is its options that are told
    expect(asked.mock.calls.at(-1)?.[0]).toMatchObject({ seat: 2 });
    expect(lab.hint.value).toMatchObject({ seat: 2 });
    // and seen by another, they are not there: that one can be asked for instead
    await lab.look({ seat: 1, open: false });
    expect(lab.advised.value).toBe(1);
    expect(lab.hint.value).toBeNull();
    await lab.ask();
    expect(lab.hint.value).toMatchObject({ seat: 1 });
    lab.close();
  });
});

describe("what is laid in the lab", () => {
  const set = (position: Position) =>
    ({ position, text: JSON.stringify(position), problems: [], layout: null, rest: null }) as never;

  /** A lab whose server lays whatever it is told. */
  function labOf(): Lab {
    vi.spyOn(api, "setup").mockImplementation((body) => {
      const { position } = body as { position?: Position };
      return Promise.resolve(set(position ?? (body as Position)));
    });
    vi.spyOn(api, "study").mockResolvedValue(together(null, "london-2e"));
    return new Lab();
  }

  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    localStorage.clear();
  });

  test("another table can be taken back, and what was laid by hand is there again", async () => {
    const lab = labOf();
    await lab.begin({ game: "london-2e", players: 2 });
    lab.edit((position) => ({ ...position, turn: 1 }));
    const mine = lab.position.value;
    await lab.begin({ game: "london-2e", players: 3 });
    expect(lab.players.value).toBe(3);
    lab.takeBack();
    expect(lab.position.value).toEqual(mine);
    lab.close();
  });

  test("what is in the making is kept until it is made", async () => {
    vi.useFakeTimers();
    const lab = labOf();
    await lab.begin({ game: "london-2e", players: 2 });
    expect(laidOf("london-2e")).toBeNull();
    lab.edit((position) => ({ ...position, turn: 1 }));
    await vi.advanceTimersByTimeAsync(1000);
    expect(laidOf("london-2e")).toEqual({ game: "london-2e", players: 2, turn: 1 });
    await lab.explore();
    expect(laidOf("london-2e")).toBeNull();
    expect(draftOf("london-2e")?.beginning).toEqual({ position: { game: "london-2e", players: 2, turn: 1 } });
    lab.close();
  });

  test("branches stay where what they lead to is looked at and left as it is", async () => {
    const lab = labOf();
    await lab.open(freshStudy("london-2e", { position: { game: "london-2e" } }));
    [lab.tree.value] = grown(lab.tree.value, ROOT, [0, 3], said("draw"));
    await lab.fromHere();
    await lab.explore();
    expect(lab.tree.value).toHaveLength(2);
    lab.close();
  });

  test("a beginning that is not answered loses no branches", async () => {
    const lab = labOf();
    const before = { position: { game: "london-2e", turn: 0 } };
    await lab.open({ ...freshStudy("london-2e", before), tree: grown(planted(), ROOT, [0, 3], said("draw"))[0] });
    await lab.begin({ position: { game: "london-2e", turn: 1 } });
    // when the network fails as the new position is about to be explored
    vi.spyOn(api, "study").mockRejectedValueOnce(new TypeError("nobody is reached"));
    await lab.explore();
    // then it is said, and all is as it was, here and where it is kept
    expect([lab.failed.value, lab.mode.value]).toEqual(["nobody is reached", "setup"]);
    expect(lab.tree.value).toHaveLength(2);
    expect(lab.session.beginning).toEqual(before);
    // and when it is tried again, the branches begin anew
    await lab.explore();
    expect([lab.failed.value, lab.mode.value]).toEqual([null, "explore"]);
    expect(lab.tree.value).toHaveLength(1);
    expect(draftOf("london-2e")).toMatchObject({ beginning: { position: { turn: 1 } }, tree: planted(), at: ROOT });
    lab.close();
  });

  test("only a refusal of what was kept says that it no longer fits", async () => {
    const lab = labOf();
    const answers = vi.spyOn(api, "study");
    const opened = () => fits(lab.open(freshStudy("london-2e", { position: {} })));
    answers.mockRejectedValueOnce(new ApiError(400, "there is no such card"));
    expect(await opened()).toBe(false);
    for (const failure of [new ApiError(429, "too fast"), new ApiError(503, "busy"), new TypeError("offline")]) {
      answers.mockRejectedValueOnce(failure);
      await expect(opened()).rejects.toBe(failure);
    }
    expect(await opened()).toBe(true);
    lab.close();
  });

  test("a study that cannot be opened leaves nothing of itself", async () => {
    const lab = labOf();
    vi.spyOn(api, "study").mockRejectedValueOnce(new TypeError("nobody is reached"));
    const study = { ...freshStudy("london-2e", { position: {} }), tree: grown(planted(), ROOT, [0, 3], null)[0] };
    await expect(lab.open(study)).rejects.toThrow("nobody is reached");
    expect([lab.tree.value, lab.session.beginning]).toEqual([planted(), null]);
    lab.close();
  });

  test("what is swapped or folded is found again", async () => {
    const lab = labOf();
    const [tree, end] = followed(
      planted(),
      [
        [0, 3],
        [1, 2],
      ],
      null,
    );
    keepDraft({ ...freshStudy("london-2e", { position: {} }), tree, a: ROOT, b: end });
    await lab.open(draftOf("london-2e") ?? expect.fail("nothing is kept"));
    lab.swap();
    expect(draftOf("london-2e")).toMatchObject({ a: end, b: ROOT });
    lab.fold(ROOT);
    expect(draftOf("london-2e")?.tree.map(({ folded }) => folded)).toEqual([true, false, false]);
    lab.close();
  });

  test("looking into a game leaves what was begun by hand, and is found again itself", () => {
    const [mine, played] = [{ position: { game: "london-2e" } }, { table: "t1", ply: 9 }];
    keepDraft(freshStudy("london-2e", mine));
    keepDraft(freshStudy("london-2e", played));
    expect(draftOf("london-2e")?.beginning).toEqual(mine);
    expect(playedDraft("london-2e", "t1", 9)?.beginning).toEqual(played);
    expect(playedDraft("london-2e", "t1", 8)).toBeNull();
  });
});

describe("a study that somebody shares", () => {
  const PLAYED = { table: "t1", ply: 9 };
  afterEach(() => {
    vi.restoreAllMocks();
    localStorage.clear();
  });

  test("names its link with whatever is asked about the table that it comes from, once it is one's own, too", async () => {
    const asked = [
      vi.spyOn(api, "study").mockResolvedValue(together(null)),
      vi.spyOn(api, "studyAdvice").mockResolvedValue({ hint: { seat: 0, options: [], chances: [] } } as never),
      vi.spyOn(api, "endings").mockRejectedValue(new Error("not now")),
      vi.spyOn(api, "setup").mockRejectedValue(new Error("not now")),
    ];
    const lab = new Lab();
    lab.shared.value = { id: "s1", name: "Which first?", study: {}, by: "Ada", created: 0 };
    await lab.open(byLink(freshStudy("london-markets", PLAYED), "s1"));
    await lab.ask();
    await lab.fromHere();
    for (const calls of asked) expect(calls.mock.calls[0]?.[0]).toMatchObject({ ...PLAYED, study: "s1" });
    lab.adopt();
    expect(playedDraft("london-markets", "t1", 9)?.beginning).toEqual({ ...PLAYED, study: "s1" });
    lab.close();
  });

  test("goes by the link that first let somebody see the table, and is the same study by whatever link", () => {
    const mine = freshStudy("london-2e", PLAYED);
    const [theirs, passed] = [byLink(mine, "s1"), byLink(byLink(mine, "s1"), "s2")];
    expect(passed).toEqual(theirs);
    expect([sameStudy(mine, theirs), sameStudy(mine, freshStudy("london-2e", { ...PLAYED, ply: 8 }))]).toEqual([
      true,
      false,
    ]);
    const byHand = freshStudy("london-2e", { position: {} });
    expect(byLink(byHand, "s1")).toBe(byHand);
  });
});

describe("two tabs of one browser", () => {
  const GAME = "london-2e";
  const HERE = { position: { game: GAME, turn: 0 } };
  const DRAW: Step = [0, 3];
  const BUILD: Step = [0, 1];
  let tabs: Lab[] = [];

  /** A tab that opens what is kept, or else begins here. */
  async function tab(): Promise<Lab> {
    const lab = new Lab();
    tabs.push(lab);
    await lab.open(draftOf(GAME) ?? freshStudy(GAME, HERE));
    return lab;
  }
  const tried = (lab: Lab): (Step | null)[] => lab.tree.value.map(({ step }) => step);
  /** The browser tells the other tabs of what one of them has kept. */
  const told = () => window.dispatchEvent(new StorageEvent("storage", { key: `bigsmoke-lab-${GAME}` }));

  beforeEach(() => {
    keepDraft(freshStudy(GAME, HERE));
    vi.spyOn(api, "study").mockResolvedValue(together(null, GAME));
  });
  afterEach(() => {
    for (const lab of tabs) lab.close();
    tabs = [];
    vi.restoreAllMocks();
    localStorage.clear();
  });

  test("what is tried in one is seen in the other, which stays where it is", async () => {
    const [one, two] = [await tab(), await tab()];
    await two.session.step([DRAW]);
    told();
    expect(tried(one)).toEqual([null, DRAW]);
    expect(one.at.value).toBe(ROOT);
    await one.session.step([BUILD]);
    told();
    expect(tried(two)).toEqual([null, DRAW, BUILD]);
    expect(lineOf(two.tree.value, two.at.value)).toEqual([DRAW]);
    expect(draftOf(GAME)?.tree).toHaveLength(3);
  });

  test("nothing is lost where one has yet to hear of the other", async () => {
    const [one, two] = [await tab(), await tab()];
    await one.session.step([DRAW]);
    one.rename(1, "Draw");
    // when the other looks around, tries something else and names it, and was told nothing
    await two.go(ROOT);
    expect(draftOf(GAME)?.tree).toHaveLength(2);
    await two.session.step([BUILD]);
    two.rename(two.at.value, "Build");
    expect(draftOf(GAME)?.tree.map(({ name }) => name)).toEqual(["", "Draw", "Build"]);
  });

  test("what one drops is gone in the other, which goes back to where it still can be", async () => {
    const one = await tab();
    await one.session.step([DRAW]);
    const two = await tab();
    expect(two.at.value).toBe(1);
    await one.prune(1);
    told();
    await vi.waitFor(() => expect(two.session.taken.value).toEqual([]));
    expect([two.at.value, tried(two)]).toEqual([ROOT, [null]]);
    expect(draftOf(GAME)?.tree).toEqual(planted());
  });

  test("whoever still looks around in an older study does not put it in the place of a newer one", async () => {
    const one = await tab();
    await one.session.step([DRAW]);
    const newer = freshStudy(GAME, { position: { game: GAME, turn: 1 } });
    keepDraft(newer);
    told();
    expect(tried(one)).toEqual([null, DRAW]);
    await one.go(ROOT);
    one.fold(ROOT);
    expect(draftOf(GAME)).toEqual(newer);
    // until they go on with it
    await one.session.step([BUILD]);
    expect(draftOf(GAME)?.tree).toHaveLength(3);
  });

  test("the moment of a game that is only looked at leaves the last one that was worked on", async () => {
    const played = { ...freshStudy(GAME, { table: "t1", ply: 9 }), tree: grown(planted(), ROOT, DRAW, null)[0] };
    keepDraft(played);
    const lab = new Lab();
    tabs.push(lab);
    await lab.open(freshStudy(GAME, { table: "t2", ply: 4 }));
    expect(playedDraft(GAME, "t1", 9)).toEqual(played);
  });

  test("somebody else's study takes the place of one's own only where that has something in it, and is another", async () => {
    const lab = new Lab();
    tabs.push(lab);
    lab.shared.value = { id: "s", name: "Which first?", study: {}, by: "Ada", created: 0 };
    const theirs = { ...freshStudy(GAME, HERE), tree: grown(planted(), ROOT, DRAW, said("draw"))[0] };
    await lab.open(theirs);
    // one's own has nothing in it
    expect(lab.displaced()).toBeNull();
    // it has something else in it, here or from another beginning
    const own = { ...freshStudy(GAME, HERE), tree: grown(planted(), ROOT, BUILD, null)[0] };
    for (const kept of [own, { ...own, beginning: { position: { game: GAME, turn: 1 } } }]) {
      keepDraft(kept);
      expect(lab.displaced()).toEqual(kept);
    }
    // until that has given way; looked at from elsewhere, it is still the same
    lab.adopt();
    expect(draftOf(GAME)).toEqual(theirs);
    keepDraft({ ...theirs, at: 1, a: 1 });
    expect(lab.displaced()).toBeNull();
  });

  test("a browser that is full takes nothing back", async () => {
    const one = await tab();
    const { localStorage: kept } = window;
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.getItem(key),
      setItem: () => {
        throw new Error("full");
      },
    });
    await one.session.step([DRAW]);
    await one.session.step([BUILD]);
    expect(tried(one)).toEqual([null, DRAW, BUILD]);
    expect(draftOf(GAME)?.tree).toEqual(planted());
    vi.unstubAllGlobals();
  });

  test("chances go to the branch that they were asked for, whatever its number is by then", async () => {
    const [one, two] = [await tab(), await tab()];
    await one.session.step([DRAW]);
    told();
    let answer: (advice: never) => void = () => undefined;
    vi.spyOn(api, "studyAdvice").mockReturnValue(
      new Promise((resolve) => {
        answer = resolve as typeof answer;
      }),
    );
    const asked = one.ask();
    // when the other tab drops the branch meanwhile, and another one gets its number
    await two.prune(1);
    await two.session.step([BUILD]);
    told();
    answer({ hint: { seat: 0, options: [], chances: [] } } as never);
    await asked;
    expect(draftOf(GAME)?.tree.map(({ step, chances }) => [step, chances])).toEqual([
      [null, null],
      [BUILD, null],
    ]);
  });
});
