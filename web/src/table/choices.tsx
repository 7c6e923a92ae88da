/** Every option of the decision as a list, whatever the game: nothing is ever unplayable. */
import type { JSX } from "preact";
import { text } from "../text/en";
import { tidy } from "../text/grammar";
import { Icon } from "../ui/glyph";
import { useTable, withNames } from "./context";

export function ChoiceList({ onChosen }: { onChosen?: () => void }): JSX.Element {
  const { session, control, catalog, kit } = useTable();
  const decision = session.decision.value;
  const why = session.state.value?.unavailable ?? [];
  if (!decision) return <p class="muted">{text.generic.noChoice}</p>;
  return (
    <div class="choices">
      <p class="ask">{withNames(session, decision.prompt)}</p>
      <ol aria-label={withNames(session, decision.prompt)}>
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
                  <b>{armed ? text.table.sure : withNames(session, row.label)}</b>
                  {row.preview && <small>{tidy(row.preview)}</small>}
                  {row.warning && (
                    <small class="warn">
                      {text.generic.warning} {row.warning}
                    </small>
                  )}
                </span>
              </button>
              {look && catalog.byId.has(look) && (
                <button
                  type="button"
                  class="iconb"
                  aria-label={text.card.open(catalog.name(look))}
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
          <h3 class="cap">{text.generic.reasons}</h3>
          <ul class="reasons">
            {why.map((row, i) => (
              <li key={i}>
                <Icon name="lock" size="xs" />
                <span>
                  <b>{row.label}</b> {row.reason}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
