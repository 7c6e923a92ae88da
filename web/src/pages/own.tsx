/** One's own figures for a card, entered where it is looked up; and what can be done with all of them. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { type Catalog, loadCatalog } from "../state/catalog";
import { asFile, type Corrections, corrected, ownFigures, setOwnFigures, withOwn } from "../state/own";
import { go } from "../state/router";
import { sitDown } from "../state/sit";
import type { CardRow } from "../state/wire";
import type { Cards, Field } from "../table/kit";
import { Icon } from "../ui/glyph";
import { fieldName } from "../ui/provenance";
import { say, tell } from "../words/language";

/** What a card has in a field now; a field may lie in another: `effect.money`. */
function inField(row: CardRow | undefined, field: Field): unknown {
  let value: unknown = row;
  for (const part of field.name.split(".")) value = (value as Record<string, unknown> | undefined)?.[part];
  if (field.read) return field.read(value);
  return typeof value === "object" && value !== null && "key" in value ? tell(value as { key: string }) : value;
}

function Input({
  field,
  value,
  onValue,
}: {
  field: Field;
  value: unknown;
  onValue: (value: unknown) => void;
}): JSX.Element {
  const label = calledField(field);
  const { kind, choices = [] } = field;
  const pick = (chosen: unknown, set: (value: unknown) => void, name: string): JSX.Element => (
    <select
      aria-label={name}
      value={JSON.stringify(chosen ?? choices[0]?.value)}
      onChange={(event) => set(JSON.parse(event.currentTarget.value))}
    >
      {choices.map((choice) => (
        <option key={JSON.stringify(choice.value)} value={JSON.stringify(choice.value)}>
          {choice.label}
        </option>
      ))}
    </select>
  );
  if (kind === "choice") return pick(value, onValue, label);
  if (kind === "several") {
    const list = Array.isArray(value) ? (value as unknown[]) : [];
    const rows =
      field.room === undefined ? list : [...list, ...Array<unknown>(field.room).fill("")].slice(0, field.room);
    return (
      <span class="own-list">
        {rows.map((one, i) => (
          <span key={i}>
            {field.first !== undefined && <i aria-hidden="true">{i + field.first}</i>}
            {pick(
              one,
              (chosen) => onValue(rows.map((old, j) => (i === j ? chosen : old)).filter((each) => each !== "")),
              `${label} ${i + (field.first ?? 1)}`,
            )}
          </span>
        ))}
      </span>
    );
  }
  if (kind === "amount")
    return (
      <input
        type="number"
        min={0}
        max={99}
        aria-label={label}
        value={Number(value ?? 0)}
        onInput={(event) => onValue(Number(event.currentTarget.value))}
      />
    );
  return (
    <textarea
      aria-label={label}
      rows={field.name === "name" ? 1 : 3}
      onInput={(event) => onValue(event.currentTarget.value)}
    >
      {String(value ?? "")}
    </textarea>
  );
}

const calledField = ({ name, of }: Field): string => of?.label ?? fieldName(name);

export function OwnFigures({
  game,
  row,
  catalog,
  cards,
  onChange,
}: {
  game: string;
  row: CardRow;
  catalog: Catalog;
  cards: Pick<Cards, "fields" | "lead">;
  onChange: () => void;
}): JSX.Element | null {
  const figures = ownFigures(game);
  const fields = cards.fields(row, catalog);
  const lead = cards.lead?.(row, catalog);
  const before = fields.map((field) => inField(field.of ? catalog.byId.get(field.of.card) : row, field));
  const [values, setValues] = useState(before);
  const [failed, setFailed] = useState<string | null>(null);
  if (!fields.length) return null;
  // What is corrected together is taken back together.
  const here = new Set([row.id, ...fields.map(({ of }) => of?.card ?? row.id)]);
  const elsewhere = Object.fromEntries(Object.entries(figures).filter(([card]) => !here.has(card)));
  const own = Object.keys(figures).some((card) => here.has(card));
  const keep = (all: Corrections): void => {
    // The server knows what a card can be: what it takes, a table takes.
    loadCatalog(game, Object.keys(all).length ? { cards: all } : {}).then(
      () => {
        setOwnFigures(game, all);
        setFailed(null);
        onChange();
      },
      (error: Error) => setFailed(error.message),
    );
  };
  return (
    <details class="own-figures" open={own}>
      <summary>{say("own-title")}</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          keep(
            fields.reduce((all, { name, of, write }, i) => {
              if (JSON.stringify(values[i]) === JSON.stringify(before[i])) return all;
              return corrected(all, of?.card ?? row.id, name, write ? write(values[i]) : values[i]);
            }, figures),
          );
        }}
      >
        <p class="muted">{say("own-lead")}</p>
        {lead && <p>{lead}</p>}
        <div class="own-fields">
          {fields.map((field, i) => (
            // biome-ignore lint/a11y/noLabelWithoutControl: each input has the same words as its own name
            <label key={i} class={`own-${field.kind}`}>
              <span>{calledField(field)}</span>
              <Input field={field} value={values[i]} onValue={(value) => setValues(values.with(i, value))} />
            </label>
          ))}
        </div>
        {failed && (
          <p class="bad" role="alert">
            {failed}
          </p>
        )}
        <p class="d-acts">
          <button type="submit" class="btn prime">
            {say("own-keep")}
          </button>
          {own && (
            <button type="button" class="btn" onClick={() => keep(elsewhere)}>
              {say("own-forget")}
            </button>
          )}
        </p>
      </form>
    </details>
  );
}

/** All that one has entered for a game, and the ways to play with it. */
export function OwnBar({ game, onChange }: { game: string; onChange: () => void }): JSX.Element | null {
  const [failed, setFailed] = useState<string | null>(null);
  const figures = ownFigures(game);
  const n = Object.keys(figures).length;
  if (!n) return null;
  const play = (): void => {
    sitDown.playNow({ game, options: withOwn(game) }).then(
      ({ table }) => go(`/t/${table.id}`),
      (error: Error) => setFailed(error.message),
    );
  };
  const save = (): void => {
    const address = URL.createObjectURL(new Blob([asFile(figures)], { type: "application/toml" }));
    Object.assign(document.createElement("a"), { href: address, download: `${game}-cards.toml` }).click();
    URL.revokeObjectURL(address);
  };
  return (
    <section class="own-bar sheet laid" aria-label={say("own-title")}>
      <b>{say("own-count", { n })}</b>
      <button type="button" class="btn prime" onClick={play}>
        <Icon name="play" size="s" />
        {say("own-play")}
      </button>
      <a class="btn" href={`/new?game=${game}&own=1`}>
        {say("own-lay")}
      </a>
      <button type="button" class="btn" onClick={save}>
        {say("own-save")}
      </button>
      <button
        type="button"
        class="btn quiet"
        onClick={() => {
          setOwnFigures(game, {});
          onChange();
        }}
      >
        {say("own-forget-all")}
      </button>
      {failed && (
        <p class="bad" role="alert">
          {failed}
        </p>
      )}
    </section>
  );
}
