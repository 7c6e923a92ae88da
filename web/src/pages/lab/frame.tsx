/** The game's own table on the page of the lab. */
import type { ComponentChildren, JSX } from "preact";
import { useTable } from "../../table/context";
import { useFrame } from "../../ui/frame";

export function TableFrame({
  cls = "",
  picture,
  children,
}: {
  cls?: string;
  /** What it is a picture of, where it is no more than that: nothing on it is pressed or read out. */
  picture?: string;
  children?: ComponentChildren;
}): JSX.Element {
  const { kit } = useTable();
  const frame = useFrame();
  if (picture)
    return (
      <div class={`rframe labframe ${cls}`} ref={frame}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by key, too */}
        <div class="rscroll" role="img" aria-label={picture} tabIndex={0}>
          <div class="labpicture" inert>
            <kit.Table />
          </div>
        </div>
      </div>
    );
  return (
    <div class={`rframe labframe ${cls}`} ref={frame}>
      <div class="rscroll">
        <kit.Table />
      </div>
      {children}
    </div>
  );
}
