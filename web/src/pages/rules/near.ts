/** Whether something is near what is seen of the page: only then is it drawn, and it stays drawn. */
import type { RefObject } from "preact";
import { useEffect, useState } from "preact/hooks";
import { printing } from "./reading";

/** How far beyond the window things are drawn already. */
const AHEAD = "900px 0px";

export function useNear(ref: RefObject<Element | null>): boolean {
  const [near, come] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (near || !element) return;
    const watch = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) come(true);
      },
      { rootMargin: AHEAD },
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, [near, ref]);
  return near || printing.value;
}
