/** What is left of each thing, to be picked up. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Lab } from "../../state/lab/lab";
import type { Held } from "../../state/lab/laying";
import { piecesOf } from "../../state/lab/pieces";
import { leftOf, suppliesOf } from "../../state/lab/supply";
import { nameOf, useTable } from "../../table/context";
import { Mark } from "../../ui/glyph";
import { say } from "../../words/language";
import type { Hand } from "./hand";
import { pieceName, supplyName, thingName } from "./names";

const PIECES = "pieces";

function Item({
  hand,
  held,
  name,
  note,
  none,
  seat = null,
  colour = "",
}: {
  hand: Hand;
  held: Held;
  name: string;
  note: string;
  none: boolean;
  seat?: number | null;
  colour?: string;
}): JSX.Element {
  const on = JSON.stringify(hand.lab.held.value) === JSON.stringify(held);
  return (
    <li class={`${none ? "none" : ""} ${on ? "on" : ""}`}>
      <button
        type="button"
        class="thing"
        data-thing={held.is === "thing" ? held.id : `${held.name} ${held.seat ?? ""}`.trim()}
        aria-pressed={on}
        aria-disabled={none}
        onPointerDown={(event) => !none && hand.press(held, event)}
        onClick={() => !none && hand.pick(held)}
      >
        {seat === null ? <i class={`swatch ${colour}`} aria-hidden="true" /> : <Mark seat={seat} />}
        <span>{name}</span>
        <small>{note}</small>
      </button>
    </li>
  );
}

export function Palette({ lab, hand }: { lab: Lab; hand: Hand }): JSX.Element | null {
  const { session, catalog } = useTable();
  const [wanted, setWanted] = useState<string | null>(null);
  const [search, setSearch] = useState("");
  const [layout, position, fields] = [lab.layout.value, lab.position.value, lab.fields.value];
  if (!layout || !position) return null;
  const pieces = piecesOf(fields, lab.players.value, position);
  const kinds = [...(pieces.length ? [PIECES] : []), ...suppliesOf(fields)];
  const kind = wanted && kinds.includes(wanted) ? wanted : (kinds[0] ?? "");
  const found = (name: string): boolean => name.toLowerCase().includes(search.trim().toLowerCase());
  const left = kind === PIECES ? [] : [...leftOf(layout, fields, position, kind)];
  const things = left
    .map(([id, row]) => ({ id, ...row, name: thingName(catalog, kind, id) }))
    .filter(({ name }) => found(name))
    .toSorted((a, b) => a.name.localeCompare(b.name));
  return (
    <section class="sheet laid pad palette" aria-labelledby="lab-palette">
      <h2 class="cap" id="lab-palette">
        {say("lab-palette")}
      </h2>
      <div class="kinds" role="group" aria-label={say("lab-palette-kinds")}>
        {kinds.map((each) => (
          <button
            key={each}
            type="button"
            class="btn small"
            aria-pressed={each === kind}
            onClick={() => setWanted(each)}
          >
            {supplyName(each)}
          </button>
        ))}
      </div>
      {left.length > 12 && (
        <input
          type="search"
          data-find=""
          value={search}
          placeholder={say("lab-find")}
          aria-label={say("lab-find")}
          onInput={(event) => setSearch(event.currentTarget.value)}
        />
      )}
      <ul class="things">
        {kind === PIECES &&
          pieces.map(({ name, seat, left: rest }) => (
            <Item
              key={`${name} ${seat}`}
              hand={hand}
              held={{ is: "piece", name, seat }}
              name={
                seat === null
                  ? pieceName(name)
                  : say("lab-piece-of", { piece: pieceName(name), whose: nameOf(session, seat) })
              }
              note={rest === null ? "" : say("lab-left", { n: rest })}
              none={rest !== null && rest <= 0}
              seat={seat}
            />
          ))}
        {things.map(({ id, left: rest, of, name }) => (
          <Item
            key={id}
            hand={hand}
            held={{ is: "thing", supply: kind, id, from: null }}
            name={name}
            note={say("lab-left-of", { n: Math.max(0, rest), of })}
            none={rest <= 0}
            colour={String(catalog.byId.get(id)?.colour ?? "")}
          />
        ))}
      </ul>
      <p class="it muted">{say("lab-palette-how")}</p>
    </section>
  );
}
