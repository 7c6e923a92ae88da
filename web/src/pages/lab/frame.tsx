/** The game's own table on the page of the lab. */
import type { ComponentChildren, JSX } from "preact";
import { useTable } from "../../table/context";
import { useFrame } from "../../ui/frame";

export function TableFrame({ cls = "", children }: { cls?: string; children?: ComponentChildren }): JSX.Element {
  const { kit } = useTable();
  const frame = useFrame();
  return (
    <div class={`rframe labframe ${cls}`} ref={frame}>
      <div class="rscroll">
        <kit.Table />
      </div>
      {children}
    </div>
  );
}
