/** A player's figures. */
import type { ComponentChildren, JSX } from "preact";
import { words as w } from "../../../text/markets";
import type { MarketsSeat, MarketsView } from "../../../types/generated";
import { Count } from "../../../ui/count";
import { Icon } from "../../../ui/glyph";

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
      {label}
    </div>
  );
}

export function Stats({ seat, view }: { seat: MarketsSeat; view: MarketsView }): JSX.Element {
  const shown =
    view.money_shown_in_round === null ? w.stats.money : `£${seat.money_shown ?? 0} ${w.rd(view.money_shown_in_round)}`;
  const whose = seat.seat;
  return (
    <div class="stats five">
      {seat.money === null ? (
        <Figure key="secret" icon="secret" label={shown} seat={whose} hidden>
          {w.hiddenMoney}
        </Figure>
      ) : (
        <Figure key="coin" icon="coin" label={w.stats.money} seat={whose}>
          £<Count value={seat.money} />
        </Figure>
      )}
      <Figure icon="hand" label={w.stats.goods} seat={whose}>
        <Count value={seat.hand_size} />
      </Figure>
      <Figure icon="special" label={w.stats.special} seat={whose}>
        <Count value={seat.specials_held} />
      </Figure>
      <Figure icon="bar" label={w.stats.bars} seat={whose}>
        <Count value={seat.bars} />
      </Figure>
      <Figure icon="supply" label={w.stats.supply} seat={whose}>
        {seat.replenishment}
      </Figure>
    </div>
  );
}
