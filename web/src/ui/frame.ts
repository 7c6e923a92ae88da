/** A table that stands in a frame on a page, instead of filling the window. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { framed } from "./screen";

/** Have the table fit its frame instead of the window; below `least` pixels it is laid out as on a phone's side. */
export function useFrame(least = 0): { current: HTMLDivElement | null } {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      const before = framed.peek();
      if (width && height && (before?.width !== width || before.height !== height))
        framed.value = { width, height, least };
    };
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    measure();
    return () => {
      watcher.disconnect();
      framed.value = null;
    };
  }, [least]);
  return frame;
}
