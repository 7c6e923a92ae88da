/** The map: areas that answer, and the pieces that stand in them as paper standees. */

import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import engraving from "../../assets/nanty_map.svg?url";
import data from "../../data/nanty_map.json";
import { markOf } from "../../state/prefs";
import { nanty as t } from "../../text/nanty";
import type { AreaCard, NantyArea, NantyOption } from "../../types/generated";
import { nameOf, withNames } from "../context";
import { areaCard } from "./catalog";
import { areaRows, pawnRows } from "./marks";
import { aimedAt, happening, type Model } from "./model";
import { type Piece, type Place, piecesOf, placesFor } from "./pieces";
import { useTable } from "./wire";

export interface Region {
  label: number[];
  plaque: number[];
  slots: number[][];
  centre: number[];
}
export const regions = data.regions as Record<string, Region>;

let drawing: Promise<string> | null = null;
function loadDrawing(): Promise<string> {
  drawing ??= fetch(engraving).then((reply) => reply.text());
  return drawing;
}

/** Several options at one place, laid out to choose from. */
export interface Picking {
  area: string;
  rows: NantyOption[];
}

/** Everything that stands in an area, in words. */
export function areaWords(
  area: NantyArea,
  card: AreaCard | null,
  name: (seat: number) => string,
  thing: (id: string) => string,
): string {
  const parts: string[] = [];
  area.agents.forEach((n, seat) => {
    const figures = area.figures?.[seat];
    if (figures?.length) parts.push(t.namedOf(name(seat), figures.map(thing)));
    else if (n) parts.push(t.agentsOf(name(seat), n));
  });
  if (area.building !== null)
    parts.push(t.buildingOf(name(area.building), area.house ? thing(area.house) : t.building));
  if (area.grenadiers) parts.push(t.grenadiers(area.grenadiers));
  if (area.new_citizens) parts.push(t.citizens(area.new_citizens));
  if (area.trouble) parts.push(t.trouble);
  if (area.control !== null) parts.push(t.controlledBy(name(area.control)));
  const head = card ? t.areaLabel(card.name, card.number, card.cost) : area.area;
  return [head, ...(parts.length ? parts : [t.empty])].join(", ");
}

const SIZES: Record<Piece["kind"], { w: number; h: number; up: number }> = {
  agent: { w: 38, h: 48, up: 24.1 },
  house: { w: 43, h: 43, up: 19.1 },
  grenadier: { w: 38, h: 54, up: 30.1 },
  new_citizen: { w: 42, h: 48, up: 24.1 },
};

function glyphOf(piece: Piece, me: number | null): string {
  if (piece.kind === "grenadier") return "np_grenadier";
  if (piece.kind === "new_citizen") return "np_citizen";
  return `np_${piece.kind === "house" ? "hs" : "pw"}${markOf(piece.owner ?? 0, me)}`;
}

/** One piece; a crowd of them carries its number, a named one its sign. */
function Standee({ piece, at, me }: { piece: Piece; at: Place; me: number | null }): JSX.Element {
  const { w, h, up } = SIZES[piece.kind];
  const k = at.scale;
  const style = piece.owner === null ? undefined : `--c:var(--p${markOf(piece.owner, me)})`;
  return (
    <g style={style}>
      <ellipse class="sh" cx={at.x} cy={at.y + 15 * k} rx={15 * k} ry={5 * k} />
      <use href={`#${glyphOf(piece, me)}`} x={at.x - (w / 2) * k} y={at.y - up * k} width={w * k} height={h * k} />
      {piece.figure && (
        <g class="prop">
          <circle cx={at.x + 11 * k} cy={at.y - 13 * k} r={10.5 * k} />
          <use href={`#np_f_${piece.figure}`} x={at.x + 3.5 * k} y={at.y - 20.5 * k} width={15 * k} height={15 * k} />
        </g>
      )}
      {piece.count > 1 && (
        // biome-ignore lint/a11y/noAriaHiddenOnFocusable: no part of a drawing takes the focus
        <g class="cnt" aria-hidden="true">
          <circle cx={at.x + 13 * k} cy={at.y - 15 * k} r={10 * k} />
          <text x={at.x + 13 * k} y={at.y - 9.8 * k} font-size={15 * k}>
            {piece.count}
          </text>
        </g>
      )}
    </g>
  );
}

const PENNANTS = [
  "",
  "M-5 0A5 5 0 1 0 5 0A5 5 0 1 0-5 0Z",
  "M-4.5-4.500H4.500V4.500H-4.500Z",
  "M0-5.500L5.7 4.500H-5.700Z",
  "M-2.8-5H2.800L5.7 0L2.8 5H-2.800L-5.7 0Z",
];

/** Where the large name of an area stands on a small map: clear of its pieces. */
function labelY(region: Region): number {
  const [, y = 0] = region.label;
  return y + ((region.slots[0]?.[1] ?? 0) < y ? 12 : -8);
}

function labelX(region: Region): number {
  const [x = 0] = region.label;
  return (region.slots[0]?.[0] ?? 0) > x ? x - 22 : x;
}

/** Number and cost of an area, Trouble at its left, the controller's pennant at its right. */
function Plaque({
  area,
  card,
  region,
  me,
  few,
}: {
  area: NantyArea;
  card: AreaCard | null;
  region: Region;
  me: number | null;
  few: boolean;
}): JSX.Element {
  const [x = 0, below = 0] = region.plaque;
  const mark = area.control === null ? 0 : markOf(area.control, me);
  // On a small map there is no plaque: the signs stand beside the name.
  const side = few ? (card?.name.length ?? 0) * 8 + 4 : 33;
  const y = few ? labelY(region) - 12 : below;
  // Where the pieces stand at the right of the name, the pennant hangs under it.
  const under = few && (region.slots[0]?.[0] ?? 0) > x;
  return (
    <g>
      {!few && (
        // biome-ignore lint/a11y/noAriaHiddenOnFocusable: no part of a drawing takes the focus
        <g class="plq" aria-hidden="true">
          <rect x={x - 33} y={y - 9.5} width="66" height="22" rx="4" />
          <circle cx={x - 20} cy={y + 1.5} r="9.8" />
          <text class="n" x={x - 20} y={y + 7.2}>
            {card?.number}
          </text>
          <text class="c" x={x + 12} y={y + 7.4}>
            £{card?.cost}
          </text>
        </g>
      )}
      {area.trouble && (
        <use
          class="trb"
          href="#np_trouble"
          x={x - side - (few ? 42 : 33)}
          y={y - (few ? 21 : 16)}
          width={few ? 42 : 34}
          height={few ? 42 : 34}
        />
      )}
      {mark > 0 && (
        <g
          class="ctl"
          transform={`translate(${under ? x : x + side + (few ? 18 : 12)} ${y + (under ? 32 : 1.5)}) scale(${few ? 1.4 : 1})`}
          style={`--c:var(--p${mark})`}
        >
          <path class="fl" d="M-10-12.500H11L7.5 .5L11 12.500H-10Z" />
          <path class="mk" d={PENNANTS[mark]} />
        </g>
      )}
    </g>
  );
}

interface PlanProps {
  model: Model;
  /** Fewer and larger signs, for a small map. */
  few?: boolean;
  /** What is pointed at or held up. */
  hot: NantyOption | null;
  onPick: (picking: Picking | null) => void;
  /** What a single option does when it is chosen: it is taken, or on a phone held up first. */
  onTake: (row: NantyOption) => void;
}

/** The engraving with its areas made to answer, and the pieces on top of it. */
export function Plan({ model, few = false, hot, onPick, onTake }: PlanProps): JSX.Element {
  const { session, control, catalog } = useTable();
  const holder = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState(false);
  const { marks, me } = model;
  const name = (seat: number): string => nameOf(session, seat);

  const choose = (area: string, rows: NantyOption[]): void => {
    const [only] = rows;
    if (!only) control.look(area);
    else if (rows.length === 1) onTake(only);
    else onPick({ area, rows });
  };
  const answer = useRef<(id: string) => void>(() => undefined);
  answer.current = (id) => choose(id, areaRows(marks, id));

  useEffect(() => {
    let gone = false;
    void loadDrawing().then((svg) => {
      const box = holder.current;
      if (gone || !box) return;
      box.innerHTML = svg;
      box.firstElementChild?.classList.add("nn-map");
      for (const path of box.querySelectorAll<SVGPathElement>("path.region")) {
        const id = path.id;
        path.removeAttribute("id");
        path.setAttribute("data-region", id);
        path.setAttribute("role", "button");
        path.addEventListener("click", () => answer.current(id));
        path.addEventListener("keydown", (event) => {
          if (event.key !== "Enter" && event.key !== " ") return;
          event.preventDefault();
          answer.current(id);
        });
      }
      setReady(true);
    });
    return () => {
      gone = true;
    };
  }, []);

  useEffect(() => {
    const box = holder.current;
    if (!box || !ready) return;
    for (const path of box.querySelectorAll<SVGPathElement>("[data-region]")) {
      const id = path.getAttribute("data-region") ?? "";
      const area = model.areas.get(id);
      const card = areaCard(catalog, id);
      if (!area) continue;
      const here = marks.area.get(id) ?? [];
      const row = here[0];
      const lit = areaRows(marks, id).length > 0;
      path.classList.toggle("option", lit);
      path.setAttribute("tabindex", here.length ? "0" : "-1");
      const closed = model.why.find((w) => w.area === id && w.action === undefined)?.reason;
      const said =
        here.length === 1 && row
          ? [row.label, row.preview, ...(row.changes ?? []).map((c) => c.text), row.warning].filter(Boolean).join(". ")
          : (closed ?? "");
      path.setAttribute(
        "aria-label",
        withNames(session, [areaWords(area, card, name, (f) => catalog.name(f)), said].filter(Boolean).join(". ")),
      );
      if (row) path.setAttribute("data-option", String(row.option));
      else path.removeAttribute("data-option");
      const point = (): void => control.point(row ?? null, path);
      const hint = (): void => {
        control.hint.value = closed ?? null;
      };
      const leave = (): void => {
        control.point(null);
        control.hint.value = null;
      };
      path.onmouseenter = row ? point : closed ? hint : null;
      path.onfocus = row ? point : null;
      path.onmouseleave = row || closed ? leave : null;
      path.onblur = row ? () => control.point(null) : null;
    }
  });

  const aim = aimedAt(model.events);
  const now = happening(model.view, model.events);
  const flooded =
    now?.live && now.event === "flood" ? now.rolls.map((r) => r.area).filter((id) => areaCard(catalog, id)?.river) : [];
  const struck = now?.live && now.event !== "flood" ? now.rolls.map((r) => r.area) : [];
  const threat = marks.menu.find((row) => row.threat);
  const target = threat?.area ?? (marks.kind === "react" ? aim?.area : undefined);
  const hotArea = hot ? (hot.to ?? hot.area) : undefined;
  const line = lineOf(hot, aim?.kind === "aim_move" ? { from: aim.area, to: aim.to } : null);
  return (
    <div class={`plan ${few ? "few" : ""}`}>
      <div ref={holder} class="engraving" role="group" aria-label={t.mapLabel} />
      <svg class="pieces nn-map" viewBox={data.viewBox.join(" ")} role="group" aria-label={t.map}>
        <defs>
          <pattern id="nn-waves" width="26" height="14" patternUnits="userSpaceOnUse">
            <path class="wvl" d="M0 7C4 3 9 3 13 7S22 11 26 7" />
          </pattern>
        </defs>
        {flooded.map((id) => (
          <g key={id}>
            <use class="floodfill" href={`#bs-d-${id}`} />
            <use class="waves" href={`#bs-d-${id}`} />
          </g>
        ))}
        {struck.map((id, i) => (
          <use key={`${id}${i}`} class="struck" href={`#bs-d-${id}`} />
        ))}
        {Object.keys(regions).map((id) =>
          areaRows(marks, id).length || id === target ? (
            <g key={id} class={`lit ${id === target ? "threat" : id === hotArea ? "hot" : ""}`}>
              <use class="glow" href={`#bs-d-${id}`} />
              <use class="litline" href={`#bs-d-${id}`} />
            </g>
          ) : null,
        )}
        {!few &&
          // A wash over an area must not pale its name.
          Object.keys(regions)
            .filter((id) => flooded.includes(id) || id === target || areaRows(marks, id).length > 0)
            .map((id) => (
              // biome-ignore lint/a11y/noAriaHiddenOnFocusable: no part of a drawing takes the focus
              <text key={id} class="nn-name" aria-hidden="true" x={regions[id]?.label[0]} y={regions[id]?.label[1]}>
                {catalog.name(id)}
              </text>
            ))}
        {few &&
          Object.entries(regions).map(([id, region]) => (
            // biome-ignore lint/a11y/noAriaHiddenOnFocusable: no part of a drawing takes the focus
            <text key={id} class="nn-town" aria-hidden="true" x={labelX(region)} y={labelY(region)}>
              {catalog.name(id)}
            </text>
          ))}
        {model.view.areas.map((area) => {
          const region = regions[area.area];
          return (
            region && (
              <Plaque
                key={area.area}
                area={area}
                card={areaCard(catalog, area.area)}
                region={region}
                me={me}
                few={few}
              />
            )
          );
        })}
        {line && <path class="mv" d={line} />}
        {model.view.areas.map((area) => (
          <AreaPieces key={area.area} area={area} model={model} few={few} hot={hot} aim={aim} onChoose={choose} />
        ))}
      </svg>
    </div>
  );
}

/** A way from one area to another, bent a little. */
function lineOf(hot: NantyOption | null, aim: { from: string | undefined; to: unknown } | null): string | null {
  const from = hot?.to ? hot.area : aim?.from;
  const to = hot?.to ?? (typeof aim?.to === "string" ? aim.to : undefined);
  const a = from ? regions[from]?.centre : undefined;
  const b = to ? regions[to]?.centre : undefined;
  if (!a || !b) return null;
  const [ax = 0, ay = 0] = a;
  const [bx = 0, by = 0] = b;
  return `M${ax} ${ay}Q${(ax + bx) / 2 + (by - ay) * 0.16} ${(ay + by) / 2 - (bx - ax) * 0.16} ${bx} ${by}`;
}

/** Options that would bring a piece of one's own into the area: it is shown as a shade. */
const BRINGS = new Set(["place_agent", "source", "figure", "destination", "relocate", "power_area", "build"]);

function AreaPieces({
  area,
  model,
  few,
  hot,
  aim,
  onChoose,
}: {
  area: NantyArea;
  model: Model;
  few: boolean;
  hot: NantyOption | null;
  aim: { kind: string; area?: string; owner?: number; pawn?: string; figure?: string } | null;
  onChoose: (area: string, rows: NantyOption[]) => void;
}): JSX.Element | null {
  const { session, control, catalog } = useTable();
  const region = regions[area.area];
  if (!region) return null;
  const { marks, me } = model;
  const pieces = piecesOf(area, region.slots.length, few);
  const entering = hot !== null && !hot.pawn && hot.area === area.area && BRINGS.has(hot.kind) && me !== null;
  const places = placesFor(region.slots, pieces.length + (entering ? 1 : 0));
  const ghost: Piece = { kind: hot?.kind === "build" ? "house" : "agent", owner: me, count: 1 };
  const last = places[pieces.length];
  const met = new Set<number>();
  return (
    <g>
      <circle class="spotmark" data-spot={area.area} cx={region.slots[1]?.[0]} cy={region.slots[1]?.[1]} r="14" />
      {pieces.map((piece, i) => {
        const at = places[i];
        if (!at) return null;
        const rows = piece.kind === "house" ? [] : pawnRows(marks, area.area, piece.owner, piece.kind, piece.figure);
        const first = rows[0];
        // Pieces that are alike share one option: the first of them takes the focus.
        const again = first !== undefined && met.has(first.option);
        if (first) met.add(first.option);
        const aimed =
          (hot !== null && rows.some((row) => row.option === hot.option)) ||
          (aim?.kind === "aim" &&
            aim.area === area.area &&
            (aim.owner ?? null) === piece.owner &&
            aim.pawn === piece.kind &&
            (!aim.figure || !piece.figure || aim.figure === piece.figure));
        const standee = (
          <>
            {(first || aimed) && (
              <ellipse
                class={`ring ${aimed ? "hot" : ""}`}
                cx={at.x}
                cy={at.y + 13 * at.scale}
                rx={19 * at.scale}
                ry={8 * at.scale}
              />
            )}
            <Standee piece={piece} at={at} me={me} />
          </>
        );
        if (!first)
          return (
            <g key={i} class={`pc ${aimed ? "aim" : ""}`}>
              {standee}
            </g>
          );
        const words =
          rows.length === 1
            ? [first.label, ...(first.changes ?? []).map((c) => c.text), first.warning].filter(Boolean).join(". ")
            : t.choiceIn(catalog.name(area.area));
        const point = (event: { currentTarget: EventTarget }): void =>
          control.point(first, event.currentTarget as Element);
        return (
          <g
            key={i}
            class={`pc tg ${aimed ? "aim" : ""}`}
            role={again ? undefined : "button"}
            aria-hidden={again ? true : undefined}
            tabIndex={again ? -1 : 0}
            aria-label={withNames(session, words)}
            data-option={again ? undefined : first.option}
            onClick={() => onChoose(area.area, rows)}
            onKeyDown={(event) => {
              if (event.key !== "Enter" && event.key !== " ") return;
              event.preventDefault();
              onChoose(area.area, rows);
            }}
            onMouseEnter={point}
            onMouseLeave={() => control.point(null)}
            onFocus={point}
            onBlur={() => control.point(null)}
          >
            <rect
              class="hit"
              x={at.x - 17 * at.scale}
              y={at.y - 24 * at.scale}
              width={34 * at.scale}
              height={46 * at.scale}
            />
            {standee}
          </g>
        );
      })}
      {entering && last && (
        <g class="ghost">
          <Standee piece={ghost} at={last} me={me} />
        </g>
      )}
    </g>
  );
}
