import { h, render } from "preact";
import { afterAll, beforeAll, expect, test } from "vitest";
import { prefs, setPrefs, theme } from "../src/state/prefs";
import { ThemeButton } from "../src/ui/theme";
import { say } from "../src/words/language";
import { speakEnglish } from "./words";

const shown = theme.value;
beforeAll(() => speakEnglish("london-2e", 0, ["Ada", "Beatrix"]));
afterAll(() => {
  theme.value = shown;
  setPrefs({ theme: "auto" });
});

test.each([
  ["paper", "site-gaslight", "gaslight"],
  ["gaslight", "site-paper", "paper"],
] as const)("given %s, the button names and brings the other theme", (now, name, next) => {
  theme.value = now;
  const place = document.createElement("div");
  render(h(ThemeButton, {}), place);
  const button = place.querySelector("button");
  expect(button?.getAttribute("aria-label")).toBe(say(name));
  button?.click();
  expect(prefs.value.theme).toBe(next);
});
