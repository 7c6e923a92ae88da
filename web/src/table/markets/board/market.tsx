/** One market: its stack, its goods, the crates on display. */
import type { JSX } from "preact";
import { markOf } from "../../../state/prefs";
import type { MarketPlace } from "../../../types/generated";
import { byCrates } from "../crates";
import { fitLine } from "../fit";
import { inks } from "../inks";
import { type Model, shortMarket } from "../model";
import type { Preview } from "../preview";
import { say } from "../words";
import { markPath } from "./markpath";
import type { Plan, Spot } from "./plans";
import { StackTop } from "./stack";

const AWNINGS: [number, number, number, number, boolean][] = [
  [33, 6, 46, 16, false],
  [87, 6, 46, 16, false],
  [15, 142, 36, 16, false],
  [65, 142, 36, 16, false],
  [115, 142, 36, 16, false],
  [6, 45, 15, 42, true],
  [6, 95, 15, 36, true],
  [143, 29, 15, 42, true],
  [143, 79, 15, 42, true],
];

function Awnings(): JSX.Element {
  return (
    <g class="awn">
      {AWNINGS.map(([x, y, width, height, upright]) => (
        <g key={`${x} ${y}`}>
          <rect class="ash" x={x + 1.5} y={y + 2.5} width={width} height={height} rx="2" />
          <rect class="a0" x={x} y={y} width={width} height={height} rx="2" />
          {[0, 2, 4].map((i) => {
            const stripe = upright ? 10 : 9;
            if (upright ? i * stripe >= height : i * stripe >= width) return null;
            return upright ? (
              <rect
                key={i}
                class="a1"
                x={x}
                y={y + i * stripe}
                width={width}
                height={Math.min(stripe, height - i * stripe)}
              />
            ) : (
              <rect
                key={i}
                class="a1"
                x={x + i * stripe}
                y={y}
                width={Math.min(stripe, width - i * stripe)}
                height={height}
              />
            );
          })}
          <rect class="a2" x={x} y={y} width={width} height={height} rx="2" />
        </g>
      ))}
    </g>
  );
}

/** The pile of goods beside a market: its sign and how many are left. */
function Pile({ market, plan }: { market: MarketPlace; plan: Plan }): JSX.Element {
  const { x, y, width, height } = plan.pile;
  const left = market.pile;
  const number = market.offer === "general" ? say("any") : left === null ? say("uncounted") : String(left);
  if (plan.narrow) {
    return (
      <g class="goodspile">
        <use href={`#u_${market.offer}`} x={x} y={y} width="22" height="22" class="gg" />
        {market.offer !== "general" && (
          <text class="gn" x={x + 30} y={y + 16}>
            {number}
          </text>
        )}
      </g>
    );
  }
  const deep = market.offer === "general" ? 1 : left === null ? 3 : left > 8 ? 3 : left > 3 ? 2 : left ? 1 : 0;
  return (
    <g class={`goodspile ${deep ? "" : "out"}`}>
      {[2, 1, 0]
        .filter((i) => i < Math.max(1, deep))
        .map((i) => (
          <rect
            key={i}
            class={`gc ${market.offer === "general" || !deep ? "dash" : ""}`}
            x={x + i * 2.5}
            y={y + i * 2.5}
            width={width}
            height={height}
            rx="4"
          />
        ))}
      <use href={`#u_${market.offer}`} x={x + 6} y={y + 4} width="36" height="36" class="gg" />
      <text class={market.offer === "general" ? "gn s" : "gn"} x={x + 24} y={y + 53} style={fitLine(number, 6)}>
        {number}
      </text>
    </g>
  );
}

/** The crates on display, most first; pointing at an option shows how they would change. */
function Counts({
  market,
  plan,
  model,
  after,
}: {
  market: MarketPlace;
  plan: Plan;
  model: Model;
  after: readonly number[] | null;
}): JSX.Element {
  const { x, y, width, height, step } = plan.counts;
  const order = byCrates(market.crates);
  const shown = plan.narrow
    ? order.filter((seat) => (market.crates[seat] ?? 0) > 0 || (after?.[seat] ?? 0) > 0)
    : order;
  return (
    <>
      {shown.map((seat, i) => {
        const now = market.crates[seat] ?? 0;
        const then = after?.[seat] ?? now;
        const mark = markOf(seat);
        const top = y + i * step;
        return (
          <g
            key={seat}
            class={`vc ${now || then ? "" : "z"} ${then > now ? "up" : then < now ? "down" : ""}`}
            style={`--c:var(--p${mark})`}
          >
            <rect x={x} y={top} width={width} height={height} rx="3" class={seat === model.me ? `me p${mark}` : ""} />
            <path class="mk" d={markPath(mark, x + width * 0.24, top + height / 2, plan.narrow ? 4.4 : 5.5)} />
            <text x={x + width * 0.72} y={top + height * 0.76}>
              {then}
            </text>
          </g>
        );
      })}
    </>
  );
}

export function Market({
  market,
  at,
  plan,
  model,
  preview,
  lit,
  hot,
}: {
  market: MarketPlace;
  at: Spot;
  plan: Plan;
  model: Model;
  preview: Preview;
  lit: boolean;
  hot: boolean;
}): JSX.Element {
  const more = preview.bars?.market === market.id ? preview.bars : null;
  const scale = plan.crates / 102;
  const name = shortMarket(market.id);
  return (
    <g
      class="mkt"
      data-place={`market-${market.id}`}
      style={inks(market.offer)}
      transform={`translate(${at.x} ${at.y})`}
    >
      <rect class="plz0" width={plan.side} height={plan.side} rx={plan.narrow ? 4 : 5} />
      {!plan.narrow && <rect x="3" y="3" width={plan.side - 6} height={plan.side - 6} rx="3" fill="url(#cob-w)" />}
      {!plan.narrow && <rect class="plz1" x="3" y="3" width={plan.side - 6} height={plan.side - 6} rx="3" />}
      {!plan.narrow && <Awnings />}
      <rect
        class="pit"
        x={plan.pit - (plan.narrow ? 1 : 4)}
        y={plan.pit - (plan.narrow ? 1 : 4)}
        width={plan.crates + (plan.narrow ? 2 : 8)}
        height={plan.crates + (plan.narrow ? 2 : 8)}
        rx="3"
      />
      <g transform={`translate(${plan.pit} ${plan.pit}) scale(${scale.toFixed(4)})`}>
        <StackTop bars={market.bars} more={more ? Array.from({ length: more.count }, () => more.owner) : []} />
      </g>
      <text
        class={plan.narrow ? "mname p" : "mname"}
        x={plan.narrow ? 0 : 2}
        y={plan.narrow ? -6 : -9}
        style={fitLine(name, plan.narrow ? 14 : 22)}
      >
        {name}
      </text>
      <Pile market={market} plan={plan} />
      <Counts market={market} plan={plan} model={model} after={more?.crates ?? null} />
      {lit && (
        <rect class={`plit ${hot ? "hot" : ""}`} x="-1" y="-1" width={plan.side + 2} height={plan.side + 2} rx="6" />
      )}
    </g>
  );
}
