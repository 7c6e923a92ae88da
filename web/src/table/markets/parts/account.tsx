/** What can be worked out about a player. */
import type { JSX } from "preact";
import { words as w } from "../../../text/markets";
import type { MarketsSeat } from "../../../types/generated";
import { Icon } from "../../../ui/glyph";
import { GOODS } from "../goods";
import { inks } from "../inks";

export function Account({ seat, name }: { seat: MarketsSeat; name: string }): JSX.Element | null {
  const { account } = seat;
  if (!account) return null;
  const [low, high] = [account.money[0] ?? 0, account.money[1] ?? 0];
  return (
    <dl class="acct" aria-label={w.accountLabel(name)} title={w.account}>
      {GOODS.map((good) => {
        const range = account.goods[good] ?? [0, 0];
        return (
          <div key={good} style={inks(good)}>
            <dt>
              <span class="vh">{w.goodName(good)}</span>
              <Icon name={good} size="s" />
            </dt>
            <dd>{w.range(range[0] ?? 0, range[1] ?? 0)}</dd>
          </div>
        );
      })}
      <div>
        <dt>
          <span class="vh">{w.money}</span>
          <Icon name="coin" size="s" />
        </dt>
        <dd>£{w.range(low, high)}</dd>
      </div>
    </dl>
  );
}
