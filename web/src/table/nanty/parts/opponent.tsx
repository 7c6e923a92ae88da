/** Another player's side, in short. */
import type { JSX } from "preact";
import { nanty as t } from "../../../text/nanty";
import type { NantySeat } from "../../../types/generated";
import { Count } from "../../../ui/count";
import { Icon, Mark } from "../../../ui/glyph";
import { SeatClock } from "../../clock";
import { nameOf } from "../../context";
import { figureCard } from "../catalog";
import { controlled, type Model } from "../model";
import { useTable } from "../wire";
import { Kept } from "./kept";
import { PowerChips } from "./powers";

export function Opponent({ seat, model }: { seat: NantySeat; model: Model }): JSX.Element {
  const { session, control, catalog } = useTable();
  const info = session.table.value?.seats[seat.seat];
  const target = model.marks.seat.get(seat.seat);
  const turn = model.view.turn === seat.seat && !model.view.over;
  const name = nameOf(session, seat.seat);
  const stat = (icon: string, value: JSX.Element, label: string): JSX.Element => (
    <div>
      <b>
        {icon && <Icon name={icon} />}
        {value}
      </b>
      {label}
    </div>
  );
  return (
    <section
      class={`opp sheet laid ${turn ? "at-turn" : ""} ${target ? "is-aim" : ""}`}
      aria-label={name}
      data-place={`seat-${seat.seat}`}
    >
      <h3>
        <Mark seat={seat.seat} me={model.me} />
        <button type="button" class="nm clip" onClick={() => control.openSide(seat.seat)}>
          {name}
        </button>
        <span class="tag">
          <Icon name={info?.kind === "bot" ? "bot" : "person"} size="xs" />
          {turn ? t.turnOf : ""}
        </span>
        <SeatClock seat={seat.seat} />
        <span class="who-q" title={seat.personality ? "" : t.unknownLong}>
          <Icon name="nn_mask" />
          {seat.personality ? (t.people[seat.personality] ?? catalog.name(seat.personality)) : t.unknown}
        </span>
      </h3>
      <div class="stats">
        {stat(
          "",
          <span>
            £<Count value={seat.money} />
          </span>,
          t.opponent.money,
        )}
        {stat("nn_agent", <Count value={seat.agents} />, t.opponent.agents)}
        {stat("nn_house", <Count value={seat.buildings.length} />, t.opponent.buildings)}
        {stat("nn_flag", <Count value={controlled(model.view, seat.seat)} />, t.opponent.controls)}
        {stat("hand", <Count value={seat.hand_size} />, t.opponent.cards)}
      </div>
      <PowerChips seat={seat} model={model} />
      {seat.agent_cards !== undefined && (
        <div class="chips figs">
          {(seat.revealed ?? []).map((id) => (
            <button
              key={id}
              type="button"
              class="chip"
              title={figureCard(catalog, id)?.text}
              onClick={() => control.look(id)}
            >
              {catalog.name(id)}
            </button>
          ))}
          <small>{t.figureCardsNote(seat.agent_cards, seat.building_cards ?? 0)}</small>
        </div>
      )}
      <Kept seat={seat} onLook={(id) => control.look(id)} />
      {target && (
        <button
          type="button"
          class="btn prime aim"
          data-option={target.option}
          onClick={() => control.take(target)}
          onMouseEnter={(event) => control.point(target, event.currentTarget)}
          onMouseLeave={() => control.point(null)}
          onFocus={(event) => control.point(target, event.currentTarget)}
          onBlur={() => control.point(null)}
        >
          {t.chooses} {name}
        </button>
      )}
    </section>
  );
}
