/** What one saw of the deck, and may choose among. */
import type { JSX } from "preact";
import { Target } from "../../target";
import { CardFace } from "../card/face";
import { cardWords } from "../card/words";
import { cityOf } from "../catalog";
import type { Model } from "../model";
import { useTable } from "../wire";
import { say } from "../words";

export function Foreseen({ model }: { model: Model }): JSX.Element | null {
  const { catalog } = useTable();
  const seen = model.view.foreseen ?? [];
  if (!seen.length && !model.marks.foreseen.size) return null;
  const cards = model.marks.foreseen.size ? [...model.marks.foreseen.keys()] : seen;
  if (!model.marks.foreseen.size) return null;
  return (
    <section class="foreseen sheet laid" aria-label={say("foreseen-title")}>
      <h2 class="cap">
        {say("foreseen-title")} <small>{say("foreseen-note")}</small>
      </h2>
      <div class="fan">
        {cards.map((id, i) => {
          const card = cityOf(catalog, id);
          return card ? (
            <Target key={i} row={model.marks.foreseen.get(id)} look={id} label={cardWords(card)}>
              <CardFace card={card} />
            </Target>
          ) : null;
        })}
      </div>
    </section>
  );
}
