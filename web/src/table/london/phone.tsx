/** The London table on a phone: one column, the hand in a sheet at the bottom. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { motionOff, prefs } from "../../state/prefs";
import { text, tidy } from "../../text/en";
import type { LondonOption, LondonSeat } from "../../types/generated";
import { CardFace, cardWords, TrayTile } from "../../ui/card";
import { Count } from "../../ui/count";
import { Emblem, Icon, Mark } from "../../ui/glyph";
import { RiverMap } from "../../ui/river";
import { Dialog } from "../../ui/dialog";
import { nameOf, useTable } from "../context";
import { LogPanel } from "../log";
import { ThemeButton, usePrompt } from "../masthead";
import { holders, type Model, type Preview, sorted } from "./model";
import { Board, City, Foreseen, Market, priceOf, Ticking } from "./parts";
import { CityMap } from "./citymap";
import { SubLine, useTickets } from "./table";
import { deckSets } from "../marks";
import { Target } from "../target";
import { CardBack } from "../../ui/card";

const t = text.london;

export function PhoneTable({ model, preview }: { model: Model; preview: Preview }): JSX.Element {
  const { session, control, catalog } = useTable();
  const { who, ask, mine } = usePrompt();
  const tickets = useTickets(model);
  const [drawer, setDrawer] = useState(false);
  const me = session.me.value;
  const clock = me === null ? null : session.table.value?.seats[me]?.clock;
  const others = model.view.seats.filter((s) => s.seat !== model.side.seat);
  const loan = model.marks.menu.find((row) => row.loan);
  const undo = session.state.value?.undo === null && me !== null && !session.replaying;
  const parts = deckSets(model.view.deck, catalog.sets());
  const moment = `${model.view.ply} ${model.marks.kind ?? ""}`;
  // What is asked for should not have to be looked for.
  useEffect(() => {
    if (!model.marks.kind) return;
    const all = [...document.querySelectorAll("[data-option]")].filter((e) => e.getClientRects().length > 0);
    const sheet = document.querySelector(".ph-sheet")?.getBoundingClientRect().top ?? window.innerHeight;
    const seen = all.some((e) => {
      const box = e.getBoundingClientRect();
      return (box.top >= 60 && box.bottom <= sheet) || e.closest(".ph-sheet,.ph-top,.foreseen") !== null;
    });
    if (!seen) all[0]?.scrollIntoView({ block: "center", behavior: motionOff() ? "auto" : "smooth" });
  }, [moment]);
  return (
    <div class="phone laid">
      <header class={`ph-top ${mine ? "asks" : "theirs"}`}>
        <div class="ph-l1">
          <h1>
            {who && <span>{who} </span>}
            {ask}
          </h1>
          {clock ? (
            <span class="c">
              <Icon name="clock" size="s" />
              <Ticking left={clock.left} running={clock.running} />
            </span>
          ) : (
            <span />
          )}
          {undo ? (
            <button type="button" class="iconb" aria-label={text.table.undo} onClick={() => session.undo()}>
              <Icon name="undo" />
            </button>
          ) : (
            <span />
          )}
          <button type="button" class="iconb" aria-label={text.table.menu} onClick={() => setDrawer(true)}>
            <Icon name="menu" />
          </button>
        </div>
        {tickets.length > 0 && (
          <div class={`ph-acts n${Math.min(4, tickets.length)}`} role="group" aria-label={text.table.choices}>
            {tickets.map((ticket, i) => {
              const { row } = ticket;
              const armed = row !== null && control.armed.value === row.option;
              return (
                <button
                  key={row ? row.option : `x${i}`}
                  type="button"
                  class={`ph-act ${row ? "" : "off"} ${armed ? "armed" : ""}`}
                  aria-disabled={row ? undefined : true}
                  data-option={row ? row.option : undefined}
                  data-ticket=""
                  onClick={() => (row ? control.take(row) : (session.refused.value = ticket.why ?? null))}
                >
                  <Icon name={row ? ticket.icon : "lock"} />
                  <b>{armed ? text.table.sure : ticket.label}</b>
                  <small>{armed ? row?.warning : ticket.note}</small>
                </button>
              );
            })}
          </div>
        )}
        <div class="ph-why">
          <span>
            <SubLine model={model} />
          </span>
          {loan && tickets.every((ticket) => ticket.row !== loan) && (
            <button type="button" class="btn" data-option={loan.option} onClick={() => control.take(loan)}>
              {loan.label}
            </button>
          )}
        </div>
      </header>
      <main id="table">
        <section class="ph-sec">
          <div class={`ph-opps n${others.length}`}>
            {others.map((seat) => (
              <PhoneOpponent key={seat.seat} seat={seat} model={model} />
            ))}
          </div>
        </section>
        <section class="ph-sec ph-board">
          <div class="ph-deck">
            <Target row={model.marks.deck} label={t.deckLabel(parts[0]?.[0] ?? "", model.view.deck)} cls="on-pile" attrs={{ "data-place": "deck" }}>
              <CardBack letter={parts[0]?.[0] ?? ""} />
            </Target>
            <span class="deckcount">
              <b>
                <Count value={model.view.deck} />
              </b>{" "}
              {t.left}
              <br />
              {t.letters(parts)}
            </span>
          </div>
          <Board model={model} preview={preview} tile />
        </section>
        <section class="ph-sec">
          <City model={model} preview={preview} />
        </section>
        <section class="ph-sec">
          {model.edition.first ? (
            <CityMap model={model} list />
          ) : (
            <>
              <h2 class="cap">
                {t.land} <small>{t.landNote(holders(model.view).size)}</small>
              </h2>
              <RiverMap
                holder={holders(model.view)}
                sale={model.view.market ?? []}
                lit={null}
                names={(id) => catalog.name(id)}
                me={model.me}
                label={t.land}
              />
              <div class="ph-sale">
                <Market model={model} />
              </div>
            </>
          )}
        </section>
      </main>
      <Foreseen model={model} />
      <Sheet model={model} />
      {drawer && (
        <Dialog label={text.log.logAndChat} cls="drawer" onClose={() => setDrawer(false)}>
          <div class="drawer-tools">
            <a class="btn" href="/">
              <Icon name="home" size="s" />
              {text.site.home}
            </a>
            <button type="button" class="btn" onClick={() => (control.panel.value = "since")}>
              <Icon name="since" size="s" />
              {text.table.since}
            </button>
            <button type="button" class="btn" onClick={() => (control.panel.value = "choices")}>
              <Icon name="menu" size="s" />
              {text.table.allChoices}
            </button>
            <button type="button" class="btn" onClick={() => (control.panel.value = "settings")}>
              <Icon name="settings" size="s" />
              {text.site.settings}
            </button>
            <ThemeButton />
          </div>
          <LogPanel />
        </Dialog>
      )}
    </div>
  );
}

function PhoneOpponent({ seat, model }: { seat: LondonSeat; model: Model }): JSX.Element {
  const { catalog, session, control } = useTable();
  const info = session.table.value?.seats[seat.seat];
  const target = model.marks.target.get(seat.seat);
  const turn = model.view.turn === seat.seat && !model.view.over;
  const act = (): void => {
    if (target) control.take(target);
    else control.side.value = seat.seat;
  };
  return (
    <button
      type="button"
      class={`ph-opp sheet laid ${target ? "is-playable" : ""} ${turn ? "at-turn" : ""}`}
      data-place={`seat-${seat.seat}`}
      data-option={target ? target.option : undefined}
      onClick={act}
    >
      <span class="nm">
        <Mark seat={seat.seat} me={model.me} />
        <span class="clip">{nameOf(session, seat.seat)}</span>
        {info?.bot && (
          <span class="tag">
            <Icon name="bot" size="xs" />
          </span>
        )}
      </span>
      <span class="ph-st">
        <span><Icon name="coin" />£<Count value={seat.money} /></span>
        <span><Icon name="poverty" /><Count value={seat.poverty} /></span>
        <span><Icon name="loan" /><Count value={seat.loans} /></span>
        <span><Icon name="prestige" /><Count value={seat.prestige} /></span>
      </span>
      <span class="ph-tops">
        {seat.stacks.slice(0, 6).map((k, i) => {
          const card = k.up && k.top ? catalog.city(k.top) : null;
          return card ? (
            <i key={i} class={card.colour} data-stack={`${seat.seat}-${i}`}>
              <Emblem id={card.id} colour={card.colour} cls="" />
            </i>
          ) : (
            <i key={i} class="dn" data-stack={`${seat.seat}-${i}`} />
          );
        })}
        {seat.stacks.length > 6 && <small>+{seat.stacks.length - 6}</small>}
        <em>
          <Icon name="hand" />
          {seat.hand_size}
        </em>
      </span>
    </button>
  );
}

/** The ledger, the card that is held up, and the hand. */
function Sheet({ model }: { model: Model }): JSX.Element {
  const { catalog, control } = useTable();
  const { side } = model;
  const held = control.held.value;
  const hand = sorted(side.hand ?? [], catalog, prefs.value.sort);
  const run = model.forecast?.run.total;
  const score = model.forecast?.score.total;
  const stat = (icon: string, value: JSX.Element | string, label: string): JSX.Element => (
    <div>
      <b>
        <Icon name={icon} />
        {value}
      </b>
      {label}
    </div>
  );
  const pick = (row: LondonOption | undefined, id: string): void => {
    if (row) control.held.value = held?.option === row.option ? null : row;
    else control.card.value = id;
  };
  let seen = "";
  return (
    <section class="ph-sheet laid" aria-label={t.hand}>
      <div class="ph-stats">
        {stat("coin", <>£<Count value={side.money} /></>, t.stats.money)}
        {stat("poverty", <Count value={side.poverty} />, t.stats.poverty)}
        {stat("loan", <Count value={side.loans} />, t.stats.loans)}
        {stat("prestige", <Count value={side.prestige} />, t.stats.prestige)}
        {run !== undefined && stat("run", run < 0 ? `−${-run}` : `+${run}`, t.ifRun)}
        {score !== undefined && stat("end_prestige", String(score).replace("-", "−"), t.ifEnded)}
      </div>
      {held?.card && <HeldUp row={held} model={model} />}
      <div class="ph-tray" role="group" aria-label={`${t.hand}, ${t.handNote(side.hand_size)}`} data-place={`hand-${side.seat}`}>
        {hand.map((id, i) => {
          const card = catalog.city(id);
          if (!card) return null;
          const row = model.marks.card.get(id);
          const off = model.marks.kind === "develop" && !row;
          const first = held !== null && held.card === id && seen !== id;
          if (first) seen = id;
          return (
            <button
              key={`${id}-${i}`}
              type="button"
              class={`ht ${card.colour} ${row ? "is-playable" : off ? "is-off" : ""} ${first ? "sel" : ""}`}
              aria-pressed={row ? first : undefined}
              data-option={row ? row.option : undefined}
              data-hand={id}
              onClick={() => pick(row, id)}
            >
              <span class="vh">{cardWords(card)}</span>
              <TrayTile card={card} {...(priceOf(card, model) !== undefined ? { price: priceOf(card, model) ?? 0 } : {})} />
            </button>
          );
        })}
        {!hand.length && <p class="hint it">{side.hand ? t.handEmpty : t.handCount(side.hand_size)}</p>}
      </div>
    </section>
  );
}

function HeldUp({ row, model }: { row: LondonOption; model: Model }): JSX.Element | null {
  const { catalog, control } = useTable();
  const card = row.card ? catalog.city(row.card) : null;
  if (!card) return null;
  const builds = row.kind === "develop" || row.kind === "build_free";
  const title = builds && !card.action ? t.express.develop(card.name) : row.label;
  const price = priceOf(card, model);
  return (
    <div class="ph-prev">
      <Target look={card.id} label={cardWords(card)}>
        <CardFace card={card} size="stack-s" cls="is-playable" {...(price !== undefined ? { price } : {})} />
      </Target>
      <div class="tx">
        <b>{title}</b>
        <div>
          {builds && !card.action && (
            <div class="ln">
              <Icon name="coin" />
              <span>{price ? t.pays(price) : t.nothingToPay}</span>
            </div>
          )}
          {card.text && (
            <div class="ln">
              <Icon name="info" />
              <span>{card.text}</span>
            </div>
          )}
          {row.preview && (
            <div class="ln">
              <Icon name="arrow" />
              <span>{tidy(row.preview)}</span>
            </div>
          )}
          {row.warning && (
            <div class="ln warn">
              <Icon name="info" />
              <span>{row.warning}</span>
            </div>
          )}
        </div>
        <div class="go">
          <button type="button" class="btn prime" onClick={() => control.take(row)}>
            {t.chooses}
          </button>
          <button type="button" class="btn" aria-label={t.putDown} onClick={() => (control.held.value = null)}>
            <Icon name="close" />
          </button>
        </div>
      </div>
    </div>
  );
}
