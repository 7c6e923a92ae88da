/** The hand. */
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { prefs, setPrefs } from "../../../state/prefs";
import type { Said } from "../../../types/generated";
import { hasForm, inForm, tell } from "../../../words/language";
import { Target } from "../../target";
import { CardFace } from "../card/face";
import { cardWords } from "../card/words";
import { cityOf } from "../catalog";
import { useDrag } from "../drag";
import { useShortcut } from "../shortcut";
import { sorted } from "../sorting";
import { useTable } from "../wire";
import { say, unstopped } from "../words";
import type { PartProps } from "./part";

const SORTS = ["colour", "cost", "dealt"] as const;

/** Why a card cannot be played, in short, as it stands on the card. */
function shortly(why: Said): string {
  return unstopped(tell(hasForm(why, "short") ? inForm(why, "short") : why));
}

export function Hand({ model, preview }: PartProps): JSX.Element {
  const { catalog } = useTable();
  const shortcut = useShortcut(model);
  const holder = useRef<HTMLDivElement>(null);
  const drag = useDrag(model);
  const hand = sorted(model.side.hand ?? [], catalog, prefs.value.sort);
  const sort = SORTS.find((each) => each === prefs.value.sort) ?? "colour";
  const next = SORTS[(SORTS.indexOf(sort) + 1) % SORTS.length] ?? "colour";
  const limit = model.view.hand_limit;
  const size = model.side.hand_size;
  const asked = model.marks.card.size > 0;
  let victim = preview.victim;
  return (
    <div class="handrow">
      <h2 class="cap">
        {say("hand-title", { seat: model.side.seat })}{" "}
        <small>{say(size > limit ? "hand-over" : "hand-note", { n: size, limit })}</small>
        <button type="button" class="link small" onClick={() => setPrefs({ sort: next })}>
          <span class="vh">{say("hand-sort")} </span>
          {say(`sort-${sort}`)}
        </button>
      </h2>
      <div
        ref={holder}
        class={`hand ${asked ? "asked" : ""}`}
        role="group"
        aria-label={say("hand-title", { seat: model.side.seat })}
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
                  say("express-develop", { game: model.view.game, card: id }),
                );
          const goes = victim === id;
          if (goes) victim = null;
          return (
            <Target
              key={`${id}-${i}`}
              row={row}
              shortcut={short}
              look={id}
              why={why && tell(why)}
              label={cardWords(card)}
              drag={row || short ? (element, event) => drag(element, event, card, row) : undefined}
              attrs={{ "data-hand": id }}
            >
              <CardFace
                card={card}
                {...(row?.kind === "develop" || row?.kind === "build_free" ? { price: row.cost ?? 0 } : {})}
              >
                {goes && <span class="c-why">{say("would-go")}</span>}
                {!goes && why && <span class="c-why">{shortly(why)}</span>}
                {!goes && row?.loans ? <span class="c-why short">{say("takes-loans", { n: row.loans })}</span> : null}
              </CardFace>
            </Target>
          );
        })}
        {!hand.length && <p class="hint it">{model.side.hand ? say("hand-empty") : say("hand-count", { n: size })}</p>}
      </div>
    </div>
  );
}
