/** Keys that no field has taken go to the table. */
import { useEffect } from "preact/hooks";
import { prefs } from "../state/prefs";
import type { Control } from "./control";

export function useKeys(control: Control): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target as HTMLElement | null;
      if (target?.closest("input,textarea,select,dialog")) return;
      if (!prefs.value.keys && event.key.length === 1) return;
      if (control.key(event)) event.preventDefault();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [control]);
}
