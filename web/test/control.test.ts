import { expect, test } from "vitest";
import { Session } from "../src/state/session";
import type { StateMessage } from "../src/state/wire";
import { Control } from "../src/table/control";
import { london } from "../src/table/london/kit";
import type { London } from "../src/table/london/wire";

test("a key that a game adds takes the first option it is for", () => {
  // given a player who is asked, and may borrow
  const session = new Session<London>("t");
  session.link.value = "open";
  const options = [
    { option: 7, seat: 0, kind: "action", key: "action" },
    { option: 9, seat: 0, kind: "action", key: "action", loan: true },
  ];
  session.state.value = {
    ply: 3,
    you: [0],
    decisions: [{ seat: 0, kind: "action", prompt: { key: "ask-action" }, options }],
  } as StateMessage<London>;
  const control = new Control(session);
  const press = (key: string): boolean => control.key(new KeyboardEvent("keydown", { key }));
  // when the key is pressed before the game's keys are known, and after
  expect(press("l")).toBe(false);
  control.keys = london.keys;
  expect(press("l")).toBe(true);
  // then the loan is taken
  expect(session.pending.value).toBe(9);
  control.dispose();
});
