/** Special cards. */
import type { JSX } from "preact";
import type { MarketsSeat, SpecialCard } from "../../../types/generated";
import { Icon } from "../../../ui/glyph";
import { Provenance } from "../../../ui/provenance";
import { sayIf, tell } from "../../../words/language";
import { fitLine, fitWords } from "../fit";
import { say } from "../words";

/** As many as a market can show. */
const ALL_CRATES = 9;

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

interface Step {
  words: string;
  paid: string;
  now: boolean;
}

/** The steps by which a card pays, in words, and the one that holds now. */
export function stepsOf(card: SpecialCard, count: number | null): Step[] {
  const pays = card.pays ?? [];
  // A pound a crate between the least and the most is one line.
  const each = card.effect === "clientele";
  const rows = each ? [...pays.slice(0, 2), ...pays.slice(-1)] : pays;
  return rows.map((step, i) => {
    const least = step[0] ?? 0;
    const next = rows[i + 1]?.[0] ?? null;
    const now = count !== null && count >= least && (next === null || count < next);
    return {
      words: stepWords(card, least, next, i === 0),
      paid: each && i === 1 ? say("pound-each") : say("pounds", { amount: step[1] }),
      now,
    };
  });
}

function stepWords(card: SpecialCard, least: number, next: number | null, first: boolean): string {
  if (card.effect === "combined_offer") return say("step-each", { least });
  if (card.effect === "rich_offer") return say("step-markets", { least });
  if (next === null) {
    if (least >= ALL_CRATES) return say(first ? "step-first-all" : "step-crates-all", { least });
    return say(first ? "step-first-more" : "step-crates-more", { least });
  }
  const most = next - 1;
  if (most === least) return say(first ? "step-first" : "step-crates", { least });
  if (most === least + 1) return say(first ? "step-first-two" : "step-crates-two", { least, most });
  return say(first ? "step-first-range" : "step-crates-range", { least, most });
}

/** What the card would pay a player now, in a few words; where it pays nothing yet, from when on it does. */
export function specialNow(card: SpecialCard, side: MarketsSeat | null): string {
  const [count, pounds] = side?.pays_now[card.id] ?? [];
  if (count === undefined) return card.from_round ? say("from-round", { round: card.from_round }) : "";
  if (card.effect === "rich_offer") return say("now-markets", { count, pounds });
  if (card.effect === "combined_offer") return say("now-each", { count, pounds });
  return say("now-crates", { count, pounds });
}

export function specialWords(card: SpecialCard, side: MarketsSeat | null): string {
  const now = specialNow(card, side);
  const known = { card: card.id, does: tell(card.text) };
  return now ? say("special-label-now", { ...known, now }) : say("special-label", known);
}

/** What kind of card it is, in a word or two. */
export function effectName(card: SpecialCard): string {
  return sayIf(`effect-${card.effect}`) ?? tell(card.name);
}

function signedWhere(card: SpecialCard): string {
  if (card.markets) return say("crates-at", { markets: card.markets });
  return card.effect === "rich_offer" ? say("crates-in") : "";
}

function footOf(card: SpecialCard, side: MarketsSeat | null, lit: boolean): string {
  if (!lit) return specialNow(card, side);
  const amount = side?.pays_now[card.id]?.[1];
  return amount === undefined ? say("play-now") : say("play-now-for", { amount });
}

export function SpecialFace({
  card,
  side = null,
  lit = false,
}: {
  card: SpecialCard;
  /** Whose it is, or may be. */
  side?: MarketsSeat | null;
  lit?: boolean;
}): JSX.Element {
  const steps = stepsOf(card, side?.pays_now[card.id]?.[0] ?? null);
  const foot = footOf(card, side, lit);
  const ground = GROUND[card.effect] ?? "brass";
  return (
    <span
      class={`scard ${lit ? "lit" : ""}`}
      style={`--sc:var(--${ground}${ground === "thames" || ground === "brick" || ground === "brass" ? "-ink" : "-deep"});--sw:var(--${ground}-wash)`}
      aria-hidden="true"
      data-card={card.id}
    >
      <span class="sh">
        <b style={fitWords(effectName(card), card.permanent ? 7 : 9)}>{effectName(card)}</b>
        <small>{say(card.permanent ? "played-for-good" : "played-once")}</small>
      </span>
      <span class={`sv ${card.markets ? "named" : ""}`}>
        <span class="sg">
          <Icon name={SIGNS[card.effect] ?? "special"} />
          {(card.markets ?? []).map((id) => (
            <Icon key={id} name={`mk_${id}`} />
          ))}
        </span>
        <span style={fitLine(signedWhere(card), 27)}>{signedWhere(card)}</span>
      </span>
      {steps.length ? (
        <span class="srows">
          {steps.map((step) => (
            <span key={step.words} class={step.now ? "at" : ""} style={fitLine(step.words + step.paid, 16)}>
              <span>{step.words}</span>
              <b>{step.paid}</b>
            </span>
          ))}
        </span>
      ) : (
        <span class="sdoes">{sayIf(`effect-${card.effect}.does`)}</span>
      )}
      <span class="sfoot" style={fitLine(foot, 18)}>
        {foot}
      </span>
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
        <h3>{tell(card.name)}</h3>
        <i>{say(card.permanent ? "played-for-good" : "played-once")}</i>
      </header>
      <div class="ml-vig">
        <Icon name={SIGNS[card.effect] ?? "special"} />
        {(card.markets ?? []).map((id) => (
          <Icon key={id} name={`mk_${id}`} />
        ))}
      </div>
      <div class="c-text">
        <p>
          <b>{say(card.permanent ? "while-in-front" : "when-played")}</b> {tell(card.text)}
        </p>
        {card.from_round && <p>{say("plays-from", { round: card.from_round })}</p>}
        {card.pays && (
          <dl class="facts" aria-label={say("what-it-pays")}>
            {stepsOf(card, null).map((step) => (
              <div key={step.words}>
                <dt>{step.words}</dt>
                <dd>{step.paid}</dd>
              </div>
            ))}
          </dl>
        )}
        <p class="muted">{say("copies", { copies: card.copies })}</p>
      </div>
      <Provenance row={card} />
    </article>
  );
}
