/** The powers of City Areas. */
import type { JSX } from "preact";
import { markOf } from "../../../state/prefs";
import type { AreaCard, NantySeat } from "../../../types/generated";
import { Icon } from "../../../ui/glyph";
import { tell } from "../../../words/language";
import { areaCard } from "../catalog";
import type { Model } from "../model";
import { type PowerState, powerState } from "../powerstate";
import { useTable } from "../wire";
import { say } from "../words";
import { Abilities } from "./abilities";
import type { PartProps } from "./part";

const stateWords = (state: PowerState): string => say("power-state", { state });

/** The figures of a power, by which it is told. */
function powerOf({ power }: AreaCard): { power: string; cost: number; money: number } {
  return { power: power.name, cost: power.cost ?? 0, money: power.money ?? 0 };
}

/** The City Area cards of a player as chips that say when they can be used. */
export function PowerChips({ seat, model }: { seat: NantySeat; model: Model }): JSX.Element | null {
  const { catalog, control } = useTable();
  if (!seat.cards.length) return null;
  return (
    <div class="chips">
      {seat.cards.map((id) => {
        const card = areaCard(catalog, id);
        const area = model.areas.get(id);
        if (!card || !area) return null;
        const state = powerState(area, false);
        const off = state === "blocked" || state === "used" || state === "dead";
        return (
          <button
            key={id}
            type="button"
            class={`chip p${markOf(seat.seat)} ${off ? "off" : ""}`}
            title={say("power-title", { says: tell(card.text), state: stateWords(state) })}
            onClick={() => control.look(id)}
          >
            <Icon name="nn_house" />
            {tell(card.name)} <i>{off ? say("power-off", { state }) : say("power-short", powerOf(card))}</i>
          </button>
        );
      })}
    </div>
  );
}

/** One's own powers as buttons: ready, used, blocked. */
export function Powers({ model }: PartProps): JSX.Element {
  const { catalog, control } = useTable();
  const { side, marks } = model;
  const mark = markOf(side.seat);
  const free = model.view.areas
    .filter((area) => area.building === null && area.card_state !== "dead")
    .map((area) => area.area);
  return (
    <section class="powers" aria-label={say("powers")}>
      <h2 class="cap">{say("powers")}</h2>
      <div class="powlist">
        {side.cards.map((id) => {
          const card = areaCard(catalog, id);
          const area = model.areas.get(id);
          if (!card || !area) return null;
          const row = marks.power.get(id);
          const why = model.why.find((w) => w.action === "power" && w.area === id)?.reason;
          const state = why && !row ? tell(why) : stateWords(powerState(area, row !== undefined));
          const does = say("power-long", { ...powerOf(card), area: id });
          return (
            <button
              key={id}
              type="button"
              class={`pow p${mark} ${powerState(area, row !== undefined)} ${row ? "lit" : ""}`}
              data-option={row ? row.option : undefined}
              data-look={id}
              onClick={() => (row ? control.take(row) : control.look(id))}
              onMouseEnter={(event) => row && control.point(row, event.currentTarget)}
              onMouseLeave={() => control.point(null)}
              onFocus={(event) => row && control.point(row, event.currentTarget)}
              onBlur={() => control.point(null)}
            >
              <span class="vh">{say("power-words", { area: id, does, state })}</span>
              <span class="ph" aria-hidden="true">
                <Icon name="nn_house" />
                {tell(card.name)}
                <i>{card.number}</i>
              </span>
              <span class="pt" aria-hidden="true">
                {does}
                {!row && <em>{state}</em>}
              </span>
            </button>
          );
        })}
        {!side.cards.length && <p class="hint it">{say("powers-none")}</p>}
        <Abilities model={model} />
      </div>
      <div class="free" role="img" aria-label={say("free-label", { areas: free })}>
        <b>{say("free")}</b>
        {free.map((id) => (
          <i key={id}>{areaCard(catalog, id)?.number}</i>
        ))}
      </div>
    </section>
  );
}
