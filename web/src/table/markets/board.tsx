/** The board: five markets in a ring about the Thames, those who walk it, and the tracks. */

import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { markOf } from "../../state/prefs";
import { words as w } from "../../text/markets";
import type { MarketPlace, MarketsOption } from "../../types/generated";
import { nameOf } from "../context";
import { optionWords, Target } from "../target";
import { bankAt, housesOf, markPath, type Plan, riverOf, type Spot, tileAt, treesOf } from "./geometry";
import {
  byCrates,
  cratesAfter,
  type Laid,
  type Model,
  marketAt,
  type Preview,
  previewOf,
  shortMarket,
  type Token,
  topOf,
} from "./model";
import { useTable } from "./wire";

const ACTION_SIGN: Record<string, string> = { stack: "crates", profit: "profit", goods: "goods" };
const GOOD_COLOUR: Record<string, string> = {
  coffee: "brown",
  soap: "blue",
  silk: "pink",
  china: "grey",
  general: "brass",
};
const ASSISTANTS: Token[] = ["assistant", "assistant_2"];

/** The colours of a good, for whatever is drawn in it. */
export function inks(good: string): string {
  const colour = GOOD_COLOUR[good] ?? "brass";
  const deep = colour === "brass" ? "brass-ink" : `${colour}-deep`;
  return `--g:var(--${colour});--gw:var(--${colour}-wash);--gd:var(--${deep})`;
}

/** The land, the river and the ring: what never changes. */
function Ground({ plan }: { plan: Plan }): JSX.Element {
  const river = riverOf(plan);
  const id = plan.narrow ? "n" : "w";
  return (
    <>
      <defs>
        <pattern id={`cob-${id}`} width="16" height="12" patternUnits="userSpaceOnUse">
          <rect width="16" height="12" class="cob0" />
          <path class="cob1" d="M0 0H16M0 6H16M4 0V6M12 0V6M0 6V12M8 6V12" />
        </pattern>
        <pattern id={`wav-${id}`} width="36" height="10" patternUnits="userSpaceOnUse">
          <path class="wavl" d="M0 5C6 2 12 2 18 5S30 8 36 5" />
        </pattern>
      </defs>
      <rect class="land" width={plan.width} height={plan.height} rx="3" />
      <path class="hs" d={housesOf(plan)} />
      <path class="tre" d={treesOf(plan)} />
      <g class={plan.narrow ? "rd p" : "rd"}>
        <path class="rd0" d={plan.ring} />
        <path class="rd1" d={plan.ring} />
        <path class="rd2" d={plan.ring} />
      </g>
      <path class="riv0" d={river.water} />
      <path d={river.water} fill={`url(#wav-${id})`} />
      <path class="bank" d={river.north} />
      <path class="bank" d={river.south} />
      {plan.bridges.map(({ x, width }) => {
        const y = bankAt(plan, x + width / 2) - 7;
        const long = plan.river.width + 14;
        return (
          <g key={x} class="brg">
            <rect x={x} y={y} width={width} height={long} />
            <path d={`M${x} ${y}v${long}M${x + width} ${y}v${long}`} />
          </g>
        );
      })}
      {plan.boats.map(([x, y, width]) => (
        <use key={x} href="#boat" x={x} y={y} width={width} height={(width * 25) / 36} class="bt" />
      ))}
      {plan.arrows.map(([x, y, turn]) => (
        <path
          key={`${x} ${y}`}
          class="rda"
          d={plan.narrow ? "M-5 -4.500L4 0L-5 4.500Z" : "M-7 -6L5 0L-7 6Z"}
          transform={`translate(${x} ${y}) rotate(${turn})`}
        />
      ))}
      {!plan.narrow && (
        <>
          <path id="lm-flow" d={river.flow} fill="none" />
          <text class="flow">
            <textPath href="#lm-flow">{w.thames}</textPath>
          </text>
          <g class="cart" transform="translate(46 372)">
            <path d="M8 0H124C124 5 127 8 132 8V60C127 60 124 63 124 68H8C8 63 5 60 0 60V8C5 8 8 5 8 0Z" />
            {w.cartouche.map((line, i) => (
              <text key={line} x="66" y={[24, 41, 56][i]} class={i ? "c2" : "c1"}>
                {line}
              </text>
            ))}
          </g>
          <g class="rose" transform="translate(764 408)">
            <circle r="27" />
            <circle r="21" />
            <path d="M0 -34L6 -6L0 0ZM0 34L-6 6L0 0ZM34 0L6 6L0 0ZM-34 0L-6 -6L0 0Z" class="f" />
            <path d="M0 -34L-6 -6L0 0ZM0 34L6 6L0 0ZM34 0L6 -6L0 0ZM-34 0L-6 6L0 0Z" />
            <text y="-37">{w.north}</text>
          </g>
        </>
      )}
    </>
  );
}

/** One bar of three crates, in a room of 102 by 102. */
function Bar({ bar, mark, ghost }: { bar: Laid; mark: number; ghost: boolean }): JSX.Element {
  const at = bar.line * 34;
  const lift = bar.raised ? -2.5 : 0;
  const x = bar.across ? at : 0;
  const y = (bar.across ? 0 : at) + lift;
  const width = bar.across ? 34 : 102;
  const height = bar.across ? 102 : 34;
  return (
    <g class={`bar ${ghost ? "ghost" : ""}`} style={`--c:var(--p${mark})`}>
      {bar.raised && (
        <>
          <rect class="bsh" x={x + 3} y={y + 7.5} width={width} height={height} rx="2.500" />
          <rect class="bsd" x={x + 0.7} y={y + 4} width={width - 1.4} height={height} rx="2.500" />
        </>
      )}
      <rect class="b0" x={x + 0.7} y={y + 0.7} width={width - 1.4} height={height - 1.4} rx="2.500" />
      {[0, 1, 2].map((i) => {
        const cx = x + (bar.across ? 17 : 17 + i * 34);
        const cy = y + (bar.across ? 17 + i * 34 : 17);
        const slats = bar.across
          ? `M${cx - 8.5} ${cy - 14.5}v29M${cx} ${cy - 14.5}v29M${cx + 8.5} ${cy - 14.5}v29`
          : `M${cx - 14.5} ${cy - 8.5}h29M${cx - 14.5} ${cy}h29M${cx - 14.5} ${cy + 8.5}h29`;
        return (
          <g key={i}>
            <path class="b1" d={slats} />
            <rect class="b2" x={cx - 14.6} y={cy - 14.6} width="29.200" height="29.200" rx="1.500" />
            <circle class="b3" cx={cx} cy={cy} r="9.200" />
            <path class="b4" d={markPath(mark, cx, cy, 5.3)} />
          </g>
        );
      })}
    </g>
  );
}

/** A stack seen from above, with the bars that an option would add. */
export function StackTop({
  bars,
  more,
  me,
}: {
  bars: readonly number[];
  more?: readonly number[];
  me: number | null;
}): JSX.Element {
  return (
    <>
      {topOf([...bars, ...(more ?? [])]).map((bar) => (
        <Bar key={bar.index} bar={bar} mark={markOf(bar.owner, me)} ghost={bar.index >= bars.length} />
      ))}
    </>
  );
}

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
  const number = market.offer === "general" ? w.any : left === null ? w.uncounted : String(left);
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
      <text class={market.offer === "general" ? "gn s" : "gn"} x={x + 24} y={y + 53}>
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
        const mark = markOf(seat, model.me);
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

function Market({
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
  const after = more ? cratesAfter(market, more.owner, more.count) : null;
  const scale = plan.crates / 102;
  return (
    <g class="mkt" style={inks(market.offer)} transform={`translate(${at.x} ${at.y})`}>
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
        <StackTop
          bars={market.bars}
          more={more ? Array.from({ length: more.count }, () => more.owner) : []}
          me={model.me}
        />
      </g>
      <text class={plan.narrow ? "mname p" : "mname"} x={plan.narrow ? 0 : 2} y={plan.narrow ? -6 : -9}>
        {shortMarket(market.name)}
      </text>
      <Pile market={market} plan={plan} />
      <Counts market={market} plan={plan} model={model} after={after} />
      {lit && (
        <rect class={`plit ${hot ? "hot" : ""}`} x="-1" y="-1" width={plan.side + 2} height={plan.side + 2} rx="6" />
      )}
    </g>
  );
}

const DRESS: Record<string, string> = {
  stack: "--c:var(--brick);--h:var(--fig-soot)",
  profit: "--c:var(--fig-green);--h:var(--fig-ink)",
  goods: "--c:var(--blue);--h:var(--brass)",
  assistant: "--c:var(--brown);--h:var(--fig-soot)",
  assistant_2: "--c:var(--pink-deep);--h:var(--brass-ink)",
};

/** A merchant or an assistant: faded with the mark of whoever used it, or standing in a ring if it can be used. */
function Figure({
  token,
  at,
  plan,
  used,
  by,
  lit,
  hot,
  me,
}: {
  token: Token;
  at: Spot;
  plan: Plan;
  used: boolean;
  by: number | undefined;
  lit: boolean;
  hot: boolean;
  me: number | null;
}): JSX.Element {
  const merchant = !token.startsWith("assistant");
  const { width, height } = merchant ? plan.merchant : plan.assistant;
  const foot = height - (merchant ? -8 : 4);
  const mark = by === undefined ? null : markOf(by, me);
  const seal: Spot = merchant
    ? { x: width + (plan.narrow ? -5 : 2), y: plan.narrow ? height - 6 : height + 6 }
    : { x: plan.narrow ? 4 : 5, y: height - (plan.narrow ? 6 : 6) };
  const r = plan.narrow ? 7 : 9;
  return (
    <g
      class={`figure ${used ? "used" : ""}`}
      style={`transform:translate(${at.x}px,${at.y.toFixed(1)}px);${DRESS[token] ?? ""}`}
    >
      {lit && (
        <ellipse
          class={`flit ${hot ? "hot" : ""}`}
          cx={width / 2}
          cy={merchant && !plan.narrow ? foot + 2 : height - 3}
          rx={width * 0.7}
          ry={width * 0.24}
        />
      )}
      <ellipse
        class="gsh"
        cx={width / 2}
        cy={merchant && !plan.narrow ? foot + 5 : height - 1}
        rx={width * 0.5}
        ry={plan.narrow ? 2.5 : 4}
      />
      <g class="fig">
        <use
          href={merchant ? `#mer_${token}` : token === "assistant" ? "#ass_a" : "#ass_b"}
          width={width}
          height={height}
        />
      </g>
      {merchant && !plan.narrow && (
        <g class={`npl ${lit ? "lit" : ""}`}>
          <rect x="-2" y={height - 1} width={width} height="15" rx="3" />
          <text x={width / 2 - 2} y={height + 10.5}>
            {w.plate[token]}
          </text>
        </g>
      )}
      {mark !== null && (
        <g class="usedby" style={`--c:var(--p${mark})`}>
          <circle cx={seal.x} cy={seal.y} r={r} />
          <path d={markPath(mark, seal.x, seal.y, r / 2)} />
        </g>
      )}
    </g>
  );
}

function Tracks({ plan, model }: { plan: Plan; model: Model }): JSX.Element {
  const now = model.view.assistants[0]?.space ?? 1;
  return (
    <>
      {model.view.tracks.map((track, t) =>
        track.spaces.map(({ space, action, icon }) => {
          const { x, y } = tileAt(plan, t, space);
          const here = space === now;
          const { width, height } = plan.tile;
          const sign = plan.narrow ? (here ? 17 : 20) : here ? 26 : 30;
          const left = here ? x + width - sign - 2 : x + (width - sign) / 2 + (plan.narrow ? 0 : 2);
          return (
            <g key={`${t} ${space}`} class={`tile ${space < now ? "past" : here ? "now" : "next"}`}>
              <rect class="q0" x={x} y={y} width={width} height={height} rx={plan.narrow ? 3 : 4} />
              {!plan.narrow && !here && (
                <text class="qn" x={x + 7} y={y + 12}>
                  {space}
                </text>
              )}
              <use
                href={`#u_${ACTION_SIGN[action]}`}
                x={left}
                y={y + (height - sign) / 2}
                width={sign}
                height={sign}
                class="qa"
              />
              {icon && (
                <g class={`qe ${icon}`}>
                  <title>{w.iconTitles[icon]}</title>
                  <circle cx={x + width - (plan.narrow ? 5 : 10)} cy={y} r={plan.narrow ? 8.5 : 12} />
                  <use
                    href={`#u_${icon}`}
                    x={x + width - (plan.narrow ? 11 : 18)}
                    y={y - (plan.narrow ? 6 : 8)}
                    width={plan.narrow ? 12 : 16}
                    height={plan.narrow ? 12 : 16}
                  />
                </g>
              )}
            </g>
          );
        }),
      )}
    </>
  );
}

/** What an option at a market would bring, in a few words. */
export function bringsWords(row: MarketsOption, name: (seat: number) => string, preview: Preview): string {
  if (row.kind === "place_first") return w.brings.placeOf(name(row.owner ?? 0));
  if (row.kind === "place") return w.brings.place;
  if (row.action === "stack") return w.brings.bars(preview.bars?.count ?? 0);
  if (row.action === "profit") return w.brings.money(preview.money);
  return w.brings.goods(preview.goods?.count ?? 0, preview.goods?.good ?? null);
}

interface Box extends Spot {
  width: number;
  height: number;
}

/** Something that can be chosen, laid over a part of the board. */
function Over({
  box,
  plan,
  children,
  cls = "",
}: {
  box: Box;
  plan: Plan;
  children: JSX.Element;
  cls?: string;
}): JSX.Element {
  const part = (n: number, of: number): string => `${((100 * n) / of).toFixed(2)}%`;
  return (
    <span
      class={`at ${cls}`}
      style={`left:${part(box.x, plan.width)};top:${part(box.y, plan.height)};width:${part(box.width, plan.width)};height:${part(box.height, plan.height)}`}
    >
      {children}
    </span>
  );
}

export function MarketBoard({ model, plan, preview }: { model: Model; plan: Plan; preview: Preview }): JSX.Element {
  const { session, control, catalog } = useTable();
  const { view, marks, story } = model;
  const hot = control.hover.value?.row ?? control.held.value;
  const name = (seat: number): string => nameOf(session, seat);
  const at = (id: string): Spot => plan.squares[view.markets.findIndex((m) => m.id === id)] ?? { x: 0, y: 0 };
  const usable = new Set(marks.kind === "action" ? marks.rows.map((row) => row.token) : []);
  const figures = [
    ...view.merchants.flatMap((m): { token: Token; at: Spot; used: boolean }[] => {
      if (m.market === null) return [];
      const spot = at(m.market);
      return [{ token: m.action, at: { x: spot.x + plan.merchant.x, y: spot.y + plan.merchant.y }, used: m.used }];
    }),
    ...view.assistants.map((a, i) => {
      const tile = tileAt(plan, i, a.space);
      return {
        token: ASSISTANTS[i] ?? "assistant",
        at: { x: tile.x + plan.assistant.x, y: tile.y + plan.assistant.y },
        used: a.used,
      };
    }),
  ];
  const crates = (market: MarketPlace): string[] =>
    byCrates(market.crates)
      .filter((seat) => market.crates[seat])
      .map((seat) => w.cratesOf(name(seat), market.crates[seat] ?? 0));
  const ground = useMemo(() => <Ground plan={plan} />, [plan]);
  const placed = view.merchants[0]?.market !== null;
  return (
    <div class={`bw ${plan.narrow ? "narrow" : ""}`} style={`aspect-ratio:${plan.width}/${plan.height}`}>
      <svg
        class={`lm-board ${plan.narrow ? "pb" : ""}`}
        viewBox={`0 0 ${plan.width} ${plan.height}`}
        role="img"
        aria-label={w.board(view.tracks.length)}
      >
        {ground}
        <Tracks plan={plan} model={model} />
        {view.markets.map((market) => {
          const rows = marks.market.get(market.id) ?? [];
          const pointed = preview.market === market.id;
          return (
            <Market
              key={market.id}
              market={market}
              at={at(market.id)}
              plan={plan}
              model={model}
              preview={preview}
              lit={rows.length > 0 || pointed}
              hot={pointed}
            />
          );
        })}
        {placed &&
          figures.map((f) => (
            <Figure
              key={f.token}
              token={f.token}
              at={f.at}
              plan={plan}
              used={f.used}
              by={f.used ? story.usedBy.get(f.token) : undefined}
              lit={usable.has(f.token)}
              hot={hot?.token === f.token}
              me={model.me}
            />
          ))}
      </svg>
      <ul class="vh">
        {view.markets.map((market) => (
          <li key={market.id}>{w.marketLabel(market.name, market.offer, market.pile, crates(market))}</li>
        ))}
        {view.merchants.map((m) =>
          m.market === null ? null : (
            <li key={m.action}>
              {w.merchantAt(
                w.token(m.action),
                marketAt(view, m.market)?.name ?? "",
                m.used ? (story.usedBy.has(m.action) ? name(story.usedBy.get(m.action) ?? 0) : "") : null,
              )}
            </li>
          ),
        )}
        {view.assistants.map((a, i) => (
          <li key={a.track}>
            {[
              w.assistantAt(w.token(ASSISTANTS[i] ?? ""), a.space, a.used),
              ...(view.tracks[i]?.spaces ?? [])
                .filter((s) => s.space >= a.space)
                .map((s) => w.trackSpace(s.space, s.action, s.icon)),
            ].join("; ")}
          </li>
        ))}
      </ul>
      {view.markets.map((market) => {
        const spot = at(market.id);
        return (
          <Over
            key={market.id}
            box={{ x: spot.x + plan.pit, y: spot.y + plan.pit, width: plan.crates, height: plan.crates }}
            plan={plan}
            cls="still"
          >
            <i data-market={market.id} />
          </Over>
        );
      })}
      {view.markets.map((market) => {
        const spot = at(market.id);
        const rows = marks.market.get(market.id) ?? [];
        const sides = { x: spot.x, y: spot.y, width: plan.side, height: plan.side };
        const part = plan.side / Math.max(1, rows.length);
        // Half a square is too small for a thumb: there the buttons below the board carry the choice.
        if (plan.narrow && rows.length > 1) return null;
        return rows.map((row, i) => (
          <Over
            key={row.option}
            box={{ ...sides, y: spot.y + i * part, height: part }}
            plan={plan}
            cls={rows.length > 1 && i === 0 ? "upper" : ""}
          >
            {plan.narrow ? (
              <button
                type="button"
                class={`face place ${hot?.option === row.option ? "on" : ""}`}
                data-option={row.option}
                onClick={() => control.hold(row)}
              >
                <span class="vh">{optionWords(row)}</span>
              </button>
            ) : (
              <Target
                row={row}
                label={w.marketLabel(market.name, market.offer, market.pile, crates(market))}
                cls="place"
              >
                <span class="pvc" aria-hidden="true">
                  {bringsWords(row, name, previewOf(row, model, catalog))}
                </span>
              </Target>
            )}
          </Over>
        ));
      })}
      {marks.kind === "action" &&
        !plan.narrow &&
        view.merchants.map((m) => {
          const row = marks.rows.find((r) => r.token === m.action);
          if (!row || m.market === null) return null;
          const spot = at(m.market);
          return (
            <Over
              key={m.action}
              box={{
                x: spot.x + plan.merchant.x,
                y: spot.y + plan.merchant.y,
                width: plan.merchant.width,
                height: plan.merchant.height,
              }}
              plan={plan}
            >
              <Target row={row} label={w.token(m.action)} cls="who" />
            </Over>
          );
        })}
      {view.markets.map((market) => {
        if (market.offer === "general") return null;
        const spot = at(market.id);
        const row = plan.narrow ? undefined : marks.good.get(market.offer);
        const box = {
          x: spot.x + plan.pile.x,
          y: spot.y + plan.pile.y,
          width: plan.pile.width,
          height: plan.pile.height,
        };
        return (
          <Over key={market.offer} box={box} plan={plan} cls={row ? "" : "still"}>
            {row ? (
              <Target row={row} label={w.goodName(market.offer)} cls="heap" attrs={{ "data-pile": market.offer }} />
            ) : (
              <i data-pile={market.offer} />
            )}
          </Over>
        );
      })}
    </div>
  );
}
