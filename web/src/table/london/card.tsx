/** City cards, at every size, drawn from their rows. */

import type { ComponentChildren, JSX } from "preact";
import { london } from "../../text/london";
import type { CardEffect, CityCard } from "../../types/generated";
import { Icon, Pip, Pounds, Token } from "../../ui/glyph";
import { Emblem } from "./emblem";

const t = london.card;

/** What a card asks for and gives in a run, as signs: pay, a dashed line, gain. */
export function RunLine({ card, coins = 0 }: { card: CityCard; coins?: number }): JSX.Element {
  const { activate, money, prestige, poverty, relief, effect, action } = card;
  if (card.colour === "grey") return <span class="none">{t.shed}</span>;
  if (!(activate || money || prestige || poverty || relief || effect || action)) {
    return <span class="none">{t.noRun}</span>;
  }
  return (
    <>
      {activate ? (
        <span class="pay">
          {typeof activate === "number" ? <Pounds n={activate} /> : <Icon name="spend_card" />}
          {activate === "blue_card" && <Pip colour="blue" />}
        </span>
      ) : null}
      {money ? <Pounds n={money} /> : null}
      {prestige ? <Token kind="vp" value={String(prestige)} /> : null}
      {poverty ? <Token kind="pov" value={`+${poverty}`} /> : null}
      {relief ? <Token kind="less" value={`−${relief}`} /> : null}
      {effect && <EffectSigns effect={effect} coins={coins} />}
      {action && <ActionSigns action={action} />}
    </>
  );
}

const PLACE_ICON: Record<string, string> = { any: "land", river: "river", north: "north", south: "south" };

function EffectSigns({ effect: e, coins }: { effect: CardEffect; coins: number }): JSX.Element {
  const times = <span class="x">×</span>;
  switch (e.name) {
    case "money_per_card":
      return (
        <>
          <Pounds n={e.amount ?? 1} />
          {times}
          <Pip colour={e.colour ?? "brown"} />
        </>
      );
    case "prestige_per_card":
      return (
        <>
          <Token kind="vp" value={String(e.amount ?? 1)} />
          {times}
          <Pip colour={e.colour ?? "blue"} />
        </>
      );
    case "prestige_per_other_card":
      return (
        <>
          <Token kind="vp" value={String(e.amount ?? 1)} />
          {times}
          <span class="not">
            <Pip colour={e.colour ?? "brown"} />
          </span>
        </>
      );
    case "money_per_borough":
      return (
        <>
          <Pounds n={e.amount ?? 1} />
          {times}
          <Icon name={PLACE_ICON[e.where ?? "any"] ?? "land"} />
        </>
      );
    case "prison":
      return (
        <>
          <span class="x">{t.upTo(e.cards ?? 3)}</span>
          <Icon name="spend_card" />
          <Token kind="less" value="−1" />
          {e.prestige ? <Token kind="vp" value={String(e.prestige)} /> : null}
        </>
      );
    case "workhouse":
      return (
        <>
          <Pip colour="grey" />
          <span class="x">:</span>
          <Pounds n={e.amount ?? 1} />
          <Token kind="less" value="−1" />
        </>
      );
    case "take_from_others":
      return (
        <>
          <Icon name="person" />
          <Icon name="arrow" />
          <Pounds n={e.amount ?? 2} />
        </>
      );
    case "others_pay_per_borough":
      return (
        <>
          <Icon name="person" />
          <span class="x">−£{e.amount ?? 1} ×</span>
          <Icon name="land" />
        </>
      );
    case "poverty_for_one":
      return (
        <>
          <Icon name="person" />
          <Token kind="pov" value={`+${e.amount ?? 2}`} />
        </>
      );
    case "give_poverty":
      return (
        <>
          <Token kind="less" value={`−${e.amount ?? 1}`} />
          <Icon name="arrow" />
          <Icon name="person" />
        </>
      );
    case "ignore_hand":
      return (
        <>
          <Icon name="hand" />
          <span class="x">=</span>
          <Token kind="pov" value="0" />
        </>
      );
    case "collect_coins":
      return <Pounds n={coins || "…"} />;
    case "reactivate":
      return (
        <>
          <Icon name="since" />
          <span class="x">{t.again}</span>
        </>
      );
    case "place_from_board":
      return (
        <>
          <Icon name="board" />
          <Icon name="arrow" />
          <Icon name="stack" />
        </>
      );
    case "underground":
      return (
        <>
          <Icon name="underground" />
          <span class="x">×{e.amount ?? 2}</span>
        </>
      );
    default:
      return <Icon name="info" />;
  }
}

function ActionSigns({ action }: { action: string }): JSX.Element {
  if (action === "draw_two")
    return (
      <>
        <Icon name="draw" />
        <span class="x">+2</span>
      </>
    );
  if (action === "play_two")
    return (
      <>
        <Icon name="develop" />
        <span class="x">{t.two}</span>
      </>
    );
  return (
    <>
      <Icon name="board" />
      <Icon name="arrow" />
      <Icon name="stack" />
    </>
  );
}

/** The ribbon under the emblem: what holds while the card shows. */
function Ribbon({ card }: { card: CityCard }): JSX.Element | null {
  if (card.action) return <span class="c-on">{t.actionThenGone}</span>;
  switch (card.ongoing) {
    case undefined:
      return null;
    case "bank":
      return (
        <span class="c-on">
          <Icon name="ongoing" />
          <Icon name="loan" />
          {t.bankRibbon}
        </span>
      );
    case "hospital":
      return (
        <span class="c-on">
          <Icon name="swap" />
          <Icon name="flip" />
          {t.hospitalRibbon}
        </span>
      );
    case "parliament":
      return (
        <span class="c-on">
          <Icon name="ongoing" />
          <Icon name="draw" />
          {t.parliamentRibbon}
        </span>
      );
    case "school":
      return (
        <span class="c-on">
          <Icon name="ongoing" />
          {t.schoolRibbon}
        </span>
      );
    case "shops":
      return (
        <span class="c-on">
          <Icon name="ongoing" />
          {t.shopsRibbon}
        </span>
      );
    case "swap":
      return (
        <span class="c-on">
          <Icon name="ongoing" />
          <Icon name="swap" />
          <Icon name="board" />
        </span>
      );
    case "university":
      return (
        <span class="c-on">
          <Icon name="ongoing" />
          <Icon name="eye" />
          {t.universityRibbon}
        </span>
      );
    default:
      return (
        <span class="c-on">
          <Icon name="ongoing" />
        </span>
      );
  }
}

export function sets(card: CityCard): string {
  return Object.keys(card.copies).sort().join("/");
}

/** A name's class: long names and long words take a smaller size. */
function nameSize(name: string): string {
  const word = Math.max(...name.split(" ").map((w) => w.length));
  return word > 11 ? "word" : name.length > 14 ? "long" : "";
}

function Foot({ card }: { card: CityCard }): JSX.Element {
  const how = card.colour === "grey" ? t.notBuilt : card.action ? t.once : card.flips ? t.flips : t.stays;
  const icon = card.colour === "grey" || card.action ? null : card.flips ? "flip" : "stays";
  return (
    <span class="c-foot">
      <span class="fl">
        {icon && <Icon name={icon} />}
        {how}
      </span>
      {card.value ? <Token kind="end" value={String(card.value)} /> : null}
    </span>
  );
}

export type CardSize = "hand" | "stack-s" | "tile";

/** A card's face. Interaction is added by whoever wraps it. */
export function CardFace({
  card,
  size = "hand",
  cls = "",
  coins = 0,
  price,
  children,
}: {
  card: CityCard;
  size?: CardSize;
  cls?: string;
  coins?: number;
  price?: number;
  children?: ComponentChildren;
}): JSX.Element {
  const cost = price ?? card.cost ?? 0;
  const ribbon = card.action || card.ongoing ? "has-on" : "";
  return (
    <span
      class={`card ${size === "hand" ? "" : size} ${card.colour} ${ribbon} ${cls}`}
      data-card={card.id}
      aria-hidden="true"
    >
      <span class="c-band">
        <Pip colour={card.colour} />
        <b class={`c-name ${nameSize(card.name)}`}>{card.name}</b>
      </span>
      <span class="c-vig">
        {(cost > 0 || (card.cost ?? 0) > 0) && (
          <Pounds n={cost} cls={`c-cost ${cost !== (card.cost ?? 0) ? "changed" : ""}`} />
        )}
        <span class="c-set">{sets(card)}</span>
        <Emblem id={card.id} colour={card.colour} />
        {coins > 0 && (
          <span class="c-coins">
            <Pounds n={coins} />
          </span>
        )}
        <Ribbon card={card} />
      </span>
      <span class="c-run">
        <RunLine card={card} coins={coins} />
      </span>
      <Foot card={card} />
      {children}
    </span>
  );
}

/** The back of a card; to its owner it shows what it is. */
export function CardBack({
  size = "stack-s",
  letter = "",
  own,
}: {
  size?: "stack-s" | "mini" | "hand";
  letter?: string;
  own?: CityCard | null;
}): JSX.Element {
  return (
    <span class={`card ${size === "hand" ? "" : size} back`} aria-hidden="true">
      <svg class="bk" viewBox="0 0 96 136" preserveAspectRatio="none" aria-hidden="true">
        <use href="#back" width="96" height="136" />
      </svg>
      <span class="bk-l">{letter}</span>
      {own && (
        <span class="c-own">
          <span>{own.name}</span>
          {own.value ? <Token kind="end" value={String(own.value)} /> : null}
        </span>
      )}
    </span>
  );
}

/** What a covered card shows of itself, to its owner alone. */
export function Peek({ card, down }: { card: CityCard | null; down: boolean }): JSX.Element {
  if (!card) return <span class="peek unknown" />;
  return (
    <span class={`peek ${card.colour} ${down ? "down" : ""}`} aria-hidden="true">
      <span class="c-band">
        <Pip colour={card.colour} />
        <b class="c-name">{card.name}</b>
      </span>
    </span>
  );
}

export function MiniCard({ card }: { card: CityCard | null }): JSX.Element {
  if (!card) return <CardBack size="mini" />;
  return (
    <span class={`card mini ${card.colour}`}>
      <span class="m-top">
        <Pip colour={card.colour} />
      </span>
      <span class="m-body">
        <Emblem id={card.id} colour={card.colour} cls="" />
      </span>
    </span>
  );
}

/** A hand card on the phone. */
export function TrayTile({ card, price }: { card: CityCard; price?: number }): JSX.Element {
  const cost = price ?? card.cost ?? 0;
  return (
    <>
      <span class="hb" aria-hidden="true">
        <Pip colour={card.colour} />
        {cost > 0 && `£${cost}`}
      </span>
      <span class="he" aria-hidden="true">
        <Emblem id={card.id} colour={card.colour} cls="" />
      </span>
      <span class="hr" aria-hidden="true">
        {card.colour === "grey" ? (
          <span class="none">{t.shedShort}</span>
        ) : card.money || card.prestige || card.relief || card.effect || card.action ? (
          <RunLine card={card} />
        ) : card.value ? (
          <Token kind="end" value={String(card.value)} />
        ) : (
          <span class="none">—</span>
        )}
      </span>
    </>
  );
}

/** A card said in words, for those who cannot see it. */
export function cardWords(card: CityCard): string {
  const parts = [card.name, t.colours[card.colour]];
  if (card.cost) parts.push(t.costs(card.cost));
  if (card.activate === "card") parts.push(t.spendCard);
  if (card.activate === "blue_card") parts.push(t.spendBlue);
  if (typeof card.activate === "number") parts.push(t.payToRun(card.activate));
  if (card.money) parts.push(t.runMoney(card.money));
  if (card.prestige) parts.push(t.runPrestige(card.prestige));
  if (card.poverty) parts.push(t.runPoverty(card.poverty));
  if (card.relief) parts.push(t.runRelief(card.relief));
  if (card.text) parts.push(card.text.replace(/\.$/, ""));
  if (card.colour !== "grey" && !card.action) parts.push(card.flips ? t.turnsOver : t.staysUp);
  if (card.value) parts.push(t.atTheEnd(card.value));
  return parts.join(", ");
}
