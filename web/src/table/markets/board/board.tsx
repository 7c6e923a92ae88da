/** The board: five markets in a ring about the Thames, those who walk it, and the tracks. */
import type { JSX } from "preact";
import { useMemo, useRef } from "preact/hooks";
import type { MarketPlace } from "../../../types/generated";
import { useUnits } from "../../../ui/units";
import { nameOf } from "../../context";
import { optionWords, Target } from "../../target";
import { bringsWords } from "../brings";
import { byCrates } from "../crates";
import type { Token } from "../goods";
import type { Model } from "../model";
import { type Preview, previewOf } from "../preview";
import { useTable } from "../wire";
import { say } from "../words";
import { Figure } from "./figure";
import { Ground } from "./ground";
import { Market } from "./market";
import { type Plan, type Spot, tileAt } from "./plans";
import { spaceWords, Tracks } from "./tracks";

const ASSISTANTS: Token[] = ["assistant", "assistant_2"];

function merchantWords(token: Token, market: string, used: boolean, seat: number | undefined): string {
  if (!used) return say("board-merchant", { token, market });
  return seat === undefined
    ? say("board-merchant-used", { token, market })
    : say("board-merchant-used-by", { token, market, seat });
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
  const { session, control } = useTable();
  const frame = useRef<HTMLDivElement>(null);
  useUnits(frame, plan.width);
  const { view, marks, story } = model;
  const hot = control.hover.value?.row ?? control.held.value;
  const at = (id: string): Spot => plan.squares[view.markets.findIndex((m) => m.id === id)] ?? { x: 0, y: 0 };
  const usable = new Set(marks.kind === "action" ? marks.rows.map((row) => row.token) : []);
  const figures = [
    ...view.merchants.flatMap((m): { token: Token; market: string | null; at: Spot; used: boolean }[] => {
      if (m.market === null) return [];
      const spot = at(m.market);
      const stands = { x: spot.x + plan.merchant.x, y: spot.y + plan.merchant.y };
      return [{ token: m.action, market: m.market, at: stands, used: m.used }];
    }),
    ...view.assistants.map((a, i) => {
      const tile = tileAt(plan, i, a.space);
      return {
        token: ASSISTANTS[i] ?? "assistant",
        market: null,
        at: { x: tile.x + plan.assistant.x, y: tile.y + plan.assistant.y },
        used: a.used,
      };
    }),
  ];
  const about = (market: MarketPlace): string => {
    const seats = byCrates(market.crates).filter((seat) => market.crates[seat]);
    const crates = seats.map((seat) => say("crates-of", { name: nameOf(session, seat), crates: market.crates[seat] }));
    const known = { market: market.id, good: market.offer, shown: crates.length, crates };
    return market.pile === null
      ? say("board-market", known)
      : say("board-market-pile", { ...known, pile: market.pile });
  };
  const ground = useMemo(() => <Ground plan={plan} />, [plan]);
  const placed = view.merchants[0]?.market !== null;
  return (
    <div ref={frame} class={`bw ${plan.narrow ? "narrow" : ""}`} style={`aspect-ratio:${plan.width}/${plan.height}`}>
      <svg
        class={`lm-board ${plan.narrow ? "pb" : ""}`}
        viewBox={`0 0 ${plan.width} ${plan.height}`}
        role="img"
        aria-label={say("board", { tracks: view.tracks.length })}
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
              market={f.market}
              at={f.at}
              plan={plan}
              used={f.used}
              by={f.used ? story.usedBy.get(f.token) : undefined}
              lit={usable.has(f.token)}
              hot={hot?.token === f.token}
            />
          ))}
      </svg>
      <ul class="vh">
        {view.markets.map((market) => (
          <li key={market.id}>{about(market)}</li>
        ))}
        {view.merchants.map((m) =>
          m.market === null ? null : (
            <li key={m.action}>{merchantWords(m.action, m.market, m.used, story.usedBy.get(m.action))}</li>
          ),
        )}
        {view.assistants.map((a, i) => (
          <li key={a.track}>
            {say(a.used ? "board-assistant-used" : "board-assistant", {
              token: ASSISTANTS[i],
              space: a.space,
              spaces: (view.tracks[i]?.spaces ?? []).filter((s) => s.space >= a.space).map(spaceWords),
            })}
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
            cls="bare"
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
              <Target row={row} label={about(market)} cls="place">
                <span class="pvc" aria-hidden="true">
                  {bringsWords(row, model, previewOf(row))}
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
              <Target row={row} label={say("figure-name", { token: m.action })} cls="who" />
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
          <Over key={market.offer} box={box} plan={plan} cls={row ? "" : "bare"}>
            {row ? (
              <Target
                row={row}
                label={say("good-name", { good: market.offer })}
                cls="heap"
                attrs={{ "data-pile": market.offer }}
              />
            ) : (
              <i data-pile={market.offer} />
            )}
          </Over>
        );
      })}
    </div>
  );
}
