/** Dragging a hand card onto the city: the same choices as by clicking, made in one gesture. */

import type { CityCard, LondonOption } from "../../types/generated";
import type { Step } from "../control";
import type { Model } from "./model";
import { BETWEEN } from "./shortcut";
import { type London, useTable } from "./wire";

const SLACK = 6;

export function useDrag(
  model: Model,
): (element: HTMLElement, event: PointerEvent, card: CityCard, row?: LondonOption) => void {
  const { control } = useTable();
  return (element, down, card, row) => {
    if (down.button !== 0 || down.pointerType === "touch") return;
    let ghost: HTMLElement | null = null;
    let over: Element | null = null;
    const face = element.firstElementChild as HTMLElement | null;
    const move = (event: PointerEvent): void => {
      const dx = event.clientX - down.clientX;
      const dy = event.clientY - down.clientY;
      if (!ghost) {
        if (Math.hypot(dx, dy) < SLACK || !face) return;
        const box = face.getBoundingClientRect();
        ghost = face.cloneNode(true) as HTMLElement;
        ghost.classList.add("dragged");
        Object.assign(ghost.style, { left: `${box.left}px`, top: `${box.top}px` });
        document.body.append(ghost);
        element.classList.add("lifted");
        document.documentElement.classList.add("dragging");
      }
      ghost.style.transform = `translate(${dx}px,${dy}px) rotate(1.500deg)`;
      const under = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-drop-stack],.disp") ?? null;
      if (under !== over) {
        over?.classList.remove("drop-over");
        under?.classList.add("drop-over");
        over = under;
      }
    };
    const finish = (event: PointerEvent): void => {
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", finish);
      window.removeEventListener("pointercancel", finish);
      over?.classList.remove("drop-over");
      element.classList.remove("lifted");
      document.documentElement.classList.remove("dragging");
      if (!ghost) return;
      ghost.remove();
      // The click that ends a drag is not a choice of its own.
      window.addEventListener("click", (click) => click.stopPropagation(), { capture: true, once: true });
      window.setTimeout(() => window.dispatchEvent(new Event("click")), 0);
      if (event.type === "pointercancel" || !over) return;
      const place = over.getAttribute("data-drop-stack");
      const stack = place !== null && place !== "new" ? Number(place) : null;
      const steps: Step<London>[] = [
        { kind: "develop", fits: (r) => r.card === card.id },
        { kind: "place", fits: (r) => (stack === null ? r.new === true : r.stack === stack) },
      ];
      if (model.marks.kind === "action") steps.unshift({ kind: "action", fits: (r) => r.action === "develop" });
      if (row && row.kind !== "develop") control.take(row);
      else control.follow(steps, BETWEEN);
    };
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", finish);
    window.addEventListener("pointercancel", finish);
  };
}
