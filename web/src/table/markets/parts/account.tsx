/** What can be worked out about a player. */
import type { JSX } from "preact";
import type { MarketsSeat } from "../../../types/generated";
import { Icon } from "../../../ui/glyph";
import { GOODS } from "../goods";
import { inks } from "../inks";
import { say } from "../words";

/** The least and the most of something. */
export function rangeWords([low = 0, high = 0]: readonly number[]): string {
  return low === high ? String(low) : say("range", { low, high });
}

export function Account({ seat, name }: { seat: MarketsSeat; name: string }): JSX.Element | null {
  const { account } = seat;
  if (!account) return null;
  const [low, high] = [account.money[0] ?? 0, account.money[1] ?? 0];
  return (
    <dl class="acct" aria-label={say("account-of", { name })} title={say("account")}>
      {GOODS.map((good) => {
        const range = account.goods[good] ?? [0, 0];
        return (
          <div key={good} style={inks(good)}>
            <dt>
              <span class="vh">{say("good-name", { good })}</span>
              <Icon name={good} size="s" />
            </dt>
            <dd>{rangeWords(range)}</dd>
          </div>
        );
      })}
      <div>
        <dt>
          <span class="vh">{say("money")}</span>
          <Icon name="coin" size="s" />
        </dt>
        <dd>{low === high ? say("pounds", { amount: low }) : say("range-pounds", { low, high })}</dd>
      </div>
    </dl>
  );
}
