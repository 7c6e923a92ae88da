import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { prefs, setPrefs } from "../src/state/prefs";
import { Session } from "../src/state/session";
import type { StateMessage } from "../src/state/wire";
import { Control } from "../src/table/control";
import type { OptionRow, Warned } from "../src/types/generated";
import type { Table } from "../src/types/wire";

const OPTIONS: OptionRow[] = [
  { option: 7, seat: 0, kind: "action", key: "action" },
  { option: 9, seat: 0, kind: "action", key: "action" },
];
const WARNED = { loss: 124_000 } as Warned;

/** A player who is asked at a table, and what the server is told. */
function seated(hints: boolean): { session: Session; control: Control; sent: object[] } {
  const session = new Session("t");
  const sent: object[] = [];
  Object.assign((session as unknown as { line: object }).line, { send: (message: object) => sent.push(message) });
  session.link.value = "open";
  session.table.value = { hints } as Table;
  session.state.value = {
    ply: 3,
    you: [0],
    decisions: [{ seat: 0, kind: "action", prompt: { key: "ask-action" }, options: OPTIONS }],
  } as unknown as StateMessage;
  return { session, control: new Control(session), sent };
}
const [first, second] = OPTIONS as [OptionRow, OptionRow];
const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

beforeEach(() => setPrefs({ warn: true }));
afterEach(() => {
  setPrefs({ warn: false });
  vi.useRealTimers();
});

describe("being warned", () => {
  test("is off until somebody wants it", () => {
    setPrefs({ warn: false });
    const { control, sent } = seated(true);
    control.take(first);
    expect(sent).toEqual([{ type: "choose", option: 7, ply: 3, seat: 0 }]);
  });

  test("asks again before a dear choice is sent, and never twice for the same", async () => {
    // given a player who wants to be warned
    const { session, control, sent } = seated(true);
    // when a choice is made that costs too much
    control.take(first);
    expect(sent).toEqual([{ type: "weigh", option: 7, ply: 3, seat: 0 }]);
    session.receive({ type: "weighed", ply: 3, option: 7, warned: WARNED });
    await settled();
    // then it is asked again, and not sent
    expect(control.warned.value?.row).toBe(first);
    expect(session.pending.value).toBeNull();
    expect(sent).toHaveLength(1);
    // when it is taken back and made again, then it is sent at once
    control.takeBack();
    control.take(first);
    expect(control.warned.value).toBeNull();
    expect(sent.at(-1)).toEqual({ type: "choose", option: 7, ply: 3, seat: 0 });
  });

  test("sends a choice that nothing is to be said against", async () => {
    const { session, control, sent } = seated(true);
    control.take(second);
    session.receive({ type: "weighed", ply: 3, option: 9, warned: null });
    await settled();
    expect(sent.at(-1)).toEqual({ type: "choose", option: 9, ply: 3, seat: 0 });
  });

  test("does not wait long, and hears no answer that comes late or is about another choice", async () => {
    vi.useFakeTimers();
    const { session, control, sent } = seated(true);
    control.take(first);
    session.receive({ type: "weighed", ply: 3, option: 9, warned: WARNED });
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent.at(-1)).toEqual({ type: "choose", option: 7, ply: 3, seat: 0 });
    session.receive({ type: "weighed", ply: 3, option: 7, warned: WARNED });
    await vi.advanceTimersByTimeAsync(0);
    expect(control.warned.value).toBeNull();
  });

  test("leaves alone whoever has no time, and tables without advice", () => {
    const hurried = seated(true);
    hurried.session.hurry.value = 10;
    hurried.control.take(first);
    expect(hurried.sent).toEqual([{ type: "choose", option: 7, ply: 3, seat: 0 }]);
    const plain = seated(false);
    plain.control.take(first);
    expect(plain.sent).toEqual([{ type: "choose", option: 7, ply: 3, seat: 0 }]);
  });
});

describe("asking what to do", () => {
  test("by the key H, once a moment, and only where the table allows it", () => {
    const { session, control, sent } = seated(true);
    const press = (key: string): boolean => control.key(new KeyboardEvent("keydown", { key }));
    expect(press("h")).toBe(true);
    expect(control.panel.value).toBe("advice");
    session.counsel.advise();
    session.counsel.advise();
    expect(sent).toEqual([{ type: "advise" }]);
    const plain = seated(false);
    expect(plain.control.key(new KeyboardEvent("keydown", { key: "h" }))).toBe(false);
    plain.session.counsel.advise();
    expect(plain.sent).toEqual([]);
  });

  test("hears nothing of another moment, and can be asked again after a refusal", () => {
    const { session, sent } = seated(true);
    session.counsel.advise();
    session.receive({ type: "advice", hint: { ply: 2, seat: 0, options: [], chances: [], equal: false } });
    expect(session.counsel.advice.value).toBe("asked");
    session.receive({ type: "refused", code: "stale", message: "no", said: null as never, ply: 3 });
    expect(session.counsel.advice.value).toBe("failed");
    session.counsel.advise();
    expect(sent).toHaveLength(2);
    const hint = { ply: 3, seat: 0, options: [], chances: [], equal: false };
    session.receive({ type: "advice", hint });
    expect(session.counsel.advice.value).toBe(hint);
    expect(prefs.value.warn).toBe(true);
  });

  test("hears nothing that another at the same screen was told", () => {
    // given somebody who is asked at the same moment as the player before them at this screen
    const { session } = seated(true);
    // when what that player had asked for comes late
    session.receive({ type: "advice", hint: { ply: 3, seat: 1, options: [], chances: [], equal: false } });
    // then it is not theirs to read
    expect(session.counsel.advice.value).toBeNull();
  });

  test("asks again by a new connection, where the table has not moved on", () => {
    const { session, sent } = seated(true);
    const state = session.state.value as StateMessage;
    const opened = (): void => (session as unknown as { opened: () => void }).opened();
    session.counsel.advise();
    // when the connection is another, and the table is as it was, then it is asked once more, and once only
    opened();
    session.receive({ ...state, type: "state", since: -1, events: [], table: { hints: true } as Table });
    session.receive({ ...state, type: "state", since: -1, events: [], table: { hints: true } as Table });
    expect(sent).toEqual([{ type: "advise" }, { type: "advise" }]);
    // and where it has moved on, nobody wants it any more
    opened();
    session.receive({ ...state, ply: 4, type: "state", since: -1, events: [], table: { hints: true } as Table });
    expect(sent).toHaveLength(2);
  });
});
