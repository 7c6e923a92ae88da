/** What of a card is printed fact, and the rulings on it. */
import type { JSX } from "preact";
import type { CardRow } from "../state/wire";
import { text } from "../text/en";
import { Icon } from "./glyph";

const t = text.card;

function fieldNames(fields: readonly string[], names: Record<string, string>): string {
  return [...new Set(fields.map((f) => names[f] ?? t.fields[f] ?? f.replace(/_/g, " ")))].join(", ");
}

/** The figures a card has, by field, apart from what every row carries. */
function figures(row: CardRow): string[] {
  const skip = new Set(["type", "id", "known", "note", "deck", "aliases", "free", "building"]);
  return Object.keys(row).filter((key) => !skip.has(key));
}

/** `names` are the game's own for the fields of its cards. */
export function Provenance({ row, names = {} }: { row: CardRow; names?: Record<string, string> }): JSX.Element {
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
          <b>{t.printed}</b> {known.length ? fieldNames(known, names) : t.noFacts}
        </span>
      </div>
      {ours.length > 0 && (
        <div class="rec">
          <Icon name="recon" />
          <span>
            <b>{t.ours}</b> {fieldNames(ours, names)}
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
          <b>{t.ruling}</b> {ruling}
        </p>
      ))}
    </>
  );
}
