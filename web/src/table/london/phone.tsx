/** The London table on a phone: one column, the hand in a sheet at the bottom. */
import type { JSX } from "preact";
import { prefs } from "../../state/prefs";
import { text, tidy } from "../../text/en";
import type { LondonOption, LondonSeat } from "../../types/generated";
import { CardBack, CardFace, cardWords, TrayTile } from "../../ui/card";
import { Count } from "../../ui/count";
import { Emblem, Icon, Mark } from "../../ui/glyph";
import { RiverMap } from "../../ui/river";
import { nameOf, useTable } from "../context";
import { SubLine } from "../frame";
import { PhoneFrame } from "../phone";
import { Target } from "../target";
import { CityMap } from "./citymap";
import { deckSets } from "./marks";
import { holders, type Model, type Preview, sorted } from "./model";
import { Board, City, Foreseen, Market, priceOf } from "./parts";
import { useLastRound, useTickets } from "./table";

const t = text.london;

export function PhoneTable({ model, preview, side }: {
  model: Model;
  preview: Preview;
  side: (seat: number) => JSX.Element | null;
}): JSX.Element {
  const { control, catalog } = useTable();
  const tickets = useTickets(model);
  const others = model.view.seats.filter((s) => s.seat !== model.side.seat);
  const loan = model.marks.menu.find((row) => row.loan);
  const parts = deckSets(model.view.deck, catalog.sets());
  const borrow = loan && tickets.every((ticket) => ticket.row !== loan) && (
    <button type="button" class="btn" data-option={loan.option} onClick={() => control.take(loan)}>
      {loan.label}
    </button>
  );
  return (
    <PhoneFrame tickets={tickets} sub={<SubLine note={useLastRound(model)} />} aside={borrow} sheet={<><Foreseen model={model} /><Sheet model={model} /></>} side={side}>
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
    </PhoneFrame>
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
  const held = control.held.value as LondonOption | null;
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
  const title = builds && !card.action ? t.express.develop(card.name, model.edition.first) : row.label;
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
