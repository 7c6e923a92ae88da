/** The places that a lesson can point at, by names that stay when the drawing changes. */
import type { Kit } from "./kit";

/** What every table has. */
const COMMON: Record<string, string> = {
  question: ".mast .prompt, .ph-top h1",
  choices: ".mast .ticks, .ph-top .ph-acts",
  log: ".rail .log",
  /** What is held up on a phone before it is chosen. */
  held: ".ph-prev, .pprev, .pheld",
  account: ".fin .cols > .sheet:first-child",
};

/** Where a thing with an id lies: `card mercers`, `borough city`, `area strand`, `market borough`, `seat 1`, `option 12`. */
const NAMED: Record<string, (id: string) => string> = {
  option: (id) => `[data-option="${id}"], [data-leads~="${id}"]`,
  seat: (id) => `[data-place="seat-${id}"]`,
  // With whoever stands there, or the light would cut them in two.
  market: (id) => `[data-place="market-${id}"], [data-stands="${id}"]`,
  area: (id) => `[data-region="${id}"]`,
};
const look = (id: string): string => `[data-hand="${id}"], [data-look="${id}"], [data-market="${id}"]`;

/** `each trouble`: every thing of a place has a light of its own. */
export const EACH = "each ";

/** The selector of a place. */
export function selectorOf(named: string, kit: Kit): string {
  const place = named.startsWith(EACH) ? named.slice(EACH.length) : named;
  const [kind = "", id] = place.split(" ");
  if (id !== undefined) return (NAMED[kind] ?? look)(id);
  return kit.places?.[place] ?? COMMON[place] ?? `[data-place="${place}"]`;
}

/** The tab behind which a place lies, where there is one: it says what it holds, and options by their numbers. */
export function tabOf(place: string): HTMLElement | null {
  return document.querySelector(`[role="tab"][data-holds~="${place.replace(/^option /, "")}"]`);
}

/** An option that fills more than this part of the window, as a whole dialog does, is no place to point at. */
const LARGEST = 0.7;
/** A thing of which fewer pixels are seen is not pointed at. */
const LEAST = 8;

/** What lies at a place; of what is held up the button that chooses it comes first, and last what only leads to it. */
export function thingsAt(place: string, kit: Kit): HTMLElement[] {
  const all = [...document.querySelectorAll<HTMLElement>(selectorOf(place, kit))];
  const chooses = (element: Element): number =>
    element.matches("button.prime") ? 0 : element.matches("[data-leads]") ? 2 : 1;
  return place.startsWith("option ") ? all.toSorted((a, b) => chooses(a) - chooses(b)) : all;
}

/** What stays where it is while a phone's table scrolls beneath it. */
export const FIXED = ".ph-top, .ph-sheet, .ph-own, .mast";

/** As much of a thing as is not scrolled away, or under what stays. */
function seenOf(element: Element): DOMRect {
  let { left, top, right, bottom } = element.getBoundingClientRect();
  for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
    if (!/auto|scroll/.test(getComputedStyle(around).overflow)) continue;
    const room = around.getBoundingClientRect();
    [left, top] = [Math.max(left, room.left), Math.max(top, room.top)];
    [right, bottom] = [Math.min(right, room.right), Math.min(bottom, room.bottom)];
  }
  if (document.documentElement.dataset.screen === "column" && !element.closest(FIXED)) {
    top = Math.max(top, document.querySelector(".ph-top")?.getBoundingClientRect().bottom ?? top);
    bottom = Math.min(bottom, document.querySelector(".ph-sheet")?.getBoundingClientRect().top ?? bottom);
  }
  return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
}

/** The boxes of all that is seen of a place, in the pixels of the window. */
export function boxesAt(place: string, kit: Kit): DOMRect[] {
  const whole = window.innerWidth * window.innerHeight;
  const room = place.startsWith("option ") ? whole * LARGEST : Number.POSITIVE_INFINITY;
  return thingsAt(place, kit)
    .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .map(seenOf)
    .filter(({ width, height }) => width > LEAST && height > LEAST && width * height < room);
}

/** What takes up more of the window than this part is ground, and not a thing that is read. */
const GROUND = 0.02;

/** Where something is written or drawn that one may want to read; what has happened can be read later. */
export function textBoxes(): DOMRect[] {
  const written = (element: Element): boolean =>
    element.tagName === "use" ||
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  const whole = window.innerWidth * window.innerHeight;
  return [...document.querySelectorAll(".moment :not(.vh, .vh *, .log *, defs *)")]
    .filter(
      (element) => written(element) && element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    )
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0 && width * height < whole * GROUND);
}
