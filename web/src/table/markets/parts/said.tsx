/** Beside the goods: the envelope, or what the thing that is pointed at would bring. */
import type { JSX } from "preact";
import { words as w } from "../../../text/markets";
import { useLinesFor } from "../brings";
import { useTable } from "../wire";
import { Envelope } from "./envelope";
import type { PartProps } from "./part";

export function Said({ model, preview, composer }: PartProps): JSX.Element {
  const { control } = useTable();
  const row = control.hover.value?.row ?? null;
  const lines = useLinesFor(row, model, preview);
  if (model.marks.kind === "offer" || composer.sealed) return <Envelope composer={composer} />;
  const idle = model.marks.kind ? (w.idle[model.marks.kind] ?? "") : "";
  return (
    <div class="apv" role="status" aria-live="off">
      {row ? <b>{row.label}</b> : null}
      {lines.map((line) => (
        <small key={line}>{line}</small>
      ))}
      {!row && <small class="it">{idle}</small>}
      {row && control.hover.value?.element === document.activeElement && <kbd>Enter</kbd>}
    </div>
  );
}
