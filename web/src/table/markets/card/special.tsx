/** Special cards. */
import type { JSX } from "preact";
import { words as w } from "../../../text/markets";
import type { MarketsView, SpecialCard } from "../../../types/generated";
import { Icon } from "../../../ui/glyph";
import { Provenance } from "../../../ui/provenance";
import { shortMarket } from "../model";
import { paysNow } from "../specials";

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

export function LargeSpecial({ card }: { card: SpecialCard }): JSX.Element {
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
