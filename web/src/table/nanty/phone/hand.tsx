/** The hand on a phone. */
import type { JSX } from "preact";
import type { NantyOption } from "../../../types/generated";
import { Icon } from "../../../ui/glyph";
import { breakable } from "../../../words/breaks";
import { tell } from "../../../words/language";
import { ActionFace, actionWords } from "../card/action";
import { Emblem } from "../card/emblem";
import { Sign } from "../card/sign";
import { actionCard, symbolOf } from "../catalog";
import { isPlayed } from "../marks";
import type { Model } from "../model";
import { stepName, useSteps } from "../parts/inplay";
import { Piles } from "../parts/piles";
import { Changes } from "../windows/changes";
import { useTable } from "../wire";
import { say } from "../words";

export function PhoneCard({ model }: { model: Model }): JSX.Element {
  const shown = useSteps(model);
  return (
    <div class="pcard">
      {shown ? (
        <>
          <b>{shown.name}</b>
          <ol>
            {shown.steps.map((step, i) => (
              <li key={i} class={step.state}>
                <Sign name={step.symbol} amount={step.amount} />
                <span>
                  {stepName(step)}
                  {step.state === "done" && <small>{shown.told[i]}</small>}
                </span>
              </li>
            ))}
          </ol>
        </>
      ) : (
        <p class="hint it">{say("no-card")}</p>
      )}
      <Piles model={model} />
    </div>
  );
}

export function PhoneHand({ model }: { model: Model }): JSX.Element {
  const { catalog, control } = useTable();
  const { side, marks } = model;
  const hand = side.hand ?? [];
  const held = control.held.value;
  return (
    <div class="phand" data-place={`hand-${side.seat}`}>
      {hand.map((id) => {
        const card = actionCard(catalog, id);
        if (!card) return null;
        const called = tell(card.name);
        const rows = marks.hand.get(id) ?? [];
        const main = rows.find((row) => !row.action) ?? rows[0];
        const aside = model.asides.get(id);
        const first = main ?? aside;
        return (
          <button
            key={id}
            type="button"
            class={`pcd ${card.deck} ${main && !main.action ? "is-playable" : ""} ${held?.card === id ? "on" : ""}`}
            data-option={main ? main.option : undefined}
            data-hand={id}
            data-card={id}
            onClick={() => (first ? control.hold(held?.card === id ? null : first) : control.look(id))}
          >
            <span class="vh">{actionWords(card)}</span>
            <b aria-hidden="true">
              <span>{breakable(called)}</span>
            </b>
            <Emblem id={id} cls="pe" />
            <span class="ps" aria-hidden="true">
              {card.symbols.map((printed, i) => {
                const { name, amount } = symbolOf(printed);
                return <Sign key={i} name={name} amount={amount} />;
              })}
            </span>
          </button>
        );
      })}
      {!hand.length && (
        <p class="hint it">{side.hand ? say("hand-empty") : say("hand-hidden", { cards: side.hand_size })}</p>
      )}
    </div>
  );
}

/** A card of the hand that is held up, with all that can be done with it. */
export function HeldCard({ row, aside }: { row: NantyOption; aside: NantyOption | undefined }): JSX.Element | null {
  const { catalog, control, session } = useTable();
  const card = actionCard(catalog, row.card);
  const decision = session.decision.value;
  if (!card) return null;
  const rows = (decision?.options ?? []).filter((option) => option.card === card.id);
  return (
    <div class="ph-prev nn-prev">
      <button type="button" class="face" aria-label={actionWords(card)} onClick={() => control.look(card.id)}>
        <ActionFace card={card} />
      </button>
      <div class="tx">
        <b>{tell(card.name)}</b>
        <div>
          {card.text && <p>{tell(card.text)}</p>}
          <Changes row={row} text={!isPlayed(row)} />
        </div>
        <div class="go">
          {rows.map((option) => (
            <button
              key={option.option}
              type="button"
              class={`btn ${option.action ? "" : "prime"} big`}
              data-option={option.option}
              onClick={() => control.take(option)}
            >
              {option.action === "throw_away"
                ? say("throw-away")
                : option.action
                  ? say("end-now")
                  : isPlayed(option)
                    ? say("play")
                    : say("choose")}
            </button>
          ))}
          {aside && (
            <button type="button" class="btn big" data-aside={aside.option} onClick={() => control.take(aside)}>
              {say("throw-away")}
            </button>
          )}
          <button type="button" class="btn" aria-label={say("site-close")} onClick={() => control.hold(null)}>
            <Icon name="close" />
          </button>
        </div>
      </div>
    </div>
  );
}
