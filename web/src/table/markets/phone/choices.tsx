/** Every choice as a button for a thumb, held up with its result before it is taken. */
import type { JSX } from "preact";
import { text } from "../../../text/en";
import { words as w } from "../../../text/markets";
import type { MarketsOption } from "../../../types/generated";
import { Icon } from "../../../ui/glyph";
import { nameOf } from "../../context";
import { bringsWords } from "../board/board";
import { useLinesFor } from "../brings";
import { SpecialFace, specialWords } from "../card/special";
import { type Model, marketAt, shortMarket } from "../model";
import { type Preview, previewOf } from "../preview";
import { specialOf } from "../specials";
import { iconOf } from "../tickets";
import { useTable } from "../wire";

/** The choice that is held up before it is made, with its result. */
export function Held({ model, preview }: { model: Model; preview: Preview }): JSX.Element | null {
  const { control, catalog } = useTable();
  const row = control.held.value;
  const lines = useLinesFor(row, model, preview);
  if (!row) return null;
  const card = row.card ? specialOf(catalog, row.card) : null;
  return (
    <div class="pheld">
      <span>
        <b>{row.label}</b>
        {card && <small>{card.text}</small>}
        {lines.map((line) => (
          <small key={line}>{line}</small>
        ))}
      </span>
      <button type="button" class="btn prime big go" onClick={() => control.session.choose(row)}>
        {w.choose}
      </button>
      <button type="button" class="btn big" aria-label={w.putDown} onClick={() => control.hold(null)}>
        <Icon name="close" size="s" />
      </button>
    </div>
  );
}

/** Every choice as a button for a thumb. */
export function Choices({ model }: { model: Model }): JSX.Element {
  const { control, catalog, session } = useTable();
  const { marks, view } = model;
  const held = control.held.value;
  const name = (seat: number): string => nameOf(session, seat);
  const rows = marks.rows.filter((row) => !row.good);
  const label = (row: MarketsOption): [string, string] => {
    const market = row.market ? marketAt(view, row.market) : undefined;
    if (market && row.token)
      return [
        bringsWords(row, name, previewOf(row, model, catalog)),
        w.ticket.note(row.token, shortMarket(market.name)),
      ];
    if (market) return [shortMarket(market.name), ""];
    if (row.card) {
      const card = specialOf(catalog, row.card);
      const effect = card ? w.effects[card.effect] : undefined;
      const where = (card?.markets ?? []).map((id) => shortMarket(catalog.name(id)));
      return [effect?.name ?? row.label, [...where, row.preview ?? ""].join(", ")];
    }
    return [row.label, row.preview ?? ""];
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
              <span class="vh">{specialWords(card, view, model.me)}</span>
              <SpecialFace card={card} view={view} seat={model.me} />
            </button>
          ) : null;
        })}
      </div>
    );
  }
  return (
    <div class="pchoices" role="group" aria-label={text.table.choices}>
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
