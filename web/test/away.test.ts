/** A bot in somebody's place is told where their name stands. */
import { signal } from "@preact/signals";
import { type ComponentChild, h, render } from "preact";
import { beforeAll, describe, expect, test } from "vitest";
import type { SeatInfo } from "../src/state/wire";
import { SeatFate, SeatSign } from "../src/table/away";
import { Context } from "../src/table/context";
import { speakEnglish } from "./words";

type Held = Parameters<typeof Context.Provider>[0]["value"];

const person = { index: 1, kind: "person", name: "Beatrix", stand_in: null } as unknown as SeatInfo;
const late: SeatInfo = { ...person, stand_in: "greedy", late: true };
const bot: SeatInfo = { ...person, kind: "bot", bot: "greedy" };

function drawn(child: ComponentChild): HTMLElement {
  const box = document.createElement("div");
  render(child, box);
  return box;
}

beforeAll(() => speakEnglish("london-2e", 0, ["Ada", "Beatrix"]));

describe("a bot in somebody's place", () => {
  test("is a sign on a phone, whose words are pointed at and read out", () => {
    const sign = drawn(h(SeatSign, { info: late })).querySelector(".standin");
    expect(sign?.getAttribute("title")).toBe("lost on time, bot");
    expect(sign?.textContent).toBe("lost on time, bot");
  });
  test("is no news of a bot's own seat, nor of a player who is there", () => {
    expect(drawn(h(SeatSign, { info: bot })).textContent).toBe("");
    expect(drawn(h(SeatSign, { info: person })).textContent).toBe("");
  });
  test("is told under the name at the end of the game", () => {
    const value = { session: { table: signal({ seats: [person, late] }) } } as unknown as Held;
    const end = (seat: number): string | null =>
      drawn(h(Context.Provider, { value }, h(SeatFate, { seat }))).textContent;
    expect([end(0), end(1)]).toEqual(["", "lost on time, bot"]);
  });
});
