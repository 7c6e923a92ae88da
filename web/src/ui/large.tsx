/** A card opened large: our wording, its rulings, and what is printed fact. */
import type { JSX } from "preact";
import type { CardRow, Catalog } from "../state/catalog";
import type { Cards } from "../table/kit";
import { text } from "../text/en";
import { rulingsFor } from "../text/rulings";
import { Dialog } from "./dialog";
import { Icon, Pip } from "./glyph";

const t = text.card;

function fieldNames(fields: readonly string[]): string {
  return [...new Set(fields.map((f) => t.fields[f] ?? f.replace(/_/g, " ")))].join(", ");
}

/** The figures a card has, by field, apart from what every row carries. */
function figures(row: CardRow): string[] {
  const skip = new Set(["type", "id", "known", "note", "deck", "aliases", "free", "building"]);
  return Object.keys(row).filter((key) => !skip.has(key));
}

export function Provenance({ row }: { row: CardRow }): JSX.Element {
  const known = (row.known as string[] | undefined) ?? [];
  const ours = figures(row).filter(
    (f) =>
      !known.includes(f) && !(f === "effect" || f === "ongoing" || f === "action" ? known.includes("text") : false),
  );
  return (
    <div class="prov">
      <div class="fact">
        <Icon name="fact" />
        <span>
          <b>{t.printed}</b> {known.length ? fieldNames(known) : t.noFacts}
        </span>
      </div>
      {ours.length > 0 && (
        <div class="rec">
          <Icon name="recon" />
          <span>
            <b>{t.ours}</b> {fieldNames(ours)}
          </span>
        </div>
      )}
    </div>
  );
}

export function Rulings({ id, note }: { id: string; note?: string | undefined }): JSX.Element {
  const all = [...(note ? [note] : []), ...rulingsFor(id)];
  return (
    <>
      {all.map((ruling) => (
        <p class="rl" key={ruling}>
          <b>{t.ruling}</b> {ruling}
        </p>
      ))}
    </>
  );
}

/** Any other card: its name, its text and its figures. */
export function LargePlain({ row }: { row: CardRow }): JSX.Element {
  const skip = new Set(["id", "name", "text", "known", "note", "type"]);
  return (
    <article class="card large grey plain">
      <header class="c-band">
        <Pip colour="grey" />
        <h3 class="c-name">{row.name}</h3>
        <i />
      </header>
      <div class="c-text">
        {typeof row.text === "string" && <p>{row.text}</p>}
        <dl class="facts">
          {Object.entries(row)
            .filter(([key, value]) => !skip.has(key) && value !== null && value !== "" && value !== false)
            .map(([key, value]) => (
              <div key={key}>
                <dt>{t.fields[key] ?? key.replace(/_/g, " ")}</dt>
                <dd>{said(value)}</dd>
              </div>
            ))}
        </dl>
        <Rulings id={row.id} note={row.note as string | undefined} />
      </div>
      <Provenance row={row} />
    </article>
  );
}

export function said(value: unknown): string {
  if (value === true) return text.generic.yes;
  if (value === false) return text.generic.no;
  if (value === null || value === undefined) return text.generic.none;
  if (Array.isArray(value)) return value.length ? value.map(said).join(", ") : text.generic.none;
  if (typeof value === "object") {
    return Object.entries(value as Record<string, unknown>)
      .map(([key, inner]) => `${key.replace(/_/g, " ")}: ${said(inner)}`)
      .join("; ");
  }
  return String(value);
}

/** A card as a row of the card browser where its game draws none of its own. */
export function PlainFace({ row }: { row: CardRow }): JSX.Element {
  const words = typeof row.text === "string" ? row.text : "";
  return (
    <span class="card plain grey" aria-hidden="true">
      <span class="c-band">
        <Pip colour="grey" />
        <b class="c-name">{row.name}</b>
      </span>
      <span class="c-text">{words}</span>
      <span class="c-foot">
        <span class="fl">{(row.type ?? "").replace(/_/g, " ")}</span>
      </span>
    </span>
  );
}

export function Large({
  id,
  catalog,
  cards,
  onClose,
}: {
  id: string;
  catalog: Catalog;
  cards: Cards;
  onClose: () => void;
}): JSX.Element | null {
  const row = catalog.byId.get(id);
  if (!row) return null;
  return (
    <Dialog label={row.name} cls="bare" onClose={onClose}>
      <cards.Large row={row} catalog={catalog} />
    </Dialog>
  );
}
