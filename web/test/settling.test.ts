import { h, render } from "preact";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Dialog } from "../src/ui/dialog";
import { REST, settling } from "../src/ui/settling";
import { speak } from "../src/words/language";

const HERE = { clientX: 40, clientY: 40 };

/** Open a window under a pointer that rests here; what is told when it closes. */
function openWindow(): { window: HTMLDialogElement; closed: ReturnType<typeof vi.fn> } {
  document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, ...HERE }));
  const closed = vi.fn();
  render(h(Dialog, { label: "A window", onClose: closed, children: null }), document.body);
  const window = document.querySelector("dialog");
  if (!window) throw new Error("there is no window");
  return { window, closed };
}

/** Click beside the window; `detail` 0: without a pointer. */
function clickBeside(window: HTMLDialogElement, at = HERE, detail = 2): void {
  window.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail, ...at }));
}

await speak("en");
settling.watch();
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  render(null, document.body);
  vi.useRealTimers();
});

describe("a window that has just opened", () => {
  test("is not closed by the second half of a double click", () => {
    const { window, closed } = openWindow();
    vi.advanceTimersByTime(REST - 1);
    clickBeside(window);
    expect(closed).not.toHaveBeenCalled();
  });
  test("is closed by a click beside it after a moment", () => {
    const { window, closed } = openWindow();
    vi.advanceTimersByTime(REST);
    clickBeside(window);
    expect(closed).toHaveBeenCalledOnce();
  });
  test("is closed at once by a pointer that has moved, and without one", () => {
    const { window, closed } = openWindow();
    clickBeside(window, HERE, 0);
    expect(closed).toHaveBeenCalledOnce();
    clickBeside(window, { clientX: 80, clientY: 40 });
    expect(closed).toHaveBeenCalledTimes(2);
  });
  test("takes nothing that is in it either", () => {
    const { window, closed } = openWindow();
    const cross = window.querySelector(".d-close");
    cross?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 2, ...HERE }));
    expect(closed).not.toHaveBeenCalled();
  });
});
