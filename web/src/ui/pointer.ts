/** Whether a finger points, or a mouse. */
import { signal } from "@preact/signals";

const coarse = window.matchMedia("(pointer: coarse)");

export const finger = signal(coarse.matches);
coarse.addEventListener("change", () => {
  finger.value = coarse.matches;
});

/** The least size of what can be pressed, in pixels. */
export const leastPressed = (): number => (finger.value ? 44 : 24);
