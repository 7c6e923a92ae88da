/** The map: its regions made to answer, and the pieces on top of it. */
import type { JSX } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { NantyOption } from "../../../types/generated";
import { tell } from "../../../words/language";
import data from "../art/map.json";
import engraving from "../art/nanty_map.svg?url";
import { areaCard } from "../catalog";
import { wholeWords } from "../changes";
import { aimedAt, happening } from "../happenings";
import { areaRows } from "../marks";
import type { Model } from "../model";
import { useTable } from "../wire";
import { say } from "../words";
import { AreaPieces } from "./areapieces";
import { areaWords } from "./areawords";
import { letter } from "./lettering";
import type { Picking } from "./picking";
import { headsOf } from "./placing";
import { Plaque } from "./plaque";
import { regions } from "./regions";
import { useScale } from "./scale";
import { type Standing, standingOf } from "./standing";

/** Options that would bring a piece of one's own into the area: it is shown as a shade. */
const BRINGS = new Set(["place_agent", "source", "figure", "destination", "relocate", "power_area", "build"]);

let drawing: Promise<string> | null = null;

function loadDrawing(): Promise<string> {
  drawing ??= fetch(engraving).then((reply) => reply.text());
  return drawing;
}

interface PlanProps {
  model: Model;
  /** How many times nearer than the whole it is looked at. */
  near?: number;
  /** What is pointed at or held up. */
  hot: NantyOption | null;
  onPick: (picking: Picking | null) => void;
  /** What a single option does when it is chosen: it is taken, or on a phone held up first. */
  onTake: (row: NantyOption) => void;
}

/** The engraving with its areas made to answer, and the pieces on top of it. */
export function Plan({ model, near = 1, hot, onPick, onTake }: PlanProps): JSX.Element {
  const { control, catalog } = useTable();
  const frame = useRef<HTMLDivElement>(null);
  const holder = useRef<HTMLDivElement>(null);
  const scale = useScale(frame, near);
  const names = Object.fromEntries(Object.keys(regions).map((id) => [id, catalog.name(id)]));
  // biome-ignore lint/correctness/useExhaustiveDependencies: by what is in the list, not by the list
  const heads = useMemo(() => headsOf(regions, names, scale), [Object.values(names).join(), scale.units]);
  const [ready, setReady] = useState(false);
  const { marks } = model;

  const standings = new Map<string, Standing>();
  for (const area of model.view.areas) {
    const [region, head] = [regions[area.area], heads.get(area.area)];
    const entering = hot !== null && !hot.pawn && hot.area === area.area && BRINGS.has(hot.kind) && model.me !== null;
    if (region && head) standings.set(area.area, standingOf(area, region, head, scale, entering));
  }

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
      letter(box); // before anybody sees it
      box.firstElementChild?.classList.add("nn-map");
      for (const path of box.querySelectorAll<SVGPathElement>("path.region")) {
        const id = path.id;
        path.removeAttribute("id");
        path.setAttribute("data-region", id);
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
    letter(box);
    for (const path of box.querySelectorAll<SVGPathElement>("[data-region]")) {
      const id = path.getAttribute("data-region") ?? "";
      const area = model.areas.get(id);
      const card = areaCard(catalog, id);
      if (!area) continue;
      const here = marks.area.get(id) ?? [];
      const row = here[0];
      const lit = areaRows(marks, id).length > 0;
      path.classList.toggle("option", lit);
      const asks = here.length > 0 || (lit && !standings.get(id)?.apart);
      path.setAttribute("tabindex", asks ? "0" : "-1");
      const reason = model.why.find((w) => w.area === id && w.action === undefined)?.reason;
      const closed = reason && tell(reason);
      const said = here.length === 1 && row ? wholeWords(row) : (closed ?? "");
      path.setAttribute("role", "button"); // together with its name, never before it
      path.setAttribute("aria-label", [areaWords(area, card), said].filter(Boolean).join(". "));
      if (row) path.setAttribute("data-option", String(row.option));
      else path.removeAttribute("data-option");
      // What cannot be told apart at this size is chosen from a list that the area opens.
      const within = asks && !row ? areaRows(marks, id).map(({ option }) => option) : [];
      if (within.length) path.setAttribute("data-leads", within.join(" "));
      else path.removeAttribute("data-leads");
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
    <div ref={frame} class={`plan ${scale.plaques ? "" : "small"}`} style={`--k:${scale.units}`}>
      <div ref={holder} class="engraving" role="group" aria-label={say("map-label")} />
      <svg class="pieces nn-map" viewBox={data.viewBox.join(" ")} role="group" aria-label={say("map")}>
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
        {[...heads].map(([id, head]) => (
          <g key={id}>
            {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: no part of a drawing takes the focus */}
            <text class="nn-name" aria-hidden="true" x={head.x} y={head.y} font-size={head.letters}>
              {catalog.name(id)}
            </text>
            <Plaque card={areaCard(catalog, id)} head={head} />
          </g>
        ))}
        {line && <path class="mv" d={line} />}
        {model.view.areas.map((area) => {
          const [head, standing] = [heads.get(area.area), standings.get(area.area)];
          return (
            head &&
            standing && (
              <AreaPieces
                key={area.area}
                area={area}
                model={model}
                standing={standing}
                head={head}
                scale={scale}
                hot={hot}
                aim={aim}
                onChoose={choose}
              />
            )
          );
        })}
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
