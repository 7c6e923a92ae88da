/** The engraving of the 1st edition with its regions made to answer, and the pieces on top of it. */
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { markOf } from "../../../state/prefs";
import type { LondonOption } from "../../../types/generated";
import { useUnits } from "../../../ui/units";
import { tell } from "../../../words/language";
import { optionWords } from "../../target";
import engraving from "../art/london_1e.svg?url";
import data from "../art/map1e.json";
import { mapWords, shortName } from "../card/boroughwords";
import { onMap } from "../catalog";
import { holders, type Model } from "../model";
import { useShortcut } from "../shortcut";
import { useTable } from "../wire";
import { say } from "../words";

type Region = { d: string; label: number[]; slots: number[][]; plaque: number[] };

const WIDTH = data.viewBox[2] ?? 1200;
const regions = data.regions as Record<string, Region>;

/** Where short names stand apart from where the engraving has its long ones, so that neighbours do not touch. */
const SHIFT: Record<string, [number, number]> = {
  kensington: [-6, -38],
  paddington: [-4, -26],
  st_marylebone: [38, 34],
  hammersmith: [-4, 4],
  bethnal_green_stepney_poplar: [0, 0],
  st_pancras: [0, -14],
  southwark_bermondsey: [8, 0],
  deptford: [0, 6],
  lewisham: [0, 4],
  camberwell: [0, 0],
};

/** The words of the engraving: the name of the text, and what it says. */
const engraved = (): Record<string, string> => ({
  head: say("plan-head"),
  title: say("plan-title"),
  foot: say("plan-foot"),
  scale: say("plan-scale"),
  river: say("plan-river"),
  thames: say("river-thames"),
  north: say("river-north"),
});

function engrave(box: HTMLElement): void {
  const words = engraved();
  for (const text of box.querySelectorAll<SVGTextContentElement>("[data-word]")) {
    const told = words[text.dataset.word ?? ""] ?? "";
    text.textContent = told;
    text.style.setProperty("--letters", String(told.length));
  }
}

let drawing: Promise<string> | null = null;

function loadDrawing(): Promise<string> {
  drawing ??= fetch(engraving).then((reply) => reply.text());
  return drawing;
}

/** The engraving with its regions made to answer, and the pieces on top of it. */
export function Plan({ model, large }: { model: Model; large: boolean }): JSX.Element {
  const { control, catalog } = useTable();
  const holder = useRef<HTMLDivElement>(null);
  const pieces = useRef<HTMLDivElement>(null);
  useUnits(pieces, WIDTH);
  const [ready, setReady] = useState(false);
  const held = holders(model.view);
  const shortcut = useShortcut(model);
  const tube = new Set(model.view.underground ?? []);
  const free = new Set(model.view.land ?? []);
  const rows = model.marks.borough;
  const answer = useRef<(id: string) => void>(() => undefined);
  answer.current = (id: string): void => {
    const row = rows.get(id);
    const short = free.has(id) ? shortcut("buy_land", "buy", (r) => r.borough === id, "") : null;
    if (row) control.take(row);
    else if (short) short.run();
    else control.look(id);
  };

  useEffect(() => {
    let gone = false;
    void loadDrawing().then((svg) => {
      const box = holder.current;
      if (gone || !box) return;
      box.innerHTML = svg;
      for (const id of Object.keys(regions)) {
        const path = box.querySelector<SVGPathElement>(`path.region[id="${id}"]`);
        if (!path) continue;
        path.removeAttribute("id");
        path.setAttribute("data-region", id);
        path.addEventListener("click", () => answer.current(id));
        path.addEventListener("keydown", (event) => {
          if (event.key === "Enter" || event.key === " ") answer.current(id);
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
    engrave(box);
    for (const id of Object.keys(regions)) {
      const path = box.querySelector<SVGPathElement>(`[data-region="${id}"]`);
      const b = onMap(catalog, id);
      if (!path || !b) continue;
      const row: LondonOption | undefined = rows.get(id);
      const owner = held.get(id);
      path.classList.toggle("option", row !== undefined);
      path.setAttribute("tabindex", row ? "0" : "-1");
      path.setAttribute("role", "button");
      const reason = model.why.find((w) => w.borough === id)?.reason;
      const notes = [
        owner === undefined ? "" : say("map-held", { seat: owner }),
        tube.has(id) ? say("map-underground") : "",
        row ? optionWords(row) : tell(reason ?? ""),
      ];
      path.setAttribute("aria-label", [mapWords(b), ...notes.filter(Boolean)].join(". "));
      if (row) path.setAttribute("data-option", String(row.option));
      else path.removeAttribute("data-option");
      path.setAttribute("data-market", id);
      const point = (): void => control.point(row ?? null, path);
      path.onmouseenter = row ? point : null;
      path.onfocus = row ? point : null;
      path.onmouseleave = row ? () => control.point(null) : null;
      path.onblur = row ? () => control.point(null) : null;
    }
  });

  return (
    <div class={`plan ${large ? "large" : ""} ${rows.size ? "asking" : ""}`}>
      <div ref={holder} class="engraving" role="group" aria-label={say("map-title")} />
      <div ref={pieces} class="pieces">
        <svg viewBox={data.viewBox.join(" ")} aria-hidden="true">
          {[...held].map(([id, seat]) => (
            <path key={id} class={`hold own${markOf(seat)}`} d={regions[id]?.d ?? ""} />
          ))}
          {Object.entries(regions).map(([id, r]) => {
            const b = onMap(catalog, id);
            if (!b) return null;
            const [dx, dy] = large ? [0, 0] : (SHIFT[id] ?? [0, 0]);
            const x = (r.label[0] ?? 0) + dx;
            const y = (r.label[1] ?? 0) + dy;
            const lines = r.label[2] ?? 1;
            const owner = held.get(id);
            const mark = owner === undefined ? 0 : markOf(owner);
            const foot = large ? (r.plaque[1] ?? y) + 13 : y + 24;
            const top = large ? y : y + (lines > 1 ? 8 : 0);
            return (
              <g key={id} class={rows.has(id) || (free.has(id) && !rows.size) ? "open" : ""}>
                {!large && (
                  <text class="town" x={x} y={top}>
                    {shortName(id)}
                  </text>
                )}
                {owner === undefined ? (
                  <text class="figs" x={x} y={large ? foot : top + 25}>
                    {say("map-figures", { cost: b.cost, cards: b.cards, value: b.value })}
                  </text>
                ) : (
                  <svg
                    class={`mark p${mark}`}
                    x={x - 19}
                    y={large ? foot - 8 : top + 8}
                    width="38"
                    height="38"
                    viewBox="0 0 24 24"
                    aria-hidden="true"
                  >
                    <use href={`#player_${mark}`} />
                  </svg>
                )}
                {tube.has(id) && (
                  <svg
                    class="tube"
                    x={x + (owner === undefined ? -20 : 22)}
                    y={large ? foot - 8 : top + 8}
                    width="38"
                    height="38"
                    viewBox="0 0 24 24"
                    aria-hidden="true"
                  >
                    <use href="#u_underground" />
                  </svg>
                )}
              </g>
            );
          })}
        </svg>
      </div>
    </div>
  );
}
