/** Panning and zooming by fingers, wheel or buttons. */

export interface Sight {
  /** How much nearer than the whole. */
  scale: number;
  /** The upper left corner of the drawing, in pixels of the frame. */
  x: number;
  y: number;
}

export const WHOLE: Sight = { scale: 1, x: 0, y: 0 };
export const NEAREST = 4;

/** The same sight kept inside its frame. */
export function kept(sight: Sight, width: number, height: number): Sight {
  const scale = Math.max(1, Math.min(NEAREST, sight.scale));
  const clamp = (at: number, size: number): number => Math.max(size - size * scale, Math.min(0, at)) || 0;
  return { scale, x: clamp(sight.x, width), y: clamp(sight.y, height) };
}

/** Nearer or further by a factor, about a point that stays where it is. */
export function zoomed(
  sight: Sight,
  factor: number,
  at: { x: number; y: number },
  width: number,
  height: number,
): Sight {
  const scale = Math.max(1, Math.min(NEAREST, sight.scale * factor));
  const grown = scale / sight.scale;
  return kept({ scale, x: at.x - (at.x - sight.x) * grown, y: at.y - (at.y - sight.y) * grown }, width, height);
}

interface Finger {
  x: number;
  y: number;
}

/** Follows fingers on an element; tells of each new sight. Returns how to stop. */
export function followFingers(element: HTMLElement, now: () => Sight, show: (sight: Sight) => void): () => void {
  const fingers = new Map<number, Finger>();
  let moved = false;
  const box = (): DOMRect => element.getBoundingClientRect();
  const place = (event: PointerEvent): Finger => {
    const { left, top } = box();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const down = (event: PointerEvent): void => {
    fingers.set(event.pointerId, place(event));
    if (fingers.size === 1) moved = false;
  };
  const move = (event: PointerEvent): void => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const { width, height } = box();
    const after = place(event);
    const sight = now();
    if (fingers.size === 2) {
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      if (!other) return;
      const far = (a: Finger): number => Math.hypot(a.x - other.x, a.y - other.y) || 1;
      const middle = { x: (after.x + other.x) / 2, y: (after.y + other.y) / 2 };
      show(zoomed(sight, far(after) / far(before), middle, width, height));
      moved = true;
    } else if (sight.scale > 1 && fingers.size === 1) {
      if (Math.hypot(after.x - before.x, after.y - before.y) > 3) moved = true;
      show(kept({ ...sight, x: sight.x + after.x - before.x, y: sight.y + after.y - before.y }, width, height));
    }
    fingers.set(event.pointerId, after);
  };
  const up = (event: PointerEvent): void => {
    fingers.delete(event.pointerId);
  };
  // A drag over an area does not choose it.
  const click = (event: MouseEvent): void => {
    if (!moved) return;
    event.stopPropagation();
    event.preventDefault();
    moved = false;
  };
  const wheel = (event: WheelEvent): void => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    const { left, top, width, height } = box();
    show(
      zoomed(
        now(),
        event.deltaY < 0 ? 1.2 : 1 / 1.2,
        { x: event.clientX - left, y: event.clientY - top },
        width,
        height,
      ),
    );
  };
  element.addEventListener("pointerdown", down);
  element.addEventListener("pointermove", move);
  element.addEventListener("pointerup", up);
  element.addEventListener("pointercancel", up);
  element.addEventListener("pointerleave", up);
  element.addEventListener("click", click, true);
  element.addEventListener("wheel", wheel, { passive: false });
  return () => {
    element.removeEventListener("pointerdown", down);
    element.removeEventListener("pointermove", move);
    element.removeEventListener("pointerup", up);
    element.removeEventListener("pointercancel", up);
    element.removeEventListener("pointerleave", up);
    element.removeEventListener("click", click, true);
    element.removeEventListener("wheel", wheel);
  };
}
