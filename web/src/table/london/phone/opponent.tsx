/** Another player's side on a phone. */
import type { JSX } from "preact";
import type { LondonSeat } from "../../../types/generated";
import { Count } from "../../../ui/count";
import { Icon, Mark } from "../../../ui/glyph";
import { SeatSign } from "../../away";
import { nameOf } from "../../context";
import { Emblem } from "../card/emblem";
import { cityOf } from "../catalog";
import type { Model } from "../model";
import { useTable } from "../wire";

export function PhoneOpponent({ seat, model }: { seat: LondonSeat; model: Model }): JSX.Element {
  const { catalog, session, control } = useTable();
  const info = session.table.value?.seats[seat.seat];
  const target = model.marks.target.get(seat.seat);
  const turn = model.view.turn === seat.seat && !model.view.over;
  const act = (): void => {
    if (target) control.take(target);
    else control.openSide(seat.seat);
  };
  return (
    <button
      type="button"
      class={`ph-opp sheet laid ${target ? "is-playable" : ""} ${turn ? "at-turn" : ""}`}
      data-place={`seat-${seat.seat}`}
      data-option={target ? target.option : undefined}
      onClick={act}
    >
      <span class="nm">
        <Mark seat={seat.seat} />
        <span class="clip">{nameOf(session, seat.seat)}</span>
        {info?.bot && (
          <span class="tag">
            <Icon name="bot" size="xs" />
          </span>
        )}
        <SeatSign info={info} />
      </span>
      <span class="ph-st">
        <span>
          <Icon name="coin" />£<Count value={seat.money} />
        </span>
        <span>
          <Icon name="poverty" />
          <Count value={seat.poverty} />
        </span>
        <span>
          <Icon name="loan" />
          <Count value={seat.loans} />
        </span>
        <span>
          <Icon name="prestige" />
          <Count value={seat.prestige} />
        </span>
      </span>
      <span class="ph-tops">
        {seat.stacks.slice(0, 6).map((k, i) => {
          const card = k.up && k.top ? cityOf(catalog, k.top) : null;
          return card ? (
            <i key={i} class={card.colour} data-stack={`${seat.seat}-${i}`}>
              <Emblem id={card.id} colour={card.colour} cls="" />
            </i>
          ) : (
            <i key={i} class="dn" data-stack={`${seat.seat}-${i}`} />
          );
        })}
        {seat.stacks.length > 6 && <small>+{seat.stacks.length - 6}</small>}
        <em>
          <Icon name="hand" />
          {seat.hand_size}
        </em>
      </span>
    </button>
  );
}
