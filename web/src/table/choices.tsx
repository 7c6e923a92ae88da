/** Every option of the decision as a list, whatever the game: nothing is ever unplayable. */
import type { JSX } from "preact";
import { Icon } from "../ui/glyph";
import { say, tell } from "../words/language";
import { cautions } from "./cautions";
import { useTable } from "./context";

export function ChoiceList({ onChosen }: { onChosen?: () => void }): JSX.Element {
  const { session, control, catalog, kit } = useTable();
  const decision = session.decision.value;
  const why = session.state.value?.unavailable ?? [];
  if (!decision) return <p class="muted">{say("generic-no-choice")}</p>;
  return (
    <div class="choices">
      <p class="ask">{tell(decision.prompt)}</p>
      <ol aria-label={tell(decision.prompt)}>
        {decision.options.map((row) => {
          const armed = control.armed.value === row.option;
          const look = kit.look(row);
          return (
            <li key={row.option}>
              <button
                type="button"
                class={`choice ${armed ? "armed" : ""} ${session.pending.value === row.option ? "is-taken" : ""}`}
                data-option={row.option}
                onClick={() => {
                  control.take(row);
                  if (control.armed.value === null) onChosen?.();
                }}
                onFocus={(event) => control.point(row, event.currentTarget)}
                onMouseEnter={(event) => control.point(row, event.currentTarget)}
                onMouseLeave={() => control.point(null)}
              >
                <Icon name={kit.icon(row)} size="s" />
                <span>
                  <b>{armed ? say("table-sure") : tell(row)}</b>
                  {row.preview && <small>{tell(row.preview)}</small>}
                  {cautions(row).map((said) => (
                    <small key={said.key} class="warn">
                      {say("generic-warning")} {tell(said)}
                    </small>
                  ))}
                </span>
              </button>
              {look && catalog.byId.has(look) && (
                <button
                  type="button"
                  class="iconb"
                  aria-label={say("card-open", { name: catalog.name(look) })}
                  onClick={() => control.look(look)}
                >
                  <Icon name="info" size="s" />
                </button>
              )}
            </li>
          );
        })}
      </ol>
      {why.length > 0 && (
        <>
          <h3 class="cap">{say("generic-reasons")}</h3>
          <ul class="reasons">
            {why.map((row, i) => (
              <li key={i}>
                <Icon name="lock" size="xs" />
                <span>
                  <b>{tell(row)}</b> {tell(row.reason)}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
