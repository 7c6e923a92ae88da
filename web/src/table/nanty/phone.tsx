/** The Nanty Narking table on a phone: a map that pans and zooms, every choice also as a button, the hand in a sheet. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { markOf } from "../../state/prefs";
import { text } from "../../text/en";
import { nanty as t } from "../../text/nanty";
import type { NantyOption } from "../../types/generated";
import { Count } from "../../ui/count";
import { Icon, Mark } from "../../ui/glyph";
import { Zoom } from "../../ui/zoom";
import { nameOf, withNames } from "../context";
import { PhoneFrame } from "../phone";
import { SubLine } from "../subline";
import type { Ticket } from "../tickets";
import { ActionFace, actionWords, Emblem, Sign } from "./cards";
import { actionCard, figureCard, symbolOf } from "./catalog";
import { type Picking, Plan } from "./map";
import type { Model } from "./model";
import { Piles, Powers, Race, Secret, Tray, useSteps } from "./parts";
import { usePicking } from "./table";
import { Changes, EventWindow, Interrupt, OrderButton } from "./windows";
import { useTable } from "./wire";

/** Options of the map and the tray, each of which also has a button. */
export function buttonsOf(model: Model): NantyOption[] {
  const { area, pawn, seat, tray, kind } = model.marks;
  return [
    ...[...pawn.values()].flat(),
    ...[...area.values()].flat(),
    ...seat.values(),
    ...(kind === "start_all" ? [] : tray),
  ];
}

export function PhoneTable({
  model,
  tickets,
  note,
  side,
}: {
  model: Model;
  tickets: Ticket<NantyOption>[];
  note: string | null;
  side: (seat: number) => JSX.Element | null;
}): JSX.Element {
  const { control, session } = useTable();
  const [picking, setPicking] = usePicking(model);
  const held = control.held.value;
  const rows = picking?.rows ?? buttonsOf(model);
  return (
    <PhoneFrame
      cls={`nn ${model.named ? "named" : ""}`}
      tickets={[]}
      sub={<SubLine note={note} />}
      sheet={<Sheet model={model} />}
      side={side}
    >
      <div class="pops">
        {[model.side, ...model.view.seats.filter((s) => s.seat !== model.side.seat)].map((seat) => (
          <button
            key={seat.seat}
            type="button"
            class={`pop ${seat.seat === model.me ? "me" : ""} ${model.view.turn === seat.seat && !model.view.over ? "at-turn" : ""}`}
            data-place={`seat-${seat.seat}`}
            onClick={() => control.openSide(seat.seat)}
          >
            <span class="vh">{`${nameOf(session, seat.seat)}, £${seat.money}, ${t.cards(seat.hand_size)}`}</span>
            <Mark seat={seat.seat} me={model.me} />
            <b aria-hidden="true">
              £<Count value={seat.money} />
            </b>
            <span aria-hidden="true">
              <Icon name="hand" />
              {seat.hand_size}
            </span>
          </button>
        ))}
        <span class="pop race1" role="img" aria-label={`${t.trouble} ${model.view.trouble}`}>
          <Icon name="nn_trouble" />
          <b>{model.view.trouble}</b>
        </span>
      </div>
      <PanMap model={model} held={held} onPick={setPicking} />
      <Steps tickets={tickets} model={model} />
      <Interrupt model={model} inline />
      <EventWindow model={model} inline />
      {model.marks.kind === "start_all" && <Tray model={model} />}
      {held && !held.card && <HeldBar row={held} />}
      {picking && (
        <button type="button" class="btn pback" onClick={() => setPicking(null)}>
          <Icon name="undo" size="s" />
          {t.choices}
        </button>
      )}
      {rows.length > 0 && (
        <div class="pgrid" role="group" aria-label={text.table.choices}>
          {rows.map((row) => (
            <ChoiceButton key={row.option} row={row} />
          ))}
        </div>
      )}
    </PhoneFrame>
  );
}

/** The map in a frame of its own; from far away, pieces of a kind are drawn once and counted. */
function PanMap({
  model,
  held,
  onPick,
}: {
  model: Model;
  held: NantyOption | null;
  onPick: (picking: Picking | null) => void;
}): JSX.Element {
  const { control } = useTable();
  return (
    <Zoom label={t.mapLabel} cls="pmap n-board">
      {(scale) => (
        <Plan model={model} few={scale < 1.9} hot={held} onPick={onPick} onTake={(row) => control.hold(row)} />
      )}
    </Zoom>
  );
}

/** The steps of the card, and what can be chosen beside the map. */
function Steps({ tickets, model }: { tickets: Ticket<NantyOption>[]; model: Model }): JSX.Element | null {
  const { control } = useTable();
  if (model.marks.kind === "react" || !tickets.length) return null;
  return (
    <div class="psteps" role="group" aria-label={text.table.choices}>
      {tickets.map((ticket, i) => {
        const { row } = ticket;
        const armed = row !== null && control.armed.value === row.option;
        const short = ticket.step === "done" || ticket.step === "later";
        const symbol = ticket.icon.startsWith("nn_");
        return (
          <button
            key={row ? row.option : `s${i}`}
            type="button"
            class={`pst ${ticket.step ?? (row ? "go" : "off")} ${armed ? "armed" : ""}`}
            aria-disabled={row ? undefined : true}
            aria-label={[ticket.label, ticket.note].filter(Boolean).join(", ")}
            data-option={row ? row.option : undefined}
            data-ticket=""
            onClick={() => control.punch({ row, why: ticket.why })}
          >
            <span class="sb1" aria-hidden="true">
              {symbol ? (
                <Icon name={ticket.icon} />
              ) : (
                <Icon name={row ? ticket.icon : ticket.step ? ticket.icon : "lock"} />
              )}
              {ticket.step === "done" && (
                <span class="bdg">
                  <Icon name="check" />
                </span>
              )}
            </span>
            {!short && <em aria-hidden="true">{armed ? text.table.sure : ticket.label}</em>}
          </button>
        );
      })}
    </div>
  );
}

/** What is held up, with what it would bring, and the button that does it. */
function HeldBar({ row }: { row: NantyOption }): JSX.Element {
  const { session, control } = useTable();
  return (
    <div class="pprev" role="status">
      <div>
        <b>{withNames(session, row.label)}</b>
        <Changes row={row} most={4} />
      </div>
      <button type="button" class="btn prime big" data-option={row.option} onClick={() => control.take(row)}>
        {t.chooses}
      </button>
    </div>
  );
}

function ChoiceButton({ row }: { row: NantyOption }): JSX.Element {
  const { session, control, catalog } = useTable();
  const held = control.held.value?.option === row.option;
  const me = session.me.value;
  const figure = figureCard(catalog, row.figure ?? row.house);
  const area = row.to ?? row.area;
  const pawnGlyph =
    row.pawn === "grenadier"
      ? "np_grenadier"
      : row.pawn === "new_citizen"
        ? "np_citizen"
        : row.owner !== undefined
          ? `np_pw${markOf(row.owner, me)}`
          : null;
  const title = area
    ? catalog.name(area)
    : row.target !== undefined
      ? nameOf(session, row.target)
      : withNames(session, row.label);
  const under = figure
    ? figure.name
    : row.pawn
      ? row.owner !== undefined
        ? nameOf(session, row.owner)
        : ({ grenadier: t.grenadier, new_citizen: t.new_citizen }[row.pawn] ?? "")
      : row.cost !== undefined
        ? `£${row.cost}`
        : "";
  return (
    <button
      type="button"
      class={`pch ${held ? "on" : ""}`}
      data-option={row.option}
      aria-pressed={held}
      aria-label={withNames(session, row.label)}
      onClick={() => (held ? control.take(row) : control.hold(row))}
    >
      {pawnGlyph && (
        <svg
          class="pmini"
          viewBox="0 0 38 48"
          aria-hidden="true"
          style={row.owner === undefined ? undefined : `--c:var(--p${markOf(row.owner, me)})`}
        >
          <use href={`#${pawnGlyph}`} />
        </svg>
      )}
      {row.target !== undefined && <Mark seat={row.target} me={me} />}
      {(row.event ?? row.card ?? (!area ? (row.figure ?? row.house) : undefined)) && (
        <Emblem id={row.event ?? row.card ?? row.figure ?? row.house ?? ""} cls="ic l" />
      )}
      <span aria-hidden="true">
        <b class={title.length > 9 ? "long" : ""}>{title}</b>
        {under && under !== title && <small>{under}</small>}
      </span>
    </button>
  );
}

type Tab = "hand" | "powers" | "race" | "card";

/** Hand, powers, who could win, the card in play. */
function Sheet({ model }: { model: Model }): JSX.Element {
  const { control } = useTable();
  const [tab, setTab] = useState<Tab>("hand");
  const held = control.held.value;
  const { side } = model;
  const handed = model.marks.hand.size > 0;
  const ready = model.marks.power.size + model.marks.ability.size > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every move that asks for a card the hand comes up anew
  useEffect(() => {
    if (handed) setTab("hand");
  }, [handed, model.view.ply]);
  const tabs: [Tab, string, number | null][] = [
    ["hand", t.hand, side.hand_size],
    ["powers", t.powers, side.cards.length + (side.secret?.length ?? 0) + (side.revealed?.length ?? 0)],
    ["race", t.race, null],
    ["card", t.inPlay, null],
  ];
  return (
    <section class="ph-sheet laid" aria-label={t.hand}>
      {held?.card && <HeldCard row={held} aside={model.asides.get(held.card)} />}
      <div class="ptabs" role="tablist">
        {tabs.map(([id, label, n]) => (
          <button
            key={id}
            type="button"
            role="tab"
            aria-selected={tab === id}
            class={`tab ${tab === id ? "on" : ""} ${id === "powers" && ready ? "ready" : ""}`}
            onClick={() => setTab(id)}
          >
            {label} {n !== null && <i>{n}</i>}
          </button>
        ))}
      </div>
      <div class="pbody" role="tabpanel">
        {tab === "hand" && <PhoneHand model={model} />}
        {tab === "powers" && (
          <>
            <Secret model={model} />
            <Powers model={model} />
            <OrderButton model={model} />
          </>
        )}
        {tab === "race" && <Race model={model} />}
        {tab === "card" && <PhoneCard model={model} />}
      </div>
    </section>
  );
}

function PhoneCard({ model }: { model: Model }): JSX.Element {
  const shown = useSteps(model);
  return (
    <div class="pcard">
      {shown ? (
        <>
          <b>{shown.name}</b>
          <ol>
            {shown.steps.map((step, i) => (
              <li key={i} class={step.state}>
                <Sign name={step.symbol} amount={step.amount} />
                <span>
                  {step.symbol === "money" ? t.money(step.amount) : t.symbols[step.symbol]}
                  {step.state === "done" && <small>{shown.told[i]}</small>}
                </span>
              </li>
            ))}
          </ol>
        </>
      ) : (
        <p class="hint it">{t.noCard}</p>
      )}
      <Piles model={model} />
    </div>
  );
}

function PhoneHand({ model }: { model: Model }): JSX.Element {
  const { catalog, control } = useTable();
  const { side, marks } = model;
  const hand = side.hand ?? [];
  const held = control.held.value;
  return (
    <div class="phand" data-place={`hand-${side.seat}`}>
      {hand.map((id) => {
        const card = actionCard(catalog, id);
        if (!card) return null;
        const rows = marks.hand.get(id) ?? [];
        const main = rows.find((row) => !row.action) ?? rows[0];
        const aside = model.asides.get(id);
        const first = main ?? aside;
        return (
          <button
            key={id}
            type="button"
            class={`pcd ${card.deck} ${main && !main.action ? "is-playable" : ""} ${held?.card === id ? "on" : ""}`}
            data-option={main ? main.option : undefined}
            data-hand={id}
            data-card={id}
            onClick={() => (first ? control.hold(held?.card === id ? null : first) : control.look(id))}
          >
            <span class="vh">{actionWords(card)}</span>
            <b aria-hidden="true">
              <span>{card.name}</span>
            </b>
            <Emblem id={id} cls="pe" />
            <span class="ps" aria-hidden="true">
              {card.symbols.map((printed, i) => {
                const { name, amount } = symbolOf(printed);
                return <Sign key={i} name={name} amount={amount} />;
              })}
            </span>
          </button>
        );
      })}
      {!hand.length && <p class="hint it">{side.hand ? t.handEmpty : t.handHidden(side.hand_size)}</p>}
    </div>
  );
}

/** A card of the hand that is held up, with all that can be done with it. */
function HeldCard({ row, aside }: { row: NantyOption; aside: NantyOption | undefined }): JSX.Element | null {
  const { catalog, control, session } = useTable();
  const card = actionCard(catalog, row.card);
  const decision = session.decision.value;
  if (!card) return null;
  const rows = (decision?.options ?? []).filter((option) => option.card === card.id);
  return (
    <div class="ph-prev nn-prev">
      <button type="button" class="face" aria-label={actionWords(card)} onClick={() => control.look(card.id)}>
        <ActionFace card={card} />
      </button>
      <div class="tx">
        <b>{card.name}</b>
        <div>
          {card.text && <p>{card.text}</p>}
          <Changes row={{ ...row, preview: "" }} />
        </div>
        <div class="go">
          {rows.map((option) => (
            <button
              key={option.option}
              type="button"
              class={`btn ${option.action ? "" : "prime"} big`}
              data-option={option.option}
              onClick={() => control.take(option)}
            >
              {option.action === "throw_away"
                ? t.throwAway
                : option.action
                  ? t.endNow
                  : option.symbols
                    ? t.play
                    : t.chooses}
            </button>
          ))}
          {aside && (
            <button type="button" class="btn big" data-aside={aside.option} onClick={() => control.take(aside)}>
              {t.throwAway}
            </button>
          )}
          <button type="button" class="btn" aria-label={text.site.close} onClick={() => control.hold(null)}>
            <Icon name="close" />
          </button>
        </div>
      </div>
    </div>
  );
}
