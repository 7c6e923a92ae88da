/** Editors of what a position has besides things that lie somewhere: numbers in order, some of several, and rows. */
import type { JSX } from "preact";
import { numbersIn, within } from "../../state/lab/numbers";
import { asList, valueAt, withValue } from "../../state/lab/paths";
import { bare } from "../../state/lab/supply";
import { nameOf, useTable } from "../../table/context";
import type { LayoutField } from "../../types/generated";
import { Icon } from "../../ui/glyph";
import { say, sayIf } from "../../words/language";
import type { Edits } from "./lying";
import { choiceName, fieldWords, thingName } from "./names";
import { Select, Stepper } from "./steppers";

/** Whole numbers: one for each of what they go along with, or as many as one likes. */
export function NumbersField({ lab, field, position }: Edits): JSX.Element {
  const { catalog } = useTable();
  const numbers = numbersIn(position, field);
  const free = field.along === undefined;
  const stacks = asList(valueAt(position, within(field, field.along ?? "")));
  const write = (next: readonly number[]): void =>
    lab.edit((now) => withValue(now, field.path, next.length && (free || next.some(Boolean)) ? next : undefined));
  const label = (i: number): string => {
    if (field.room !== undefined) return sayIf(`lab-number-${field.label}-${i + 1}`) ?? String(i + 1);
    const top = asList(stacks[i]).at(-1);
    return typeof top === "string"
      ? say("lab-stack-of", { n: i + 1, name: thingName(catalog, "card", bare(top)) })
      : String(i + 1);
  };
  return (
    <div class="labsteps">
      {numbers.map((n, i) => (
        <Stepper
          key={i}
          label={`${fieldWords(field)}: ${label(i)}`}
          value={n}
          least={field.least}
          most={field.most}
          onValue={(next) => write(numbers.with(i, next))}
        >
          {label(i)}
        </Stepper>
      ))}
      {!numbers.length && <span class="it muted">{say("lab-nothing")}</span>}
      {free && (
        <p class="btns">
          <button type="button" class="btn quiet small" onClick={() => write([...numbers, field.least ?? 0])}>
            <Icon name="plus" size="xs" />
            {say("lab-add-number")}
          </button>
          {numbers.length > 0 && (
            <button type="button" class="btn quiet small" onClick={() => write(numbers.slice(0, -1))}>
              {say("lab-drop-number")}
            </button>
          )}
        </p>
      )}
    </div>
  );
}

/** Buttons of which some are pressed. */
function Toggles({
  names,
  on,
  onPick,
}: {
  names: readonly (readonly [string, string])[];
  on: readonly string[];
  onPick: (next: string[]) => void;
}): JSX.Element {
  return (
    <div class="labthings">
      {names.map(([id, words]) => {
        const pressed = on.includes(id);
        return (
          <button
            key={id}
            type="button"
            class="labthing known"
            aria-pressed={pressed}
            onClick={() => onPick(pressed ? on.filter((each) => each !== id) : [...on, id])}
          >
            {words}
          </button>
        );
      })}
    </div>
  );
}

/** Some of several. */
export function SeveralField({ lab, field, position }: Edits): JSX.Element {
  const on = asList(valueAt(position, field.path)) as string[];
  return (
    <Toggles
      names={(field.choices ?? []).map((choice) => [choice, choiceName(field.label, choice)] as const)}
      on={on}
      onPick={(next) => lab.edit((now) => withValue(now, field.path, next.length ? next : undefined))}
    />
  );
}

type Row = Readonly<Record<string, unknown>>;

/** One column of a row: what it has there, or nothing. */
function Cell({ edits, row, column, onValue }: CellProps): JSX.Element {
  const { lab, field, position } = edits;
  const { session, catalog } = useTable();
  const label = sayIf(`lab-column-${field.label}-${column.path}`) ?? column.path;
  const value = row[column.path];
  if (column.kind === "seat") {
    const seats = [...Array(lab.players.value).keys()];
    const names = seats.map((seat) => [String(seat), nameOf(session, seat)] as const);
    return (
      <Select label={label} value={String(value ?? 0)} choices={names} onPick={(seat) => onValue(Number(seat ?? 0))} />
    );
  }
  const things = column.things ?? "";
  const hand = asList(valueAt(position, `seat[${Number(row.seat ?? 0)}].${column.among}`)).map(String);
  const ids = column.among ? [...new Set(hand)] : Object.keys(lab.layout.value?.supplies[things] ?? {});
  const named = ids.map((id) => [id, thingName(catalog, things, id)] as const);
  if (column.kind === "list")
    return (
      <div>
        <span class="label">{label}</span>
        <Toggles
          names={named}
          on={asList(value).map(String)}
          onPick={(next) => onValue(next.length ? next : undefined)}
        />
      </div>
    );
  const amounts = [...Array((column.most ?? 0) + 1).keys()].map((n) => [String(n), String(n + 1)] as const);
  const choices =
    column.kind === "amount"
      ? amounts
      : column.kind === "choice"
        ? (column.choices ?? []).map((choice) => [choice, choice] as const)
        : named;
  return (
    <Select
      label={label}
      value={value === undefined ? null : String(value)}
      none={say("lab-unsaid")}
      choices={choices}
      onPick={(picked) => onValue(picked === null ? undefined : column.kind === "amount" ? Number(picked) : picked)}
    />
  );
}

interface CellProps {
  edits: Edits;
  row: Row;
  column: LayoutField;
  onValue: (value: unknown) => void;
}

/** Rows that have the same columns, in order. */
export function RowsField(edits: Edits): JSX.Element {
  const { lab, field, position } = edits;
  const rows = asList(valueAt(position, field.path)) as Row[];
  const write = (next: readonly Row[]): void =>
    lab.edit((now) => withValue(now, field.path, next.length ? next : undefined));
  return (
    <div class="labsights">
      {rows.map((row, i) => (
        <div key={i} class="labsight">
          {(field.columns ?? []).map((column) => (
            <Cell
              key={column.path}
              edits={edits}
              row={row}
              column={column}
              onValue={(value) => write(rows.with(i, withValue(row, column.path, value)))}
            />
          ))}
          <button type="button" class="btn quiet small" onClick={() => write(rows.toSpliced(i, 1))}>
            {say("lab-forget")}
          </button>
        </div>
      ))}
      <button type="button" class="btn quiet small" onClick={() => write([...rows, { seat: 0 }])}>
        <Icon name="plus" size="xs" />
        {say("lab-add-row")}
      </button>
    </div>
  );
}
