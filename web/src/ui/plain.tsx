/** Cards of which nothing is known but their rows. */
import type { JSX } from "preact";
import type { CardRow } from "../state/wire";
import { sayIf, tell } from "../words/language";
import { Pip } from "./glyph";
import { Provenance, Rulings } from "./provenance";
import { said } from "./said";

/** Any other card: its name, its text and its figures. */
export function LargePlain({ row }: { row: CardRow }): JSX.Element {
  const skip = new Set(["id", "name", "text", "known", "note", "type"]);
  return (
    <article class="card large grey plain">
      <header class="c-band">
        <Pip colour="grey" />
        <h3 class="c-name">{tell(row.name)}</h3>
        <i />
      </header>
      <div class="c-text">
        {row.text && <p>{tell(row.text)}</p>}
        <dl class="facts">
          {Object.entries(row)
            .filter(([key, value]) => !skip.has(key) && value !== null && value !== "" && value !== false)
            .map(([key, value]) => (
              <div key={key}>
                <dt>{sayIf(`card-field-${key}`) ?? key.replace(/_/g, " ")}</dt>
                <dd>{said(value)}</dd>
              </div>
            ))}
        </dl>
        <Rulings all={row.note ? [tell(row.note)] : []} />
      </div>
      <Provenance row={row} />
    </article>
  );
}

/** A card as a row of the card browser where its game draws none of its own. */
export function PlainFace({ row }: { row: CardRow }): JSX.Element {
  return (
    <span class="card plain grey" aria-hidden="true">
      <span class="c-band">
        <Pip colour="grey" />
        <b class="c-name">{tell(row.name)}</b>
      </span>
      <span class="c-text">{tell(row.text ?? "")}</span>
      <span class="c-foot">
        <span class="fl">{(row.type ?? "").replace(/_/g, " ")}</span>
      </span>
    </span>
  );
}
