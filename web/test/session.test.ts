import { describe, expect, test } from "vitest";
import { Session, together } from "../src/state/session";
import type { StateMessage } from "../src/state/wire";

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

describe("chat", () => {
  test("is shown once, though the last lines come again with each connection", () => {
    const session = new Session("t");
    const line = (id: number) => ({ type: "chat" as const, id, table: "t", seats: [0], name: "Ann", text: "", at: 0 });
    for (const id of [1, 2, 1, 2, 3]) session.receive(line(id));
    expect(session.chat.value.map(({ id }) => id)).toEqual([1, 2, 3]);
  });
});
