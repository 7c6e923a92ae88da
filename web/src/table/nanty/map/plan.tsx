/** The map: its regions made to answer, and the pieces on top of it. */
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
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
import { Plaque } from "./plaque";
import { labelX, labelY, regions } from "./regions";

let drawing: Promise<string> | null = null;

function loadDrawing(): Promise<string> {
  drawing ??= fetch(engraving).then((reply) => reply.text());
  return drawing;
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
  const { control, catalog } = useTable();
  const holder = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState(false);
  const { marks } = model;

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
    letter(box, (id) => catalog.name(id));
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
      const reason = model.why.find((w) => w.area === id && w.action === undefined)?.reason;
      const closed = reason && tell(reason);
      const said = here.length === 1 && row ? wholeWords(row) : (closed ?? "");
      path.setAttribute("aria-label", [areaWords(area, card), said].filter(Boolean).join(". "));
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
              <Plaque key={area.area} area={area} card={areaCard(catalog, area.area)} region={region} few={few} />
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
