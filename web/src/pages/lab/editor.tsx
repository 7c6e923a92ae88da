/** The fields of a position, one editor for each kind of field: what a game has is said by its layout. */
import type { ComponentChildren, JSX } from "preact";
import { useState } from "preact/hooks";
import {
  amongOf,
  amountIn,
  bare,
  counting,
  type Field,
  faceDown,
  GAP,
  groupKey,
  type Held,
  isKnown,
  leftOf,
  type Position,
  putBack,
  REST,
  shuffled,
  takes,
  turned,
  valueAt,
  withValue,
} from "../../state/lab/fields";
import type { Lab } from "../../state/lab/lab";
import { nameOf, useTable } from "../../table/context";
import { Icon, Mark } from "../../ui/glyph";
import { say } from "../../words/language";
import type { Hand } from "./hand";
import { choiceName, fieldName, idOf, thingName } from "./names";
import { ProblemWords, wrongAt } from "./problems";

interface Edits {
  lab: Lab;
  hand: Hand;
  field: Field;
  position: Position;
}

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** A number that is stepped, or written. */
function Stepper({
  label,
  value,
  least = 0,
  most = 9999,
  children,
  onValue,
}: {
  label: string;
  value: number;
  least?: number | undefined;
  most?: number | undefined;
  children?: ComponentChildren;
  onValue: (value: number) => void;
}): JSX.Element {
  const step = (by: number): void => onValue(Math.max(least, Math.min(most, value + by)));
  return (
    <div class="stepper">
      <span class="label">{children ?? label}</span>
      <button type="button" aria-label={say("lab-less", { what: label })} onClick={() => step(-1)}>
        −
      </button>
      <input
        type="number"
        aria-label={label}
        min={least}
        max={most}
        value={value}
        onInput={(event) => {
          const { valueAsNumber } = event.currentTarget;
          if (Number.isInteger(valueAsNumber)) onValue(valueAsNumber);
        }}
        onKeyDown={(event) => {
          if (event.key !== "+" && event.key !== "-") return;
          event.preventDefault();
          step(event.key === "+" ? 1 : -1);
        }}
      />
      <button type="button" aria-label={say("lab-more", { what: label })} onClick={() => step(1)}>
        +
      </button>
    </div>
  );
}

/** One of a few, or none. */
function Select({
  label,
  value,
  none,
  choices,
  onPick,
}: {
  label: string;
  value: string | null;
  none?: string | undefined;
  choices: readonly (readonly [string, string])[];
  onPick: (value: string | null) => void;
}): JSX.Element {
  return (
    <label class="selectrow">
      <span class="label">{label}</span>
      <select
        value={value ?? ""}
        onChange={(event) => onPick(event.currentTarget.value === "" ? null : event.currentTarget.value)}
      >
        {none !== undefined && <option value="">{none}</option>}
        {choices.map(([key, words]) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Where something held can be put. */
function Slot({
  hand,
  field,
  index,
  label,
}: {
  hand: Hand;
  field: Field;
  index?: number;
  label: string;
}): JSX.Element | null {
  const { held, position } = hand.lab;
  const open = held.value && position.value && takes(field, held.value, position.value);
  if (!open) return null;
  return (
    <button
      type="button"
      class="slot"
      data-slot={field.path}
      data-index={index}
      onClick={() => {
        const what = held.value;
        hand.put({ path: field.path, index });
        // The hand goes back to where it took the thing from.
        if (what?.is === "thing" && !what.from) {
          const button = document.querySelector<HTMLElement>(`.palette [data-thing="${what.id}"]`);
          requestAnimationFrame(() => button?.focus());
        }
      }}
    >
      {label}
    </button>
  );
}

/** A thing that lies in a field. */
function Chip({
  lab,
  hand,
  field,
  name,
  index,
  at,
}: Omit<Edits, "position"> & { name: string; index: number; at?: number }): JSX.Element {
  const { catalog } = useTable();
  const id = bare(name);
  const words = thingName(catalog, field.things ?? "", id);
  const held: Held = { is: "thing", supply: field.things ?? "", id, from: { path: field.path, index, at } };
  const on = JSON.stringify(lab.held.value) === JSON.stringify(held);
  const wrong = wrongAt(lab, field, index, at);
  const back = (): void => {
    const layout = lab.layout.value;
    if (layout) lab.edit((now) => putBack(now, layout, lab.fields.value, field.path, index, at));
  };
  const down = faceDown(name);
  const colour = String(catalog.byId.get(id)?.colour ?? "");
  return (
    <span class={`chip ${on ? "on" : ""} ${wrong ? "wrong" : ""} ${down ? "down" : ""}`}>
      <button
        type="button"
        class="thing"
        data-chip=""
        data-slot={field.path}
        data-index={index}
        aria-pressed={on}
        onPointerDown={(event) => hand.press(held, event)}
        onClick={() => hand.pick(held)}
        onKeyDown={(event) => {
          if (event.key === "Delete" || event.key === "Backspace") back();
          else if (event.key.toLowerCase() === "f" && at !== undefined)
            lab.edit((now) => turned(now, field.path, index, at));
          else if (event.key === "ArrowRight" || event.key === "ArrowLeft") {
            const chips = [...document.querySelectorAll<HTMLElement>(".fields [data-chip]")];
            chips[chips.indexOf(event.currentTarget) + (event.key === "ArrowRight" ? 1 : -1)]?.focus();
          } else return;
          event.preventDefault();
          event.stopPropagation();
        }}
      >
        <i class={`swatch ${colour}`} aria-hidden="true" />
        {words}
        {down && <small>{say("lab-face-down")}</small>}
      </button>
      {at !== undefined && (
        <button
          type="button"
          class="iconb"
          aria-label={say("lab-turn", { name: words })}
          title={say("lab-turn", { name: words })}
          onClick={() => lab.edit((now) => turned(now, field.path, index, at))}
        >
          <Icon name="flip" size="xs" />
        </button>
      )}
      <button
        type="button"
        class="iconb"
        aria-label={say("lab-put-back", { name: words })}
        title={say("lab-put-back", { name: words })}
        onClick={back}
      >
        <Icon name="close" size="xs" />
      </button>
    </span>
  );
}

/** How many things of a pile are shown before somebody wants to see them all. */
const SHOWN = 12;

function ListField({ lab, hand, field, position }: Edits): JSX.Element {
  const [all, setAll] = useState(false);
  const list = asList(valueAt(position, field.path)) as string[];
  const named = list.filter((name) => name !== REST);
  const shown = all ? named : named.slice(0, SHOWN);
  const layout = lab.layout.value;
  return (
    <div class="chips" data-slot={field.path}>
      {shown.map((name, i) => (
        <Chip key={`${name} ${i}`} lab={lab} hand={hand} field={field} name={name} index={i} />
      ))}
      {named.length > SHOWN && (
        <button type="button" class="btn quiet small" onClick={() => setAll(!all)}>
          {all ? say("lab-fewer") : say("lab-all", { n: named.length - SHOWN })}
        </button>
      )}
      {list.at(-1) === REST && <span class="it muted">{say(named.length ? "lab-then-rest" : "lab-rest")}</span>}
      {!list.length && <span class="it muted">{say("lab-nothing")}</span>}
      <Slot hand={hand} field={field} label={say(field.rest ? "lab-put-under" : "lab-put-here")} />
      {field.rest && <Slot hand={hand} field={field} index={0} label={say("lab-put-top")} />}
      {field.rest && layout && isKnown(position, field.path) && (
        <button
          type="button"
          class="btn quiet small"
          onClick={() => lab.edit((now) => shuffled(now, layout, lab.fields.value, field.path))}
        >
          {say("lab-shuffle")}
        </button>
      )}
    </div>
  );
}

function RowField({ lab, hand, field, position }: Edits): JSX.Element {
  const list = asList(valueAt(position, field.path)) as string[];
  const spaces = [...Array(Math.max(field.room ?? 0, list.length)).keys()];
  return (
    <div class="chips" data-slot={field.path}>
      {spaces.map((i) => {
        const name = list[i] ?? GAP;
        if (name !== GAP) return <Chip key={i} lab={lab} hand={hand} field={field} name={name} index={i} />;
        return lab.held.value && takes(field, lab.held.value, position) ? (
          <Slot key={i} hand={hand} field={field} index={i} label={say("lab-space", { n: i + 1 })} />
        ) : (
          <span key={i} class="gap">
            {i + 1}
          </span>
        );
      })}
    </div>
  );
}

function StacksField({ lab, hand, field, position }: Edits): JSX.Element {
  const stacks = asList(valueAt(position, field.path)) as string[][];
  return (
    <div class="stacks">
      {stacks.map((stack, i) => (
        <div key={i} class="chips" data-slot={field.path} data-index={i}>
          <b class="num">{i + 1}</b>
          {asList(stack).map((name, at) => (
            <Chip key={`${name} ${at}`} lab={lab} hand={hand} field={field} name={String(name)} index={i} at={at} />
          ))}
          <Slot hand={hand} field={field} index={i} label={say("lab-put-on")} />
        </div>
      ))}
      {!stacks.length && <span class="it muted">{say("lab-nothing")}</span>}
      <Slot hand={hand} field={field} label={say("lab-new-stack")} />
    </div>
  );
}

/** Things of another field that are known: all of them, or the topmost of a pile. */
function AmongField({ lab, field, position }: Edits): JSX.Element {
  const { catalog } = useTable();
  const there = amongOf(field, position);
  const named = asList(valueAt(position, field.path)) as string[];
  const pile = lab.fields.value.find(({ path }) => path === field.among)?.rest === true;
  if (pile) {
    const most = Math.min(field.room ?? there.length, there.length);
    return (
      <Stepper
        label={say("lab-topmost")}
        value={named.length}
        most={most}
        onValue={(n) =>
          lab.edit((now) => withValue(now, field.path, n ? there.slice(0, Math.min(n, most)) : undefined))
        }
      />
    );
  }
  const spare = [...named];
  const rows = there.map((name, i) => {
    const at = spare.indexOf(name);
    if (at >= 0) spare.splice(at, 1);
    return { name, i, known: at >= 0 };
  });
  const toggle = (name: string, known: boolean): void =>
    lab.edit((now) => {
      const next = known ? named.toSpliced(named.lastIndexOf(name), 1) : [...named, name];
      return withValue(now, field.path, next.length ? next : undefined);
    });
  return (
    <div class="chips">
      {rows.map(({ name, i, known }) => (
        <button key={i} type="button" class="chip known" aria-pressed={known} onClick={() => toggle(name, known)}>
          <Icon name={known ? "eye" : "lock"} size="xs" />
          {thingName(catalog, field.things ?? "", name)}
        </button>
      ))}
      {!rows.length && <span class="it muted">{say("lab-nothing")}</span>}
    </div>
  );
}

interface Sight {
  viewer?: number;
  holder: number;
  cards: string[];
}

/** Who has seen which cards of whose hand. */
function SightsField({ lab, field, position }: Edits): JSX.Element {
  const { session, catalog } = useTable();
  const rows = asList(valueAt(position, field.path)) as Sight[];
  const seats = [...Array(lab.players.value).keys()];
  const write = (next: Sight[]): void => lab.edit((now) => withValue(now, field.path, next));
  const change = (i: number, what: Partial<Sight>): void => {
    const row = { ...(rows[i] as Sight), ...what };
    if (row.viewer === undefined) delete row.viewer;
    write(rows.with(i, row));
  };
  const names = seats.map((seat) => [String(seat), nameOf(session, seat)] as const);
  return (
    <div class="sights">
      {rows.map((row, i) => {
        const hand = asList(valueAt(position, `seat[${row.holder}].hand`)) as string[];
        return (
          <div key={i} class="sight">
            <Select
              label={say("lab-viewer")}
              value={row.viewer === undefined ? null : String(row.viewer)}
              none={say("lab-everybody")}
              choices={names.filter(([seat]) => Number(seat) !== row.holder)}
              onPick={(seat) => change(i, { viewer: seat === null ? undefined : Number(seat) } as Partial<Sight>)}
            />
            <Select
              label={say("lab-holder")}
              value={String(row.holder)}
              choices={names.filter(([seat]) => Number(seat) !== row.viewer)}
              onPick={(seat) => change(i, { holder: Number(seat ?? 0), cards: [] })}
            />
            <div class="chips">
              {hand.map((id) => {
                const known = row.cards.includes(id);
                return (
                  <button
                    key={id}
                    type="button"
                    class="chip known"
                    aria-pressed={known}
                    onClick={() =>
                      change(i, { cards: known ? row.cards.filter((each) => each !== id) : [...row.cards, id] })
                    }
                  >
                    <Icon name={known ? "eye" : "lock"} size="xs" />
                    {thingName(catalog, field.things ?? "", id)}
                  </button>
                );
              })}
            </div>
            <button type="button" class="btn quiet small" onClick={() => write(rows.toSpliced(i, 1))}>
              {say("lab-forget")}
            </button>
          </div>
        );
      })}
      <button
        type="button"
        class="btn quiet small"
        onClick={() => write([...rows, { viewer: 0, holder: 1, cards: [] }])}
      >
        <Icon name="plus" size="xs" />
        {say("lab-add-sight")}
      </button>
    </div>
  );
}

function ThingField({ lab, field, position }: Edits): JSX.Element {
  const { catalog } = useTable();
  const layout = lab.layout.value;
  const value = valueAt(position, field.path);
  const left = layout ? [...leftOf(layout, lab.fields.value, position, field.things ?? "")] : [];
  const free = left.filter(([id, row]) => row.left > 0 || id === value || field.path.startsWith("merchants."));
  return (
    <Select
      label={fieldName(field.label)}
      value={typeof value === "string" ? value : null}
      none={say("lab-dealt")}
      choices={free.map(([id]) => [id, thingName(catalog, field.things ?? "", id)] as const)}
      onPick={(id) => lab.edit((now) => withValue(now, field.path, id ?? undefined))}
    />
  );
}

function OwnersField({ lab, hand, field, position }: Edits): JSX.Element {
  const { session } = useTable();
  const owners = asList(valueAt(position, field.path)) as number[];
  const seats = [...Array(lab.players.value).keys()];
  return (
    <div class="chips" data-slot={field.path}>
      {owners.map((seat, i) => (
        <button
          key={i}
          type="button"
          class="chip owner"
          aria-label={say("lab-put-back", { name: nameOf(session, seat) })}
          title={say("lab-put-back", { name: nameOf(session, seat) })}
          onClick={() => lab.edit((now) => withValue(now, field.path, owners.toSpliced(i, 1)))}
        >
          <Mark seat={seat} />
        </button>
      ))}
      {seats.map((seat) => (
        <button
          key={`add ${seat}`}
          type="button"
          class="chip add"
          aria-label={say("lab-add-of", { whose: nameOf(session, seat) })}
          title={say("lab-add-of", { whose: nameOf(session, seat) })}
          onClick={() => lab.edit((now) => withValue(now, field.path, [...owners, seat]))}
        >
          <Icon name="plus" size="xs" />
          <Mark seat={seat} />
        </button>
      ))}
      <Slot hand={hand} field={field} label={say("lab-put-here")} />
    </div>
  );
}

/** Whether an editor says itself what it is about. */
const LABELLED = new Set(["amount", "flag", "seat", "owner", "choice", "thing"]);

function Edit(edits: Edits): JSX.Element {
  const { session } = useTable();
  const { lab, field, position } = edits;
  const label = fieldName(field.label);
  const seats = [...Array(lab.players.value).keys()];
  const write = (value: unknown): void => lab.edit((now) => withValue(now, field.path, value));
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
          onValue={write}
        />
      );
    case "flag":
      return (
        <label class="check">
          <input
            type="checkbox"
            checked={value === true}
            onChange={(event) => write(event.currentTarget.checked ? true : undefined)}
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
          value={String(value ?? "")}
          choices={(field.choices ?? []).map((choice) => [choice, choiceName(field.label, choice)] as const)}
          onPick={write}
        />
      );
    case "thing":
      return <ThingField {...edits} />;
    case "row":
      return <RowField {...edits} />;
    case "stacks":
      return <StacksField {...edits} />;
    case "sights":
      return <SightsField {...edits} />;
    case "owners":
      return <OwnersField {...edits} />;
    case "amounts":
      return (
        <div class="steppers" data-slot={field.path}>
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
        <div class="steppers">
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
    <div class={`field ${wrong.length ? "wrong" : ""}`} id={idOf(field.path)} data-field={field.path} tabIndex={-1}>
      {!LABELLED.has(field.kind) && <h3>{fieldName(field.label)}</h3>}
      <Edit {...edits} />
      {wrong.map((problem, i) => (
        <ProblemWords key={i} lab={lab} problem={problem} />
      ))}
    </div>
  );
}

const within = (path: string, field: Field): boolean =>
  /^[.[]/.test(path.slice(field.path.length)) && path.startsWith(field.path);

/** All fields of what is worked on. */
export function Fields({ lab, hand }: { lab: Lab; hand: Hand }): JSX.Element | null {
  const position = lab.position.value;
  if (!position) return null;
  const key = groupKey(lab.group.value);
  return (
    <div class="fields">
      {lab.fields.value
        .filter((field) => groupKey(field.group) === key)
        .map((field) => (
          <FieldRow key={field.path} lab={lab} hand={hand} field={field} position={position} />
        ))}
    </div>
  );
}
