/** The piles of special cards. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { words as w } from "../../../text/markets";
import { Dialog } from "../../../ui/dialog";
import { Icon } from "../../../ui/glyph";
import { nameOf } from "../../context";
import { Target } from "../../target";
import { SpecialFace } from "../card/special";
import type { Model } from "../model";
import { specialOf } from "../specials";
import { useTable } from "../wire";

/** The piles of special cards: how many lie there, and what one remembers of them. */
export function Piles({ model }: { model: Model }): JSX.Element {
  const { session, catalog } = useTable();
  const [open, setOpen] = useState<number | null>(null);
  const { special_piles: piles, looking } = model.view;
  const shown = open === null ? null : piles[open];
  const known = shown?.cards ?? shown?.seen ?? null;
  return (
    <section class="pilebox" aria-label={w.piles}>
      <h2 class="cap">{w.piles}</h2>
      <div class="spiles">
        {piles.map((pile, i) => {
          const row = model.marks.pile.get(i);
          const why = model.marks.kind === "pile" ? model.why.find((x) => x.pile === i)?.reason : undefined;
          const busy = looking?.pile === i;
          const label = [
            w.pile(i + 1, pile.size),
            busy ? w.pileSees(nameOf(session, looking.seat)) : "",
            pile.seen ? w.pileSeen(pile.taken_since) : "",
          ]
            .filter(Boolean)
            .join(", ");
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
            <Target key={i} row={row} label={label} cls={cls} attrs={{ "data-special": i }}>
              {body}
            </Target>
          ) : (
            <span key={i} class={`spot ${cls} ${why ? "is-off" : ""}`} title={why}>
              <button type="button" class="face" data-special={i} onClick={() => setOpen(i)}>
                <span class="vh">{why ? `${label}. ${why}` : label}</span>
                {body}
              </button>
            </span>
          );
        })}
      </div>
      {shown && open !== null && (
        <Dialog label={w.pileTitle(open + 1)} title={w.pileTitle(open + 1)} onClose={() => setOpen(null)}>
          <p class="muted">{known ? (shown.cards ? "" : w.pileSeen(shown.taken_since)) : w.pileUnseen}</p>
          <div class="pilecards">
            {(known ?? []).map((id, i) => {
              const card = specialOf(catalog, id);
              return card ? <SpecialFace key={i} card={card} view={model.view} seat={model.me} /> : null;
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
