/** At the bottom of a phone: the ledger, the card that is held up, and the hand. */
import type { JSX } from "preact";
import { prefs } from "../../../state/prefs";
import type { LondonOption } from "../../../types/generated";
import { Count } from "../../../ui/count";
import { Icon } from "../../../ui/glyph";
import { gameHere } from "../../../words/language";
import { TrayTile } from "../card/small";
import { cardWords } from "../card/words";
import { cityOf } from "../catalog";
import type { Model } from "../model";
import { priceOf } from "../price";
import { sorted } from "../sorting";
import { useTable } from "../wire";
import { say } from "../words";
import { HeldUp } from "./heldup";

/** The ledger, the card that is held up, and the hand. */
export function Sheet({ model }: { model: Model }): JSX.Element {
  const { catalog, control } = useTable();
  const { side } = model;
  const held = control.held.value;
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
    if (row) control.hold(held?.option === row.option ? null : row);
    else control.look(id);
  };
  let seen = "";
  return (
    <section class="ph-sheet laid" aria-label={say("hand-title", { seat: side.seat })}>
      <div class="ph-stats">
        {stat(
          "coin",
          <>
            £<Count value={side.money} />
          </>,
          say("stat-money"),
        )}
        {stat("poverty", <Count value={side.poverty} />, say("stat-poverty"))}
        {stat("loan", <Count value={side.loans} />, say("stat-loans"))}
        {stat("prestige", <Count value={side.prestige} />, say("stat-prestige", { game: gameHere() }))}
        {run !== undefined && stat("run", run < 0 ? `−${-run}` : `+${run}`, say("ledger-run-short"))}
        {score !== undefined && stat("end_prestige", String(score).replace("-", "−"), say("ledger-score-short"))}
      </div>
      {held?.card && <HeldUp row={held} model={model} />}
      <div
        class="ph-tray"
        role="group"
        aria-label={say("hand-label", { n: side.hand_size, limit: model.view.hand_limit })}
        data-place={`hand-${side.seat}`}
      >
        {hand.map((id, i) => {
          const card = cityOf(catalog, id);
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
              <TrayTile
                card={card}
                {...(priceOf(card, model) !== undefined ? { price: priceOf(card, model) ?? 0 } : {})}
              />
            </button>
          );
        })}
        {!hand.length && (
          <p class="hint it">{side.hand ? say("hand-empty") : say("hand-count", { n: side.hand_size })}</p>
        )}
      </div>
    </section>
  );
}
