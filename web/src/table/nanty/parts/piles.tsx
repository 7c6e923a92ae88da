/** The draw pile, the discards and the events. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Count } from "../../../ui/count";
import { Dialog } from "../../../ui/dialog";
import { ActionFace, actionWords } from "../card/action";
import { Emblem } from "../card/emblem";
import { actionCard } from "../catalog";
import { useTable } from "../wire";
import { say } from "../words";
import type { PartProps } from "./part";

export function Piles({ model }: PartProps): JSX.Element {
  const { catalog, control } = useTable();
  const [open, setOpen] = useState(false);
  const { view } = model;
  const top = view.discard.at(-1);
  return (
    <div class="piles">
      <div data-place="pile" title={say("pile-label", { cards: view.pile, grey: view.grey_left })}>
        <span class={`nback ${view.grey_left > 0 ? "grey" : ""}`} aria-hidden="true">
          <em>{view.grey_left > 0 ? say("grey-back") : say("brown-back")}</em>
        </span>
        <b>
          <Count value={view.pile} />
        </b>
        <small>{say("to-draw")}</small>
      </div>
      <div data-place="discard">
        <button
          type="button"
          class="disc"
          aria-label={say("discard-label", { cards: view.discard.length })}
          onClick={() => setOpen(true)}
        >
          {top && <Emblem id={top} cls="ic" />}
        </button>
        <b>
          <Count value={view.discard.length} />
        </b>
        <small>{say("discarded")}</small>
      </div>
      <div title={say("events-label", { count: view.events_left })}>
        <span class="nback ev" aria-hidden="true">
          <em>{say("event-back")}</em>
        </span>
        <b>
          <Count value={view.events_left} />
        </b>
        <small>{say("events-left")}</small>
      </div>
      {open && (
        <Dialog label={say("discard-pile")} cls="wide" title={say("discard-pile")} onClose={() => setOpen(false)}>
          <p class="muted">
            {view.discard.length ? say("discard-note", { cards: view.discard.length }) : say("discard-none")}
          </p>
          <ul class="nn-grid">
            {[...view.discard].reverse().map((id, i) => {
              const card = actionCard(catalog, id);
              return card ? (
                <li key={i}>
                  <button type="button" class="face" onClick={() => control.look(id)}>
                    <span class="vh">{actionWords(card)}</span>
                    <ActionFace card={card} />
                  </button>
                </li>
              ) : null;
            })}
          </ul>
        </Dialog>
      )}
    </div>
  );
}
