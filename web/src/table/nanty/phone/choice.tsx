/** Choices as buttons for a thumb. */
import type { JSX } from "preact";
import { markOf } from "../../../state/prefs";
import type { NantyOption } from "../../../types/generated";
import { Mark } from "../../../ui/glyph";
import { tell } from "../../../words/language";
import { nameOf } from "../../context";
import { Emblem } from "../card/emblem";
import { figureCard } from "../catalog";
import type { Picking } from "../map/picking";
import { Changes } from "../windows/changes";
import { useTable } from "../wire";
import { say } from "../words";

/** What is held up, with what it would bring, and the button that does it. */
export function HeldBar({ row }: { row: NantyOption }): JSX.Element {
  const { control } = useTable();
  return (
    <div class="pprev" role="status">
      <div>
        <b>{tell(row)}</b>
        <Changes row={row} most={4} />
      </div>
      <button type="button" class="btn prime big" data-option={row.option} onClick={() => control.take(row)}>
        {say("choose")}
      </button>
    </div>
  );
}

/** An area in which there are several choices, and of whom. */
export function AreaButton({ picking, onPick }: { picking: Picking; onPick: (picking: Picking) => void }): JSX.Element {
  const { catalog } = useTable();
  const owners = [...new Set(picking.rows.map((row) => row.owner))].filter((owner) => owner !== undefined);
  const name = catalog.name(picking.area);
  return (
    <button
      type="button"
      class="pch parea"
      data-leads={picking.rows.map(({ option }) => option).join(" ")}
      aria-label={say("which-one", { area: picking.area })}
      onClick={() => onPick(picking)}
    >
      <span aria-hidden="true">
        <b class={name.length > 9 ? "long" : ""}>{name}</b>
        <small>
          {owners.map((owner) => (
            <Mark key={owner} seat={owner} />
          ))}
          {picking.rows.length}
        </small>
      </span>
    </button>
  );
}

export function ChoiceButton({ row }: { row: NantyOption }): JSX.Element {
  const { session, control, catalog } = useTable();
  const held = control.held.value?.option === row.option;
  const figure = figureCard(catalog, row.figure ?? row.house);
  const area = row.to ?? row.area;
  const pawnGlyph =
    row.pawn === "grenadier"
      ? "np_grenadier"
      : row.pawn === "new_citizen"
        ? "np_citizen"
        : row.owner !== undefined
          ? `np_pw${markOf(row.owner)}`
          : null;
  const title = area ? catalog.name(area) : row.target !== undefined ? nameOf(session, row.target) : tell(row);
  const under = figure
    ? tell(figure.name)
    : row.pawn
      ? row.owner !== undefined
        ? nameOf(session, row.owner)
        : say("pawn-kind", { pawn: row.pawn })
      : row.cost !== undefined
        ? `£${row.cost}`
        : "";
  const told = tell(row);
  // What is to be read is part of what is heard: whoever speaks to the page says what they see.
  const seen = under && under !== title ? `${title} ${under}` : title;
  return (
    <button
      type="button"
      class={`pch ${held ? "on" : ""}`}
      data-option={row.option}
      aria-pressed={held}
      aria-label={told.includes(seen) ? told : `${seen}: ${told}`}
      onClick={() => (held ? control.take(row) : control.hold(row))}
    >
      {pawnGlyph && (
        <svg
          class="pmini"
          viewBox="0 0 38 48"
          aria-hidden="true"
          style={row.owner === undefined ? undefined : `--c:var(--p${markOf(row.owner)})`}
        >
          <use href={`#${pawnGlyph}`} />
        </svg>
      )}
      {row.target !== undefined && <Mark seat={row.target} />}
      {(row.event ?? row.card ?? (!area ? (row.figure ?? row.house) : undefined)) && (
        <Emblem id={row.event ?? row.card ?? row.figure ?? row.house ?? ""} cls="ic l" />
      )}
      <span aria-hidden="true">
        <b class={title.length > 9 ? "long" : ""}>{title}</b> {under && under !== title && <small>{under}</small>}
      </span>
    </button>
  );
}
