/** A clock that runs. */
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { say } from "../words/language";

function timeWords(seconds: number): string {
  const s = Math.max(0, Math.floor(seconds));
  const two = (n: number): string => String(n).padStart(2, "0");
  if (s >= 86400) return say("table-days", { days: Math.floor(s / 86400), hours: Math.floor((s % 86400) / 3600) });
  const minutes = Math.floor((s % 3600) / 60);
  return s >= 3600 ? `${Math.floor(s / 3600)}:${two(minutes)}:${two(s % 60)}` : `${minutes}:${two(s % 60)}`;
}

/** A clock with so many seconds left looks it. */
const LOW = 60;

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
  return <span class={running && now <= LOW ? "ticking low" : "ticking"}>{timeWords(now)}</span>;
}
