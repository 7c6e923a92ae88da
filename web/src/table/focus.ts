/** Going among the things that can be chosen, by keys. */

/** Move the focus to the nearest thing that can be chosen in a direction. */
export function moveFocus(key: string): boolean {
  const all = [...document.querySelectorAll<HTMLElement | SVGElement>("[data-option],[data-shortcut]")].filter(
    (e) => e.getClientRects().length > 0,
  );
  if (!all.length) return false;
  const active = document.activeElement;
  if (!(active instanceof HTMLElement || active instanceof SVGElement) || !all.includes(active)) {
    all[0]?.focus();
    return true;
  }
  const from = centre(active);
  let best: HTMLElement | SVGElement | null = null;
  let least = Infinity;
  for (const other of all) {
    if (other === active) continue;
    const to = centre(other);
    const dx = to.x - from.x;
    const dy = to.y - from.y;
    const along = key === "ArrowRight" ? dx : key === "ArrowLeft" ? -dx : key === "ArrowDown" ? dy : -dy;
    const across = Math.abs(key === "ArrowRight" || key === "ArrowLeft" ? dy : dx);
    if (along < 4) continue;
    const far = along + across * 2.5;
    if (far < least) {
      least = far;
      best = other;
    }
  }
  if (!best) {
    // At the edge, go round to the next in order, so that nothing is out of reach.
    const step = key === "ArrowRight" || key === "ArrowDown" ? 1 : -1;
    best = all[(all.indexOf(active) + step + all.length) % all.length] ?? null;
  }
  best?.focus();
  return true;
}

function centre(element: Element): { x: number; y: number } {
  const r = element.getBoundingClientRect();
  return { x: r.left + r.width / 2, y: r.top + r.height / 2 };
}
