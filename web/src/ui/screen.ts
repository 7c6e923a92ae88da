/** Which class of screen the table stands on: by its shape and its height, never by the name of a device. */
import { computed, effect, signal } from "@preact/signals";
import { prefs } from "../state/prefs";

/**
 * - `desk`: wide and high; everything is shown.
 * - `low`: wide, but low: cards shrink, notes and names fold.
 * - `tall`: upright, and wide enough for the wide table; the others and the log stand above the board.
 * - `strip`: lying and low, as a phone on its side: the board at the left, one's own things at the right.
 * - `column`: upright and narrow: one column, one's own things in a sheet at the bottom.
 */
export type Screen = "desk" | "low" | "tall" | "strip" | "column";

export interface Fit {
  screen: Screen;
  /** How much the whole table is enlarged: a larger screen gets a larger table, not a larger void. */
  zoom: number;
  /** The table's size in its own pixels, after text size and enlargement. */
  width: number;
  height: number;
}

/** The sizes that the wide table is drawn for: lying and upright. */
const LYING = { width: 1440, height: 900 };
const UPRIGHT = { width: 900, height: 1180 };
const LARGEST = 2.4;
/** Under this height a phone held upright folds its notes; under this width, or on its side this height, its drawings. */
const SHORT = 740;
const SLIM = 320;
/** Under this height the wide table does not stand upright: one's city would lie over the board. */
const UPRIGHT_LEAST = 1000;
/** How high the bar is that winds a replay, in one row or, on an upright window, in two. */
const BAR = { lying: 64, upright: 112 };

function enlarged(width: number, height: number, drawn: { width: number; height: number }): Omit<Fit, "screen"> {
  const zoom = Math.max(1, Math.min(LARGEST, width / drawn.width, height / drawn.height));
  return { zoom, width: width / zoom, height: height / zoom };
}

/** The class of a window of that size, in pixels, with the words enlarged by `text`, and a replay's bar at its foot. */
export function fitOf(windowWidth: number, windowHeight: number, text: number, wound = false): Fit {
  const bar = windowWidth > windowHeight ? BAR.lying : BAR.upright;
  const width = windowWidth / text;
  const height = windowHeight / text - (wound ? bar : 0);
  if (width > height && (height < 620 || width < 960)) return { screen: "strip", zoom: 1, width, height };
  const upright = width < 1000 && height >= width;
  if (width < 700 || (upright && height < UPRIGHT_LEAST)) return { screen: "column", zoom: 1, width, height };
  if (upright) return { screen: "tall", ...enlarged(width, height, UPRIGHT) };
  const stage = enlarged(width, height, LYING);
  return { screen: stage.height >= 850 && stage.width >= 1340 ? "desk" : "low", ...stage };
}

/** The same for a frame on a page; a table that is too narrow for its words is laid out as on a phone's side. */
export function fitIn(width: number, height: number, least = 0): Fit {
  const fit = fitOf(width, height, 1);
  return fit.screen === "low" && width < least ? { screen: "strip", zoom: 1, width, height } : fit;
}

const size = signal({ width: window.innerWidth, height: window.innerHeight });

/** The box that the table stands in, where it does not have the whole window. */
export const framed = signal<{ width: number; height: number; least: number } | null>(null);

/** The level of a table's title: in a frame the page around it has a title of its own. */
export const titleLevel = computed(() => (framed.value ? 2 : 1));

/** Whether a replay is watched. */
export const winding = signal(false);

const whole = computed(() => fitOf(size.value.width, size.value.height, prefs.value.size / 100, winding.value));
// A frame is measured in the pixels of the page, which the text size has enlarged already.
export const fit = computed(() =>
  framed.value ? fitIn(framed.value.width, framed.value.height, framed.value.least) : whole.value,
);
export const screen = computed(() => fit.value.screen);
/** Whether there is no height to spare. */
export const short = computed(() => fit.value.height < SHORT);
/** Whether the table is laid out for a phone. */
export const narrow = computed(() => screen.value === "column" || screen.value === "strip");

/** Keep the root element in step: styles read the class and the size there, and ask the window for neither. */
export function startScreen(): void {
  window.addEventListener("resize", () => {
    size.value = { width: window.innerWidth, height: window.innerHeight };
  });
  effect(() => {
    const root = document.documentElement;
    const { zoom, width, height } = fit.value;
    root.dataset.screen = screen.value;
    root.toggleAttribute("data-short", short.value);
    root.toggleAttribute("data-slim", Math.min(width, height) < SLIM);
    root.style.setProperty("--enlarged", String(zoom));
    root.style.setProperty("--stage-w", `${width}px`);
    root.style.setProperty("--stage-h", `${height}px`);
    // Pages beside the table are not enlarged with it.
    root.style.setProperty("--window-h", `${whole.value.height * whole.value.zoom}px`);
  });
}
