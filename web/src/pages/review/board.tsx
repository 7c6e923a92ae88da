/** The table at that moment: the real one, in a frame, with what was played and what was better marked on it. */
import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { useTable } from "../../table/context";
import { type Ring, Rings } from "../../table/rings";
import type { JudgedChoice } from "../../types/generated";
import { Icon } from "../../ui/glyph";
import { framed } from "../../ui/screen";
import { say } from "../../words/language";

/** Have the table fit its frame instead of the window. */
export function useFrame(): { current: HTMLDivElement | null } {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      const before = framed.peek();
      if (width && height && (before?.width !== width || before.height !== height)) framed.value = { width, height };
    };
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    measure();
    return () => {
      watcher.disconnect();
      framed.value = null;
    };
  }, []);
  return frame;
}

function ringsOf(choice: JudgedChoice | null): Ring[] {
  if (!choice) return [];
  const { played, best } = choice;
  const rings: Ring[] = [{ option: played.option, look: "played", tag: say("review-played") }];
  if (choice.grade !== "sound" && best.option !== played.option)
    rings.push({ option: best.option, look: "better", tag: say("review-better") });
  return rings;
}

export function Board({
  choice,
  address,
}: {
  /** The choice that was made here, by whom the table is seen. */
  choice: JudgedChoice | null;
  /** Where the whole table is shown. */
  address: string;
}): JSX.Element {
  const { kit } = useTable();
  const frame = useFrame();
  return (
    <section class="sheet laid pad rboard" aria-labelledby="rv-table">
      <h2 class="cap" id="rv-table">
        {say("review-table")} <small>{choice ? say("review-table-note") : ""}</small>
      </h2>
      <a class="btn quiet small" href={address}>
        <Icon name="eye" size="s" />
        {say("review-table-full")}
      </a>
      <div class="rframe" ref={frame}>
        <div class="rscroll">
          <kit.Table />
        </div>
        <Rings rings={ringsOf(choice)} within=".rframe" />
      </div>
    </section>
  );
}
