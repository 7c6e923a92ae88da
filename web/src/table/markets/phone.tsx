/** The table of London Markets on a phone: the board on top, what is asked in a sheet at the bottom. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { text } from "../../text/en";
import { words as w } from "../../text/markets";
import type { MarketsOption, MarketsSeat } from "../../types/generated";
import { Count } from "../../ui/count";
import { Icon, Mark } from "../../ui/glyph";
import { Zoom } from "../../ui/zoom";
import { nameOf } from "../context";
import { PhoneFrame } from "../phone";
import { SubLine } from "../subline";
import { bringsWords, inks, MarketBoard } from "./board";
import { SpecialFace, specialWords } from "./cards";
import type { Composer } from "./compose";
import { NARROW } from "./geometry";
import {
  cratesOf,
  GOODS,
  type Model,
  marketAt,
  marketOf,
  type Preview,
  previewOf,
  shortMarket,
  specialOf,
} from "./model";
import { Coach, Fan, Matrix, Piles, Pill, Specials, ToCome, useLinesFor } from "./parts";
import { Reward } from "./reward";
import { Flyers } from "./table";
import { iconOf } from "./tickets";
import { LastOffers, RevealLeaf, type Shown } from "./windows";
import { useTable } from "./wire";

interface PhoneProps {
  model: Model;
  preview: Preview;
  composer: Composer;
}

export function PhoneTable({
  model,
  preview,
  composer,
  side,
  note,
  shown,
}: PhoneProps & {
  side: (seat: number) => JSX.Element | null;
  note: string | null;
  shown: Shown;
}): JSX.Element {
  const others = model.view.seats.filter((s) => s.seat !== model.side.seat);
  return (
    <PhoneFrame
      cls="markets"
      tickets={[]}
      sub={<SubLine note={note} />}
      sheet={<Sheet model={model} preview={preview} composer={composer} />}
      side={side}
    >
      <CardStrip model={model} composer={composer} />
      <div class={`pses n${others.length}`}>
        {others.map((seat) => (
          <PhoneOpponent key={seat.seat} seat={seat} model={model} />
        ))}
      </div>
      {shown.open && (
        <div class="ph-sec">
          <RevealLeaf model={model} shown={shown} />
        </div>
      )}
      <Zoom label={w.mapLabel} cls="m-map">
        {() => <MarketBoard model={model} plan={NARROW} preview={preview} />}
      </Zoom>
      {!shown.open && (
        <div class="ph-sec">
          <LastOffers model={model} shown={shown} />
        </div>
      )}
      <Flyers />
    </PhoneFrame>
  );
}

/** The market card as a strip. */
function CardStrip({ model, composer }: { model: Model; composer: Composer }): JSX.Element {
  const { card, round } = model.view;
  const covered = new Set<string>(model.view.covered);
  const offered = composer.row?.good ?? composer.sealed?.good;
  return (
    <section class="ppr" aria-label={w.card}>
      <span class="prd">
        <b>{card ? round : "–"}</b>
        <small>{w.ofRounds}</small>
      </span>
      {card && !card.closed ? (
        GOODS.filter((good) => good in card.rewards).map((good) => (
          <span
            key={good}
            class={`ppc ${covered.has(good) ? "cov" : ""} ${offered === good ? "on" : ""}`}
            style={inks(good)}
          >
            <span class="vh">
              {w.rewardLabel(good, card.rewards[good] ?? 0, covered.has(good) ? w.settledState : "")}
            </span>
            <Icon name={good} />
            <Reward pay={card.rewards[good] ?? 0} />
            {covered.has(good) && <i />}
          </span>
        ))
      ) : (
        <p class="shut">{card ? w.closedLong : w.firstBars}</p>
      )}
    </section>
  );
}

function PhoneOpponent({ seat, model }: { seat: MarketsSeat; model: Model }): JSX.Element {
  const { session, control } = useTable();
  const { view } = model;
  const asked = view.asked.includes(seat.seat) && !view.over;
  return (
    <button
      type="button"
      class={`pse ${asked ? "at-turn" : ""}`}
      data-place={`seat-${seat.seat}`}
      onClick={() => control.openSide(seat.seat)}
    >
      <Mark seat={seat.seat} me={model.me} />
      <span class="clip nm">{nameOf(session, seat.seat)}</span>
      {view.start === seat.seat ? <Coach /> : <span />}
      {view.over ? <span class="sl" /> : <Pill seat={seat} model={model} />}
      <span class="ps">
        <Icon name="hand" />
        <span class="vh">{w.stats.goods} </span>
        {seat.hand_size}
      </span>
    </button>
  );
}

type Tab = "now" | "special" | "crates" | "round";
const TABS: Tab[] = ["now", "special", "crates", "round"];

/** What is asked, special cards, crates, and the cards to come, one at a time. */
function Sheet({ model, preview, composer }: PhoneProps): JSX.Element {
  const { side, view } = model;
  const [tab, setTab] = useState<Tab>("now");
  const moment = model.marks.kind ? `${view.ply} ${model.marks.kind}` : "";
  // A new question brings its answers to the front.
  useEffect(() => {
    if (moment) setTab("now");
  }, [moment]);
  return (
    <section class="ph-sheet laid" aria-label={w.tabsLabel}>
      <div class="ptabs">
        <div role="tablist" aria-label={w.tabsLabel}>
          {TABS.map((id) => (
            <button
              key={id}
              type="button"
              role="tab"
              aria-selected={tab === id}
              class={`tab ${tab === id ? "on" : ""}`}
              onClick={() => setTab(id)}
            >
              {w.tabs[id]}
              {id === "special" && side.specials_held > 0 && ` ${side.specials_held}`}
            </button>
          ))}
        </div>
        <span class="pmoney" data-place={`purse-${side.seat}`}>
          <Icon name="coin" size="s" />
          <span>
            {side.money === null ? (
              w.hiddenMoney
            ) : (
              <>
                £<Count value={side.money} />
              </>
            )}
          </span>
          {preview.money !== 0 && <em class="diff">{w.gain(preview.money)}</em>}
        </span>
      </div>
      <div class="ptab" role="tabpanel" aria-label={w.tabs[tab]}>
        {tab === "now" && <Now model={model} preview={preview} composer={composer} />}
        {tab === "special" && <Specials model={model} />}
        {tab === "crates" && <Matrix model={model} preview={preview} />}
        {tab === "round" && (
          <>
            <ToCome model={model} />
            <Piles model={model} />
          </>
        )}
      </div>
    </section>
  );
}

function Now({ model, preview, composer }: PhoneProps): JSX.Element {
  const { marks } = model;
  if (marks.kind === "offer" || composer.sealed) return <PhoneOffer model={model} composer={composer} />;
  if (!marks.kind) {
    return (
      <>
        <Tiles model={model} />
        <Standing model={model} />
      </>
    );
  }
  return (
    <>
      {(marks.good.size > 0 || marks.swaps.length > 0) && <Tiles model={model} />}
      <Held model={model} preview={preview} />
      <Choices model={model} />
    </>
  );
}

/** Where one stands, while others think. */
function Standing({ model }: { model: Model }): JSX.Element {
  const { side, view } = model;
  return (
    <p class="pstand">
      <span>
        <Icon name="crates" size="s" /> {cratesOf(view, side.seat)} {w.crates.toLowerCase()}
      </span>
      <span>
        <Icon name="bar" size="s" /> {side.bars} {w.barsLeft.toLowerCase()}
      </span>
      <span>
        <Icon name="supply" size="s" /> {side.replenishment} {w.supply.toLowerCase()}
      </span>
    </p>
  );
}

/** The hand by kinds; where goods are asked for, each is a choice. */
function Tiles({ model }: { model: Model }): JSX.Element {
  const { control } = useTable();
  const { marks, side } = model;
  const held = control.held.value;
  return (
    <div class="pgts" role="group" aria-label={w.goods} data-place={`hand-${side.seat}`}>
      {GOODS.map((good) => {
        const row = marks.good.get(good);
        const body = (
          <>
            <Icon name={good} />
            <b>{side.hand ? (side.hand[good] ?? 0) : "?"}</b>
            <small>{row ? w.take(good) : w.goodName(good)}</small>
          </>
        );
        return row ? (
          <button
            key={good}
            type="button"
            class={`pgt is-playable ${held?.option === row.option ? "on" : ""}`}
            style={inks(good)}
            data-option={row.option}
            data-hand={good}
            onClick={() => control.take(row)}
          >
            {body}
            <span class="vh">{w.pileLeft(marketOf(model.view, good)?.pile ?? null)}</span>
          </button>
        ) : (
          <span key={good} class="pgt" style={inks(good)} data-hand={good}>
            {body}
          </span>
        );
      })}
    </div>
  );
}

function PhoneOffer({ model, composer }: { model: Model; composer: Composer }): JSX.Element {
  const { control } = useTable();
  const { marks, side } = model;
  const { row, nothing, sealed } = composer;
  if (sealed) {
    return (
      <div class="psealed">
        <Icon name="envelope" />
        <span>
          <b>{sealed.good ? w.cards(sealed.count, sealed.good) : w.nothing}</b>
          <small>{w.sealedNote}</small>
        </span>
        <button type="button" class="btn big" onClick={composer.change}>
          {w.change}
        </button>
      </div>
    );
  }
  const good = row?.good ?? null;
  const count = row?.count ?? 0;
  const most = good ? (side.hand?.[good] ?? 0) : 0;
  return (
    <>
      <div class="pgts" role="group" aria-label={w.goods}>
        {GOODS.map((id) => {
          const can = marks.offers.some((offer) => offer.good === id);
          return (
            <button
              key={id}
              type="button"
              class={`pgt ${good === id ? "on" : ""} ${can ? "" : "off"}`}
              style={inks(id)}
              aria-pressed={good === id}
              aria-disabled={can ? undefined : true}
              data-shortcut={can ? "" : undefined}
              onClick={() => can && composer.want(id, good === id ? count : 1)}
            >
              <Icon name={id} />
              <b>{side.hand?.[id] ?? 0}</b>
              <small>{can || !model.view.covered.includes(id) ? w.goodName(id) : w.settledState}</small>
            </button>
          );
        })}
      </div>
      {good && (
        <div class="pstep">
          <button
            type="button"
            aria-label={w.fewer}
            disabled={count <= 1}
            onClick={() => composer.want(good, count - 1)}
          >
            <Icon name="minus" />
          </button>
          <div class="pfan" style={inks(good)}>
            <Fan good={good} count={most} up={count} width={190} />
          </div>
          <button
            type="button"
            aria-label={w.more}
            disabled={count >= most}
            onClick={() => composer.want(good, count + 1)}
          >
            <Icon name="plus" />
          </button>
        </div>
      )}
      <div class="pact">
        {nothing && (
          <button
            type="button"
            class={`btn big ${row ? "quiet" : "prime"}`}
            data-option={nothing.option}
            onClick={() => control.take(nothing)}
          >
            {w.offerNothing}
          </button>
        )}
        {row?.good && (
          <button type="button" class="btn prime big" data-option={row.option} onClick={() => control.take(row)}>
            {w.sealThis(count, row.good)}
            <small>{w.couldBring(row.good, row.reward ?? "")}</small>
          </button>
        )}
      </div>
    </>
  );
}

/** The choice that is held up before it is made, with its result. */
function Held({ model, preview }: { model: Model; preview: Preview }): JSX.Element | null {
  const { control, catalog } = useTable();
  const row = control.held.value;
  const lines = useLinesFor(row, model, preview);
  if (!row) return null;
  const card = row.card ? specialOf(catalog, row.card) : null;
  return (
    <div class="pheld">
      <span>
        <b>{row.label}</b>
        {card && <small>{card.text}</small>}
        {lines.map((line) => (
          <small key={line}>{line}</small>
        ))}
      </span>
      <button type="button" class="btn prime big go" onClick={() => control.session.choose(row)}>
        {w.choose}
      </button>
      <button type="button" class="btn big" aria-label={w.putDown} onClick={() => control.hold(null)}>
        <Icon name="close" size="s" />
      </button>
    </div>
  );
}

/** Every choice as a button for a thumb. */
function Choices({ model }: { model: Model }): JSX.Element {
  const { control, catalog, session } = useTable();
  const { marks, view } = model;
  const held = control.held.value;
  const name = (seat: number): string => nameOf(session, seat);
  const rows = marks.rows.filter((row) => !row.good);
  const label = (row: MarketsOption): [string, string] => {
    const market = row.market ? marketAt(view, row.market) : undefined;
    if (market && row.token)
      return [
        bringsWords(row, name, previewOf(row, model, catalog)),
        w.ticket.note(row.token, shortMarket(market.name)),
      ];
    if (market) return [shortMarket(market.name), ""];
    if (row.card) {
      const card = specialOf(catalog, row.card);
      const effect = card ? w.effects[card.effect] : undefined;
      const where = (card?.markets ?? []).map((id) => shortMarket(catalog.name(id)));
      return [effect?.name ?? row.label, [...where, row.preview ?? ""].join(", ")];
    }
    return [row.label, row.preview ?? ""];
  };
  if (marks.kind === "pick") {
    return (
      <div class="pilecards">
        {rows.map((row) => {
          const card = row.card ? specialOf(catalog, row.card) : null;
          return card ? (
            <button
              key={row.option}
              type="button"
              class={`face ${held?.option === row.option ? "on" : ""}`}
              data-option={row.option}
              onClick={() => control.hold(row)}
            >
              <span class="vh">{specialWords(card, view, model.me)}</span>
              <SpecialFace card={card} view={view} seat={model.me} />
            </button>
          ) : null;
        })}
      </div>
    );
  }
  return (
    <div class="pchoices" role="group" aria-label={text.table.choices}>
      {rows.map((row) => {
        const [head, note] = label(row);
        // What ends a turn needs no second look; everything else is held up with its result first.
        const act = (): void => (row.done && !row.warning ? control.take(row) : control.hold(row));
        return (
          <button
            key={row.option}
            type="button"
            class={`pch ${held?.option === row.option ? "on" : ""} ${row.done ? "done" : ""}`}
            data-option={row.option}
            onClick={act}
          >
            <Icon name={iconOf(row)} />
            <span>
              <b>{head}</b>
              {note && <small>{note}</small>}
            </span>
          </button>
        );
      })}
    </div>
  );
}
