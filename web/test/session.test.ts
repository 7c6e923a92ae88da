import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { merged, together } from "../src/state/merged";
import { setPrefs } from "../src/state/prefs";
import { Session } from "../src/state/session";
import type { ChangesMessage, StateMessage } from "../src/state/wire";

const state = (ply: number, since: number, events: number[]): StateMessage =>
  ({
    type: "state",
    ply,
    since,
    events: events.map((n) => ({ n, ply, kind: "turn", text: "" })),
  }) as StateMessage;
const told = (message: StateMessage): [number, number, number[]] => [
  message.ply,
  message.since,
  message.events.map((e) => e.n),
];

describe("a long game, told page by page", () => {
  const whole = (ply: number, since: number, events: number[]): StateMessage => ({
    ...state(ply, since, events),
    decisions: [],
    you: [],
  });
  const numbers = (session: Session): number[] => session.events.value.map((event) => event.n);
  test("is put together, drawn or not", () => {
    const session = new Session("t");
    const earlier = (events: number[]): void =>
      session.receive({ type: "earlier", events: state(0, -1, events).events });
    session.receive(whole(9, -1, [8, 9]));
    earlier([6, 7]);
    session.receive(whole(10, 9, [10]));
    earlier([4, 5]);
    expect(numbers(session).slice(0, 6)).toEqual([4, 5, 6, 7, 8, 9]);
  });
  test("is put before what waits to be drawn", () => {
    vi.useFakeTimers();
    const session = new Session("t");
    session.receive(whole(3, -1, [1, 2, 3]));
    session.receive(whole(9, -1, [8, 9])); // somebody else's eyes: all of it is told anew
    session.receive({ type: "earlier", events: state(0, -1, [6, 7]).events });
    expect(numbers(session)).toEqual([1, 2, 3]);
    vi.runAllTimers();
    expect(numbers(session)).toEqual([6, 7, 8, 9]);
    vi.useRealTimers();
  });
});

describe("what others do", () => {
  /** A state after a deed of somebody; seat 0 is one's own. */
  const deed = (ply: number, seat: number, asks = false): StateMessage =>
    ({
      ...state(ply, ply - 1, []),
      step: ply,
      you: [0],
      seat: 0,
      view: { asked: [asks ? 0 : 1] },
      events: [{ n: ply, ply, kind: "draw", key: "draw", seat }],
      decisions: asks ? [{ seat: 0, kind: "draw", options: [] }] : [],
    }) as unknown as StateMessage;
  const begin = (): Session => {
    vi.useFakeTimers();
    setPrefs({ pace: "normal" });
    const session = new Session("t");
    session.receive(deed(1, 0));
    return session;
  };
  afterEach(() => vi.useRealTimers());

  test("is left to be read, one deed after another", () => {
    const session = begin();
    for (const ply of [2, 3, 4]) session.receive(deed(ply, 1));
    vi.advanceTimersByTime(300);
    expect(session.state.value?.ply).toBe(2);
    vi.advanceTimersByTime(1150);
    expect(session.state.value?.ply).toBe(3);
    expect(session.behind.value).toBe(true);
    vi.runAllTimers();
    expect([session.state.value?.ply, session.behind.value]).toEqual([4, false]);
  });
  test("is seen before anything is asked", () => {
    const session = begin();
    session.receive(deed(2, 1, true));
    vi.advanceTimersByTime(300);
    expect([session.state.value?.ply, session.decision.value]).toEqual([2, null]);
    vi.advanceTimersByTime(1150);
    expect(session.decision.value?.kind).toBe("draw");
    expect(session.events.value.map(({ n }) => n)).toEqual([1, 2]);
  });
  test("is never more than a few seconds behind", () => {
    const session = begin();
    for (let ply = 2; ply < 40; ply++) session.receive(deed(ply, 1));
    vi.advanceTimersByTime(6500);
    expect(session.state.value?.ply).toBe(39);
  });
  test("is all drawn at once for who is in a hurry, until the next question", () => {
    const session = begin();
    for (const ply of [2, 3]) session.receive(deed(ply, 1));
    session.catchUp();
    vi.advanceTimersByTime(1);
    expect(session.state.value?.ply).toBe(3);
    session.receive(deed(4, 1, true));
    vi.advanceTimersByTime(1);
    expect(session.decision.value?.kind).toBe("draw");
  });
});

describe("states that crowd in", () => {
  test("are drawn as one: the last, with all that happened", () => {
    expect(told(together([state(5, 4, [9]), state(6, 5, [10, 11]), state(7, 6, [12])]))).toEqual([
      7,
      4,
      [9, 10, 11, 12],
    ]);
  });
  test("begin with the one that took something back", () => {
    expect(told(together([state(5, 4, [9]), state(6, 5, [10]), state(5, 4, [9]), state(6, 5, [11])]))).toEqual([
      6,
      4,
      [9, 11],
    ]);
  });
});

describe("changes", () => {
  type Loose = Record<string, unknown>;
  const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

  /** Some state: few values, so that most of it is as it was. */
  function some(step: number, pick: (n: number) => number): Loose {
    const asked = [pick(2)];
    const seats = [0, 1].map((seat) => ({ seat, money: pick(2), hand: pick(2) ? null : ["a"] }));
    const view: Loose = { asked, deck: pick(3), last_round: pick(2) ? null : 4, seats };
    if (pick(2)) view.foreseen = ["b"];
    if (pick(2)) view.stacks = [{ top: pick(2) }, { top: pick(2) }].slice(pick(2));
    return {
      type: "state",
      ply: step,
      step,
      since: step - 1,
      events: [{ n: step }],
      answered: pick(2) ? [{ step }] : [],
      you: [0],
      decisions: [pick(2)],
      forecast: pick(2) ? null : { run: pick(2) },
      outcome: null,
      view,
      table: { ply: step, step, asked, status: pick(2) ? "playing" : "over" },
    };
  }

  /** What the server sends of it. */
  function less(held: Loose, now: Loose): Loose {
    const [before, after] = [held.view as Loose, now.view as Loose];
    const rows: Loose = {};
    const view: Loose = {};
    for (const [name, part] of Object.entries(after)) {
      if (same(part, before[name])) continue;
      const old = before[name];
      if (Array.isArray(part) && Array.isArray(old) && typeof part[0] === "object" && part.length === old.length)
        rows[name] = part.map((row, i) => (same(row, old[i]) ? null : row));
      else view[name] = part;
    }
    const { type: _, view: _view, table, ...parts } = now;
    const always = ["ply", "step", "since", "events", "answered"];
    const kept = Object.entries(parts).filter(([name, part]) => always.includes(name) || !same(part, held[name]));
    const status = (of: Loose) => (of.table as Loose).status;
    const gone = Object.keys(before).filter((name) => !(name in after));
    return {
      ...Object.fromEntries(kept),
      type: "changes",
      base: held.step,
      view,
      ...(Object.keys(rows).length ? { rows } : {}),
      ...(gone.length ? { gone } : {}),
      ...(status(held) === status(now) ? {} : { table }),
    };
  }

  test("put together are the whole states", () => {
    let seed = 7;
    const pick = (n: number) => {
      seed = (seed * 48271) % 2147483647;
      return seed % n;
    };
    let whole = some(0, pick);
    let held = whole as unknown as StateMessage;
    for (let step = 1; step < 500; step++) {
      const next = some(step, pick);
      held = merged(held, less(whole, next) as unknown as ChangesMessage);
      expect(held).toEqual(next);
      whole = next;
    }
  });

  test("to what is not held are not drawn: the connection begins anew", () => {
    const session = new Session("t");
    session.receive(some(3, () => 1) as unknown as StateMessage);
    const next = less(
      some(4, () => 1),
      some(5, () => 0),
    ) as unknown as ChangesMessage;
    session.receive(next);
    expect(session.state.value?.step).toBe(3);
  });
});

describe("chat", () => {
  test("is shown once, though the last lines come again with each connection", () => {
    const session = new Session("t");
    const line = (id: number) => ({ type: "chat" as const, id, table: "t", seats: [0], name: "Ann", text: "", at: 0 });
    for (const id of [1, 2, 1, 2, 3]) session.receive(line(id));
    expect(session.chat.value.map(({ id }) => id)).toEqual([1, 2, 3]);
  });
});

/** A connection whose other end is the test. */
class Wire {
  static all: Wire[] = [];
  static readonly OPEN = 1;
  readyState = 0;
  sent: { type: string; option?: number }[] = [];
  onopen = (): void => undefined;
  onclose = (): void => undefined;
  onmessage = (_event: { data: string }): void => undefined;
  constructor(readonly url: string) {
    Wire.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.readyState = 3;
  }
  opens() {
    this.readyState = 1;
    this.onopen();
  }
  tells(message: object) {
    this.onmessage({ data: JSON.stringify(message) });
  }
  ends() {
    this.readyState = 3;
    this.onclose();
  }
}

const asked = (ply: number, more: object = {}): object => ({
  ...state(ply, ply - 1, []),
  table: {},
  you: [0],
  seat: 0,
  decisions: [{ seat: 0, options: [{ option: 7, seat: 0 }] }],
  ...more,
});

describe("a connection that ends", () => {
  let session: Session;
  const now = () => Wire.all.at(-1) as Wire;
  const choices = () => now().sent.filter((message) => message.type === "choose").length;
  const choose = () => session.choose({ option: 7, seat: 0, key: "", kind: "" });
  const again = () => {
    const before = Wire.all.length;
    now().ends();
    vi.advanceTimersByTime(250);
    expect(Wire.all.length).toBe(before + 1);
    now().opens();
  };

  beforeEach(() => {
    vi.useFakeTimers();
    Wire.all = [];
    vi.stubGlobal("WebSocket", Wire);
    session = new Session("t");
    session.open();
    now().opens();
    now().tells(asked(3));
    vi.runOnlyPendingTimers();
  });
  afterEach(() => {
    session.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test("is taken up again at once, and nobody is told", () => {
    const seen: string[] = [];
    session.link.subscribe((link) => seen.push(link));
    again();
    expect(seen).toEqual(["open", "again", "open"]);
  });
  test("is told when it stays away", () => {
    now().ends();
    for (let i = 0; i < 40; i++) {
      vi.advanceTimersByTime(100);
      if (now().readyState === 0) now().ends();
    }
    expect(session.link.value).toBe("lost");
    vi.advanceTimersByTime(8000);
    now().opens();
    expect(session.link.value).toBe("open");
  });
  test("takes no choice with it: it is sent again", () => {
    choose();
    expect(choices()).toBe(1);
    again();
    expect(choices()).toBe(0);
    now().tells(asked(3));
    expect(choices()).toBe(1);
    expect(session.pending.value).toBe(7);
    now().tells(asked(4, { answered: [{ ply: 3, step: 4, seat: 0, option: 7 }] }));
    vi.runOnlyPendingTimers();
    expect(session.pending.value).toBeNull();
  });
  test("does not make a choice twice that was taken", () => {
    choose();
    again();
    now().tells(asked(4));
    vi.runOnlyPendingTimers();
    expect(choices()).toBe(0);
    expect(session.pending.value).toBeNull();
  });
  test("may be chosen and spoken through", () => {
    now().ends();
    choose();
    session.say("hello");
    vi.advanceTimersByTime(250);
    now().opens();
    now().tells(asked(3));
    expect(now().sent.map((message) => message.type)).toEqual(["chat", "choose"]);
  });
});
