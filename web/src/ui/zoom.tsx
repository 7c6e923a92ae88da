/** A frame in which a drawing can be moved about and brought nearer: by fingers, by the wheel with Ctrl, or by its buttons. */
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { say } from "../words/language";
import { Icon } from "./glyph";
import { followFingers, NEAREST, type Sight, WHOLE, zoomed } from "./pan";

const STEP = 1.7;

/** What is drawn may depend on how near it is. */
export function Zoom({
  label,
  cls = "",
  children,
}: {
  label: string;
  cls?: string;
  children: (scale: number) => ComponentChildren;
}): JSX.Element {
  const frame = useRef<HTMLDivElement>(null);
  const [sight, setSight] = useState<Sight>(WHOLE);
  const latest = useRef(sight);
  latest.current = sight;
  useEffect(() => {
    const element = frame.current;
    return element ? followFingers(element, () => latest.current, setSight) : undefined;
  }, []);
  const by = (factor: number): void => {
    const { width, height } = frame.current?.getBoundingClientRect() ?? { width: 1, height: 1 };
    setSight(zoomed(sight, factor, { x: width / 2, y: height / 2 }, width, height));
  };
  return (
    <div class={`zoom ${sight.scale > 1 ? "near" : ""} ${cls}`} ref={frame} role="group" aria-label={label}>
      <div class="zoomed" style={`transform:translate(${sight.x}px,${sight.y}px) scale(${sight.scale})`}>
        {children(sight.scale)}
      </div>
      <div class="zoomkeys">
        <button
          type="button"
          class="iconb"
          aria-label={say("zoom-nearer")}
          disabled={sight.scale >= NEAREST}
          onClick={() => by(STEP)}
        >
          <Icon name="zoom_in" />
        </button>
        {sight.scale > 1 && (
          <>
            <button type="button" class="iconb" aria-label={say("zoom-further")} onClick={() => by(1 / STEP)}>
              <Icon name="zoom_out" />
            </button>
            <button type="button" class="iconb" aria-label={say("zoom-whole")} onClick={() => setSight(WHOLE)}>
              <Icon name="board" />
            </button>
          </>
        )}
      </div>
    </div>
  );
}
