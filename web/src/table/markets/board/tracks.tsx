/** The tracks of the assistants. */
import type { JSX } from "preact";
import type { TrackSpace } from "../../../types/generated";
import { sayIf } from "../../../words/language";
import type { Model } from "../model";
import { ACTION_SIGN } from "../signs";
import { say } from "../words";
import { type Plan, tileAt } from "./plans";

/** A space of a track, for those who do not see it. */
export function spaceWords({ space, action, icon }: TrackSpace): string {
  return say("track-space", { space, action, icon: icon ?? "none" });
}

export function Tracks({ plan, model }: { plan: Plan; model: Model }): JSX.Element {
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
                  <title>{sayIf(`icon-${icon}`)}</title>
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
