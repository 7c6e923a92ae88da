/** What a card asks for and gives in a run, as signs. */
import type { JSX } from "preact";
import type { CardEffect, CityCard } from "../../../types/generated";
import { Icon, Pip, Pounds, Token } from "../../../ui/glyph";
import { say } from "../words";
import { Fit } from "./fit";

function None({ text }: { text: string }): JSX.Element {
  return (
    <span class="none">
      <Fit text={text} />
    </span>
  );
}

/** What a card asks for and gives in a run, as signs: pay, a dashed line, gain. */
export function RunLine({ card, coins = 0 }: { card: CityCard; coins?: number }): JSX.Element {
  const { activate, money, prestige, poverty, relief, effect, action } = card;
  if (card.colour === "grey") return <None text={say("face-shed")} />;
  if (!(activate || money || prestige || poverty || relief || effect || action)) {
    return <None text={say("face-no-run")} />;
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
          <span class="x">{say("face-up-to", { n: e.cards ?? 3 })}</span>
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
          <span class="x">{say("face-again")}</span>
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
        <span class="x">{say("face-two")}</span>
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
