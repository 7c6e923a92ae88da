/** The parts of the Nanty Narking table: card in play, piles, ledger, powers, hand, opponents, who could win. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { markOf } from "../../state/prefs";
import { nanty as t } from "../../text/nanty";
import type { NantyAim, NantyEvent, NantyOption, NantySeat } from "../../types/generated";
import { Count } from "../../ui/count";
import { Dialog } from "../../ui/dialog";
import { Icon, Mark } from "../../ui/glyph";
import { Ticking } from "../../ui/ticking";
import { nameOf, withNames } from "../context";
import { Target } from "../target";
import { ActionFace, actionWords, Emblem, FigureFace, Sign } from "./cards";
import { actionCard, areaCard, figureCard, personCard } from "./catalog";
import { regions } from "./map";
import {
  type CardStep,
  controlled,
  inPlay,
  leaders,
  type Model,
  type PowerState,
  powerState,
  SHARED,
  standing,
  standings,
  stepsOf,
} from "./model";
import { useTable } from "./wire";

export interface PartProps {
  model: Model;
}

/** What a step of a card brought, in few words. */
function broughtWords(step: CardStep, area: (id: string) => string): string {
  const e: NantyEvent | null = step.brought;
  if (!e) return step.symbol === "scroll" ? t.done : t.skipped;
  if (step.symbol === "money") return `+£${e.amount ?? 0}`;
  if (step.symbol === "place" && e.kind === "move") return area(String(e.to));
  if (e.area) return area(e.area);
  if (e.event) return area(e.event);
  return e.card ? area(e.card) : t.done;
}

export function stepName(step: CardStep): string {
  return step.symbol === "money" ? t.money(step.amount) : (t.symbols[step.symbol] ?? step.symbol);
}

/** The steps of the card in play, ready to be shown as tickets too. */
export function useSteps(model: Model): { name: string; steps: CardStep[]; told: string[] } | null {
  const { catalog } = useTable();
  const now = inPlay(model);
  const card = now && actionCard(catalog, now.card);
  if (!now || !card) return null;
  const steps = stepsOf(card, now.live ? now.at : card.symbols.length, model.events);
  return {
    name: card.name,
    steps,
    told: steps.map((step) => (step.state === "done" ? broughtWords(step, (id) => catalog.name(id)) : "")),
  };
}

/** The card in play as a list of steps: only the current one lights the map. */
export function InPlay({ model }: PartProps): JSX.Element {
  const { catalog, session, control } = useTable();
  const now = inPlay(model);
  const card = now && actionCard(catalog, now.card);
  const shown = useSteps(model);
  const whose =
    now?.live && now.seat !== model.me
      ? t.plays(nameOf(session, now.seat))
      : now && !now.live
        ? t.lastPlayed
        : t.inPlay;
  return (
    <div class="inplay">
      <h2 class="cap">
        {whose}{" "}
        <small>
          {now?.within ? t.within(catalog.name(now.within)) : now && !now.live ? nameOf(session, now.seat) : ""}
        </small>
      </h2>
      {card && now && shown ? (
        <div class={`acard big ${card.deck} ${now.live ? "" : "past"}`} data-place="in-play">
          <button type="button" class="a-top" data-look={card.id} onClick={() => control.look(card.id)}>
            <span class="vh">{actionWords(card)}</span>
            <span class="a-band" aria-hidden="true">
              <b class={card.name.length > 18 ? "long" : ""}>{card.name}</b>
            </span>
            <span class="a-vig">
              <Emblem id={card.id} />
            </span>
          </button>
          <ol class="bs-rows">
            {shown.steps.map((step, i) => (
              <li key={i} class={`bs-row ${step.state}`} aria-current={step.state === "now" ? "step" : undefined}>
                <span class="sb1">
                  <Sign name={step.symbol} amount={step.amount} />
                  {step.state === "done" && (
                    <span class="bdg">
                      <Icon name="check" />
                    </span>
                  )}
                </span>
                <span class="tx">
                  {step.state === "done" ? (
                    <>
                      {stepName(step)} <em>{shown.told[i]}</em>
                    </>
                  ) : step.symbol === "money" ? (
                    t.stepMoney(step.amount)
                  ) : step.symbol === "scroll" ? (
                    (card.text ?? "")
                  ) : (
                    t.steps[step.symbol]
                  )}
                </span>
              </li>
            ))}
            {!shown.steps.length && card.text && <li class="bs-row only">{card.text}</li>}
          </ol>
        </div>
      ) : (
        <p class="hint it noplay" data-place="in-play">
          {model.marks.kind === "turn" ? t.noCardOwn : t.noCard}
        </p>
      )}
      <Piles model={model} />
    </div>
  );
}

export function Piles({ model }: PartProps): JSX.Element {
  const { catalog, control } = useTable();
  const [open, setOpen] = useState(false);
  const { view } = model;
  const top = view.discard.at(-1);
  return (
    <div class="piles">
      <div data-place="pile" title={t.pileLabel(view.pile, view.grey_left)}>
        <span class={`nback ${view.grey_left > 0 ? "grey" : ""}`} aria-hidden="true">
          <em>{view.grey_left > 0 ? t.greyBack : t.brownBack}</em>
        </span>
        <b>
          <Count value={view.pile} />
        </b>
        <small>{t.toDraw}</small>
      </div>
      <div data-place="discard">
        <button
          type="button"
          class="disc"
          aria-label={t.discardLabel(view.discard.length)}
          onClick={() => setOpen(true)}
        >
          {top && <Emblem id={top} cls="ic" />}
        </button>
        <b>
          <Count value={view.discard.length} />
        </b>
        <small>{t.discarded}</small>
      </div>
      <div title={t.eventsLabel(view.events_left)}>
        <span class="nback ev" aria-hidden="true">
          <em>{t.eventBack}</em>
        </span>
        <b>
          <Count value={view.events_left} />
        </b>
        <small>{t.eventsLeft}</small>
      </div>
      {open && (
        <Dialog label={t.discardPile} cls="wide" title={t.discardPile} onClose={() => setOpen(false)}>
          <p class="muted">{view.discard.length ? t.discardNote(view.discard.length) : t.discardNone}</p>
          <ul class="nn-grid">
            {[...view.discard].reverse().map((id, i) => {
              const card = actionCard(catalog, id);
              return card ? (
                <li key={i}>
                  <button type="button" class="face" onClick={() => control.look(id)}>
                    <span class="vh">{actionWords(card)}</span>
                    <ActionFace card={card} />
                  </button>
                </li>
              ) : null;
            })}
          </ul>
        </Dialog>
      )}
    </div>
  );
}

/** The aim that a Personality has. */
export function aimOf(model: Model, personality: string | null): NantyAim | null {
  return personality ? (model.view.aims.find((aim) => aim.people.includes(personality)) ?? null) : null;
}

export function aimWords(aim: NantyAim, seat: number, pile: number): string {
  const what = t.conditions[aim.condition] ?? "";
  if (aim.condition === "deck_exhausted") return `${what}: ${pile} ${t.cardsLeft}`;
  return t.soFar(aim.have[seat] ?? 0, aim.need, what);
}

/** Who one is, for one's own eyes. */
export function Secret({ model }: PartProps): JSX.Element | null {
  const { catalog, control } = useTable();
  const { side } = model;
  const id = side.personality;
  const aim = aimOf(model, id);
  if (!id) return null;
  const name = personCard(catalog, id)?.name ?? id;
  const seen = model.view.seen_personalities ?? [];
  return (
    <button
      type="button"
      class="secret"
      title={seen.length ? t.nobodyHolds(seen.map((p) => catalog.name(p))) : t.secretNote}
      data-look={id}
      onClick={() => control.look(id)}
    >
      <span class="wax">
        <Icon name="nn_mask" />
      </span>
      <span>
        <b>{model.own ? t.youAre(t.people[id] ?? name) : name}</b>
        <small>{aim ? aimWords(aim, side.seat, model.view.pile) : ""}</small>
      </span>
    </button>
  );
}

export function Ledger({ model }: PartProps): JSX.Element {
  const { session, catalog, control } = useTable();
  const { side, view } = model;
  const cost = side.buildings.reduce((sum, id) => sum + (areaCard(catalog, id)?.cost ?? 0), 0);
  const row = (icon: string, label: string, note: string, value: JSX.Element): JSX.Element => (
    <div class="st">
      <Icon name={icon} />
      <span class="l">
        {label}
        <small>{note}</small>
      </span>
      <span class="v">{value}</span>
    </div>
  );
  return (
    <section
      class="ledger sheet laid"
      aria-label={model.own ? t.ledger : t.ledgerOf(nameOf(session, side.seat))}
      data-place={`seat-${side.seat}`}
    >
      <h2>
        <Mark seat={side.seat} me={model.me} />
        <span class="clip">{nameOf(session, side.seat)}</span> <small>{t.controls(controlled(view, side.seat))}</small>
      </h2>
      {row(
        "coin",
        t.moneyRow,
        t.worthNote(side.worth),
        <>
          £<Count value={side.money} />
        </>,
      )}
      {row("nn_agent", t.agents, t.agentsNote(standing(view, side.seat), side.reserve), <Count value={side.agents} />)}
      {row(
        "nn_house",
        t.buildings,
        t.buildingsNote(cost, 6 - side.buildings.length),
        <Count value={side.buildings.length} />,
      )}
      <Kept seat={side} onLook={(id) => control.look(id)} />
      <Secret model={model} />
    </section>
  );
}

/** Loans, and cards that one is stuck with. */
function Kept({ seat, onLook }: { seat: NantySeat; onLook: (id: string) => void }): JSX.Element | null {
  const { catalog } = useTable();
  const rows: [string, string[]][] = [
    [t.loans, seat.loans],
    [t.burdens, seat.burdens],
  ];
  if (!seat.loans.length && !seat.burdens.length) return null;
  return (
    <div class="kept">
      {rows.map(([label, ids]) =>
        ids.map((id, i) => (
          <button key={`${id}${i}`} type="button" class="chip warn" onClick={() => onLook(id)}>
            <i>{label}</i> {catalog.name(id)}
          </button>
        )),
      )}
    </div>
  );
}

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

/** Agent and Building cards: one's own, hidden or revealed. */
function Abilities({ model }: PartProps): JSX.Element | null {
  const { catalog, control } = useTable();
  const { side, marks } = model;
  if (side.secret === undefined) return null;
  const secret = side.secret ?? [];
  const shown = side.revealed ?? [];
  return (
    <>
      {[...shown.map((id) => [id, true] as const), ...secret.map((id) => [id, false] as const)].map(([id, open]) => {
        const card = figureCard(catalog, id);
        const row = marks.ability.get(id);
        if (!card) return null;
        return (
          <button
            key={id}
            type="button"
            class={`pow fig ${row ? "lit" : ""} ${open ? "open" : "sealed"}`}
            data-option={row ? row.option : undefined}
            data-look={id}
            title={card.text}
            onClick={() => (row ? control.take(row) : control.look(id))}
            onMouseEnter={(event) => row && control.point(row, event.currentTarget)}
            onMouseLeave={() => control.point(null)}
            onFocus={(event) => row && control.point(row, event.currentTarget)}
            onBlur={() => control.point(null)}
          >
            <span class="vh">{`${card.name}, ${open ? t.revealed : t.secretFigure}. ${card.text}`}</span>
            <span class="ph" aria-hidden="true">
              <svg class="ic" viewBox="0 0 24 24" aria-hidden="true">
                <use href={`#np_f_${id}`} />
              </svg>
              <span class="clip">{card.name}</span>
              <i>{open ? t.revealed : t.hidden}</i>
            </span>
          </button>
        );
      })}
    </>
  );
}

export function Hand({ model }: PartProps): JSX.Element {
  const { catalog, control, session } = useTable();
  const { side, marks } = model;
  const hand = side.hand ?? [];
  return (
    <section class="handrow" aria-label={model.own ? t.hand : t.handOf(nameOf(session, side.seat))}>
      <h2 class="cap">
        {model.own ? t.hand : t.handOf(nameOf(session, side.seat))} <small>{t.cards(side.hand_size)}</small>
      </h2>
      <div class="hand" style={`--n:${Math.max(2, hand.length)}`} data-place={`hand-${side.seat}`}>
        {hand.map((id) => {
          const card = actionCard(catalog, id);
          if (!card) return null;
          const rows = marks.hand.get(id) ?? [];
          const main = rows.find((row) => !row.action);
          const rest = rows.filter((row) => row.action);
          const aside = session.replaying ? undefined : model.asides.get(id);
          const react = marks.kind === "react" && main !== undefined;
          return (
            <span key={id} class="inhand">
              <Target row={main} look={id} label={actionWords(card)} attrs={{ "data-hand": id }}>
                <ActionFace card={card} cls={react ? "lit" : ""}>
                  {react && <span class="a-why do">{t.canAnswer}</span>}
                </ActionFace>
              </Target>
              {rest.map((row) => (
                <button
                  key={row.option}
                  type="button"
                  class={`besides ${control.armed.value === row.option ? "armed" : ""}`}
                  data-option={row.option}
                  onClick={() => control.take(row)}
                >
                  {row.action === "throw_away" ? t.throwAway : t.endNow}
                </button>
              ))}
              {aside && (
                <button type="button" class="besides" data-aside={aside.option} onClick={() => control.take(aside)}>
                  {t.throwAway}
                </button>
              )}
            </span>
          );
        })}
        {!hand.length && <p class="hint it">{side.hand ? t.handEmpty : t.handHidden(side.hand_size)}</p>}
      </div>
    </section>
  );
}

export function SeatClock({ seat }: { seat: number }): JSX.Element {
  const { session } = useTable();
  const clock = session.table.value?.seats[seat]?.clock;
  return <span class="clk2">{clock ? <Ticking left={clock.left} running={clock.running} /> : null}</span>;
}

export function Opponent({ seat, model }: { seat: NantySeat; model: Model }): JSX.Element {
  const { session, control, catalog } = useTable();
  const info = session.table.value?.seats[seat.seat];
  const target = model.marks.seat.get(seat.seat);
  const turn = model.view.turn === seat.seat && !model.view.over;
  const name = nameOf(session, seat.seat);
  const stat = (icon: string, value: JSX.Element, label: string): JSX.Element => (
    <div>
      <b>
        {icon && <Icon name={icon} />}
        {value}
      </b>
      {label}
    </div>
  );
  return (
    <section
      class={`opp sheet laid ${turn ? "at-turn" : ""} ${target ? "is-aim" : ""}`}
      aria-label={name}
      data-place={`seat-${seat.seat}`}
    >
      <h3>
        <Mark seat={seat.seat} me={model.me} />
        <button type="button" class="nm clip" onClick={() => control.openSide(seat.seat)}>
          {name}
        </button>
        <span class="tag">
          <Icon name={info?.kind === "bot" ? "bot" : "person"} size="xs" />
          {turn ? t.turnOf : ""}
        </span>
        <SeatClock seat={seat.seat} />
        <span class="who-q" title={seat.personality ? "" : t.unknownLong}>
          <Icon name="nn_mask" />
          {seat.personality ? (t.people[seat.personality] ?? catalog.name(seat.personality)) : t.unknown}
        </span>
      </h3>
      <div class="stats">
        {stat(
          "",
          <span>
            £<Count value={seat.money} />
          </span>,
          t.opponent.money,
        )}
        {stat("nn_agent", <Count value={seat.agents} />, t.opponent.agents)}
        {stat("nn_house", <Count value={seat.buildings.length} />, t.opponent.buildings)}
        {stat("nn_flag", <Count value={controlled(model.view, seat.seat)} />, t.opponent.controls)}
        {stat("hand", <Count value={seat.hand_size} />, t.opponent.cards)}
      </div>
      <PowerChips seat={seat} model={model} />
      {seat.agent_cards !== undefined && (
        <div class="chips figs">
          {(seat.revealed ?? []).map((id) => (
            <button
              key={id}
              type="button"
              class="chip"
              title={figureCard(catalog, id)?.text}
              onClick={() => control.look(id)}
            >
              {catalog.name(id)}
            </button>
          ))}
          <small>{t.figureCardsNote(seat.agent_cards, seat.building_cards ?? 0)}</small>
        </div>
      )}
      <Kept seat={seat} onLook={(id) => control.look(id)} />
      {target && (
        <button
          type="button"
          class="btn prime aim"
          data-option={target.option}
          onClick={() => control.take(target)}
          onMouseEnter={(event) => control.point(target, event.currentTarget)}
          onMouseLeave={() => control.point(null)}
          onFocus={(event) => control.point(target, event.currentTarget)}
          onBlur={() => control.point(null)}
        >
          {t.chooses} {name}
        </button>
      )}
    </section>
  );
}

/** The short name of those who share an aim. */
export function peopleName(aim: NantyAim, name: (id: string) => string): string {
  const [first, ...rest] = aim.people;
  return rest.length ? t.theLords : (t.people[first ?? ""] ?? name(first ?? ""));
}

const WIDE = 118;

function RaceRow({ aim, model }: { aim: NantyAim; model: Model }): JSX.Element {
  const { session, catalog, control } = useTable();
  const { view, me } = model;
  const own = model.side.personality !== null && aim.people.includes(model.side.personality) && model.own;
  const who = peopleName(aim, (id) => catalog.name(id));
  const what = t.conditions[aim.condition] ?? "";
  const pound = t.pounds.has(aim.condition) ? "£" : "";
  const { best, seats } = leaders(aim);
  const shared = SHARED.has(aim.condition);
  const reached = aim.need > 0 && !aim.condition.startsWith("deck") && best >= aim.need;
  const all = aim.have.map((have, seat) => `${nameOf(session, seat)} ${pound}${have}`);
  const label =
    aim.condition === "deck_exhausted"
      ? t.raceExhausted(who, view.pile)
      : aim.condition === "deck_exhausted_low_trouble"
        ? t.raceQuiet(who, aim.need, view.trouble, view.pile)
        : t.raceLabel(who, what, `${pound}${aim.need}`, shared ? [String(best)] : all);
  return (
    <li class={`rr ${own ? "own" : ""} ${reached ? "reached" : ""}`}>
      <button type="button" class="rn" data-look={aim.people[0]} onClick={() => control.look(aim.people[0] ?? null)}>
        <span class="vh">{own ? `${label}. ${t.mine}` : label}</span>
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
            <rect class="rfg" x="4" y="11" width={WIDE * Math.min(1, view.pile / 101)} height="8" rx="2" />
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
              const mark = markOf(s.seat, me);
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
              <i>{t.atMost(aim.need)}</i>
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
        <small class="clip">
          {aim.condition.startsWith("deck")
            ? t.cardsLeft
            : shared
              ? t.anyone
              : seats.length > 1
                ? t.several(seats.length)
                : nameOf(session, seats[0] ?? 0)}
        </small>
      </span>
    </li>
  );
}

/** How near everybody is to every aim, from what all can see. */
export function Race({ model }: PartProps): JSX.Element {
  return (
    <section class={`race sheet laid n${model.view.aims.length}`} aria-label={t.race}>
      <h2 class="cap">
        {t.race} <small>{t.raceNote}</small>
      </h2>
      <ul>
        {model.view.aims.map((aim) => (
          <RaceRow key={aim.people[0]} aim={aim} model={model} />
        ))}
      </ul>
    </section>
  );
}

/** Figures, events or foreign cards to choose from. */
export function Tray({ model }: PartProps): JSX.Element | null {
  const { catalog, control, session } = useTable();
  const { tray, kind } = model.marks;
  const foreseen = model.view.foreseen_events ?? [];
  if (!tray.length)
    return foreseen.length && kind === "turn" ? (
      <p class="vh">{`${t.foreseen}: ${foreseen.map((id) => catalog.name(id)).join(", ")}`}</p>
    ) : null;
  if (kind === "start_all") return <StartAll rows={tray} />;
  const title = t.picker[kind ?? ""] ?? t.choices;
  // It stays clear of the area that the choice is for.
  const low = (regions[tray[0]?.at ?? ""]?.centre[1] ?? 0) > 400;
  return (
    <section class={`tray sheet laid ${low ? "high" : ""}`} aria-label={title}>
      <h2 class="cap">{title}</h2>
      <div class="fan">
        {tray.map((row) => (
          <TrayItem key={row.option} row={row} label={withNames(session, row.label)} onTake={() => control.take(row)} />
        ))}
      </div>
    </section>
  );
}

/** The first three Agents, chosen in secret: one area after another, and only the last choice is sent. */
function StartAll({ rows }: { rows: NantyOption[] }): JSX.Element {
  const { catalog, control } = useTable();
  const [picked, setPicked] = useState<string[]>([]);
  const starts = catalog.rows
    .map((row) => areaCard(catalog, row.id))
    .filter((area) => area?.start !== undefined)
    .sort((a, b) => (a?.start ?? 0) - (b?.start ?? 0));
  const fitting = rows.filter((row) => picked.every((figure, i) => row.figures?.[i] === figure));
  const figures = [...new Set(fitting.map((row) => row.figures?.[picked.length] ?? ""))].filter(Boolean);
  const title = t.startIn(starts[picked.length]?.name ?? "");
  const last = picked.length === starts.length - 1;
  return (
    <section class="tray sheet laid" aria-label={title}>
      <h2 class="cap">
        {title} <small>{picked.map((id, i) => `${starts[i]?.name}: ${catalog.name(id)}`).join(", ")}</small>
      </h2>
      <div class="fan">
        {figures.map((id) => {
          const row = last ? fitting.find((option) => option.figures?.[picked.length] === id) : undefined;
          return (
            <button
              key={id}
              type="button"
              class="face pickb"
              data-option={row ? row.option : undefined}
              data-shortcut={row ? undefined : ""}
              onClick={() => (row ? control.take(row) : setPicked([...picked, id]))}
            >
              <span class="figpick">
                <Emblem id={id} cls="ic" />
                <b>{catalog.name(id)}</b>
              </span>
            </button>
          );
        })}
        {picked.length > 0 && (
          <button type="button" class="btn big" data-shortcut="" onClick={() => setPicked(picked.slice(0, -1))}>
            <Icon name="undo" size="s" />
            {t.startBack}
          </button>
        )}
      </div>
    </section>
  );
}

function TrayItem({ row, label, onTake }: { row: NantyOption; label: string; onTake: () => void }): JSX.Element {
  const { catalog } = useTable();
  const card = actionCard(catalog, row.card);
  if (card) {
    return (
      <Target row={row} look={card.id} label={actionWords(card)}>
        <ActionFace card={card} />
      </Target>
    );
  }
  const figure = figureCard(catalog, row.figure ?? row.house);
  const id = row.figure ?? row.house ?? row.event;
  if (figure && id) {
    return (
      <Target row={row} look={id} label={`${figure.name}. ${figure.text}`} cls="pick">
        <span class="figpick" aria-hidden="true">
          <Emblem id={id} cls="ic" />
          <b>{figure.name}</b>
        </span>
      </Target>
    );
  }
  if (row.event) {
    return (
      <Target row={row} look={row.event} label={label} cls="pick">
        <span class="figpick" aria-hidden="true">
          <Emblem id={row.event} cls="ic" />
          <b>{label}</b>
        </span>
      </Target>
    );
  }
  return (
    <button type="button" class="btn big" data-option={row.option} onClick={onTake}>
      {label}
    </button>
  );
}

/** One player's side in full. */
export function SideInFull({ model, seat }: { model: Model; seat: number }): JSX.Element | null {
  const { catalog, control, session } = useTable();
  const side = model.view.seats[seat];
  if (!side) return null;
  const stats: [string, string, string][] = [
    ["coin", t.opponent.money, `£${side.money}`],
    ["nn_worth", t.conditions.net_worth ?? "", `£${side.worth}`],
    ["nn_agent", t.opponent.agents, String(side.agents)],
    ["nn_house", t.opponent.buildings, String(side.buildings.length)],
    ["nn_flag", t.opponent.controls, String(controlled(model.view, seat))],
    ["hand", t.opponent.cards, String(side.hand_size)],
  ];
  const shownCards = side.hand && seat !== model.me ? side.hand : side.known;
  return (
    <div class="fullside nn">
      <div class="stats six">
        {stats.map(([icon, label, value]) => (
          <div key={icon}>
            <b>
              <Icon name={icon} />
              {value}
            </b>
            {label}
          </div>
        ))}
      </div>
      <PowerChips seat={side} model={model} />
      <Kept seat={side} onLook={(id) => control.look(id)} />
      <ul class="race">
        {model.view.aims
          .filter((aim) => !SHARED.has(aim.condition))
          .map((aim) => (
            <li key={aim.people[0]}>
              <b>{peopleName(aim, (id) => catalog.name(id))}</b> {aimWords(aim, seat, model.view.pile)}
            </li>
          ))}
      </ul>
      {(side.revealed ?? []).length > 0 && (
        <ul class="nn-grid">
          {(side.revealed ?? []).map((id) => {
            const card = figureCard(catalog, id);
            return card ? (
              <li key={id}>
                <button
                  type="button"
                  class="face"
                  aria-label={`${card.name}. ${card.text}`}
                  onClick={() => control.look(id)}
                >
                  <FigureFace card={card} />
                </button>
              </li>
            ) : null;
          })}
        </ul>
      )}
      {shownCards.length > 0 && (
        <>
          {!side.hand && <p>{t.known}</p>}
          <ul class="nn-grid">
            {shownCards.map((id) => {
              const card = actionCard(catalog, id);
              return card ? (
                <li key={id}>
                  <button type="button" class="face" aria-label={actionWords(card)} onClick={() => control.look(id)}>
                    <ActionFace card={card} />
                  </button>
                </li>
              ) : null;
            })}
          </ul>
        </>
      )}
      <span class="vh">{nameOf(session, seat)}</span>
    </div>
  );
}
