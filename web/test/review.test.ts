import { signal } from "@preact/signals";
import { type ComponentChild, h, render } from "preact";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Account } from "../src/pages/review/account";
import { deedOf, keysOfReview } from "../src/pages/review/keys";
import { Moments, Onward } from "../src/pages/review/parts";
import {
  choiceAt,
  exceeds,
  fortuneOf,
  inOrder,
  luckByRound,
  momentsOf,
  nextMoment,
  type Place,
  placed,
  playOf,
  plyAt,
  pointsOf,
  roundsOf,
  samePlace,
  shares,
  spread,
  turnAt,
} from "../src/pages/review/reckon";
import { Verdict } from "../src/pages/review/verdict";
import { ApiError, api } from "../src/state/api";
import { me } from "../src/state/me";
import { setPrefs } from "../src/state/prefs";
import { Reviewing, ReviewSession, whyClosed } from "../src/state/review";
import { axisOf, figure, percent, rounded, signed } from "../src/table/chances";
import { Context } from "../src/table/context";
import type { AccountRow, ChancePoint, JudgedChoice, Review } from "../src/types/generated";
import type { ReviewState } from "../src/types/wire";
import { say } from "../src/words/language";
import { speakEnglish } from "./words";

const account = (own: number, own_pm: number, luck = 0, luck_pm = 0): AccountRow =>
  ({
    start: 500_000,
    own,
    own_pm,
    others: 0,
    others_pm: 0,
    luck,
    luck_pm,
    result: 500_000 + own + luck,
    swing: 0,
    swings: [],
  }) as AccountRow;
const point = (turn: number, round: number, ply: number, seat: number | null = 0): ChancePoint =>
  ({ turn, round, ply, mover: turn % 2, seat, win: [] }) as ChancePoint;
const choice = (ply: number, loss: number, seat = 0): JudgedChoice => ({ ply, loss, seat }) as JudgedChoice;
/** Two players, four turns, of 0, 10, 20 and 40 choices; the game ends after 60. */
const POINTS = [point(0, 1, 0), point(1, 1, 10), point(2, 2, 20), point(3, 2, 40)];

function drawn(child: ComponentChild): HTMLElement {
  const box = document.createElement("div");
  render(child, box);
  return box;
}

beforeEach(() => speakEnglish("london-2e", 0, ["Ada", "Josiah"]));

describe("the headline", () => {
  test("calls somebody the better player only where the widths do not meet", () => {
    // given one who gave away 40 and one who gave away 57, by about 4 each
    expect(playOf([account(-400_000, 40_000), account(-570_000, 40_000)], 0)).toBe("best");
    expect(playOf([account(-400_000, 40_000), account(-570_000, 40_000)], 1)).toBe("worst");
    // when the widths reach each other, then nobody is
    expect(playOf([account(-400_000, 90_000), account(-570_000, 80_000)], 0)).toBe("level");
    // of three, all others must lie apart
    expect(playOf([account(-10_000, 0), account(-10_000, 0), account(-500_000, 0)], 0)).toBe("level");
  });

  test("speaks of luck only where its width leaves it no other sign", () => {
    expect(fortuneOf(account(0, 0, -140_000, 40_000))).toBe("unlucky");
    expect(fortuneOf(account(0, 0, 140_000, 40_000))).toBe("lucky");
    expect(fortuneOf(account(0, 0, 40_000, 40_000))).toBe("even");
    // what comes to nothing in whole per cents is not worth a word
    expect(fortuneOf(account(0, 0, 4_000, 1_000))).toBe("even");
  });

  test("tells luck by the figure that stands in the account", () => {
    // given a row in which luck is the part that was rounded furthest, and so gives way
    const row = { ...account(1_000, 0, 664_500), start: 333_000, others: 1_500, result: 1_000_000 };
    expect(shares(row)).toEqual({ start: 33, own: 0, others: 0, luck: 67 });
    const review = { account: [row, account(0, 0)], choices: [], moments: [], players: 2 } as unknown as Review;
    // then it is called the same above
    const box = drawn(h(Verdict, { review, seat: 0, open: false, state: "done", said: "" }));
    expect(box.querySelector("h1")?.textContent).toContain("67");
  });

  test("explains itself where a part of the account is more than a whole game", () => {
    expect(exceeds([account(-400_000, 0, 900_000), account(-1_000_000, 0)])).toBe(false);
    expect(exceeds([account(-400_000, 0), account(-1_300_000, 0)])).toBe(true);
    expect(exceeds([account(0, 0, 1_000_001)])).toBe(true);
  });

  test("says it to the player, and of another by name", () => {
    const told = (seat: number, play: string, luck: string, players = 2): string =>
      say("review-headline", { seat, play, luck, amount: "14", players });
    expect(told(0, "best", "unlucky")).toBe("You were the better player, and 14 % unlucky");
    expect(told(1, "best", "lucky", 3)).toBe("Josiah was the best player, and 14 % lucky");
    expect(told(1, "level", "unlucky")).toBe("Josiah played about as well as the others, with 14 % of bad luck");
    expect(told(0, "worst", "even")).toBe("You gave away the most; luck was even");
  });
});

describe("the account", () => {
  test("adds up in whole per cents, each within one of the truth", () => {
    const parts = [334_900, -404_900, 214_900, -144_900];
    const sum = 0;
    const whole = rounded(parts, sum);
    expect(whole.reduce((a, b) => a + b)).toBe(0);
    for (const [i, each] of whole.entries()) expect(Math.abs(each - (parts[i] ?? 0) / 10_000)).toBeLessThan(1);
  });

  test("leaves what adds up by itself alone", () => {
    expect(rounded([330_000, -400_000, 210_000, -140_000], 0)).toEqual([33, -40, 21, -14]);
    expect(rounded([333_333, 0, 0, 666_667], 1_000_000)).toEqual([33, 0, 0, 67]);
  });

  const rows = [account(12_000, 4_000, 488_000), account(-30_000, 4_000)];
  const accountOf = (open: boolean): HTMLElement => {
    const value = { session: { table: signal(null), reader: null } } as never;
    const review = { account: rows } as Review;
    return drawn(h(Context.Provider, { value }, h(Account, { review, seat: 0, open })));
  };

  test("may have brought somebody something by their own play", () => {
    const figures = [...accountOf(false).querySelectorAll("tbody tr")].map((row) => row.querySelector(".b .n"));
    expect(figures.map((each) => each?.textContent)).toEqual(["+1", "−3"]);
  });

  test("gives way where all cards are open, for luck is only what was not known", () => {
    expect(accountOf(true).textContent).toBe("");
  });

  test("writes figures with a true minus, and no sign where nothing is left", () => {
    expect([figure(-12.44, 1), signed(3), signed(-0.04, 1), percent(493_000), percent(21_000, 1)]).toEqual([
      "−12.4",
      "+3",
      "0.0",
      "49",
      "2.1",
    ]);
  });
});

describe("the chart", () => {
  test("has its chances by what a seat knew, or with all cards open, in order", () => {
    const review = {
      points: [point(1, 1, 10, 1), point(1, 1, 10), point(0, 1, 0)],
      opened: [point(0, 1, 0, null)],
    } as Review;
    expect(pointsOf(review, 0).map(({ turn }) => turn)).toEqual([0, 1]);
    expect(pointsOf(review, null)).toEqual(review.opened);
  });

  test("lays a choice between the starts of its turn and the next", () => {
    expect([0, 5, 10, 30, 50, 60].map((ply) => turnAt(POINTS, 4, 60, ply))).toEqual([0, 0.5, 1, 2.5, 3.5, 4]);
  });

  test("winds to the turn that lies next to the hand, and to the end", () => {
    expect([-1, 0.4, 0.6, 2.4, 3.8, 9].map((turn) => plyAt(POINTS, 4, 60, turn))).toEqual([0, 0, 10, 20, 60, 60]);
  });

  test("counts its rounds by whoever begins a turn of a higher number", () => {
    expect(roundsOf(POINTS)).toEqual([
      { turn: 0, round: 1 },
      { turn: 2, round: 2 },
    ]);
  });

  test("sums the luck of a round, and loses none of it", () => {
    const luck = [
      { since: -1, until: 0, delta: [5, -5] },
      { since: 3, until: 12, delta: [7, -7] },
      { since: 12, until: 41, delta: [-20, 20] },
      { since: 41, until: 60, delta: [1, -1] },
    ];
    expect(luckByRound(luck, POINTS, 0).map(({ delta }) => delta)).toEqual([12, -19]);
    expect(luckByRound(luck, POINTS, 1).map(({ delta }) => delta)).toEqual([-12, 19]);
  });

  test("marks the worst first, side by side or in another row, and never one upon another", () => {
    const marks = placed([choice(1, 90), choice(2, 80), choice(3, 70), choice(90, 60)], ({ ply }) => ply, 18, 2);
    expect(marks.map(({ choice: { ply }, row }) => [ply, row])).toEqual([
      [1, 0],
      [2, 1],
      [90, 0],
    ]);
  });

  test("spreads labels that would lie upon each other, within the chart", () => {
    expect(spread([10, 100], 20, 0, 200)).toEqual([10, 100]);
    expect(spread([100, 100], 20, 0, 200)).toEqual([100, 120]);
    expect(spread([200, 199, 198], 20, 0, 200)).toEqual([200, 180, 160]);
  });
});

describe("the moments", () => {
  const review = { choices: [choice(1, 10), choice(2, 90, 1), choice(3, 50)], moments: [1, 2, 0] } as Review;

  test("are one's own or everybody's, those that cost most first", () => {
    expect(momentsOf(review, null).map(({ loss }) => loss)).toEqual([90, 50, 10]);
    expect(momentsOf(review, 0).map(({ loss }) => loss)).toEqual([50, 10]);
  });

  test("follow each other in the order of play", () => {
    const moments = momentsOf(review, null);
    expect(nextMoment(moments, { ply: 1, seat: 0 }, true)?.ply).toBe(2);
    expect(nextMoment(moments, { ply: 3, seat: 0 }, false)?.ply).toBe(2);
    expect(nextMoment(moments, { ply: 3, seat: 0 }, true)).toBeNull();
  });

  test("are each reached where several choose at one ply", () => {
    const moments = [choice(7, 30, 2), choice(7, 90), choice(4, 10, 1), choice(7, 20, 1), choice(9, 5)];
    const walked = (from: Place, forward: boolean): number[][] => {
      const next = nextMoment(moments, from, forward);
      return next ? [[next.ply, next.seat], ...walked(next, forward)] : [];
    };
    const all = [
      [4, 1],
      [7, 0],
      [7, 1],
      [7, 2],
      [9, 0],
    ];
    expect(walked({ ply: 0, seat: 0 }, true)).toEqual(all);
    expect(walked({ ply: 60, seat: 0 }, false)).toEqual(all.toReversed());
    expect(inOrder(moments).findIndex((each) => samePlace(each, { ply: 7, seat: 1 }))).toBe(2);
  });

  test("show the choice of whoever is looked at, or else somebody's", () => {
    const game = { choices: [choice(7, 30), choice(7, 90, 1), choice(8, 5, 2)] } as Review;
    expect([choiceAt(game, 7, [1, 0])?.seat, choiceAt(game, 7, [2, 0])?.seat, choiceAt(game, 8, [1, 0])?.seat]).toEqual(
      [1, 0, 2],
    );
    expect(choiceAt(game, 9, [0])).toBeNull();
  });

  test("sum up what the others cost, or brought: choices that chance made better than the best count as gain", () => {
    const together = (...losses: number[]): string | undefined => {
      const rest = losses.map((loss) => ({ count: 1, loss }));
      const none = { seat: 0, all: true, moments: [], working: true, onAll: vi.fn(), onPick: vi.fn() };
      return drawn(
        h(Moments, { ...none, review: { ...review, rest } as Review, here: { ply: 0, seat: 0 } }),
      ).querySelector(".rest span:last-child")?.textContent;
    };
    expect(together(5_000, 9_000)).toBe("together −1.4");
    expect(together(5_000, -8_000)).toBe("together +0.3");
    expect(together(300, -400)).toBe("together 0.0");
  });
});

describe("the keys", () => {
  const pressed = (key: string, on = "<div></div>", more: KeyboardEventInit = {}): string | null => {
    const box = document.createElement("div");
    box.innerHTML = on;
    let deed: string | null = null;
    box.addEventListener("keydown", (event) => {
      deed = deedOf(event);
    });
    box.firstElementChild?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, ...more }));
    return deed;
  };
  afterEach(() => setPrefs({ keys: true }));

  test("wind the game, play it, and open the lab", () => {
    expect(["ArrowRight", "ArrowLeft", " ", "l", "L", "o", "t", "?", "x"].map((key) => pressed(key))).toEqual([
      "on",
      "back",
      "play",
      "lab",
      "lab",
      "open",
      "figures",
      "help",
      null,
    ]);
    const shifted = { shiftKey: true };
    expect(pressed("ArrowRight", undefined, shifted)).toBe("moment-on");
    expect(pressed("?", undefined, shifted)).toBe("help");
  });

  test("leave a field its letters, a button its Space, and the browser what is its own", () => {
    for (const field of ["<input>", "<textarea></textarea>", "<select></select>", "<div role='region'></div>"])
      expect([pressed(" ", field), pressed("l", field)]).toEqual([null, null]);
    for (const button of ["<button></button>", "<summary></summary>", "<i role='button'></i>"])
      expect([pressed(" ", button), pressed("l", button)]).toEqual([null, "lab"]);
    expect(pressed("l", undefined, { ctrlKey: true })).toBeNull();
  });

  test("are silent where somebody wishes no single keys", () => {
    setPrefs({ keys: false });
    expect([pressed(" "), pressed("l"), pressed("ArrowRight")]).toEqual([null, null, "on"]);
  });

  test("are all named in the list", () => {
    expect(keysOfReview().map(([key]) => key)).toEqual([
      "←  →",
      "Shift + ← →",
      "Home, End",
      "Space",
      "L",
      "O",
      "T",
      "?",
    ]);
  });
});

describe("the axis of several options", () => {
  test("shows all of their widths, in steps of five, and never the whole where that says nothing", () => {
    const [low, high] = axisOf([
      { lo: 460_000, hi: 520_000 },
      { lo: 340_000, hi: 400_000 },
    ]);
    expect([low, high]).toEqual([300_000, 550_000]);
  });

  test("stays between nothing and certainty, and is never too narrow to read", () => {
    expect(axisOf([{ lo: 0, hi: 10_000 }])).toEqual([0, 200_000]);
    expect(axisOf([{ lo: 990_000, hi: 1_000_000 }])).toEqual([800_000, 1_000_000]);
  });
});

describe("a game that was played under other rules", () => {
  afterEach(() => vi.restoreAllMocks());

  test("is known by the refusal to try it out", async () => {
    const asked = vi.spyOn(api, "study").mockResolvedValueOnce({} as never);
    expect(await whyClosed("t")).toBeNull();
    asked.mockRejectedValueOnce(new ApiError(409, "it can be watched, not played on", "other-rules"));
    expect(await whyClosed("t")).toBe("it can be watched, not played on");
    for (const passing of [new ApiError(429, "too fast", "too-fast"), new TypeError("nobody is reached")]) {
      asked.mockRejectedValueOnce(passing);
      expect(await whyClosed("t")).toBeNull();
    }
  });

  test("offers no way on from a moment, and says why", () => {
    expect(drawn(h(Onward, { onBranch: vi.fn(), closed: null })).querySelector("button")).not.toBeNull();
    const shut = drawn(h(Onward, { onBranch: null, closed: "it can be watched" }));
    expect([shut.querySelector("button"), shut.textContent]).toEqual([null, "it can be watched"]);
    expect(drawn(h(Onward, { onBranch: null, closed: null })).textContent).toBe("");
  });
});

describe("waiting for a review", () => {
  const standing = (state: ReviewState["state"], review: Review | null = null): ReviewState =>
    ({ state, ahead: 0, seconds_left: null, review }) as ReviewState;
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    me.value = null;
  });

  test("goes on where the server did not answer once, though nothing of it is there yet", async () => {
    const answers = vi.spyOn(api, "review");
    answers.mockResolvedValueOnce(standing("waiting"));
    answers.mockRejectedValueOnce(new Error("nobody answers"));
    answers.mockResolvedValue(standing("done"));
    const reviewing = new Reviewing("t");
    await reviewing.open(false);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(reviewing.now.value?.state).toBe("done");
    expect(reviewing.refused.value).toBeNull();
    expect(answers).toHaveBeenCalledTimes(3);
  });

  test.each([503, 429])("goes on where the server answered %i once", async (status) => {
    const answers = vi.spyOn(api, "review").mockResolvedValueOnce(standing("working"));
    answers.mockRejectedValueOnce(new ApiError(status, "not now")).mockResolvedValue(standing("done"));
    const reviewing = new Reviewing("t");
    await reviewing.open(false);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(reviewing.now.value?.state).toBe("done");
  });

  test.each([403, 404, 410])("asks no more where the server will not say (%i), and says why", async (status) => {
    const answers = vi.spyOn(api, "review").mockResolvedValueOnce(standing("working"));
    answers.mockRejectedValue(new ApiError(status, "gone"));
    const reviewing = new Reviewing("t");
    await reviewing.open(false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(answers).toHaveBeenCalledTimes(2);
    expect(reviewing.refused.value).toBe("gone");
  });

  test("says why a review that stopped half way cannot go on", async () => {
    me.value = { id: "u" } as never;
    vi.spyOn(api, "review").mockResolvedValue(standing("failed", {} as Review));
    vi.spyOn(api, "askReview").mockRejectedValue(new Error("too many"));
    const reviewing = new Reviewing("t");
    await reviewing.open(false);
    await reviewing.ask();
    expect(reviewing.refused.value).toBe("too many");
  });

  test("begins at the beginning where an address names no move", async () => {
    const session = new ReviewSession("t");
    session.last.value = 60;
    const asked = vi.spyOn(api, "replay").mockRejectedValue(new Error("enough"));
    await expect(session.go(Number("never"))).rejects.toThrow("enough");
    expect(asked.mock.calls[0]?.[1]).toBe(0);
  });
});
