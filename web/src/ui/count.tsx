/** A figure that counts to its new value. */
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { motionOff } from "../state/prefs";

const TIME = 400;

export function Count({ value }: { value: number }): JSX.Element {
  const [shown, show] = useState(value);
  const from = useRef(value);
  const [change, setChange] = useState<"" | "up" | "down">("");
  useEffect(() => {
    const start = from.current;
    from.current = value;
    if (start === value) return;
    if (motionOff()) {
      show(value);
      return;
    }
    setChange(value > start ? "up" : "down");
    const began = performance.now();
    let frame = requestAnimationFrame(function step(now: number) {
      const part = Math.min(1, (now - began) / TIME);
      show(Math.round(start + (value - start) * (1 - (1 - part) ** 2)));
      if (part < 1) frame = requestAnimationFrame(step);
      else setChange("");
    });
    return () => {
      cancelAnimationFrame(frame);
      show(value);
      setChange("");
    };
  }, [value]);
  return <span class={`count ${change}`}>{String(shown).replace("-", "−")}</span>;
}
