/** A player's figures. */
import type { ComponentChildren, JSX } from "preact";
import type { MarketsSeat, MarketsView } from "../../../types/generated";
import { Count } from "../../../ui/count";
import { Icon } from "../../../ui/glyph";
import { fitWords } from "../fit";
import { say } from "../words";

function Figure({
  icon,
  label,
  seat,
  hidden = false,
  children,
}: {
  icon: string;
  label: string;
  seat: number;
  hidden?: boolean;
  children: ComponentChildren;
}): JSX.Element {
  return (
    <div class={hidden ? "hid" : ""} data-stat={`${seat}-${icon}`}>
      <b>
        <Icon name={icon} />
        {children}
      </b>
      <span style={fitWords(label, 8)}>{label}</span>
    </div>
  );
}

export function Stats({ seat, view }: { seat: MarketsSeat; view: MarketsView }): JSX.Element {
  const round = view.money_shown_in_round;
  const shown = round === null ? say("stat-money") : say("stat-shown", { amount: seat.money_shown, round });
  const whose = seat.seat;
  return (
    <div class="stats five">
      {seat.money === null ? (
        <Figure key="secret" icon="secret" label={shown} seat={whose} hidden>
          {say("hidden-money")}
        </Figure>
      ) : (
        <Figure key="coin" icon="coin" label={say("stat-money")} seat={whose}>
          £<Count value={seat.money} />
        </Figure>
      )}
      <Figure icon="hand" label={say("stat-goods")} seat={whose}>
        <Count value={seat.hand_size} />
      </Figure>
      <Figure icon="special" label={say("stat-special")} seat={whose}>
        <Count value={seat.specials_held} />
      </Figure>
      <Figure icon="bar" label={say("stat-bars")} seat={whose}>
        <Count value={seat.bars} />
      </Figure>
      <Figure icon="supply" label={say("stat-supply")} seat={whose}>
        {seat.replenishment}
      </Figure>
    </div>
  );
}
