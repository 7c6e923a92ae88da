/** The cards of London Markets: small as on the table, and large. */
import type { JSX } from "preact";
import { words as w } from "../../text/markets";
import type { MarketCard, MarketRow, MarketsView, SpecialCard, TrackRow } from "../../types/generated";
import { Icon } from "../../ui/glyph";
import { Provenance } from "../../ui/provenance";
import type { Cards, Drawn } from "../kit";
import { inks } from "./board";
import { GOODS, paysNow, shortMarket } from "./model";
import { Reward } from "./reward";
import type { MarketsCard } from "./wire";

const SIGNS: Record<string, string> = {
  tiebreaker: "tiebreaker",
  replenishment_exchange: "exchange",
  any_market: "any_market",
  clientele: "clientele",
  monopoly: "monopoly",
  combined_offer: "combined",
  rich_offer: "rich",
};

/** Each family of special cards has its own ground. */
const GROUND: Record<string, string> = {
  tiebreaker: "thames",
  replenishment_exchange: "thames",
  any_market: "brick",
  clientele: "pink",
  monopoly: "blue",
  combined_offer: "brown",
  rich_offer: "brass",
};

/** A market's name from its id, for a card that speaks of it. */
function namesOf(card: SpecialCard): string[] {
  const named = card.name.split(": ")[1] ?? "";
  return named.split(" and ").map(shortMarket).filter(Boolean);
}

/** The steps by which a card pays, in words, and the one that holds now. */
export function stepsOf(card: SpecialCard, count: number | null): { words: string; paid: string; now: boolean }[] {
  const pays = card.pays ?? [];
  // A pound a crate between the least and the most is one line.
  const each = card.effect === "clientele";
  const rows = each ? [...pays.slice(0, 2), ...pays.slice(-1)] : pays;
  return rows.map((step, i) => {
    const least = step[0] ?? 0;
    const next = rows[i + 1]?.[0] ?? null;
    const now = count !== null && count >= least && (next === null || count < next);
    return {
      words: stepWords(card, least, next, i),
      paid: each && i === 1 ? w.steps.poundEach : w.pounds(step[1] ?? 0),
      now,
    };
  });
}

function stepWords(card: SpecialCard, least: number, next: number | null, i: number): string {
  switch (card.effect) {
    case "combined_offer":
      return w.steps.each(least);
    case "rich_offer":
      return w.steps.markets(least);
    default: {
      const crates = w.steps.crates(least, next);
      return i === 0 ? w.steps.first(crates) : crates;
    }
  }
}

/** What the card would pay this seat now, in a few words. */
export function specialNow(card: SpecialCard, view: MarketsView | null, seat: number | null): string {
  if (!view || seat === null) return card.from_round ? w.fromRound(card.from_round) : "";
  const now = paysNow(card, view, seat);
  if (!now) return "";
  if (card.from_round && view.round < card.from_round) return w.fromRound(card.from_round);
  if (card.effect === "rich_offer") return w.nowMarkets(now.count, now.pounds);
  if (card.effect === "combined_offer") return w.nowEach(now.count, now.pounds);
  return w.nowCrates(now.count, now.pounds);
}

export function specialWords(card: SpecialCard, view: MarketsView | null, seat: number | null): string {
  return w.specialLabel(card.name, card.text, specialNow(card, view, seat));
}

export function SpecialFace({
  card,
  view = null,
  seat = null,
  lit = false,
}: {
  card: SpecialCard;
  view?: MarketsView | null;
  seat?: number | null;
  lit?: boolean;
}): JSX.Element {
  const names = namesOf(card);
  const now = view && seat !== null ? paysNow(card, view, seat) : null;
  const early = card.from_round !== undefined && view !== null && view.round < card.from_round;
  const steps = stepsOf(card, now ? now.count : null);
  const effect = w.effects[card.effect];
  const ground = GROUND[card.effect] ?? "brass";
  const foot = lit && now ? w.playNow(now.pounds) : lit ? w.plays : specialNow(card, view, seat);
  return (
    <span
      class={`scard ${lit ? "lit" : ""}`}
      style={`--sc:var(--${ground}${ground === "thames" || ground === "brick" || ground === "brass" ? "-ink" : "-deep"});--sw:var(--${ground}-wash)`}
      aria-hidden="true"
      data-card={card.id}
    >
      <span class="sh">
        <b>{effect?.name ?? card.name}</b>
        <small>{card.permanent ? w.lasting : w.once}</small>
      </span>
      <span class={`sv ${names.length ? "named" : ""}`}>
        <span class="sg">
          <Icon name={SIGNS[card.effect] ?? "special"} />
          {(card.markets ?? []).map((id) => (
            <Icon key={id} name={`mk_${id}`} />
          ))}
        </span>
        <span>{names.length ? w.cratesAt(names) : card.effect === "rich_offer" ? w.cratesIn : ""}</span>
      </span>
      {steps.length ? (
        <span class="srows">
          {steps.map((step) => (
            <span key={step.words} class={step.now && !early ? "at" : ""}>
              <span>{step.words}</span>
              <b>{step.paid}</b>
            </span>
          ))}
        </span>
      ) : (
        <span class="sdoes">{effect?.short}</span>
      )}
      <span class="sfoot">{foot}</span>
    </span>
  );
}

function LargeSpecial({ card }: { card: SpecialCard }): JSX.Element {
  const ground = GROUND[card.effect] ?? "brass";
  return (
    <article
      class="card large mlarge"
      style={`--sc:var(--${ground}${ground === "thames" || ground === "brick" || ground === "brass" ? "-ink" : "-deep"});--sw:var(--${ground}-wash)`}
    >
      <header class="ml-band">
        <h3>{card.name}</h3>
        <i>{card.permanent ? w.lasting : w.once}</i>
      </header>
      <div class="ml-vig">
        <Icon name={SIGNS[card.effect] ?? "special"} />
        {(card.markets ?? []).map((id) => (
          <Icon key={id} name={`mk_${id}`} />
        ))}
      </div>
      <div class="c-text">
        <p>
          <b>{card.permanent ? w.look.whileInFront : w.look.whenPlayed}</b> {card.text}
        </p>
        {card.from_round && <p>{w.look.playsFrom(card.from_round)}</p>}
        {card.pays && (
          <dl class="facts" aria-label={w.look.steps}>
            {stepsOf(card, null).map((step) => (
              <div key={step.words}>
                <dt>{step.words}</dt>
                <dd>{step.paid}</dd>
              </div>
            ))}
          </dl>
        )}
        <p class="muted">{w.look.copies(card.copies)}</p>
      </div>
      <Provenance row={card} />
    </article>
  );
}

function MarketCardFace({ card }: { card: MarketCard }): JSX.Element {
  return (
    <span class="mcard face-m" aria-hidden="true">
      <span class="mh">{card.closed ? w.look.closedCard : card.name}</span>
      {card.closed && <span class="shut">{w.closedLong}</span>}
      {!card.closed &&
        GOODS.filter((good) => card[good]).map((good) => (
          <span key={good} class="pr" style={inks(good)}>
            <span class="pg">
              <Icon name={good} />
            </span>
            <b>{w.goodName(good)}</b>
            <span class="pay">
              <Reward pay={card[good] ?? 0} />
            </span>
          </span>
        ))}
    </span>
  );
}

function LargeMarketCard({ card }: { card: MarketCard }): JSX.Element {
  return (
    <article class="card large mlarge" style="--sc:var(--back);--sw:var(--thames-wash)">
      <header class="ml-band">
        <h3>{card.name}</h3>
        <i />
      </header>
      <MarketCardFace card={card} />
      <div class="c-text">
        <p>{card.closed ? w.closedLong : w.look.highest}</p>
      </div>
      <Provenance row={card} />
    </article>
  );
}

const ACTS: Record<string, string> = { stack: "crates", profit: "profit", goods: "goods" };

function TrackFace({ track }: { track: TrackRow }): JSX.Element {
  return (
    <span class="trackface" aria-hidden="true">
      <b>{track.name}</b>
      <small>{w.look.trackFor(track.players)}</small>
      <span class="tfs">
        {track.actions.map((action, i) => {
          const icon = track.icons[String(i + 1)];
          return (
            <span key={i}>
              <i>{i + 1}</i>
              <Icon name={ACTS[action] ?? "arrow"} />
              {icon && (
                <em class={icon}>
                  <Icon name={icon} size="xs" />
                </em>
              )}
            </span>
          );
        })}
      </span>
    </span>
  );
}

function LargeTrack({ track }: { track: TrackRow }): JSX.Element {
  return (
    <article class="card large mlarge" style="--sc:var(--thames-ink);--sw:var(--thames-wash)">
      <header class="ml-band">
        <h3>{track.name}</h3>
        <i />
      </header>
      <TrackFace track={track} />
      <div class="c-text">
        <ol class="spaces">
          {track.actions.map((action, i) => (
            <li key={i}>{w.trackSpace(i + 1, action, track.icons[String(i + 1)] ?? null)}</li>
          ))}
        </ol>
      </div>
      <Provenance row={track} />
    </article>
  );
}

function MarketFace({ row }: { row: MarketRow }): JSX.Element {
  return (
    <span class="marketface" aria-hidden="true">
      <Icon name={`mk_${row.id}`} />
      <b>{row.name}</b>
    </span>
  );
}

function LargeMarket({ row }: { row: MarketRow }): JSX.Element {
  return (
    <article class="card large mlarge" style="--sc:var(--brown-deep);--sw:var(--brown-wash)">
      <header class="ml-band">
        <h3>{row.name}</h3>
        <i />
      </header>
      <div class="ml-vig">
        <Icon name={`mk_${row.id}`} />
      </div>
      <div class="c-text">
        <p>{w.look.atMarket}</p>
      </div>
      <Provenance row={row} />
    </article>
  );
}

function Face({ row }: Drawn<MarketsCard>): JSX.Element {
  switch (row.type) {
    case "special":
      return <SpecialFace card={row} />;
    case "market_card":
      return <MarketCardFace card={row} />;
    case "track":
      return <TrackFace track={row} />;
    case "market":
      return <MarketFace row={row} />;
  }
}

function Large({ row }: Drawn<MarketsCard>): JSX.Element {
  switch (row.type) {
    case "special":
      return <LargeSpecial card={row} />;
    case "market_card":
      return <LargeMarketCard card={row} />;
    case "track":
      return <LargeTrack track={row} />;
    case "market":
      return <LargeMarket row={row} />;
  }
}

function said(row: MarketsCard): string {
  if (row.type === "special") return specialWords(row, null, null);
  if (row.type === "market_card") {
    if (row.closed) return `${row.name}. ${w.closedLong}`;
    return `${row.name}: ${GOODS.filter((good) => row[good])
      .map((good) => `${w.goodName(good)} ${w.pays(row[good] ?? 0)}`)
      .join(", ")}`;
  }
  return row.name;
}

export const cards: Cards<MarketsCard> = {
  Face,
  Large,
  words: said,
  wide: (row) => row.type === "track",
  types: w.cardTypes,
  figures: ["text", "coffee", "soap", "silk", "china", "markets", "actions", "icons"],
  sieves: [],
};
