/** How wide an element is, for what is drawn in the pixels of its own box. */
import type { RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";

/** The element's width in its own pixels, kept in step; `before` it is measured. */
export function useWidth(box: RefObject<HTMLElement | null>, before: number): number {
  const [width, setWidth] = useState(before);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = (): void => {
      if (element.clientWidth) setWidth(element.clientWidth);
    };
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    measure();
    return () => watcher.disconnect();
  }, [box]);
  return width;
}
