/** Those who walk the board. */
import type { JSX } from "preact";
import { markOf } from "../../../state/prefs";
import { sayIf } from "../../../words/language";
import type { Token } from "../goods";
import { fitted } from "./fitted";
import { markPath } from "./markpath";
import type { Plan, Spot } from "./plans";

const DRESS: Record<string, string> = {
  stack: "--c:var(--brick);--h:var(--fig-soot)",
  profit: "--c:var(--fig-green);--h:var(--fig-ink)",
  goods: "--c:var(--blue);--h:var(--brass)",
  assistant: "--c:var(--brown);--h:var(--fig-soot)",
  assistant_2: "--c:var(--pink-deep);--h:var(--brass-ink)",
};

/** How many letters the foot of a merchant holds as they come. */
const ROOM_ON_PLATE = 7;

/** A merchant or an assistant: faded with the mark of whoever used it, or standing in a ring if it can be used. */
export function Figure({
  token,
  at,
  market,
  plan,
  used,
  by,
  lit,
  hot,
}: {
  token: Token;
  at: Spot;
  /** Where a merchant stands. */
  market: string | null;
  plan: Plan;
  used: boolean;
  by: number | undefined;
  lit: boolean;
  hot: boolean;
}): JSX.Element {
  const merchant = !token.startsWith("assistant");
  const { width, height } = merchant ? plan.merchant : plan.assistant;
  const foot = height - (merchant ? -8 : 4);
  const mark = by === undefined ? null : markOf(by);
  const seal: Spot = merchant
    ? { x: width + (plan.narrow ? -5 : 2), y: plan.narrow ? height - 6 : height + 6 }
    : { x: plan.narrow ? 4 : 5, y: height - (plan.narrow ? 6 : 6) };
  const r = plan.narrow ? 7 : 9;
  const plate = sayIf(`plate-${token}`) ?? "";
  return (
    <g
      class={`figure ${used ? "used" : ""}`}
      data-stands={market ?? undefined}
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
          <text x={width / 2 - 2} y={height + 10.5} {...fitted(plate, ROOM_ON_PLATE, width - 6)}>
            {plate}
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
