/** Whether the window is too narrow for the wide table. */
import { useEffect, useState } from "preact/hooks";

const query = window.matchMedia("(max-width: 899px)");

export function useNarrow(): boolean {
  const [narrow, set] = useState(query.matches);
  useEffect(() => {
    const change = (): void => set(query.matches);
    query.addEventListener("change", change);
    return () => query.removeEventListener("change", change);
  }, []);
  return narrow;
}
