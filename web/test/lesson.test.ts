/** Lessons: where the callout stands, and what becomes of a choice. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Learning } from "../src/state/lesson";
import { overlap, placeCallout, placeFist, summed, together, within } from "../src/table/placing";
import type { Cue, Lesson, OptionRow } from "../src/types/generated";

const ROOM = { w: 1280, h: 720 };

describe("the callout", () => {
  it("covers nothing that is lit, wherever that is", () => {
    for (const x of [0, 400, 1100])
      for (const y of [0, 300, 640]) {
        const lit = { x, y, w: 160, h: 70 };
        const at = placeCallout({ w: 372, h: 220 }, ROOM, [lit], null, []);
        expect(overlap({ ...at, w: 372, h: 220 }, lit)).toBe(0);
        expect(at.x).toBeGreaterThanOrEqual(0);
        expect(at.x + 372).toBeLessThanOrEqual(ROOM.w);
        expect(at.y + 220).toBeLessThanOrEqual(ROOM.h);
      }
  });

  it("keeps clear of other choices where there is room beside them", () => {
    const lit = { x: 100, y: 500, w: 100, h: 150 };
    const hand = [1, 2, 3, 4].map((n) => ({ x: 100 + n * 110, y: 500, w: 100, h: 150 }));
    const at = placeCallout({ w: 372, h: 220 }, ROOM, [lit], null, hand);
    expect(hand.map((card) => overlap({ ...at, w: 372, h: 220 }, card))).toEqual([0, 0, 0, 0]);
  });

  it("lies where there is nothing to read, if that is as near", () => {
    const lit = { x: 540, y: 330, w: 200, h: 60 };
    const above = [{ x: 0, y: 0, w: 1280, h: 330 }];
    const at = placeCallout({ w: 372, h: 220 }, ROOM, [lit], null, [], summed(above, ROOM));
    expect(at.y).toBeGreaterThan(330);
  });

  it("stays near what it is about", () => {
    const at = placeCallout({ w: 300, h: 200 }, ROOM, [{ x: 900, y: 600, w: 60, h: 60 }], null, []);
    expect(at.x).toBeGreaterThan(500);
    expect(at.y).toBeGreaterThan(300);
  });
});

describe("the fist", () => {
  it("points from where there is room, and over nothing else that is lit", () => {
    const size = { w: 66, h: 33 };
    expect(placeFist({ x: 5, y: 300, w: 100, h: 40 }, [], [], ROOM, size)?.points).not.toBe("right");
    const beside = { x: 20, y: 280, w: 75, h: 80 };
    const fist = placeFist({ x: 100, y: 300, w: 100, h: 40 }, [beside], [], ROOM, size);
    expect(fist && overlap(fist, beside)).toBe(0);
    expect(placeFist({ x: 0, y: 0, w: 1280, h: 720 }, [], [], ROOM, size)).toBeNull();
  });

  it("moves along a side to leave what is written there to be read", () => {
    const at = { x: 0, y: 100, w: 100, h: 200 };
    const written = [
      { x: 100, y: 180, w: 100, h: 40 },
      { x: 0, y: 0, w: 100, h: 100 },
      { x: 0, y: 300, w: 100, h: 100 },
    ];
    const fist = placeFist(at, [], written, ROOM, { w: 66, h: 33 });
    expect(fist?.points).toBe("left");
    expect(written.map((box) => fist && overlap(fist, box))).toEqual([0, 0, 0]);
  });
});

describe("boxes", () => {
  it("are summed as they lie, to the edge of the window", () => {
    const under = summed(
      [
        { x: 24, y: 24, w: 48, h: 24 },
        { x: 36, y: 24, w: 12, h: 12 },
        { x: 1270, y: 0, w: 40, h: 12 },
      ],
      ROOM,
    );
    expect(under({ x: 0, y: 0, w: 120, h: 120 })).toBe(48 * 24 + 144);
    expect(under({ x: 48, y: 0, w: 120, h: 120 })).toBe(24 * 24);
    expect(under({ x: 600, y: 0, w: 680, h: 120 })).toBeGreaterThan(0);
    expect(under({ x: 0, y: 120, w: 1280, h: 600 })).toBe(0);
  });

  it("are taken together, and cut off at the window's edge", () => {
    expect(together([])).toBeNull();
    const both = together([
      { x: 10, y: 20, w: 30, h: 40 },
      { x: 100, y: 10, w: 10, h: 10 },
    ]);
    expect(both).toEqual({ x: 10, y: 10, w: 100, h: 50 });
    expect(within({ x: 1270, y: 700, w: 100, h: 100 }, ROOM)).toEqual({ x: 1270, y: 700, w: 8, h: 18 });
    expect(within({ x: 1400, y: 0, w: 10, h: 10 }, ROOM)).toBeNull();
  });
});

const cue = (id: string, more: Partial<Cue>): Cue => ({
  id,
  line: [],
  made: [],
  kind: "draw",
  move: null,
  answers: [],
  point: [],
  sums: [],
  after: [],
  ...more,
});

const LESSON: Lesson = {
  game: "london-2e",
  seat: 0,
  players: 2,
  bot: "casual",
  steps: [
    { id: "aim", position: { players: 2 }, cues: [cue("aim-win", { point: ["prestige"] })] },
    {
      id: "draw",
      position: { players: 2 },
      cues: [
        cue("draw-take", {
          move: 3,
          made: [[0, 3]],
          after: ["hand"],
          answers: [{ option: 4, says: "try-deck" }],
        }),
        cue("draw-more", {
          line: [[0, 3]],
          made: [
            [0, 3],
            [0, 5],
          ],
          move: 5,
        }),
      ],
    },
  ],
};
const row = (option: number): OptionRow => ({ option, seat: 0, kind: "draw", key: "card" });

describe("a lesson", () => {
  const kept: { at: string; lit: string[] }[] = [];
  let games = 0;
  beforeEach(() => {
    kept.length = 0;
    vi.stubGlobal("fetch", (address: string, init?: RequestInit) => {
      const body = init?.body ? JSON.parse(String(init.body)) : null;
      if (address.includes("/progress/")) kept.push(body.known);
      const answers: [string, object][] = [
        ["/progress", { topics: {} }],
        ["/guest", { user: { id: "u", name: "Ada", guest: true, preferences: {} } }],
        ["/study", { view: { players: 2 }, table: { seats: [{}, {}] }, decisions: [], events: [], you: [0], ply: 0 }],
      ];
      const found = answers.find(([part]) => address.includes(part))?.[1] ?? {};
      return Promise.resolve(new Response(JSON.stringify(found), { headers: { "Content-Type": "application/json" } }));
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  const opened = async (): Promise<Learning> => {
    // What is known of a lesson is held for the whole page: each test learns another.
    const learning = new Learning({ ...LESSON, game: `game-${++games}` });
    await learning.open(null);
    return learning;
  };

  it("begins at its first step, and lights a lamp when the step is over", async () => {
    const learning = await opened();
    expect(learning.here.value?.cue.id).toBe("aim-win");
    expect(learning.phase.value).toBe("tell");
    await learning.next();
    expect(learning.lit.value).toEqual(["aim"]);
    expect(learning.here.value?.cue.id).toBe("draw-take");
    await vi.waitFor(() => expect(kept.at(-1)).toEqual({ at: "draw", lit: ["aim"], finished: false }));
  });

  it("answers another choice by its own words, then by general ones, and takes none of them", async () => {
    const learning = await opened();
    await learning.go(1, 0);
    await learning.tried(row(4));
    expect(learning.answer.value?.says[0]).toBe("draw-take.try-deck");
    await learning.tried(row(9));
    expect(learning.answer.value?.says).toEqual(["draw-take.other", "other-draw", "lesson-other"]);
    expect(learning.phase.value).toBe("do");
  });

  it("shows what came of the choice that it asked for, and goes back to before it", async () => {
    const learning = await opened();
    await learning.go(1, 0);
    await learning.tried(row(3));
    expect(learning.phase.value).toBe("done");
    expect(learning.answer.value).toBeNull();
    await learning.back();
    expect([learning.here.value?.cue.id, learning.phase.value]).toEqual(["draw-take", "do"]);
    await learning.back();
    expect(learning.here.value?.cue.id).toBe("aim-win");
  });

  it("lets somebody who is quick make the next choice without reading on", async () => {
    const learning = await opened();
    await learning.go(1, 0);
    await learning.tried(row(3));
    await learning.tried(row(5));
    expect(learning.lit.value).toEqual(["draw"]);
  });

  it("leaves a step that was skipped dark", async () => {
    const learning = await opened();
    await learning.skip();
    expect(learning.lit.value).toEqual([]);
    expect(learning.here.value?.step.id).toBe("draw");
  });
});
