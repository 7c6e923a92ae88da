/** The powers of City Areas. */
import type { JSX } from "preact";
import { markOf } from "../../../state/prefs";
import { nanty as t } from "../../../text/nanty";
import type { NantySeat } from "../../../types/generated";
import { Icon } from "../../../ui/glyph";
import { areaCard } from "../catalog";
import type { Model } from "../model";
import { type PowerState, powerState } from "../powerstate";
import { useTable } from "../wire";
import { Abilities } from "./abilities";
import type { PartProps } from "./part";

const STATE_WORDS: Record<PowerState, string> = {
  ready: t.powerReady,
  used: t.powerUsed,
  new: t.powerNew,
  blocked: t.powerBlocked,
  event: t.powerEvent,
  dead: t.powerDead,
  waits: t.powerWaits,
};

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
        const power = String(card.power.name);
        const state = powerState(area, false, model.view.turn === seat.seat, power);
        const off = state === "blocked" || state === "used" || state === "dead";
        return (
          <button
            key={id}
            type="button"
            class={`chip p${markOf(seat.seat, model.me)} ${off ? "off" : ""}`}
            title={`${card.text} (${STATE_WORDS[state]})`}
            onClick={() => control.look(id)}
          >
            <Icon name="nn_house" />
            {card.name} <i>{off ? t.powerOff[state] : t.powerShort[power]?.(card.power)}</i>
          </button>
        );
      })}
    </div>
  );
}

/** One's own powers as buttons: ready, used, blocked. */
export function Powers({ model }: PartProps): JSX.Element {
  const { catalog, control, session } = useTable();
  const { side, marks } = model;
  const mark = markOf(side.seat, model.me);
  const free = model.view.areas.filter((area) => area.building === null && !area.card_dead).map((area) => area.area);
  return (
    <section class="powers" aria-label={t.powers}>
      <h2 class="cap">{t.powers}</h2>
      <div class="powlist">
        {side.cards.map((id) => {
          const card = areaCard(catalog, id);
          const area = model.areas.get(id);
          if (!card || !area) return null;
          const row = marks.power.get(id);
          const power = String(card.power.name);
          const state = powerState(area, row !== undefined, model.view.turn === side.seat, power);
          const why = model.why.find((w) => w.action === "power" && w.area === id)?.reason;
          const long = t.powerLong[power]?.(card.power, card.name) ?? card.text;
          return (
            <button
              key={id}
              type="button"
              class={`pow p${mark} ${state} ${row ? "lit" : ""}`}
              data-option={row ? row.option : undefined}
              data-look={id}
              onClick={() => (row ? control.take(row) : control.look(id))}
              onMouseEnter={(event) => row && control.point(row, event.currentTarget)}
              onMouseLeave={() => control.point(null)}
              onFocus={(event) => row && control.point(row, event.currentTarget)}
              onBlur={() => control.point(null)}
            >
              <span class="vh">{[card.name, long, row ? t.powerReady : (why ?? STATE_WORDS[state])].join(". ")}</span>
              <span class="ph" aria-hidden="true">
                <Icon name="nn_house" />
                {card.name}
                <i>{card.number}</i>
              </span>
              <span class="pt" aria-hidden="true">
                {long}
                {!row && <em>{why ? why.replace(/\.$/, "") : STATE_WORDS[state]}</em>}
              </span>
            </button>
          );
        })}
        {!side.cards.length && <p class="hint it">{t.powersNone}</p>}
        <Abilities model={model} />
      </div>
      <div class="free" role="img" aria-label={t.freeLabel(free.map((id) => catalog.name(id)))}>
        <b>{t.free}</b>
        {free.map((id) => (
          <i key={id}>{areaCard(catalog, id)?.number}</i>
        ))}
      </div>
      <span class="vh">{session.replaying ? "" : t.powers}</span>
    </section>
  );
}
