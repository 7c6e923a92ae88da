/** The card in play, as steps. */
import type { JSX } from "preact";
import type { NantyEvent } from "../../../types/generated";
import { Icon } from "../../../ui/glyph";
import { tell } from "../../../words/language";
import { nameOf } from "../../context";
import { actionWords } from "../card/action";
import { Emblem } from "../card/emblem";
import { Sign } from "../card/sign";
import { actionCard } from "../catalog";
import type { Model } from "../model";
import { type CardStep, inPlay, stepsOf } from "../steps";
import { useTable } from "../wire";
import { say } from "../words";
import type { PartProps } from "./part";
import { Piles } from "./piles";

/** What a step of a card brought, in few words. */
function broughtWords(step: CardStep, area: (id: string) => string): string {
  const e: NantyEvent | null = step.brought;
  if (!e) return step.symbol === "scroll" ? say("step-done") : say("step-skipped");
  if (step.symbol === "money") return say("step-money", { amount: e.amount ?? 0 });
  if (step.symbol === "place" && e.kind === "move") return area(String(e.to));
  if (e.area) return area(e.area);
  if (e.event) return area(e.event);
  return e.card ? area(e.card) : say("step-done");
}

export function stepName(step: CardStep): string {
  return say("sign-title", { symbol: step.symbol, amount: step.amount });
}

/** The steps of the card in play, ready to be shown as tickets too. */
export function useSteps(model: Model): { card: string; name: string; steps: CardStep[]; told: string[] } | null {
  const { catalog } = useTable();
  const now = inPlay(model);
  const card = now && actionCard(catalog, now.card);
  if (!now || !card) return null;
  const steps = stepsOf(card, now.live ? now.at : card.symbols.length, model.events);
  return {
    card: card.id,
    name: tell(card.name),
    steps,
    told: steps.map((step) => (step.state === "done" ? broughtWords(step, (id) => catalog.name(id)) : "")),
  };
}

/** The card in play as a list of steps: only the current one lights the map. */
export function InPlay({ model }: PartProps): JSX.Element {
  const { catalog, session, control } = useTable();
  const now = inPlay(model);
  const card = now && actionCard(catalog, now.card);
  const shown = useSteps(model);
  const text = card?.text ? tell(card.text) : "";
  const whose =
    now?.live && now.seat !== model.me
      ? say("plays", { seat: now.seat })
      : now && !now.live
        ? say("played-last")
        : say("in-play");
  return (
    <div class="inplay">
      <h2 class="cap">
        {whose}{" "}
        <small>
          {now?.within ? say("played-from", { card: now.within }) : now && !now.live ? nameOf(session, now.seat) : ""}
        </small>
      </h2>
      {card && now && shown ? (
        <div class={`acard big ${card.deck} ${now.live ? "" : "past"}`} data-place="in-play">
          <button type="button" class="a-top" data-look={card.id} onClick={() => control.look(card.id)}>
            <span class="vh">{actionWords(card)}</span>
            <span class="a-band" aria-hidden="true">
              <b class={shown.name.length > 36 ? "longer" : shown.name.length > 18 ? "long" : ""}>{shown.name}</b>
            </span>
            <span class="a-vig">
              <Emblem id={card.id} />
            </span>
          </button>
          <ol class="bs-rows">
            {shown.steps.map((step, i) => (
              <li key={i} class={`bs-row ${step.state}`} aria-current={step.state === "now" ? "step" : undefined}>
                <span class="sb1">
                  <Sign name={step.symbol} amount={step.amount} />
                  {step.state === "done" && (
                    <span class="bdg">
                      <Icon name="check" />
                    </span>
                  )}
                </span>
                <span class={`tx ${step.symbol === "scroll" && text.length > 200 ? "long" : ""}`}>
                  {step.state === "done" ? (
                    <>
                      {stepName(step)} <em>{shown.told[i]}</em>
                    </>
                  ) : step.symbol === "scroll" ? (
                    text
                  ) : (
                    say("sign-step", { symbol: step.symbol, amount: step.amount })
                  )}
                </span>
              </li>
            ))}
            {!shown.steps.length && text && <li class="bs-row only">{text}</li>}
          </ol>
        </div>
      ) : (
        <p class="hint it noplay" data-place="in-play">
          {model.marks.kind === "turn" ? say("no-card-own") : say("no-card")}
        </p>
      )}
      <Piles model={model} />
    </div>
  );
}
