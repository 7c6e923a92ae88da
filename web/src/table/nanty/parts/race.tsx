/** How near everybody would be to every aim. */
import type { JSX } from "preact";
import { markOf } from "../../../state/prefs";
import type { NantyAim, NantyView } from "../../../types/generated";
import { Icon } from "../../../ui/glyph";
import { nameOf } from "../../context";
import { isNobodys, POUNDS, peopleName, SHARED } from "../aims";
import type { Model } from "../model";
import { leaders, standings } from "../standings";
import { useTable } from "../wire";
import { say } from "../words";
import type { PartProps } from "./part";

const WIDE = 118;

/** A row of the race in words. */
function raceWords(aim: NantyAim, view: NantyView): string {
  const { condition, need } = aim;
  const who = peopleName(aim);
  const what = say("aim-measure", { condition });
  if (condition === "deck_exhausted") return say("race-label-pile", { who, left: view.pile });
  if (condition === "deck_exhausted_low_trouble")
    return say("race-label-quiet", { who, need, have: view.trouble, left: view.pile });
  if (SHARED.has(condition)) return say("race-label-shared", { who, what, need, have: leaders(aim).best });
  const money = POUNDS.has(condition);
  const all = aim.have.map((have, seat) => say(money ? "race-have-money" : "race-have", { seat, have }));
  return say(money ? "race-label-money" : "race-label", { who, what, need, all });
}

function RaceRow({ aim, model }: { aim: NantyAim; model: Model }): JSX.Element {
  const { session, catalog, control } = useTable();
  const cards = catalog.rows.filter((row) => row.type === "action").length;
  const { view } = model;
  const own = model.side.personality !== null && aim.people.includes(model.side.personality) && model.own;
  const who = peopleName(aim);
  const what = say("aim-measure", { condition: aim.condition });
  const pound = POUNDS.has(aim.condition) ? "£" : "";
  const { best, seats } = leaders(aim);
  const shared = SHARED.has(aim.condition);
  const reached = aim.need > 0 && !aim.condition.startsWith("deck") && best >= aim.need;
  const nobody = isNobodys(aim, view.seen_personalities);
  const words = raceWords(aim, view);
  const label = nobody ? say("race-nobody.long", { label: words }) : words;
  return (
    <li class={`rr ${own ? "own" : ""} ${nobody ? "nobody" : reached ? "reached" : ""}`}>
      <button type="button" class="rn" data-look={aim.people[0]} onClick={() => control.look(aim.people[0] ?? null)}>
        <span class="vh">{own ? say("race-own", { label }) : label}</span>
        <b aria-hidden="true">
          {own && <Icon name="nn_mask" size="xs" />}
          {who}
        </b>
        <small aria-hidden="true">{what}</small>
      </button>
      <svg class="scale" viewBox={`0 0 ${WIDE + 20} 30`} aria-hidden="true">
        {aim.condition.startsWith("deck") ? (
          <>
            <rect class="rbg" x="4" y="11" width={WIDE} height="8" rx="2" />
            <rect class="rfg" x="4" y="11" width={WIDE * Math.min(1, view.pile / cards)} height="8" rx="2" />
            <path class="goal" d="M4 7V23" />
          </>
        ) : aim.condition === "trouble_markers" ? (
          Array.from({ length: aim.need }, (_, i) => (
            <svg
              key={i}
              class={i < best ? "tf" : "te"}
              x={2 + i * (WIDE / aim.need)}
              y="8"
              width="15"
              height="15"
              viewBox="0 0 24 24"
              aria-hidden="true"
            >
              <use href="#u_nn_trouble" />
            </svg>
          ))
        ) : (
          <>
            <path class="bl" d={`M8 15H${8 + WIDE}`} />
            {aim.need <= 12 &&
              Array.from({ length: aim.need + 1 }, (_, i) => (
                <path key={i} class="tk" d={`M${8 + (i * WIDE) / aim.need} 12.5V17.5`} />
              ))}
            <path class="goal" d={`M${8 + WIDE} 8V22`} />
            {standings(aim).map((s) => {
              const mark = markOf(s.seat);
              const off = s.above === 0 ? 0 : s.above % 2 ? -7.5 * Math.ceil(s.above / 2) : 7.5 * (s.above / 2);
              return (
                <svg
                  key={s.seat}
                  class={`rm p${mark}`}
                  x={8 + s.at * WIDE - 6}
                  y={9 + off}
                  width="12"
                  height="12"
                  viewBox="0 0 24 24"
                  aria-hidden="true"
                >
                  <use href={`#player_${mark}`} />
                </svg>
              );
            })}
          </>
        )}
      </svg>
      <span class="rv" aria-hidden="true">
        <b>
          {aim.condition === "deck_exhausted" ? (
            view.pile
          ) : aim.condition === "deck_exhausted_low_trouble" ? (
            <>
              {view.trouble}
              <i>{say("race-at-most", { need: aim.need })}</i>
            </>
          ) : (
            <>
              {pound}
              {best}
              <i>
                /{pound}
                {aim.need}
              </i>
            </>
          )}
        </b>
        <small>
          {nobody
            ? say("race-nobody")
            : aim.condition.startsWith("deck")
              ? say("race-cards-left")
              : shared
                ? say("race-anyone")
                : seats.length > 1
                  ? say("race-several", { count: seats.length })
                  : nameOf(session, seats[0] ?? 0)}
        </small>
      </span>
    </li>
  );
}

/** How near everybody is to every aim, from what all can see. */
export function Race({ model }: PartProps): JSX.Element {
  return (
    <section class={`race sheet laid n${model.view.aims.length}`} aria-label={say("race")}>
      <h2 class="cap">
        {say("race")} <small>{say("race.note")}</small>
      </h2>
      <ul>
        {model.view.aims.map((aim) => (
          <RaceRow key={aim.people[0]} aim={aim} model={model} />
        ))}
      </ul>
    </section>
  );
}
