/** What of a card is printed fact, and the rulings on it. */
import type { JSX } from "preact";
import type { CardRow } from "../state/wire";
import { listed, say, sayIf } from "../words/language";
import { Icon } from "./glyph";

/** A field of a card, by the game's own name for it (`field-NAME`) or by that of any card; one within another by its own. */
export function fieldName(field: string): string {
  const name = field.split(".").at(-1) ?? field;
  return sayIf(`field-${name}`) ?? sayIf(`card-field-${name}`) ?? name.replace(/_/g, " ");
}

function fieldNames(fields: readonly string[]): string {
  return listed([...new Set(fields.map(fieldName))], "comma");
}

/** The figures a card has, by field, apart from what every row carries. */
function figures(row: CardRow): string[] {
  const skip = new Set(["type", "id", "known", "note", "deck", "aliases", "free", "building"]);
  return Object.keys(row).filter((key) => !skip.has(key));
}

export function Provenance({ row }: { row: CardRow }): JSX.Element {
  const known = row.known ?? [];
  const ours = figures(row).filter(
    (f) =>
      !known.includes(f) && !(f === "effect" || f === "ongoing" || f === "action" ? known.includes("text") : false),
  );
  return (
    <div class="prov">
      <div class="fact">
        <Icon name="fact" />
        <span>
          <b>{say("card-printed")}</b> {known.length ? fieldNames(known) : say("card-no-facts")}
        </span>
      </div>
      {ours.length > 0 && (
        <div class="rec">
          <Icon name="recon" />
          <span>
            <b>{say("card-ours")}</b> {fieldNames(ours)}
          </span>
        </div>
      )}
    </div>
  );
}

export function Rulings({ all }: { all: readonly string[] }): JSX.Element {
  return (
    <>
      {all.map((ruling) => (
        <p class="rl" key={ruling}>
          <b>{say("card-ruling")}</b> {ruling}
        </p>
      ))}
    </>
  );
}
