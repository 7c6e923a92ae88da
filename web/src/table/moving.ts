/** Things that are drawn over the table follow what they point at, whatever moves it. */
import { effect } from "@preact/signals";
import type { Session } from "../state/session";

/** What may move a thing without the table being drawn anew. */
const EVENTS = ["scroll", "resize", "transitionend", "animationend"] as const;
/** What of the table moves things when it changes. */
const CHANGES = { subtree: true, childList: true, attributeFilter: ["data-option", "class", "style"] };

export interface Watch {
  /** Measure again with the next frame. */
  soon: () => void;
  stop: () => void;
}

/** Call `measure` with the next frame whenever the table, one of these sizes or the state has changed. */
export function whenMoved(
  table: Element | null,
  sizes: readonly Element[],
  session: Pick<Session, "state">,
  measure: () => void,
): Watch {
  let frame = 0;
  const soon = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(measure);
  };
  const watcher = new MutationObserver(soon);
  if (table) watcher.observe(table, CHANGES);
  const sizer = new ResizeObserver(soon);
  for (const each of sizes) sizer.observe(each);
  const off = effect(() => {
    void session.state.value;
    soon();
  });
  for (const event of EVENTS) window.addEventListener(event, soon, true);
  const stop = (): void => {
    cancelAnimationFrame(frame);
    watcher.disconnect();
    sizer.disconnect();
    off();
    for (const event of EVENTS) window.removeEventListener(event, soon, true);
  };
  return { soon, stop };
}
