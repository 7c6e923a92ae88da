/** The hand. */
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { prefs, setPrefs } from "../../../state/prefs";
import { london } from "../../../text/london";
import { nameOf } from "../../context";
import { Target } from "../../target";
import { CardFace } from "../card/face";
import { cardWords } from "../card/words";
import { cityOf } from "../catalog";
import { useDrag } from "../drag";
import { useShortcut } from "../shortcut";
import { sorted } from "../sorting";
import { useTable } from "../wire";
import type { PartProps } from "./part";

const t = london;

const SORTS = ["colour", "cost", "dealt"];

export function Hand({ model, preview }: PartProps): JSX.Element {
  const { catalog, session } = useTable();
  const shortcut = useShortcut(model);
  const holder = useRef<HTMLDivElement>(null);
  const drag = useDrag(model);
  const hand = sorted(model.side.hand ?? [], catalog, prefs.value.sort);
  const next = SORTS[(SORTS.indexOf(prefs.value.sort) + 1) % SORTS.length] ?? "colour";
  const size = model.side.hand_size;
  const asked = model.marks.card.size > 0;
  let victim = preview.victim;
  return (
    <div class="handrow">
      <h2 class="cap">
        {session.replaying || model.me === null ? t.handOf(nameOf(session, model.side.seat)) : t.hand}{" "}
        <small>{size > 9 ? t.handOver(size) : t.handNote(size)}</small>
        <button type="button" class="link small" onClick={() => setPrefs({ sort: next })}>
          <span class="vh">{t.sortBy} </span>
          {t.sorts[prefs.value.sort]}
        </button>
      </h2>
      <div
        ref={holder}
        class={`hand ${asked ? "asked" : ""}`}
        role="group"
        aria-label={t.hand}
        data-place={`hand-${model.side.seat}`}
        style={`--n:${Math.max(1, hand.length)}`}
      >
        {hand.map((id, i) => {
          const card = cityOf(catalog, id);
          if (!card) return null;
          const row = model.marks.card.get(id);
          const why = model.marks.kind === "develop" ? model.why.find((w) => w.card === id)?.reason : undefined;
          const short =
            card.colour === "grey"
              ? null
              : shortcut(
                  model.edition.develop,
                  "develop",
                  (r) => r.card === id,
                  t.express.develop(card.name, model.edition.first),
                );
          const goes = victim === id;
          if (goes) victim = null;
          return (
            <Target
              key={`${id}-${i}`}
              row={row}
              shortcut={short}
              look={id}
              why={why}
              label={cardWords(card)}
              drag={row || short ? (element, event) => drag(element, event, card, row) : undefined}
              attrs={{ "data-hand": id }}
            >
              <CardFace
                card={card}
                {...(row?.kind === "develop" || row?.kind === "build_free" ? { price: row.cost ?? 0 } : {})}
              >
                {goes && <span class="c-why">{t.wouldGo}</span>}
                {!goes && why && (
                  <span class="c-why">{why.replace(/\.$/, "").replace(/ in hand to discard for it$/, "")}</span>
                )}
                {!goes && row?.loans ? <span class="c-why short">{t.borrows(row.loans)}</span> : null}
              </CardFace>
            </Target>
          );
        })}
        {!hand.length && <p class="hint it">{model.side.hand ? t.handEmpty : t.handCount(size)}</p>}
      </div>
    </div>
  );
}
