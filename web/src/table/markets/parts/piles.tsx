/** The piles of special cards. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Dialog } from "../../../ui/dialog";
import { Icon } from "../../../ui/glyph";
import { tell } from "../../../words/language";
import { Target } from "../../target";
import { SpecialFace } from "../card/special";
import type { Model } from "../model";
import { specialOf } from "../specials";
import { useTable } from "../wire";
import { say } from "../words";

/** The piles of special cards: how many lie there, and what one remembers of them. */
export function Piles({ model }: { model: Model }): JSX.Element {
  const { catalog } = useTable();
  const [open, setOpen] = useState<number | null>(null);
  const { special_piles: piles, looking } = model.view;
  const shown = open === null ? null : piles[open];
  const known = shown?.cards ?? shown?.seen ?? null;
  const mine = model.me === null ? null : model.side;
  return (
    <section class="pilebox" aria-label={say("special-piles")}>
      <h2 class="cap">{say("special-piles")}</h2>
      <div class="spiles">
        {piles.map((pile, i) => {
          const row = model.marks.pile.get(i);
          const closed = model.marks.kind === "pile" ? model.why.find((x) => x.pile === i)?.reason : undefined;
          const why = closed && tell(closed);
          const busy = looking?.pile === i;
          const parts = [
            say("pile-cards", { pile: i + 1, size: pile.size }),
            ...(busy ? [say("pile-looked-through", { seat: looking.seat })] : []),
            ...(pile.seen ? [say("pile-remembered", { n: pile.taken_since })] : []),
          ];
          const cls = `heapback ${pile.size ? "" : "empty"} ${busy ? "busy" : ""}`;
          const body = (
            <>
              <Back size={pile.size} />
              {pile.seen && (
                <i class="eye" aria-hidden="true">
                  <Icon name="eye" size="xs" />
                </i>
              )}
            </>
          );
          return row ? (
            <Target key={i} row={row} label={say("pile-label", { parts })} cls={cls} attrs={{ "data-special": i }}>
              {body}
            </Target>
          ) : (
            <span key={i} class={`spot ${cls} ${why ? "is-off" : ""}`} title={why}>
              <button type="button" class="face" data-special={i} onClick={() => setOpen(i)}>
                <span class="vh">{why ? say("pile-label-closed", { parts, why }) : say("pile-label", { parts })}</span>
                {body}
              </button>
            </span>
          );
        })}
      </div>
      {shown && open !== null && (
        <Dialog
          label={say("pile-title", { pile: open + 1 })}
          title={say("pile-title", { pile: open + 1 })}
          onClose={() => setOpen(null)}
        >
          <p class="muted">
            {known ? (shown.cards ? "" : say("pile-seen", { n: shown.taken_since })) : say("pile-unseen")}
          </p>
          <div class="pilecards">
            {(known ?? []).map((id, i) => {
              const card = specialOf(catalog, id);
              return card ? <SpecialFace key={i} card={card} side={mine} /> : null;
            })}
          </div>
        </Dialog>
      )}
    </section>
  );
}

export function Back({ size }: { size?: number }): JSX.Element {
  return (
    <span class="sback" aria-hidden="true">
      <svg viewBox="0 0 96 136" preserveAspectRatio="none" aria-hidden="true">
        <use href="#back" width="96" height="136" />
      </svg>
      {size !== undefined && <em>{size}</em>}
    </span>
  );
}
