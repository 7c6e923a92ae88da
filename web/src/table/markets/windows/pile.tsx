/** The pile one looks through: keep one card. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Icon } from "../../../ui/glyph";
import { Target } from "../../target";
import { SpecialFace, specialWords } from "../card/special";
import type { Model } from "../model";
import { specialOf } from "../specials";
import { useTable } from "../wire";
import { say } from "../words";
import { Leaf } from "./leaf";

/** The pile one looks through: keep one card. It folds away so that the markets can be looked at meanwhile. */
export function PileLeaf({ model }: { model: Model }): JSX.Element | null {
  const { catalog } = useTable();
  const [folded, setFolded] = useState<number | null>(null);
  const { marks, view } = model;
  if (marks.kind !== "pick") return null;
  const pile = view.looking?.pile ?? 0;
  if (folded === view.ply) {
    return (
      <button type="button" class="leafstrip" data-shortcut="" onClick={() => setFolded(null)}>
        <b>{say("unfold-pile")}</b>
        <Icon name="chevron_up" size="s" />
      </button>
    );
  }
  const cards = view.special_piles[pile]?.cards ?? [...marks.card.keys()];
  return (
    <Leaf
      title={say("looking", { pile: pile + 1 })}
      note={say("looking-note")}
      fold={say("fold-pile")}
      onFold={() => setFolded(view.ply)}
      cls="pick"
    >
      <div class="pilecards">
        {[...new Set(cards)].map((id) => {
          const card = specialOf(catalog, id);
          const copies = cards.filter((other) => other === id).length;
          return card ? (
            <span key={id} class="pc">
              <Target row={marks.card.get(id)} look={id} label={specialWords(card, model.side)}>
                <SpecialFace card={card} side={model.side} />
              </Target>
              {copies > 1 && <i class="times">×{copies}</i>}
            </span>
          ) : null;
        })}
      </div>
    </Leaf>
  );
}
