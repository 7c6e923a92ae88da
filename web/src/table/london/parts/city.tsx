/** A city: its stacks, and the boroughs beside them. */
import type { JSX } from "preact";
import { Icon } from "../../../ui/glyph";
import { Target } from "../../target";
import { useTable } from "../wire";
import { say } from "../words";
import type { PartProps } from "./part";
import { Pile } from "./pile";
import { StackView } from "./stack";

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
  const title = say("city-title", { seat: side.seat });
  const places = side.stacks.length + (marks.fresh ? 1 : 0);
  const fresh = marks.fresh && (
    <Target key="new" row={marks.fresh} label={say("stack-new")} cls="newstack" attrs={{ "data-drop-stack": "new" }}>
      <span class="ghost" aria-hidden="true">
        <Icon name="plus" />
        <b>{say("stack-new")}</b>
        {say("stack-new-note")}
      </span>
    </Target>
  );
  const streets = streetsOf(places, side.boroughs.length > 0 ? 15 : 18);
  const dense = streets.length === 1 && places > (side.boroughs.length > 0 ? 10 : 13);
  return (
    <div class="citywrap">
      <h2 class="cap">
        {title}{" "}
        <small>{say(own && !narrow ? "city-note-own" : "city-note", { stacks: side.stacks.length, cards })}</small>
      </h2>
      <div class={`disp ${dense || streets.length > 1 ? "dense" : ""}`} data-place={`city-${side.seat}`}>
        <div class="streets" role="group" aria-label={title}>
          {streets.map((street, s) => (
            <div key={s} class="stacks" style={`--n:${Math.max(2, street.length)}`}>
              {street.map((i) => {
                const stack = side.stacks[i];
                return stack ? <StackView key={i} stack={stack} index={i} seat={side} model={model} /> : fresh;
              })}
            </div>
          ))}
          {!side.stacks.length && !marks.fresh && <p class="hint it">{say("city-empty")}</p>}
        </div>
        <Pile model={model} />
      </div>
    </div>
  );
}
