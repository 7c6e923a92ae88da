import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Session } from "../src/state/session";
import type { StateMessage } from "../src/state/wire";
import { marksAt } from "../src/table/hurry";

const seats = [0, 1].map((index) => ({ index, you: true, stand_in: null }));

/** A state at a screen that two people share; `seat` null: nobody has said who looks. */
function shared(step: number, seat: number | null, asked: number[]): StateMessage {
  const events = [{ n: step, ply: step, kind: "deed", ...(seat === null ? {} : { card: `of-${seat}` }) }];
  const view = { asked, players: 2, hand: seat === null ? null : [`of-${seat}`] };
  const decisions = seat !== null && asked.includes(seat) ? [{ seat, kind: "action", options: [] }] : [];
  return {
    type: "state",
    ...{ ply: step, step, since: -1, seat, view, events, decisions, you: [0, 1], outcome: null, table: { seats } },
  } as unknown as StateMessage;
}

class Wire {
  static all: Wire[] = [];
  static readonly OPEN = 1;
  readyState = 1;
  sent: unknown[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor(readonly address: string) {
    Wire.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.onclose?.();
  }
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  Wire.all = [];
  vi.stubGlobal("WebSocket", Wire);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("a screen that several share", () => {
  test("keeps nothing of what one saw, drawn or not, when the curtain falls", () => {
    const session = new Session("t");
    const covered = vi.fn();
    session.covered = covered;
    session.receive(shared(1, 0, [0]));
    session.receive(shared(2, 0, [0])); // waits to be drawn
    session.refused.value = "You have no such card";
    session.receive(shared(3, null, [1]));
    expect(JSON.stringify([session.state.value, session.events.value])).not.toContain("of-0");
    expect(session.curtain.value).toEqual({ seat: 1 });
    expect(session.refused.value).toBeNull();
    expect(covered).toHaveBeenCalledOnce();
    vi.runAllTimers();
    expect(session.state.value?.seat).toBeNull();
  });

  test("is drawn again for whoever looks when the connection was lost for a moment", () => {
    const session = new Session("t");
    session.open();
    Wire.all[0]?.onopen?.();
    Wire.all[0]?.say(shared(1, null, [0]));
    session.raise(0);
    expect(Wire.all[0]?.sent).toEqual([{ type: "look", seat: 0 }]);
    Wire.all[0]?.say(shared(1, 0, [0]));
    Wire.all[0]?.close();
    vi.advanceTimersByTime(300);
    const again = Wire.all[1];
    expect(again?.address).toContain("since=-1");
    again?.onopen?.();
    again?.say(shared(1, null, [0]));
    expect(session.curtain.value).toBeNull(); // she still sits there
    expect(again?.sent).toEqual([{ type: "look", seat: 0 }]);
    // but when another is asked meanwhile, it falls
    again?.say(shared(2, null, [1]));
    expect(session.curtain.value).toEqual({ seat: 1 });
  });

  test("says for whom it takes back or leaves an order", () => {
    const session = new Session("t");
    session.open();
    Wire.all[0]?.onopen?.();
    Wire.all[0]?.say(shared(1, 1, [1]));
    session.undo();
    session.giveOrder("never ask");
    expect(Wire.all[0]?.sent).toEqual([
      { type: "undo", seat: 1 },
      { type: "orders", order: "never ask", seat: 1 },
    ]);
  });
});

test("a clock warns at a minute and at ten seconds, one of days at six hours and at one", () => {
  expect(marksAt("live", 61)).toEqual({ passed: null, ahead: [60, 10] });
  expect(marksAt("live", 30)).toEqual({ passed: 60, ahead: [10] });
  expect(marksAt("live", 9)).toEqual({ passed: 10, ahead: [] });
  expect(marksAt("days", 3700)).toEqual({ passed: 21600, ahead: [3600] });
});
