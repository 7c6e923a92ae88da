/** How large the map is drawn on the screen. */
import type { RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import { type Scale, scaleOf } from "./placing";

const WIDTH = 1200;
/** The sizes of words and pieces follow in steps: a map that grows by a pixel is not laid out anew. */
const STEP = 0.05;

/** The scale of a map that is so many times `near`. */
export function useScale(box: RefObject<HTMLElement | null>, near: number): Scale {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = (): void => setWidth(element.clientWidth);
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    measure();
    return () => watcher.disconnect();
  }, [box]);
  return scaleOf(Math.ceil(WIDTH / (width || WIDTH) / near / STEP) * STEP);
}
