/** At the bottom of a phone: the ledger, the card that is held up, and the hand. */
import type { JSX } from "preact";
import { prefs } from "../../../state/prefs";
import { london } from "../../../text/london";
import type { LondonOption } from "../../../types/generated";
import { Count } from "../../../ui/count";
import { Icon } from "../../../ui/glyph";
import { TrayTile } from "../card/small";
import { cardWords } from "../card/words";
import { cityOf } from "../catalog";
import type { Model } from "../model";
import { priceOf } from "../price";
import { sorted } from "../sorting";
import { useTable } from "../wire";
import { HeldUp } from "./heldup";

const t = london;

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
    <section class="ph-sheet laid" aria-label={t.hand}>
      <div class="ph-stats">
        {stat(
          "coin",
          <>
            £<Count value={side.money} />
          </>,
          t.stats.money,
        )}
        {stat("poverty", <Count value={side.poverty} />, t.stats.poverty)}
        {stat("loan", <Count value={side.loans} />, t.stats.loans)}
        {stat("prestige", <Count value={side.prestige} />, t.stats.prestige)}
        {run !== undefined && stat("run", run < 0 ? `−${-run}` : `+${run}`, t.ifRun)}
        {score !== undefined && stat("end_prestige", String(score).replace("-", "−"), t.ifEnded)}
      </div>
      {held?.card && <HeldUp row={held} model={model} />}
      <div
        class="ph-tray"
        role="group"
        aria-label={`${t.hand}, ${t.handNote(side.hand_size)}`}
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
        {!hand.length && <p class="hint it">{side.hand ? t.handEmpty : t.handCount(side.hand_size)}</p>}
      </div>
    </section>
  );
}
