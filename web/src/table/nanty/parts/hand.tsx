/** The hand. */
import type { JSX } from "preact";
import { nanty as t } from "../../../text/nanty";
import { nameOf } from "../../context";
import { Target } from "../../target";
import { ActionFace, actionWords } from "../card/action";
import { actionCard } from "../catalog";
import { useTable } from "../wire";
import type { PartProps } from "./part";

export function Hand({ model }: PartProps): JSX.Element {
  const { catalog, control, session } = useTable();
  const { side, marks } = model;
  const hand = side.hand ?? [];
  return (
    <section class="handrow" aria-label={model.own ? t.hand : t.handOf(nameOf(session, side.seat))}>
      <h2 class="cap">
        {model.own ? t.hand : t.handOf(nameOf(session, side.seat))} <small>{t.cards(side.hand_size)}</small>
      </h2>
      <div class="hand" style={`--n:${Math.max(2, hand.length)}`} data-place={`hand-${side.seat}`}>
        {hand.map((id) => {
          const card = actionCard(catalog, id);
          if (!card) return null;
          const rows = marks.hand.get(id) ?? [];
          const main = rows.find((row) => !row.action);
          const rest = rows.filter((row) => row.action);
          const aside = session.replaying ? undefined : model.asides.get(id);
          const react = marks.kind === "react" && main !== undefined;
          return (
            <span key={id} class="inhand">
              <Target row={main} look={id} label={actionWords(card)} attrs={{ "data-hand": id }}>
                <ActionFace card={card} cls={react ? "lit" : ""}>
                  {react && <span class="a-why do">{t.canAnswer}</span>}
                </ActionFace>
              </Target>
              {rest.map((row) => (
                <button
                  key={row.option}
                  type="button"
                  class={`besides ${control.armed.value === row.option ? "armed" : ""}`}
                  data-option={row.option}
                  onClick={() => control.take(row)}
                >
                  {row.action === "throw_away" ? t.throwAway : t.endNow}
                </button>
              ))}
              {aside && (
                <button type="button" class="besides" data-aside={aside.option} onClick={() => control.take(aside)}>
                  {t.throwAway}
                </button>
              )}
            </span>
          );
        })}
        {!hand.length && <p class="hint it">{side.hand ? t.handEmpty : t.handHidden(side.hand_size)}</p>}
      </div>
    </section>
  );
}
