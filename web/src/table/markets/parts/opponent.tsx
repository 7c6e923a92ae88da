/** Another player's side, in short. */
import type { JSX } from "preact";
import type { MarketsSeat } from "../../../types/generated";
import { Icon, Mark } from "../../../ui/glyph";
import { seatTag } from "../../away";
import { SeatClock } from "../../clock";
import { nameOf } from "../../context";
import { levelWords } from "../../levels";
import type { Model } from "../model";
import { useTable } from "../wire";
import { say } from "../words";
import { Account } from "./account";
import { Coach } from "./coach";
import { InFront } from "./infront";
import { Pill } from "./pill";
import { Stats } from "./stats";

export function Opponent({ seat, model }: { seat: MarketsSeat; model: Model }): JSX.Element {
  const { session, control } = useTable();
  const info = session.table.value?.seats[seat.seat];
  const name = nameOf(session, seat.seat);
  const { view } = model;
  const asked = view.asked.includes(seat.seat) && !view.over;
  const bot = info?.bot;
  const tag = seatTag(info);
  return (
    <section class={`opp sheet laid ${asked ? "at-turn" : ""}`} aria-label={name} data-place={`seat-${seat.seat}`}>
      <h3>
        <Mark seat={seat.seat} />
        <span class="clip">{name}</span>
        <span class="tag">
          <Icon name={bot || tag ? "bot" : "person"} size="xs" />
          {tag ?? (bot ? levelWords(bot) : info?.online === false ? say("table-offline") : "")}
        </span>
        {view.start === seat.seat && <Coach />}
        <Pill seat={seat} model={model} />
        <SeatClock seat={seat.seat} />
        <button
          type="button"
          class="iconb small"
          aria-label={say("table-open-full", { seat: seat.seat })}
          onClick={() => control.openSide(seat.seat)}
        >
          <Icon name="chevron" size="xs" />
        </button>
      </h3>
      <Stats seat={seat} view={view} />
      <InFront side={seat} />
      <Account seat={seat} name={name} />
    </section>
  );
}
