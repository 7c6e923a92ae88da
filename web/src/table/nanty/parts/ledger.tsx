/** The ledger of the side that is shown. */
import type { JSX } from "preact";
import { Count } from "../../../ui/count";
import { Icon, Mark } from "../../../ui/glyph";
import { nameOf } from "../../context";
import { areaCard } from "../catalog";
import { controlled, standing } from "../model";
import { useTable } from "../wire";
import { say } from "../words";
import { Kept } from "./kept";
import type { PartProps } from "./part";
import { Secret } from "./secret";

export function Ledger({ model }: PartProps): JSX.Element {
  const { session, catalog, control } = useTable();
  const { side, view } = model;
  const cost = side.buildings.reduce((sum, id) => sum + (areaCard(catalog, id)?.cost ?? 0), 0);
  const row = (icon: string, label: string, note: string, value: JSX.Element): JSX.Element => (
    <div class="st">
      <Icon name={icon} />
      <span class="l">
        {label}
        <small>{note}</small>
      </span>
      <span class="v">{value}</span>
    </div>
  );
  return (
    <section
      class="ledger sheet laid"
      aria-label={model.own ? say("ledger") : say("ledger-of", { seat: side.seat })}
      data-place={`seat-${side.seat}`}
    >
      <h2>
        <Mark seat={side.seat} />
        <span class="clip">{nameOf(session, side.seat)}</span>{" "}
        <small>{say("ledger-controls", { areas: controlled(view, side.seat) })}</small>
      </h2>
      {row(
        "coin",
        say("ledger-money"),
        say("ledger-money.note", { worth: side.worth }),
        <>
          £<Count value={side.money} />
        </>,
      )}
      {row(
        "nn_agent",
        say("ledger-agents"),
        say("ledger-agents.note", { areas: standing(view, side.seat), reserve: side.reserve }),
        <Count value={side.agents} />,
      )}
      {row(
        "nn_house",
        say("ledger-buildings"),
        say("ledger-buildings.note", { cost, left: side.reserve_buildings }),
        <Count value={side.buildings.length} />,
      )}
      <Kept seat={side} onLook={(id) => control.look(id)} />
      <Secret model={model} />
    </section>
  );
}
