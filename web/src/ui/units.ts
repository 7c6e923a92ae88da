/** How many units of a drawing make a pixel, so that its words can keep a size that can be read. */
import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";

/** Writes `--k` on the element: the units of a drawing, `width` units wide, in a pixel of the element's width. */
export function useUnits(box: RefObject<HTMLElement | null>, width: number): void {
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = (): void => {
      if (element.clientWidth) element.style.setProperty("--k", (width / element.clientWidth).toFixed(3));
    };
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    measure();
    return () => watcher.disconnect();
  }, [box, width]);
}
