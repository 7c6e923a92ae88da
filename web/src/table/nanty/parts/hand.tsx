/** The hand. */
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { useWidth } from "../../../ui/width";
import { Target } from "../../target";
import { ActionFace, actionWords } from "../card/action";
import { slim } from "../card/size";
import { actionCard } from "../catalog";
import { useTable } from "../wire";
import { say } from "../words";
import type { PartProps } from "./part";

/** Until it is measured. */
const WIDE = 1200;

export function Hand({ model }: PartProps): JSX.Element {
  const { catalog, control, session } = useTable();
  const { side, marks } = model;
  const hand = side.hand ?? [];
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box, WIDE);
  const title = model.own ? say("hand") : say("hand-of", { seat: side.seat });
  return (
    <section class="handrow" aria-label={title}>
      <h2 class="cap">
        {title} <small>{say("number-of-cards", { count: side.hand_size })}</small>
      </h2>
      <div
        ref={box}
        class={`hand ${slim(hand.length, width) ? "slim" : ""}`}
        style={`--n:${Math.max(2, hand.length)}`}
        data-place={`hand-${side.seat}`}
      >
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
                  {react && <span class="a-why do">{say("can-answer")}</span>}
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
                  {row.action === "throw_away" ? say("throw-away") : say("end-now")}
                </button>
              ))}
              {aside && (
                <button type="button" class="besides" data-aside={aside.option} onClick={() => control.take(aside)}>
                  {say("throw-away")}
                </button>
              )}
            </span>
          );
        })}
        {!hand.length && (
          <p class="hint it">{side.hand ? say("hand-empty") : say("hand-hidden", { cards: side.hand_size })}</p>
        )}
      </div>
    </section>
  );
}
