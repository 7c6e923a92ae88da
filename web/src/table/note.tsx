/** One note for whatever is pointed at, held down or in focus: beside it, never over it, never out of the window. */
import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { useTable } from "./context";
import { type Explained, explain } from "./explain";

/** How long a pointer rests on a thing before it is explained, and how long when a note is shown already. */
const RESTS = 450;
const NEXT = 90;
/** How long a finger is held down. */
const HELD = 500;
const TREMBLE = 10;
const GAP = 8;

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** Where a note of a size stands best: beside the thing, in the window, and off what tells of the same choice. */
export function placeFor(
  thing: Box,
  { width, height }: { width: number; height: number },
  view: { width: number; height: number },
  taken: readonly Box[],
): { left: number; top: number } {
  const clamp = (n: number, most: number): number => Math.max(GAP, Math.min(n, most - GAP));
  const middle = clamp((thing.left + thing.right - width) / 2, view.width - width);
  const level = clamp((thing.top + thing.bottom - height) / 2, view.height - height);
  const above: Box = { left: middle, right: middle + width, top: 0, bottom: thing.bottom };
  const highest = Math.min(thing.top, ...taken.filter((box) => overlap(box, above)).map((box) => box.top));
  const spots = [
    { left: middle, top: thing.top - GAP - height },
    { left: middle, top: highest - GAP - height },
    { left: middle, top: thing.bottom + GAP },
    { left: thing.right + GAP, top: level },
    { left: thing.left - GAP - width, top: level },
  ];
  const badness = ({ left, top }: { left: number; top: number }): number => {
    const box = { left, top, right: left + width, bottom: top + height };
    const out = left < 0 || top < 0 || box.right > view.width || box.bottom > view.height;
    return (out ? 1e9 : 0) + overlap(box, thing) * 100 + taken.reduce((sum, other) => sum + overlap(box, other), 0);
  };
  const best = spots.reduce((a, b) => (badness(b) < badness(a) ? b : a));
  return { left: clamp(best.left, view.width - width), top: clamp(best.top, view.height - height) };
}

/** The words of a note that another part of the table tells already. */
function toldElsewhere({ text }: Explained): boolean {
  const tips = [...document.querySelectorAll(".tip")].map((tip) => tip.textContent ?? "");
  return tips.some((tip) => tip.includes(text.slice(0, 40)));
}

/** The whole of what is pointed at: a card that is lifted, or a button that is raised, stays itself. */
const thingOf = (element: Element): Element | null => element.closest("[data-look], button, a");

export function Note(): JSX.Element | null {
  const table = useTable();
  const [note, setNote] = useState<Explained | null>(null);
  const ref = useRef<HTMLDivElement>(null);
  const shown = useRef<Explained | null>(null);
  const byKeys = useRef(false);
  shown.current = note;

  useEffect(() => {
    let timer: number | undefined;
    let pressed: { x: number; y: number } | null = null;
    let heldDown = false;
    let borrowed: { element: Element; title: string } | null = null;

    // The browser would show a title a second time.
    const giveBack = (): void => {
      if (borrowed && !borrowed.element.hasAttribute("title")) borrowed.element.setAttribute("title", borrowed.title);
      borrowed = null;
    };
    const hide = (): void => {
      window.clearTimeout(timer);
      giveBack();
      setNote(null);
    };
    const show = (target: Element): void => {
      giveBack();
      const found = target.isConnected ? explain(target, table) : null;
      if (!found || toldElsewhere(found)) {
        setNote(null);
        return;
      }
      const titled = target.closest("[title]");
      const title = titled?.getAttribute("title");
      if (titled && title) {
        titled.removeAttribute("title");
        borrowed = { element: titled, title };
      }
      setNote(found);
    };
    let rests: { x: number; y: number } | null = null;
    const later = (target: Element, wait: number): void => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => show(target), wait);
    };
    const within = (target: EventTarget | null): Element | null =>
      target instanceof Element && target.closest(".moment, dialog, .help") ? target : null;

    /** What the pointer was last moved onto, and whether what lies under it now has come there by itself. */
    let meant: Element | null = null;
    let came = false;
    const point = (target: Element | null): void => {
      meant = target;
      came = false;
      if (!target) hide();
      else if (!shown.current?.anchor.contains(target) || target.closest("svg"))
        later(target, shown.current ? NEXT : RESTS);
    };
    const moved = ({ clientX: x, clientY: y }: PointerEvent): boolean => {
      const still = rests === null || (x === rests.x && y === rests.y);
      rests = { x, y };
      return !still;
    };
    const onOver = (event: PointerEvent): void => {
      if (event.pointerType === "touch") return;
      const target = within(event.target);
      // What appears under a pointer that lies still was not pointed at, unless it is what rises to meet the pointer.
      if (moved(event) || (!came && target && meant && thingOf(meant)?.contains(target))) point(target);
      else {
        came = true;
        hide();
      }
    };
    const onDown = (event: PointerEvent): void => {
      hide();
      byKeys.current = false;
      heldDown = false;
      const target = event.pointerType === "touch" ? within(event.target) : null;
      if (!target) return;
      pressed = { x: event.clientX, y: event.clientY };
      timer = window.setTimeout(() => {
        heldDown = true;
        show(target);
      }, HELD);
    };
    const onMove = (event: PointerEvent): void => {
      if (event.pointerType !== "touch") {
        if (moved(event) && came) point(within(event.target));
        return;
      }
      rests = { x: event.clientX, y: event.clientY };
      if (!pressed || heldDown) return;
      if (Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > TREMBLE) window.clearTimeout(timer);
    };
    const onUp = (event: PointerEvent): void => {
      if (event.pointerType !== "touch") return;
      pressed = null;
      if (!heldDown) window.clearTimeout(timer);
    };
    // Whoever held something down wanted a word on it, and chooses nothing by letting go.
    const swallow = (event: Event): void => {
      if (!heldDown) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.type === "click") heldDown = false;
    };
    const onFocus = (event: FocusEvent): void => {
      // Where the focus was put for somebody who points, nothing was asked.
      const target = byKeys.current ? within(event.target) : null;
      if (target?.matches(":focus-visible") && !target.closest("input, textarea, select")) later(target, RESTS);
    };
    const onKey = (event: KeyboardEvent): void => {
      byKeys.current = true;
      if (!shown.current) return;
      if (event.key !== "Escape") {
        hide(); // whoever turns to the keys is done with what the pointer happens to lie on
        return;
      }
      // Escape puts the note away, and nothing else with it.
      event.stopPropagation();
      event.preventDefault();
      hide();
    };
    const listeners: [string, EventListener][] = [
      ["pointerover", onOver as EventListener],
      ["pointerdown", onDown as EventListener],
      ["pointermove", onMove as EventListener],
      ["pointerup", onUp as EventListener],
      ["pointercancel", onUp as EventListener],
      ["click", swallow],
      ["contextmenu", swallow],
      ["focusin", onFocus as EventListener],
      ["focusout", hide],
      ["keydown", onKey as EventListener],
      ["scroll", hide],
    ];
    for (const [name, listener] of listeners) window.addEventListener(name, listener, true);
    return () => {
      window.clearTimeout(timer);
      giveBack();
      for (const [name, listener] of listeners) window.removeEventListener(name, listener, true);
    };
  }, [table]);

  // What a note is about may be gone with the next move.
  const moment = table.session.state.value?.step;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every move puts the note away
  useEffect(() => setNote(null), [moment]);

  useLayoutEffect(() => {
    const element = ref.current;
    if (!note || !element) return;
    // Above everything, a window that is open too.
    if (typeof element.showPopover === "function") element.showPopover();
    const size = element.getBoundingClientRect();
    const others = [...document.querySelectorAll(".tip, .foreseen, .lens, .callout")].map((other) =>
      other.getBoundingClientRect(),
    );
    const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
    const { left, top } = placeFor(note.anchor.getBoundingClientRect(), size, view, others);
    Object.assign(element.style, { left: `${left}px`, top: `${top}px`, visibility: "visible" });
    note.anchor.classList.add("is-explained");
    return () => note.anchor.classList.remove("is-explained");
  }, [note]);

  if (!note) return null;
  return (
    <div
      key={`${note.title} ${note.text}`}
      ref={ref}
      class="note-tip"
      popover="manual"
      aria-hidden="true"
      style="visibility:hidden"
    >
      {note.title && <b>{note.title}</b>}
      {note.text && <span>{note.text}</span>}
    </div>
  );
}
