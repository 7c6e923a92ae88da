/** A clock that runs. */
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { text } from "../text/en";

/** Time left, counting down between messages. */
export function Ticking({ left, running }: { left: number; running: boolean }): JSX.Element {
  const [, tick] = useState(0);
  const start = useRef({ left, at: performance.now() });
  if (start.current.left !== left) start.current = { left, at: performance.now() };
  useEffect(() => {
    if (!running) return;
    const timer = window.setInterval(() => tick((n) => n + 1), 1000);
    return () => window.clearInterval(timer);
  }, [running]);
  const now = running ? start.current.left - (performance.now() - start.current.at) / 1000 : left;
  return <>{text.table.timeOf(now)}</>;
}
