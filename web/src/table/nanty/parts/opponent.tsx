/** Another player's side, in short. */
import type { JSX } from "preact";
import type { NantySeat } from "../../../types/generated";
import { Count } from "../../../ui/count";
import { Icon, Mark } from "../../../ui/glyph";
import { named, tell } from "../../../words/language";
import { seatTag } from "../../away";
import { SeatClock } from "../../clock";
import { nameOf } from "../../context";
import { figureCard } from "../catalog";
import { controlled, type Model } from "../model";
import { useTable } from "../wire";
import { say } from "../words";
import { Kept } from "./kept";
import { PowerChips } from "./powers";

export function Opponent({ seat, model }: { seat: NantySeat; model: Model }): JSX.Element {
  const { session, control, catalog } = useTable();
  const info = session.table.value?.seats[seat.seat];
  const target = model.marks.seat.get(seat.seat);
  const turn = model.view.turn === seat.seat && !model.view.over;
  const name = nameOf(session, seat.seat);
  const stat = (icon: string, value: JSX.Element, label: string): JSX.Element => (
    <div title={label}>
      <b>
        {icon && <Icon name={icon} />}
        {value}
      </b>
      <span>{label}</span>
    </div>
  );
  return (
    <section
      class={`opp sheet laid ${turn ? "at-turn" : ""} ${target ? "is-aim" : ""}`}
      aria-label={name}
      data-place={`seat-${seat.seat}`}
    >
      <h3>
        <Mark seat={seat.seat} />
        <button type="button" class="nm clip" onClick={() => control.openSide(seat.seat)}>
          {name}
        </button>
        <span class="tag">
          <Icon name={info?.kind === "bot" || info?.stand_in ? "bot" : "person"} size="xs" />
          {seatTag(info) ?? (turn ? say("at-turn") : "")}
        </span>
        <SeatClock seat={seat.seat} />
        <span class="who-q" title={seat.personality ? "" : say("unknown-personality.long")}>
          <Icon name="nn_mask" />
          {seat.personality ? named("personality", seat.personality, "short") : say("unknown-personality")}
        </span>
      </h3>
      <div class="stats">
        {stat(
          "",
          <span>
            £<Count value={seat.money} />
          </span>,
          say("stat-money"),
        )}
        {stat("nn_agent", <Count value={seat.agents} />, say("stat-agents"))}
        {stat("nn_house", <Count value={seat.buildings.length} />, say("stat-buildings"))}
        {stat("nn_flag", <Count value={controlled(model.view, seat.seat)} />, say("stat-controls"))}
        {stat("hand", <Count value={seat.hand_size} />, say("stat-cards"))}
      </div>
      <PowerChips seat={seat} model={model} />
      {seat.agent_cards !== undefined && (
        <div class="chips figs">
          {(seat.revealed ?? []).map((id) => (
            <button
              key={id}
              type="button"
              class="chip"
              title={tell(figureCard(catalog, id)?.text ?? "")}
              onClick={() => control.look(id)}
            >
              {catalog.name(id)}
            </button>
          ))}
          <small>{say("hidden-figure-cards", { agents: seat.agent_cards, buildings: seat.building_cards ?? 0 })}</small>
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
          {say("choose-player", { seat: seat.seat })}
        </button>
      )}
    </section>
  );
}
