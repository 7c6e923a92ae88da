/** A place beside the board: where the others and the log stand. */
import type { RefObject } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { prefs } from "../state/prefs";
import { fit } from "../ui/screen";

/** The place of the others and the log: what opens there leaves board and hand in sight. */
function railBox(): DOMRect | null {
  const box = document.querySelector(".rail")?.getBoundingClientRect();
  return box && box.width >= 240 && box.height >= 300 ? box : null;
}

/** Lay an element there; false: there is no such place on this screen. */
export function useBeside(): [RefObject<HTMLElement | null>, boolean] {
  const [beside, setBeside] = useState(() => railBox() !== null);
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const lay = (): void => {
      const box = railBox();
      setBeside(box !== null);
      if (!box || !ref.current) return;
      const top = Math.max(0, box.top);
      // The table that it stands in is enlarged on a large screen, and its lengths with it.
      const px = (length: number): string => `${length / fit.value.zoom / (prefs.value.size / 100)}px`;
      Object.assign(ref.current.style, {
        left: px(box.left),
        width: px(window.innerWidth - box.left),
        top: px(top - 8),
        height: px(window.innerHeight - top + 8),
      });
    };
    lay();
    window.addEventListener("resize", lay);
    return () => window.removeEventListener("resize", lay);
  }, []);
  return [ref, beside];
}
