/** Every choice as a button for a thumb, held up with its result before it is taken. */
import type { JSX } from "preact";
import type { MarketsOption } from "../../../types/generated";
import { Icon } from "../../../ui/glyph";
import { tell } from "../../../words/language";
import { bringsWords, linesFor } from "../brings";
import { effectName, SpecialFace, specialWords } from "../card/special";
import { fitLine } from "../fit";
import { type Model, shortMarket } from "../model";
import { type Preview, previewOf } from "../preview";
import { specialOf } from "../specials";
import { iconOf, whereWords } from "../tickets";
import { useTable } from "../wire";
import { say } from "../words";

/** The choice that is held up before it is made, with its result. */
export function Held({ model, preview }: { model: Model; preview: Preview }): JSX.Element | null {
  const { control, catalog } = useTable();
  const row = control.held.value;
  const lines = linesFor(row, model, preview);
  if (!row) return null;
  const card = row.card ? specialOf(catalog, row.card) : null;
  return (
    <div class="pheld">
      <span>
        <b>{tell(row)}</b>
        {card && <small>{tell(card.text)}</small>}
        {lines.map((line) => (
          <small key={line}>{line}</small>
        ))}
      </span>
      <button
        type="button"
        class="btn prime big go"
        data-option={row.option}
        style={fitLine(say("choose"), 7)}
        onClick={() => control.send(row)}
      >
        {say("choose")}
      </button>
      <button type="button" class="btn big" aria-label={say("put-down")} onClick={() => control.hold(null)}>
        <Icon name="close" size="s" />
      </button>
    </div>
  );
}

/** Every choice as a button for a thumb. */
export function Choices({ model }: { model: Model }): JSX.Element {
  const { control, catalog } = useTable();
  const { marks, side } = model;
  const held = control.held.value;
  const rows = marks.rows.filter((row) => !row.good);
  const label = (row: MarketsOption): [string, string] => {
    if (row.market && row.token) return [bringsWords(row, model, previewOf(row)), whereWords(row)];
    if (row.market) return [shortMarket(row.market), ""];
    const brings = tell(row.preview ?? "");
    const card = row.card ? specialOf(catalog, row.card) : null;
    if (!card) return [tell(row), brings];
    return [effectName(card), card.markets ? say("effect-at", { markets: card.markets, brings }) : brings];
  };
  if (marks.kind === "pick") {
    return (
      <div class="pilecards">
        {rows.map((row) => {
          const card = row.card ? specialOf(catalog, row.card) : null;
          return card ? (
            <button
              key={row.option}
              type="button"
              class={`face ${held?.option === row.option ? "on" : ""}`}
              data-option={row.option}
              onClick={() => control.hold(row)}
            >
              <span class="vh">{specialWords(card, side)}</span>
              <SpecialFace card={card} side={side} />
            </button>
          ) : null;
        })}
      </div>
    );
  }
  return (
    <div class="pchoices" role="group" aria-label={say("table-choices")}>
      {rows.map((row) => {
        const [head, note] = label(row);
        // What ends a turn needs no second look; everything else is held up with its result first.
        const act = (): void => (row.done && !row.warning ? control.take(row) : control.hold(row));
        return (
          <button
            key={row.option}
            type="button"
            class={`pch ${held?.option === row.option ? "on" : ""} ${row.done ? "done" : ""}`}
            data-option={row.option}
            onClick={act}
          >
            <Icon name={iconOf(row)} />
            <span>
              <b>{head}</b>
              {note && <small>{note}</small>}
            </span>
          </button>
        );
      })}
    </div>
  );
}
