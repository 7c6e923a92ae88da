/** The fields of a position, one editor for each kind of field: what a game has is said by its layout. */
import type { JSX } from "preact";
import { type Field, groupKey } from "../../state/lab/fields";
import type { Lab } from "../../state/lab/lab";
import { remembered } from "../../state/lab/laying";
import { amounted } from "../../state/lab/numbers";
import { asList, type Position, valueAt, without, withValue } from "../../state/lab/paths";
import { amountIn, counting } from "../../state/lab/pieces";
import { leftOf } from "../../state/lab/supply";
import { nameOf, useTable } from "../../table/context";
import { Mark } from "../../ui/glyph";
import { say } from "../../words/language";
import type { Hand } from "./hand";
import { AmongField, SightsField } from "./knowing";
import { type Edits, ListField, OwnersField, RowField, StacksField } from "./lying";
import { NumbersField, RowsField, SeveralField } from "./more";
import { choiceName, fieldWords, idOf, thingName } from "./names";
import { ProblemWords } from "./problems";
import { Select, Stepper } from "./steppers";

function ThingField({ lab, field, position }: Edits): JSX.Element {
  const { catalog } = useTable();
  const layout = lab.layout.value;
  const value = valueAt(position, field.path);
  const left = layout ? [...leftOf(layout, lab.fields.value, position, field.things ?? "")] : [];
  const free = left.filter(([id, row]) => row.left > 0 || id === value || field.path.startsWith("merchants."));
  return (
    <Select
      label={fieldWords(field)}
      value={typeof value === "string" ? value : null}
      none={say("lab-dealt")}
      choices={free.map(([id]) => [id, thingName(catalog, field.things ?? "", id)] as const)}
      onPick={(id) => lab.edit((now) => withValue(now, field.path, id ?? undefined))}
    />
  );
}

/** Whether an editor says itself what it is about. */
const LABELLED = new Set(["amount", "flag", "seat", "owner", "choice", "thing"]);

function Edit(edits: Edits): JSX.Element {
  const { session } = useTable();
  const { lab, field, position } = edits;
  const label = fieldWords(field);
  const seats = [...Array(lab.players.value).keys()];
  // What stands nowhere in particular goes with the table that it stood in.
  const loose = field.group.is === "table";
  const write = (what: unknown): void =>
    lab.edit((now) => (what === undefined && loose ? without(now, field.path) : withValue(now, field.path, what)));
  const value = valueAt(position, field.path);
  const names = seats.map((seat) => [String(seat), nameOf(session, seat)] as const);
  switch (field.kind) {
    case "amount":
      return (
        <Stepper
          label={label}
          value={amountIn(position, field)}
          least={field.least}
          most={field.most}
          onValue={(n) => lab.edit((now) => amounted(now, lab.fields.value, field, n))}
        />
      );
    case "flag":
      return (
        <label class="check">
          <input
            type="checkbox"
            checked={value === undefined ? field.usual === true : value === true}
            onChange={(event) => {
              const { checked } = event.currentTarget;
              write(checked === (field.usual === true) ? undefined : checked);
            }}
          />
          <span>{label}</span>
        </label>
      );
    case "seat":
      return (
        <Select label={label} value={String(value ?? 0)} choices={names} onPick={(seat) => write(Number(seat ?? 0))} />
      );
    case "owner":
      return (
        <Select
          label={label}
          value={typeof value === "number" && value >= 0 ? String(value) : null}
          none={say("lab-nobody")}
          choices={names}
          onPick={(seat) => write(seat === null ? undefined : Number(seat))}
        />
      );
    case "choice":
      return (
        <Select
          label={label}
          value={typeof value === "string" ? value : null}
          none={say("lab-unsaid")}
          choices={(field.choices ?? []).map((choice) => [choice, choiceName(field.label, choice)] as const)}
          onPick={(choice) => write(choice ?? undefined)}
        />
      );
    case "thing":
      return <ThingField {...edits} />;
    case "row":
      return <RowField {...edits} />;
    case "stacks":
      return <StacksField {...edits} />;
    case "numbers":
      return <NumbersField {...edits} />;
    case "several":
      return <SeveralField {...edits} />;
    case "rows":
      return <RowsField {...edits} />;
    case "sights":
      return <SightsField {...edits} />;
    case "owners":
      return <OwnersField {...edits} />;
    case "amounts":
      return (
        <div class="labsteps" data-slot={field.path}>
          {seats.map((seat) => (
            <Stepper
              key={seat}
              label={say("lab-piece-of", { piece: label, whose: nameOf(session, seat) })}
              value={Number(asList(value)[seat] ?? 0)}
              most={field.most}
              onValue={(n) => lab.edit((now) => counting(now, field, seat, n - Number(asList(value)[seat] ?? 0)))}
            >
              <Mark seat={seat} /> {nameOf(session, seat)}
            </Stepper>
          ))}
        </div>
      );
    case "counts":
      return (
        <div class="labsteps">
          {(field.choices ?? []).map((choice) => (
            <Stepper
              key={choice}
              label={choiceName(field.label, choice)}
              value={amountIn(position, field, choice)}
              least={field.least}
              most={field.most}
              onValue={(n) => lab.edit((now) => withValue(now, `${field.path}.${choice}`, n || undefined))}
            />
          ))}
        </div>
      );
    default:
      return field.among ? <AmongField {...edits} /> : <ListField {...edits} />;
  }
}

export function FieldRow(edits: Edits): JSX.Element {
  const { lab, field } = edits;
  const wrong = lab.problems.value.filter((problem) => problem.field === field.path || within(problem.field, field));
  return (
    <div class={`labfield ${wrong.length ? "wrong" : ""}`} id={idOf(field.path)} data-field={field.path} tabIndex={-1}>
      {!LABELLED.has(field.kind) && <h3>{fieldWords(field)}</h3>}
      <Edit {...edits} />
      {wrong.map((problem, i) => (
        <ProblemWords key={i} lab={lab} problem={problem} />
      ))}
    </div>
  );
}

const within = (path: string, field: Field): boolean =>
  /^[.[]/.test(path.slice(field.path.length)) && path.startsWith(field.path);

/** What was remembered of a game that was played: it cannot be set by hand, but it can be let go. */
function Remembered({ lab, position }: { lab: Lab; position: Position }): JSX.Element | null {
  const fields = lab.fields.value;
  const names = Object.keys(lab.layout.value?.memory ?? {}).filter((name) => {
    const [value, kept] = [valueAt(position, name), remembered(position, fields, name)];
    const size = (held: unknown): number => Object.keys(held ?? {}).length;
    return size(value) > size(kept) && !fields.some(({ path }) => path === name);
  });
  if (!names.length) return null;
  return (
    <div class="labfield">
      <p class="it muted">{say("lab-remembered")}</p>
      <button
        type="button"
        class="btn quiet small"
        onClick={() =>
          lab.edit((now) => names.reduce((held, name) => withValue(held, name, remembered(held, fields, name)), now))
        }
      >
        {say("lab-forget")}
      </button>
    </div>
  );
}

/** All fields of what is worked on. */
export function Fields({ lab, hand }: { lab: Lab; hand: Hand }): JSX.Element | null {
  const position = lab.position.value;
  if (!position) return null;
  const key = groupKey(lab.group.value);
  return (
    <div class="labfields">
      {lab.fields.value
        .filter((field) => groupKey(field.group) === key)
        .map((field) => (
          <FieldRow key={field.path} lab={lab} hand={hand} field={field} position={position} />
        ))}
      {key === "table" && <Remembered lab={lab} position={position} />}
    </div>
  );
}
