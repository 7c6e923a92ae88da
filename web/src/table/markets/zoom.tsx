/** A box in which a drawing can be moved about and brought closer: by two fingers, or by its buttons. */
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { words as w } from "../../text/markets";
import { Icon } from "../../ui/glyph";

const CLOSEST = 3;
const STEP = 1.5;

function apart(touches: TouchList): number {
  const [a, b] = [touches[0], touches[1]];
  return a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0;
}

export function Zoom({ label, children }: { label: string; children: ComponentChildren }): JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(1);
  const now = useRef(1);
  // What lies in the middle of the box stays there.
  const to = (next: number): void => {
    const el = box.current;
    const bounded = Math.min(CLOSEST, Math.max(1, next));
    if (!el || bounded === now.current) return;
    const scale = bounded / now.current;
    const x = (el.scrollLeft + el.clientWidth / 2) * scale - el.clientWidth / 2;
    const y = (el.scrollTop + el.clientHeight / 2) * scale - el.clientHeight / 2;
    now.current = bounded;
    setZoom(bounded);
    requestAnimationFrame(() => el.scrollTo(x, y));
  };
  useEffect(() => {
    const el = box.current;
    if (!el) return;
    let from = 0;
    let at = 1;
    const begin = (event: TouchEvent): void => {
      if (event.touches.length !== 2) return;
      from = apart(event.touches);
      at = now.current;
    };
    const move = (event: TouchEvent): void => {
      if (event.touches.length !== 2 || !from) return;
      event.preventDefault();
      to((at * apart(event.touches)) / from);
    };
    el.addEventListener("touchstart", begin, { passive: true });
    el.addEventListener("touchmove", move, { passive: false });
    return () => {
      el.removeEventListener("touchstart", begin);
      el.removeEventListener("touchmove", move);
    };
  }, []);
  return (
    <div class="zoom">
      <div ref={box} class={`zoombox ${zoom > 1 ? "near" : ""}`} role="group" aria-label={label} tabIndex={zoom > 1 ? 0 : -1}>
        <div class="zoomed" style={`width:${(zoom * 100).toFixed(1)}%`}>
          {children}
        </div>
      </div>
      <div class="zoomkeys">
        <button type="button" class="iconb" aria-label={w.zoomIn} disabled={zoom >= CLOSEST} onClick={() => to(now.current * STEP)}>
          <Icon name="zoom_in" />
        </button>
        <button type="button" class="iconb" aria-label={w.zoomOut} disabled={zoom <= 1} onClick={() => to(now.current / STEP)}>
          <Icon name="zoom_out" />
        </button>
      </div>
    </div>
  );
}
