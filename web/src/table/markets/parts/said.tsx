/** Beside the goods: the envelope, or what the thing that is pointed at would bring. */
import type { JSX } from "preact";
import { sayIf, tell } from "../../../words/language";
import { linesFor } from "../brings";
import { useTable } from "../wire";
import { Envelope } from "./envelope";
import type { PartProps } from "./part";

export function Said({ model, preview, composer }: PartProps): JSX.Element {
  const { control } = useTable();
  const row = control.hover.value?.row ?? null;
  const lines = linesFor(row, model, preview);
  if (model.marks.kind === "offer" || composer.sealed) return <Envelope model={model} composer={composer} />;
  const idle = model.marks.kind && sayIf(`idle-${model.marks.kind}`);
  return (
    <div class="apv" role="status" aria-live="off">
      {row ? <b>{tell(row)}</b> : null}
      {lines.map((line) => (
        <small key={line}>{line}</small>
      ))}
      {!row && <small class="it">{idle}</small>}
      {row && control.hover.value?.element === document.activeElement && <kbd>Enter</kbd>}
    </div>
  );
}
