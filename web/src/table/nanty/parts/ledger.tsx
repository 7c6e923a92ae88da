/** The ledger of the side that is shown. */
import type { JSX } from "preact";
import { nanty as t } from "../../../text/nanty";
import { Count } from "../../../ui/count";
import { Icon, Mark } from "../../../ui/glyph";
import { nameOf } from "../../context";
import { areaCard } from "../catalog";
import { controlled, standing } from "../model";
import { useTable } from "../wire";
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
      aria-label={model.own ? t.ledger : t.ledgerOf(nameOf(session, side.seat))}
      data-place={`seat-${side.seat}`}
    >
      <h2>
        <Mark seat={side.seat} me={model.me} />
        <span class="clip">{nameOf(session, side.seat)}</span> <small>{t.controls(controlled(view, side.seat))}</small>
      </h2>
      {row(
        "coin",
        t.moneyRow,
        t.worthNote(side.worth),
        <>
          £<Count value={side.money} />
        </>,
      )}
      {row("nn_agent", t.agents, t.agentsNote(standing(view, side.seat), side.reserve), <Count value={side.agents} />)}
      {row(
        "nn_house",
        t.buildings,
        t.buildingsNote(cost, 6 - side.buildings.length),
        <Count value={side.buildings.length} />,
      )}
      <Kept seat={side} onLook={(id) => control.look(id)} />
      <Secret model={model} />
    </section>
  );
}
