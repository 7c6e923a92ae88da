/** Fields in which things lie: hands, piles, rows, stacks, and the bars on a market. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Field } from "../../state/lab/fields";
import type { Lab } from "../../state/lab/lab";
import { type Held, isKnown, shuffled, takes, turned } from "../../state/lab/laying";
import { asList, type Position, valueAt, withValue } from "../../state/lab/paths";
import { bare, faceDown, GAP, REST } from "../../state/lab/supply";
import { nameOf, useTable } from "../../table/context";
import { Icon, Mark } from "../../ui/glyph";
import { say } from "../../words/language";
import type { Hand } from "./hand";
import { thingName } from "./names";
import { wrongAt } from "./problems";

export interface Edits {
  lab: Lab;
  hand: Hand;
  field: Field;
  position: Position;
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
      class="putslot"
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
  const back = (): void => hand.back({ path: field.path, index, at });
  const down = faceDown(name);
  const colour = String(catalog.byId.get(id)?.colour ?? "");
  return (
    <span class={`labthing ${on ? "on" : ""} ${wrong ? "wrong" : ""} ${down ? "down" : ""}`}>
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
            const chips = [...document.querySelectorAll<HTMLElement>(".labfields [data-chip]")];
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

export function ListField({ lab, hand, field, position }: Edits): JSX.Element {
  const [all, setAll] = useState(false);
  const list = asList(valueAt(position, field.path)) as string[];
  const named = list.filter((name) => name !== REST);
  const shown = all ? named : named.slice(0, SHOWN);
  const layout = lab.layout.value;
  return (
    <div class="labthings" data-slot={field.path}>
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

export function RowField({ lab, hand, field, position }: Edits): JSX.Element {
  const list = asList(valueAt(position, field.path)) as string[];
  const spaces = [...Array(Math.max(field.room ?? 0, list.length)).keys()];
  return (
    <div class="labthings" data-slot={field.path}>
      {spaces.map((i) => {
        const name = list[i] ?? GAP;
        if (name !== GAP) return <Chip key={i} lab={lab} hand={hand} field={field} name={name} index={i} />;
        return lab.held.value && takes(field, lab.held.value, position) ? (
          <Slot key={i} hand={hand} field={field} index={i} label={say("lab-space", { n: i + 1 })} />
        ) : (
          <span key={i} class="labgap">
            {i + 1}
          </span>
        );
      })}
    </div>
  );
}

export function StacksField({ lab, hand, field, position }: Edits): JSX.Element {
  const stacks = asList(valueAt(position, field.path)) as string[][];
  return (
    <div class="labstacks">
      {stacks.map((stack, i) => (
        <div key={i} class="labthings" data-slot={field.path} data-index={i}>
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

export function OwnersField({ lab, hand, field, position }: Edits): JSX.Element {
  const { session } = useTable();
  const owners = asList(valueAt(position, field.path)) as number[];
  const seats = [...Array(lab.players.value).keys()];
  return (
    <div class="labthings" data-slot={field.path}>
      {owners.map((seat, i) => (
        <button
          key={i}
          type="button"
          class="labthing owner"
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
          class="labthing add"
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
