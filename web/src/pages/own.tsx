/** One's own figures for a card, entered where it is looked up; and what can be done with all of them. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { loadCatalog } from "../state/catalog";
import { asFile, ownFigures, setOwnFigures, withOwn } from "../state/own";
import { go } from "../state/router";
import { sitDown } from "../state/sit";
import type { CardRow } from "../state/wire";
import type { Field } from "../table/kit";
import { Icon } from "../ui/glyph";
import { fieldName } from "../ui/provenance";
import { say, tell } from "../words/language";

/** What a card has in a field now; a field may lie in another: `effect.money`. */
function inField(row: CardRow, field: string): unknown {
  let value: unknown = row;
  for (const part of field.split(".")) value = (value as Record<string, unknown> | undefined)?.[part];
  return typeof value === "object" && value !== null && "key" in value ? tell(value as { key: string }) : value;
}

/** The fields that were changed, as corrections. */
function changed(row: CardRow, values: ReadonlyMap<string, unknown>): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const [name, value] of values) {
    if (JSON.stringify(value) === JSON.stringify(inField(row, name))) continue;
    const [outer = name, inner] = name.split(".");
    fields[outer] = inner ? { ...(fields[outer] as object | undefined), [inner]: value } : value;
  }
  return fields;
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
  const label = fieldName(field.name);
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
            {pick(
              one,
              (chosen) => onValue(rows.map((old, j) => (i === j ? chosen : old)).filter((each) => each !== "")),
              `${label} ${i + 1}`,
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

export function OwnFigures({
  game,
  row,
  fields,
  onChange,
}: {
  game: string;
  row: CardRow;
  fields: readonly Field[];
  onChange: () => void;
}): JSX.Element | null {
  const own = ownFigures(game)[row.id];
  const [values, setValues] = useState(() => new Map(fields.map(({ name }) => [name, inField(row, name)])));
  const [failed, setFailed] = useState<string | null>(null);
  if (!fields.length) return null;
  const keep = (corrections: Record<string, unknown> | null): void => {
    const { [row.id]: _before, ...others } = ownFigures(game);
    const all = corrections && Object.keys(corrections).length ? { ...others, [row.id]: corrections } : others;
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
    <details class="own-figures" open={own !== undefined}>
      <summary>{say("own-title")}</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          keep({ ...own, ...changed(row, values) });
        }}
      >
        <p class="muted">{say("own-lead")}</p>
        <div class="own-fields">
          {fields.map((field) => (
            // biome-ignore lint/a11y/noLabelWithoutControl: each input has the same words as its own name
            <label key={field.name} class={`own-${field.kind}`}>
              <span>{fieldName(field.name)}</span>
              <Input
                field={field}
                value={values.get(field.name)}
                onValue={(value) => setValues(new Map(values).set(field.name, value))}
              />
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
            <button type="button" class="btn" onClick={() => keep(null)}>
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
