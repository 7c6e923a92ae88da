/** A city: its stacks, and the boroughs beside them. */
import type { JSX } from "preact";
import { london } from "../../../text/london";
import { Icon } from "../../../ui/glyph";
import { nameOf } from "../../context";
import { Target } from "../../target";
import { useTable } from "../wire";
import type { PartProps } from "./part";
import { Pile } from "./pile";
import { StackView } from "./stack";

const t = london;

/** The places of a city, in two rows where one would be too narrow. */
export function streetsOf(places: number, most: number): number[][] {
  const all = Array.from({ length: places }, (_, i) => i);
  if (places <= most) return places ? [all] : [];
  const half = Math.ceil(places / 2);
  return [all.slice(0, half), all.slice(half)];
}

export function City({ model }: PartProps): JSX.Element {
  const { side, marks } = model;
  const { session, narrow } = useTable();
  const own = model.me === side.seat && !session.replaying;
  const cards = side.stacks.reduce((n, k) => n + k.cards.length, 0);
  const note = own ? t.cityNoteOwn : t.cityNote;
  const places = side.stacks.length + (marks.fresh ? 1 : 0);
  const fresh = marks.fresh && (
    <Target key="new" row={marks.fresh} label={t.newStack} cls="newstack" attrs={{ "data-drop-stack": "new" }}>
      <span class="ghost" aria-hidden="true">
        <Icon name="plus" />
        <b>{t.newStack}</b>
        {t.newStackNote}
      </span>
    </Target>
  );
  const streets = streetsOf(places, side.boroughs.length > 0 ? 15 : 18);
  const dense = streets.length === 1 && places > (side.boroughs.length > 0 ? 10 : 13);
  return (
    <div class="citywrap">
      <h2 class="cap">
        {own ? t.city : t.cityOf(nameOf(session, side.seat))}{" "}
        <small>{(narrow ? t.cityNote : note)(side.stacks.length, cards)}</small>
      </h2>
      <div class={`disp ${dense || streets.length > 1 ? "dense" : ""}`} data-place={`city-${side.seat}`}>
        <div class="streets" role="group" aria-label={own ? t.city : t.cityOf(nameOf(session, side.seat))}>
          {streets.map((street, s) => (
            <div key={s} class="stacks" style={`--n:${Math.max(2, street.length)}`}>
              {street.map((i) => {
                const stack = side.stacks[i];
                return stack ? <StackView key={i} stack={stack} index={i} seat={side} model={model} /> : fresh;
              })}
            </div>
          ))}
          {!side.stacks.length && !marks.fresh && <p class="hint it">{t.cityEmpty}</p>}
        </div>
        <Pile model={model} />
      </div>
    </div>
  );
}
