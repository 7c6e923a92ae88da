/** Type that gets smaller, by classes, until its words fit into the lines that they are given. */
import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";

const STEPS = ["long", "longer"];

/** Takes the next class whenever the words, or their room, are others and something of them is cut off. */
export function useSmaller(text: RefObject<HTMLElement | null>, words: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words are measured anew
  useLayoutEffect(() => {
    const element = text.current;
    const room = element?.parentElement;
    if (!element || !room) return;
    const measure = (): void => {
      element.classList.remove(...STEPS);
      for (const step of STEPS) {
        if (element.scrollHeight <= element.clientHeight + 1) return;
        element.classList.add(step);
      }
    };
    measure();
    let width = room.clientWidth;
    const watcher = new ResizeObserver(() => {
      if (room.clientWidth !== width) measure();
      width = room.clientWidth;
    });
    watcher.observe(room);
    return () => watcher.disconnect();
  }, [text, words]);
}
