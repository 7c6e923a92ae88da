/** One player's side of the table, opened in full. */

import type { JSX } from "preact";
import { Icon } from "../../../ui/glyph";
import { Target } from "../../target";
import { SpecialFace, specialWords } from "../card/special";
import { GOODS } from "../goods";
import { inks } from "../inks";
import { type Model, shortMarket } from "../model";
import { specialOf } from "../specials";
import { useTable } from "../wire";
import { say } from "../words";
import { rangeWords } from "./account";
import { Stats } from "./stats";

export function SideInFull({ model, seat }: { model: Model; seat: number }): JSX.Element | null {
  const { catalog } = useTable();
  const { view } = model;
  const side = view.seats[seat];
  if (!side) return null;
  const shelf = (title: string, ids: readonly string[]): JSX.Element | null =>
    ids.length ? (
      <section class="shelf" aria-label={title}>
        <h3 class="cap">{title}</h3>
        <div class="pilecards">
          {ids.map((id, i) => {
            const card = specialOf(catalog, id);
            return card ? (
              <Target key={i} look={id} label={specialWords(card, side)}>
                <SpecialFace card={card} side={side} />
              </Target>
            ) : null;
          })}
        </div>
      </section>
    ) : null;
  return (
    <div class="fullside markets-side">
      <Stats seat={side} view={view} />
      <dl class="acct wide">
        {view.markets.map((market) => (
          <div key={market.id} style={inks(market.offer)}>
            <dt>
              <Icon name={market.offer} size="s" /> {shortMarket(market.id)}
            </dt>
            <dd>{market.crates[seat] ?? 0}</dd>
          </div>
        ))}
      </dl>
      {(side.hand || side.account) && (
        <dl class="acct wide">
          {GOODS.map((good) => {
            const range = side.account?.goods[good] ?? [0, 0];
            return (
              <div key={good} style={inks(good)}>
                <dt>
                  <Icon name={good} size="s" /> {say("good-name", { good })}
                </dt>
                <dd>{side.hand ? (side.hand[good] ?? 0) : rangeWords(range)}</dd>
              </div>
            );
          })}
        </dl>
      )}
      {shelf(say("specials"), side.specials ?? [])}
      {shelf(say("in-front"), side.in_front)}
      {shelf(say("used-up"), side.used_up)}
    </div>
  );
}
