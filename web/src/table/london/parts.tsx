/** The parts of the London table: deck, board, land, ledger, city, hand, opponents. */
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { prefs, setPrefs, type Prefs } from "../../state/prefs";
import { text } from "../../text/en";
import type { CityCard, ForecastPart, LondonOption, LondonSeat, LondonStack } from "../../types/generated";
import { BoroughChip, BoroughFace, boroughWords, HeldBorough, shortName } from "../../ui/borough";
import { CardBack, CardFace, cardWords, MiniCard, Peek } from "../../ui/card";
import { Icon, Mark, Token } from "../../ui/glyph";
import { Count } from "../../ui/count";
import { RiverMap } from "../../ui/river";
import { SeatClock } from "../clock";
import { nameOf, useTable } from "../context";
import { deckSets, povertyLoss } from "./marks";
import { Target, type Shortcut } from "../target";
import { useDrag } from "./drag";
import { BETWEEN, holders, type Model, povertyOver, type Preview, sorted } from "./model";

const t = text.london;

export interface PartProps {
  model: Model;
  preview: Preview;
}

/** A shortcut from the choice of an action: the action first, then the thing that was clicked. */
export function useShortcut(model: Model): (action: string, kind: string, fits: (row: LondonOption) => boolean, says: string) => Shortcut | null {
  const { control } = useTable();
  const rows = model.marks.kind === "action" ? model.marks.menu : [];
  return (action, kind, fits, says) => {
    if (!rows.some((row) => row.action === action)) return null;
    return {
      says,
      run: () => control.follow([{ kind: "action", fits: (row) => (row as LondonOption).action === action }, { kind, fits: (row) => fits(row as LondonOption) }], BETWEEN),
    };
  };
}

export function Deck({ model }: PartProps): JSX.Element {
  const { catalog } = useTable();
  const shortcut = useShortcut(model);
  const left = model.view.deck;
  const parts = deckSets(left, catalog.sets());
  const letter = parts[0]?.[0] ?? "";
  const short = shortcut(model.edition.draw, "draw", (row) => row.deck === true, t.express.draw(t.deck));
  return (
    <div class="decks">
      <h2 class="cap">{t.deck}</h2>
      <div class="deckpile" data-place="deck">
        {left > 20 && <i style="transform:translate(5px,5px)" />}
        {left > 1 && <i style="transform:translate(2.500px,2.500px)" />}
        <Target row={model.marks.deck} shortcut={short} label={t.deckLabel(letter, left)} cls="on-pile">
          {left > 0 ? <CardBack letter={letter} /> : <span class="slot">{t.deckEmpty}</span>}
        </Target>
      </div>
      <div class="deckcount">
        <b><Count value={left} /></b> {t.left}
        <br />
        {parts.length > 0 && t.letters(parts)}
      </div>
      <div class="deckcount more">
        {model.view.borough_deck !== undefined && (
          <span><b>{model.view.borough_deck}</b> {t.boroughsLeft(model.view.borough_deck)}</span>
        )}
        {model.view.underground_left !== undefined && (
          <span><b>{model.view.underground_left}</b> {t.undergroundLeft}</span>
        )}
        <span><b>{model.view.removed.length}</b> {t.cardsGone(model.view.removed.length)}</span>
      </div>
    </div>
  );
}

export function Board({ model, preview, tile = false }: PartProps & { tile?: boolean }): JSX.Element {
  const { catalog } = useTable();
  const shortcut = useShortcut(model);
  const { board } = model.view;
  const width = board.top.length;
  const size = tile ? "tile" : "stack-s";
  const spaces = [...board.top, ...board.bottom];
  const full = !spaces.includes(null);
  const space = (id: string | null, i: number): JSX.Element => {
    const lands = preview.lands?.space === i ? preview.lands : null;
    const leaves = preview.lands?.clears === true && (model.edition.leaves === "bottom" ? i >= width : i < width);
    const card = id ? catalog.city(id) : null;
    if (lands && !lands.clears) {
      const ghost = catalog.city(lands.card);
      return (
        <span key={i} class="ghosted" data-space={i}>
          {ghost && <CardFace card={ghost} size={size} />}
          <span class="c-do">{t.wouldLand}</span>
        </span>
      );
    }
    if (!card) return <span key={i} class="slot" data-space={i} aria-label={t.space(i < width ? 1 : 2, (i % width) + 1)} role="img" />;
    const row = model.marks.space.get(i);
    const short = shortcut(model.edition.draw, "draw", (r) => r.space === i, t.express.draw(card.name));
    return (
      <Target key={i} row={row} shortcut={short} look={id} label={cardWords(card)} attrs={{ "data-space": i }}>
        <CardFace card={card} size={size}>
          {leaves && <span class="c-why">{t.wouldLeave}</span>}
        </CardFace>
      </Target>
    );
  };
  return (
    <div class="dev">
      <h2 class="cap">
        {model.edition.first ? t.display : t.board} <small>{t.boardNote}</small>
      </h2>
      <div class={`rows w${width}`} role="group" aria-label={model.edition.first ? t.display : t.board}>
        <div class="row">{board.top.map((id, i) => space(id, i))}</div>
        <div class="row">{board.bottom.map((id, i) => space(id, width + i))}</div>
      </div>
      <p class="foot">{model.edition.first ? (full ? t.displayFullNext : t.displayRule) : full ? t.boardFullNext : t.boardRule}</p>
    </div>
  );
}

export function Land({ model }: PartProps): JSX.Element {
  const { catalog, session, control } = useTable();
  const held = holders(model.view);
  const lit = (control.hover.value?.row as LondonOption | undefined)?.borough ?? null;
  const parts = model.view.seats
    .filter((s) => s.boroughs.length > 0)
    .map((s) => t.mapHeld(nameOf(session, s.seat), s.boroughs.map((b) => catalog.name(b))));
  const market = model.view.market ?? [];
  if (market.length) parts.push(t.mapSale(market.map((b) => catalog.name(b))));
  return (
    <div class="land">
      <h2 class="cap">
        {t.land} <small>{t.landNote(held.size)}</small>
      </h2>
      <RiverMap holder={held} sale={model.view.market ?? []} lit={lit} names={(id) => catalog.name(id)} me={model.me} label={t.mapLabel(parts)} />
      <Market model={model} />
    </div>
  );
}

export function Market({ model }: { model: Model }): JSX.Element {
  const { catalog } = useTable();
  const shortcut = useShortcut(model);
  const market = model.view.market ?? [];
  if (!market.length) return <p class="muted it">{t.landNone}</p>;
  return (
    <div class="sale3" role="group" aria-label={t.land}>
      {market.map((id) => {
        const b = catalog.borough(id);
        if (!b) return null;
        const row = model.marks.borough.get(id);
        const gap = b.cost - model.side.money;
        const short = shortcut("buy_land", "buy", (r) => r.borough === id, t.express.buy(b.name));
        return (
          <Target key={id} row={row} shortcut={short} look={id} label={boroughWords(b)} attrs={{ "data-market": id }}>
            <BoroughFace b={b} />
            {gap > 0 && model.me !== null && <span class="b-short" aria-hidden="true">{row?.loans ? t.borrows(row.loans) : t.short(gap)}</span>}
          </Target>
        );
      })}
    </div>
  );
}

function Ladder({ over }: { over: number }): JSX.Element {
  const loss = povertyLoss(over);
  return (
    <span class="ladder" title={t.ladder}>
      {[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((n) => (
        <i key={n} class={over > 0 && Math.min(over, 10) === n ? "at" : ""} style={`height:${4 + povertyLoss(n) * 0.95}px`} />
      ))}
      <em class={over ? "" : "good"}>{over ? t.over(over, loss) : t.fewest}</em>
    </span>
  );
}

/** Poverty that a run would bring, or take away. */
function RunToken({ n }: { n: number }): JSX.Element {
  return n < 0 ? <Token kind="less" value={`−${-n}`} /> : <Token kind="pov" value={`+${n}`} />;
}

/** What a preview changes of one part of the forecast of a run. */
function changeOf(part: string, run: Preview["run"]): number {
  const changes: Record<string, number> = { Stacks: run?.stacks ?? 0, Loans: run?.loans ?? 0, "Cards in hand": run?.hand ?? 0, Boroughs: run?.boroughs ?? 0 };
  return changes[part] ?? 0;
}

/** The parts of a run's poverty after a change; in the 2nd edition a new borough acts in the place of the topmost. */
function partsAfter(parts: readonly ForecastPart[], run: NonNullable<Preview["run"]>, borough: string): [string, number][] {
  const known = ["Stacks", "Loans", "Cards in hand", "Boroughs"];
  const changed = parts.map((p): [string, number] => [p.label, p.amount + changeOf(p.label, run)]);
  if (!borough) return changed;
  const acting = parts.filter((p) => !known.includes(p.label)).reduce((sum, p) => sum + p.amount, 0) + run.boroughs;
  return [...changed.filter(([label]) => known.includes(label)), ...(acting ? [[borough, acting] as [string, number]] : [])];
}

export function Ledger({ model, preview }: PartProps): JSX.Element {
  const { catalog, session, control } = useTable();
  const { side } = model;
  const own = model.me === side.seat && !session.replaying;
  const worth = side.stacks
    .flatMap((k) => k.cards)
    .reduce((sum, id) => sum + (id ? (catalog.city(id)?.value ?? 0) : 0), 0);
  const run = model.forecast?.run;
  const score = model.forecast?.score;
  const loan = model.marks.menu.find((row) => row.loan);
  const after = preview.run && run ? run.total + preview.run.stacks + (model.edition.first ? 0 : preview.run.loans) + preview.run.hand + preview.run.boroughs : null;
  const hovered = control.hover.value?.row as LondonOption | undefined;
  const afterName = hovered ? (hovered.card ? catalog.name(hovered.card) : hovered.borough ? shortName(catalog.name(hovered.borough)) : hovered.label) : "";
  return (
    <section class="ledger sheet laid" aria-label={own ? t.ledger : t.ledgerOf(nameOf(session, side.seat))}>
      <h2>
        <Mark seat={side.seat} me={model.me} />
        {nameOf(session, side.seat)} <small>{t.boroughs(side.boroughs.length)}</small>
      </h2>
      <div class="st" data-stat="money">
        <Icon name="coin" />
        <span class="l">
          {t.money}
          {loan && (
            <small>
              <kbd>L</kbd> {t.borrowKey(loan.amount ?? 10)}
            </small>
          )}
        </span>
        <span class="v">£<Count value={side.money} /></span>
      </div>
      <div class="st" data-stat="poverty">
        <Icon name="poverty" />
        <span class="l">
          {t.poverty}
          <small>{t.povertyHand(side.poverty + side.hand_size)}</small>
        </span>
        <span class="v"><Count value={side.poverty} /></span>
        <Ladder over={povertyOver(model.view, side.seat)} />
      </div>
      <div class="st" data-stat="loans">
        <Icon name="loan" />
        <span class="l">
          {t.loans(side.loans)}
          <small>{side.loans === 0 ? t.noLoan : model.edition.first ? t.loanAtEnd : side.loans === 1 ? t.loanNote : t.loanNotes}</small>
        </span>
        <span class="v"><Count value={side.loans} /></span>
      </div>
      <div class="st" data-stat="prestige">
        <Icon name="prestige" />
        <span class="l">
          {model.edition.first ? t.points : t.prestige}
          {own && <small>{t.prestigeNote(worth)}</small>}
        </span>
        <span class="v"><Count value={side.prestige} /></span>
      </div>
      {run && (
        <div class="fore" title={run.label}>
          <b>
            {t.runNow} <RunToken n={run.total} />
          </b>
          {t.runSum(run.parts.map((p) => [p.label, p.amount]))}
        </div>
      )}
      {run && after !== null && after !== run.total && preview.run && (
        <div class="fore hot">
          <b>
            <span class="clip">{t.after(afterName)}</span> <RunToken n={after} />
          </b>
          {t.runSum(partsAfter(run.parts, preview.run, model.edition.first || !hovered?.borough ? "" : afterName))}
          {hovered?.kind === "develop" && side.stacks.length > 0 && (
            <>
              <br />
              {t.asStack(after + 1)}
            </>
          )}
        </div>
      )}
      {score && (
        <div class="fore" title={score.label}>
          <b>
            {t.endedNow} <Token kind="end" value={String(score.total).replace("-", "−")} />
          </b>
          {t.scoreSum(score.parts.map((p) => [p.label, p.amount]))}
        </div>
      )}
    </section>
  );
}

/** One stack of a city, covered cards peeking out to their owner. */
export function StackView({ stack, index, seat, model, width }: {
  stack: LondonStack;
  index: number;
  seat: LondonSeat;
  model: Model;
  width?: string;
}): JSX.Element {
  const { catalog, control } = useTable();
  const own = model.side.seat === seat.seat;
  const shortcut = useShortcut(model);
  const row = own ? model.marks.stack.get(index) : undefined;
  const top = stack.top ? catalog.city(stack.top) : null;
  const covered = stack.cards.slice(0, -1);
  const why = own && model.marks.kind === "run" ? model.why.find((w) => w.stack === index)?.reason : undefined;
  const names = stack.up && top ? cardWords(top) : top ? text.card.flippedOwn(top.name) : text.card.faceDown;
  const notes = [stack.used ? t.used : "", stack.coins ? t.coins(stack.coins) : ""].filter(Boolean);
  const short =
    own && stack.up && top && !stack.used
      ? shortcut("run_city", "run", (r) => r.stack === index, t.express.run(top.name))
      : null;
  const known = covered.some((id) => id !== null);
  return (
    <span class={`stack ${stack.used ? "was-used" : ""}`} style={width ? `width:${width}` : undefined} data-stack={`${seat.seat}-${index}`}>
      {covered.length > 0 && (
        <button type="button" class="peeks" tabIndex={-1} title={covered.map((id) => (id ? catalog.name(id) : t.faceDown)).join(", ")} onClick={() => (control.side.value = seat.seat)}>
          <span class="vh">{t.covered(covered.length)}</span>
          {covered.slice(-2).map((id, i) => (
            <Peek key={i} card={known && id ? catalog.city(id) : null} down={false} />
          ))}
          {covered.length > 2 && <span class="deeper" aria-hidden="true">+{covered.length - 2}</span>}
        </button>
      )}
      <Target
        row={row}
        shortcut={short}
        look={stack.top}
        why={why}
        label={[t.stackLabel(index + 1, names, covered.length), ...notes].join(", ")}
        attrs={{ "data-drop-stack": own ? index : undefined }}
      >
        {stack.up && top ? <CardFace card={top} size="stack-s" coins={stack.coins} /> : <CardBack own={top} />}
        {row && model.marks.kind === "place" && <span class="cover" />}
        {why && <span class="c-why" aria-hidden="true">{why.replace(/\.$/, "")}</span>}
      </Target>
    </span>
  );
}

/** The places of a city, in two rows where one would be too narrow. */
export function streetsOf(places: number, most: number): number[][] {
  const all = Array.from({ length: places }, (_, i) => i);
  if (places <= most) return places ? [all] : [];
  const half = Math.ceil(places / 2);
  return [all.slice(0, half), all.slice(half)];
}

export function City({ model }: PartProps): JSX.Element {
  const { side, marks } = model;
  const { session, narrow } = useTable();
  const own = model.me === side.seat && !session.replaying;
  const cards = side.stacks.reduce((n, k) => n + k.cards.length, 0);
  const note = own ? t.cityNoteOwn : t.cityNote;
  const places = side.stacks.length + (marks.fresh ? 1 : 0);
  const fresh = marks.fresh && (
    <Target key="new" row={marks.fresh} label={t.newStack} cls="newstack" attrs={{ "data-drop-stack": "new" }}>
      <span class="ghost" aria-hidden="true">
        <Icon name="plus" />
        <b>{t.newStack}</b>
        {t.newStackNote}
      </span>
    </Target>
  );
  const streets = streetsOf(places, side.boroughs.length > 0 ? 15 : 18);
  const dense = streets.length === 1 && places > (side.boroughs.length > 0 ? 10 : 13);
  return (
    <div class="citywrap">
      <h2 class="cap">
        {own ? t.city : t.cityOf(nameOf(session, side.seat))} <small>{(narrow ? t.cityNote : note)(side.stacks.length, cards)}</small>
      </h2>
      <div class={`disp ${dense || streets.length > 1 ? "dense" : ""}`} data-place={`city-${side.seat}`}>
        <div class="streets" role="group" aria-label={own ? t.city : t.cityOf(nameOf(session, side.seat))}>
          {streets.map((street, s) => (
            <div key={s} class="stacks" style={`--n:${Math.max(2, street.length)}`}>
              {street.map((i) => {
                const stack = side.stacks[i];
                return stack ? <StackView key={i} stack={stack} index={i} seat={side} model={model} /> : fresh;
              })}
            </div>
          ))}
          {!side.stacks.length && !marks.fresh && <p class="hint it">{t.cityEmpty}</p>}
        </div>
        <Pile model={model} />
      </div>
    </div>
  );
}

/** The boroughs one holds: the topmost in full, the others by their edges. */
export function Pile({ model }: { model: Model }): JSX.Element | null {
  const { catalog } = useTable();
  const held = model.side.boroughs.map((id) => catalog.borough(id)).filter((b) => b !== null);
  const top = held[held.length - 1];
  if (!top) return null;
  const row = model.marks.borough.get(top.id);
  const count = (f: (b: (typeof held)[number]) => boolean): number => held.filter(f).length;
  return (
    <div class="pile" data-place={`pile-${model.side.seat}`}>
      <div class="sum">
        <span>{t.held(held.length)}</span>
        <span><Icon name="north" /><b>{count((b) => b.side === "north")}</b></span>
        <span><Icon name="south" /><b>{count((b) => b.side === "south")}</b></span>
        <span><Icon name="river" /><b>{count((b) => b.river)}</b></span>
      </div>
      {held.slice(0, -1).slice(-4).map((b) => (
        <span key={b.id} class={`under ${b.river ? "" : "dry"}`}>
          <Icon name={b.side} />
          {b.river && <Icon name="river" />}
          {shortName(b.name)}
        </span>
      ))}
      <Target row={row} look={top.id} label={boroughWords(top)}>
        <HeldBorough b={top} />
      </Target>
    </div>
  );
}

const SORTS: Prefs["sort"][] = ["colour", "cost", "dealt"];

export function priceOf(card: CityCard, model: Model): number | undefined {
  const row = model.marks.card.get(card.id);
  return row && (row.kind === "develop" || row.kind === "build_free") ? row.cost : undefined;
}

export function Hand({ model, preview }: PartProps): JSX.Element {
  const { catalog, session } = useTable();
  const shortcut = useShortcut(model);
  const holder = useRef<HTMLDivElement>(null);
  const drag = useDrag(model);
  const hand = sorted(model.side.hand ?? [], catalog, prefs.value.sort);
  const next = SORTS[(SORTS.indexOf(prefs.value.sort) + 1) % SORTS.length] ?? "colour";
  const size = model.side.hand_size;
  const asked = model.marks.card.size > 0;
  let victim = preview.victim;
  return (
    <div class="handrow">
      <h2 class="cap">
        {session.replaying || model.me === null ? t.handOf(nameOf(session, model.side.seat)) : t.hand} <small>{size > 9 ? t.handOver(size) : t.handNote(size)}</small>
        <button type="button" class="link small" onClick={() => setPrefs({ sort: next })}>
          <span class="vh">{t.sortBy} </span>
          {t.sorts[prefs.value.sort]}
        </button>
      </h2>
      <div
        ref={holder}
        class={`hand ${asked ? "asked" : ""}`}
        role="group"
        aria-label={t.hand}
        data-place={`hand-${model.side.seat}`}
        style={`--n:${Math.max(1, hand.length)}`}
      >
        {hand.map((id, i) => {
          const card = catalog.city(id);
          if (!card) return null;
          const row = model.marks.card.get(id);
          const why = model.marks.kind === "develop" ? model.why.find((w) => w.card === id)?.reason : undefined;
          const short =
            card.colour === "grey" ? null : shortcut(model.edition.develop, "develop", (r) => r.card === id, t.express.develop(card.name, model.edition.first));
          const goes = victim === id;
          if (goes) victim = null;
          return (
            <Target
              key={`${id}-${i}`}
              row={row}
              shortcut={short}
              look={id}
              why={why}
              label={cardWords(card)}
              drag={row || short ? (element, event) => drag(element, event, card, row) : undefined}
              attrs={{ "data-hand": id }}
            >
              <CardFace card={card} {...(row?.kind === "develop" || row?.kind === "build_free" ? { price: row.cost ?? 0 } : {})}>
                {goes && <span class="c-why">{t.wouldGo}</span>}
                {!goes && why && <span class="c-why">{why.replace(/\.$/, "").replace(/ in hand to discard for it$/, "")}</span>}
                {!goes && row?.loans ? <span class="c-why short">{t.borrows(row.loans)}</span> : null}
              </CardFace>
            </Target>
          );
        })}
        {!hand.length && <p class="hint it">{model.side.hand ? t.handEmpty : t.handCount(size)}</p>}
      </div>
    </div>
  );
}

/** What one saw of the deck, and may choose among. */
export function Foreseen({ model }: { model: Model }): JSX.Element | null {
  const { catalog } = useTable();
  const seen = model.view.foreseen ?? [];
  if (!seen.length && !model.marks.foreseen.size) return null;
  const cards = model.marks.foreseen.size ? [...model.marks.foreseen.keys()] : seen;
  if (!model.marks.foreseen.size) return null;
  return (
    <section class="foreseen sheet laid" aria-label={t.foreseen}>
      <h2 class="cap">
        {t.foreseen} <small>{t.foreseenNote}</small>
      </h2>
      <div class="fan">
        {cards.map((id, i) => {
          const card = catalog.city(id);
          return card ? (
            <Target key={i} row={model.marks.foreseen.get(id)} look={id} label={cardWords(card)}>
              <CardFace card={card} />
            </Target>
          ) : null;
        })}
      </div>
    </section>
  );
}

export function Opponent({ seat, model }: { seat: LondonSeat; model: Model }): JSX.Element {
  const { catalog, session, control } = useTable();
  const info = session.table.value?.seats[seat.seat];
  const name = nameOf(session, seat.seat);
  const turn = model.view.turn === seat.seat && !model.view.over;
  const target = model.marks.target.get(seat.seat);
  const bot = info?.bot ?? info?.stand_in;
  const stats: [string, string, JSX.Element | string][] = [
    ["coin", t.stats.money, <>£<Count value={seat.money} /></>],
    ["poverty", t.stats.poverty, <Count value={seat.poverty} />],
    ["loan", t.stats.loans, <Count value={seat.loans} />],
    ["prestige", t.stats.prestige, <Count value={seat.prestige} />],
    ["hand", t.stats.hand, <Count value={seat.hand_size} />],
    ["stack", t.stats.stacks, String(seat.stacks.length)],
  ];
  return (
    <section class={`opp sheet laid ${turn ? "at-turn" : ""}`} aria-label={name} data-place={`seat-${seat.seat}`}>
      <h3>
        <Mark seat={seat.seat} me={model.me} />
        <span class="clip">{name}</span>
        <span class="tag">
          <Icon name={bot ? "bot" : "person"} size="xs" />
          {bot ? text.table.botLevel(text.home.levels[bot] ?? bot) : info?.online === false ? text.table.offline : ""}
        </span>
        <SeatClock seat={seat.seat} />
        <button type="button" class="iconb small" aria-label={text.table.openFull(name)} onClick={() => (control.side.value = seat.seat)}>
          <Icon name="chevron" size="xs" />
        </button>
      </h3>
      <div class="stats">
        {stats.map(([icon, label, value]) => (
          <div key={icon} data-stat={`${seat.seat}-${icon}`}>
            <b>
              <Icon name={icon} />
              {value}
            </b>
            {label}
          </div>
        ))}
      </div>
      {seat.stacks.length > 0 && (
        <div class={`minis ${seat.stacks.length > 6 ? "small" : ""}`}>
          {seat.stacks.map((k, i) => {
            const card = k.up && k.top ? catalog.city(k.top) : null;
            const covered = k.cards.length - 1;
            const label = t.stackLabel(i + 1, card ? card.name : t.faceDown, covered);
            return (
              <span key={i} class={`ms ${k.used ? "was-used" : ""}`} data-stack={`${seat.seat}-${i}`}>
                {covered > 0 && <span class="u" />}
                {covered > 1 && <span class="u" />}
                <button
                  type="button"
                  class="face"
                  aria-label={label}
                  title={label}
                  data-look={card?.id}
                  onClick={() => (card ? (control.card.value = card.id) : (control.side.value = seat.seat))}
                >
                  <MiniCard card={card} />
                </button>
                {k.coins > 0 && <span class="mcoin">£{k.coins}</span>}
              </span>
            );
          })}
        </div>
      )}
      {seat.boroughs.length > 0 && (
        <div class="bchips">
          {seat.boroughs.map((id, i) => {
            const card = catalog.borough(id);
            const b = card ?? catalog.onMap(id);
            return b ? (
              <button key={id} type="button" class="face" data-look={id} onClick={() => (control.card.value = id)}>
                <span class="vh">{card ? boroughWords(card) : b.name}</span>
                <BoroughChip b={b} top={card !== null && i === seat.boroughs.length - 1} />
              </button>
            ) : null;
          })}
        </div>
      )}
      {target && (
        <button type="button" class="btn prime aim" data-option={target.option} onClick={() => control.take(target)}>
          {text.london.chooses} {name}
        </button>
      )}
    </section>
  );
}
