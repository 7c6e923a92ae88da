/** The sealed offer, while it is put together and while it waits. */
import type { JSX } from "preact";
import type { MarketsOption } from "../../../types/generated";
import type { Composer } from "../compose";
import type { Model } from "../model";
import { couldBring, offerWords } from "../offers";
import { useTable } from "../wire";
import { say } from "../words";

function Paper({ sealed }: { sealed: boolean }): JSX.Element {
  return (
    <svg class={`envelope ${sealed ? "shut" : ""}`} viewBox="0 0 200 112" aria-hidden="true">
      <rect x="3" y="3" width="194" height="106" rx="5" class="e0" />
      <path d="M3 106L78 52M197 106L122 52" class="e1" />
      <path d="M4 6L92 64C97 67.500 103 67.500 108 64L196 6" class="e2" />
      {sealed && (
        <>
          <path
            d="M100 43C106 44 112 41 117 47C124 51 121 58 123 66C122 73 125 80 117 83C112 90 106 86 100 89C93 87 87 90 83 83C76 80 79 73 77 66C78 59 76 52 83 48C88 41 94 46 100 43Z"
            class="w0"
          />
          <circle cx="100" cy="66" r="16" class="w1" />
          <use href="#brand" x="86" y="52" width="28" height="28" class="w2" />
        </>
      )}
    </svg>
  );
}

/** The envelope: what is offered, what it could bring, and the seal. */
export function Envelope({ model, composer }: { model: Model; composer: Composer }): JSX.Element {
  const { control, session } = useTable();
  const { row, nothing, sealed } = composer;
  if (sealed) {
    return (
      <div class="env">
        <Paper sealed />
        <div class="etx">
          <b>{offerWords(sealed)}</b>
          <small>{say("sealed-note")}</small>
        </div>
        <button type="button" class="btn big" data-shortcut="" onClick={composer.change}>
          {say("change-offer")} <kbd>U</kbd>
        </button>
      </div>
    );
  }
  const button = (option: MarketsOption, label: string, cls: string): JSX.Element => (
    <button
      type="button"
      class={`btn ${cls} ${session.pending.value === option.option ? "is-taken" : ""}`}
      data-option={option.option}
      onClick={() => control.take(option)}
      onFocus={(event) => control.point(option, event.currentTarget)}
      onBlur={() => control.point(null)}
    >
      {label}
    </button>
  );
  return (
    <div class="env">
      <Paper sealed={false} />
      <div class="etx">
        <b>{offerWords(row ?? {})}</b>
        <small>{row?.good ? couldBring(row, row.good, model.view) : say("keeps-cards")}</small>
      </div>
      {row && button(row, say("seal"), "prime big")}
      {nothing && button(nothing, say("offer-nothing"), row ? "quiet" : "prime big")}
    </div>
  );
}
