/** How the rules picture London Markets: the board, single markets, and what is offered. */
import type { JSX } from "preact";
import type { MarketsView } from "../../types/generated";
import { Icon, Mark } from "../../ui/glyph";
import { named, say } from "../../words/language";
import type { Frame, Pictures, SceneProps } from "../pictures";
import { MarketBoard } from "./board/board";
import { Figure } from "./board/figure";
import { Market } from "./board/market";
import { WIDE } from "./board/plans";
import { MarketCardFace } from "./card/marketcard";
import { SpecialFace } from "./card/special";
import { GOODS } from "./goods";
import { inks } from "./inks";
import { modelOf } from "./model";
import { Fan } from "./parts/goods";
import { previewOf } from "./preview";
import { type Markets, useTable } from "./wire";
import { say as sayHere } from "./words";

const NOTHING = previewOf(null);

function Board(): JSX.Element | null {
  const model = modelOf(useTable().session);
  return model && <MarketBoard model={model} plan={WIDE} preview={NOTHING} />;
}

/** The markets where bars lie, each with whoever stands there. */
function Places({ frame, names }: { frame: Frame<MarketsView>; names: readonly string[] }): JSX.Element | null {
  const model = modelOf(useTable().session);
  if (!model) return null;
  const { view } = frame;
  const corner = { x: 44, y: 30 };
  return (
    <div class="pic-row markets">
      {view.markets
        .filter(({ bars }) => bars.length)
        .map((market) => {
          const merchant = view.merchants.find((m) => m.market === market.id);
          const words = names.map((name, seat) => sayHere("crates-of", { name, crates: market.crates[seat] ?? 0 }));
          return (
            <svg
              key={market.id}
              class="lm-board pic-market"
              viewBox="0 0 276 226"
              role="img"
              aria-label={[named("market", market.id), ...words].join(". ")}
            >
              <Market market={market} at={corner} plan={WIDE} model={model} preview={NOTHING} lit={false} hot={false} />
              {merchant && (
                <Figure
                  token={merchant.action}
                  market={null}
                  at={{ x: corner.x + WIDE.merchant.x, y: corner.y + WIDE.merchant.y }}
                  plan={WIDE}
                  used={merchant.used}
                  by={undefined}
                  lit={false}
                  hot={false}
                />
              )}
            </svg>
          );
        })}
    </div>
  );
}

/** What each player lays down, or holds before anything is laid down. */
function Offers({ frame, names }: { frame: Frame<MarketsView>; names: readonly string[] }): JSX.Element {
  const { view, offers } = frame;
  return (
    <div class="pic-row offers">
      {view.seats.map(({ seat, hand }) => {
        const name = names[seat] ?? "";
        const laid = offers?.find((offer) => offer.seat === seat);
        const held = GOODS.map((good) => ({ good, count: hand?.[good] ?? 0 }));
        const goods = laid ? held.map(({ good }) => ({ good, count: laid.good === good ? laid.count : 0 })) : held;
        const some = goods.filter(({ count }) => count > 0);
        return (
          <section key={seat} class="pic-offer" aria-label={say(laid ? "scene-offer" : "scene-holds", { name })}>
            <h3>
              <Mark seat={seat} /> {say(laid ? "scene-offer" : "scene-holds", { name })}
            </h3>
            {some.map(({ good, count }) => (
              <span key={good} class="pic-goods" style={inks(good)}>
                <span class="vh">{sayHere("goods", { count, good })}</span>
                <Fan good={good} count={count} up={0} width={110} />
              </span>
            ))}
            {!some.length && <em class="muted">{say("scene-nothing")}</em>}
          </section>
        );
      })}
    </div>
  );
}

/** The special cards that a step played. */
function Specials({ used }: { used: readonly string[] }): JSX.Element | null {
  const { catalog } = useTable();
  const cards = used.flatMap((id) => {
    const row = catalog.byId.get(id);
    return row?.type === "special" ? [row] : [];
  });
  return cards.length ? (
    <div class="pic-row">
      {cards.map((card) => (
        <span key={card.id} class="face pic-card used">
          <SpecialFace card={card} />
          <span class="used-tag">{say("rules-used")}</span>
        </span>
      ))}
    </div>
  ) : null;
}

/** The market card of the round, and which of its goods have been settled. */
function CardNow({ view }: { view: MarketsView }): JSX.Element | null {
  const { catalog } = useTable();
  const row = view.card && catalog.byId.get(view.card.id);
  if (row?.type !== "market_card") return null;
  return (
    <span class="pic-marketcard">
      <MarketCardFace card={row} />
      {view.covered.length > 0 && (
        <span class="pic-covered">
          {say("scene-settled")}
          {view.covered.map((good) => (
            <span key={good}>
              <span class="vh">{sayHere("good-name", { good })}</span>
              <Icon name={good} size="s" />
            </span>
          ))}
        </span>
      )}
    </span>
  );
}

function Scene({ part, frame, example }: SceneProps<Markets>): JSX.Element | null {
  return (
    <div class={`scene scene-${part} markets`}>
      {part === "board" && <Board />}
      {part === "markets" && <Places frame={frame} names={example.names} />}
      {part === "offers" && (
        <div class="pic-auction">
          <CardNow view={frame.view} />
          <Offers frame={frame} names={example.names} />
        </div>
      )}
      <Specials used={frame.used} />
    </div>
  );
}

const COUNTED: Readonly<Record<string, (seat: MarketsView["seats"][number]) => number>> = {
  money: (seat) => seat.money ?? 0,
  hand: (seat) => seat.hand_size,
  bars: (seat) => seat.bars,
  specials: (seat) => seat.specials_held,
};

export const pictures: Pictures<Markets> = {
  examples: () =>
    import("./examples/london-markets.json").then(
      (m) => m.default as unknown as Awaited<ReturnType<Pictures<Markets>["examples"]>>,
    ),
  Scene,
  parts: () => [
    [".pr .pg", "left"],
    [".pr .pay", "right"],
  ],
  figure: (name, view, seat) => {
    const side = view.seats[seat];
    return (side && COUNTED[name]?.(side)) ?? 0;
  },
};
