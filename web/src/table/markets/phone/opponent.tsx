/** Another player's side on a phone. */
import type { JSX } from "preact";
import type { MarketsSeat } from "../../../types/generated";
import { Icon, Mark } from "../../../ui/glyph";
import { SeatSign, seatTag } from "../../away";
import { nameOf } from "../../context";
import { fitLine } from "../fit";
import type { Model } from "../model";
import { Coach } from "../parts/coach";
import { Pill } from "../parts/pill";
import { useTable } from "../wire";
import { say } from "../words";

export function PhoneOpponent({ seat, model }: { seat: MarketsSeat; model: Model }): JSX.Element {
  const { session, control } = useTable();
  const { view } = model;
  const name = nameOf(session, seat.seat);
  const info = session.table.value?.seats[seat.seat];
  const standIn = seatTag(info) !== null;
  const signs = Number(view.start === seat.seat) + Number(standIn);
  const asked = view.asked.includes(seat.seat) && !view.over;
  return (
    <button
      type="button"
      class={`pse ${asked ? "at-turn" : ""}`}
      data-place={`seat-${seat.seat}`}
      onClick={() => control.openSide(seat.seat)}
    >
      <Mark seat={seat.seat} />
      <span class="clip nm" title={name} style={fitLine(name, 7 - 2 * signs)}>
        {name}
      </span>
      {view.start === seat.seat || standIn ? (
        <span class="signs">
          <SeatSign info={info} />
          {view.start === seat.seat && <Coach />}
        </span>
      ) : (
        <span />
      )}
      {view.over ? <span class="sl" /> : <Pill seat={seat} model={model} />}
      <span class="ps">
        <Icon name="hand" />
        <span class="vh">{say("stat-goods")} </span>
        {seat.hand_size}
      </span>
    </button>
  );
}
