/** Named figures and what they can do. */
import type { JSX } from "preact";
import { tell } from "../../../words/language";
import { figureCard } from "../catalog";
import { useTable } from "../wire";
import { say } from "../words";
import type { PartProps } from "./part";

/** Agent and Building cards: one's own, hidden or revealed. */
export function Abilities({ model }: PartProps): JSX.Element | null {
  const { catalog, control } = useTable();
  const { side, marks } = model;
  if (side.secret === undefined) return null;
  const secret = side.secret ?? [];
  const shown = side.revealed ?? [];
  return (
    <>
      {[...shown.map((id) => [id, true] as const), ...secret.map((id) => [id, false] as const)].map(([id, open]) => {
        const card = figureCard(catalog, id);
        const row = marks.ability.get(id);
        if (!card) return null;
        return (
          <button
            key={id}
            type="button"
            class={`pow fig ${row ? "lit" : ""} ${open ? "open" : "sealed"}`}
            data-option={row ? row.option : undefined}
            data-look={id}
            title={tell(card.text)}
            onClick={() => (row ? control.take(row) : control.look(id))}
            onMouseEnter={(event) => row && control.point(row, event.currentTarget)}
            onMouseLeave={() => control.point(null)}
            onFocus={(event) => row && control.point(row, event.currentTarget)}
            onBlur={() => control.point(null)}
          >
            <span class="vh">
              {say(open ? "ability-words-open" : "ability-words-secret", { figure: id, says: tell(card.text) })}
            </span>
            <span class="ph" aria-hidden="true">
              <svg class="ic" viewBox="0 0 24 24" aria-hidden="true">
                <use href={`#np_f_${id}`} />
              </svg>
              <span>{tell(card.name)}</span>
              <i>{say(open ? "revealed" : "hidden")}</i>
            </span>
          </button>
        );
      })}
    </>
  );
}
