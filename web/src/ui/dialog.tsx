/** A window over the page, closed by Escape, the cross, or a click beside it. */
import type { ComponentChildren, JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { say } from "../words/language";
import { Icon } from "./glyph";
import { settling } from "./settling";

export function Dialog({
  label,
  cls = "",
  role,
  title,
  onClose,
  children,
}: {
  label: string;
  cls?: string;
  /** What kind of window it is, where it is a special one. */
  role?: "alertdialog";
  title?: string;
  onClose: () => void;
  children: ComponentChildren;
}): JSX.Element {
  const ref = useRef<HTMLDialogElement>(null);
  // At once, so that a second click finds the window and not what it covers.
  useLayoutEffect(() => {
    const dialog = ref.current;
    const before = document.activeElement;
    dialog?.showModal();
    settling.begin();
    return () => {
      dialog?.close();
      settling.begin();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape, which cancels, closes it by key
    <dialog
      ref={ref}
      class={`dialog ${cls}`}
      role={role}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === ref.current) onClose();
      }}
    >
      <div class="d-in">
        {title && <h2 class="cap d-title">{title}</h2>}
        <button type="button" class="iconb d-close" aria-label={say("site-close")} onClick={onClose}>
          <Icon name="close" />
        </button>
        {children}
      </div>
    </dialog>
  );
}
