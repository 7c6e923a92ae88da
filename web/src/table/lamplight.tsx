/** A lesson's light on the table: shade, holes of light, the printer's fist, figures, and the one callout. */
import { effect } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { motionOff, prefs } from "../state/prefs";
import { useTable } from "./context";
import { boxesAt, EACH, FIXED, tabOf, textBoxes, thingsAt } from "./places";
import { around, type Box, type Fist, placeCallout, placeFist, summed, together, within } from "./placing";

export interface Light {
  /** What is lit; the first of them is pointed at. */
  point: readonly string[];
  /** What adds up to it, with the figure that stands on it. */
  sums: readonly { at: string; says: string }[];
}

interface Hole {
  box: Box;
  /** The figure that stands on it, if any. */
  tag: string;
  /** Whether the fist points at it. */
  main: boolean;
}

interface Laid {
  holes: Hole[];
  fist: Fist | null;
  callout: { x: number; y: number };
  room: { w: number; h: number };
}

/** How far the light reaches beyond a thing. */
const PAD = 5;
const FIST = { wide: { w: 66, h: 33 }, small: { w: 48, h: 24 } };
/** How often what moves is looked at again after it was lit, in milliseconds. */
const AGAIN = [60, 180, 400, 800];

const round = ({ x, y, w, h }: Box, r = Math.min(8, w / 2, h / 2)): string =>
  `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${-(w - 2 * r)}a${r} ${r} 0 0 1 ${-r} ${-r}v${-(h - 2 * r)}a${r} ${r} 0 0 1 ${r} ${-r}z`;

const TURNS = { right: "", left: "scaleX(-1)", down: "rotate(90deg)", up: "rotate(-90deg)" };

export function Lamplight({
  light,
  moment,
  asks,
  nods,
  last = false,
  children,
}: {
  light: Light;
  /** Changes whenever something else is said. */
  moment: string;
  /** Whether a choice is due. */
  asks: boolean;
  /** How often something else was tried: each time the fist shakes. */
  nods: number;
  /** Whether nothing follows. */
  last?: boolean;
  children: ComponentChildren;
}): JSX.Element {
  const { session, kit, narrow } = useTable();
  const overlay = useRef<HTMLDivElement>(null);
  const callout = useRef<HTMLElement>(null);
  const [laid, setLaid] = useState<Laid | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same light, made anew with each drawing, is not laid anew
  useLayoutEffect(() => {
    const [over, call] = [overlay.current, callout.current];
    if (!over || !call) return;
    let frame = 0;
    const lay = (): void => {
      const scale = prefs.value.size / 100;
      const room = { w: window.innerWidth / scale, h: window.innerHeight / scale };
      const seen = (boxes: readonly DOMRect[], pad = PAD): Box[] =>
        boxes.flatMap((box) => {
          const { x, y, w, h } = around(box, pad * scale);
          return within({ x: x / scale, y: y / scale, w: w / scale, h: h / scale }, room) ?? [];
        });
      const hole = (at: string, tag: string): Omit<Hole, "main">[] => {
        const boxes = seen(boxesAt(at, kit));
        if (at.startsWith(EACH)) return boxes.map((each) => ({ box: each, tag }));
        // An option may lie at several places; of a part all that is seen belongs together.
        const box = at.startsWith("option ") ? boxes[0] : together(boxes);
        return box ? [{ box, tag }] : [];
      };
      // The first that is seen is the one: an offer that is not put together yet, say, is no option to point at.
      const holes = [
        ...light.point.flatMap((at) => hole(at, "")),
        ...light.sums.flatMap(({ at, says }) => hole(at, says)),
      ].map((each, i): Hole => ({ ...each, main: i === 0 }));
      const [main] = holes;
      const lit = holes.map(({ box }) => box);
      const size = narrow ? FIST.small : FIST.wide;
      const needed = seen([
        ...boxesAt("question", kit),
        // While nothing is asked for, what could be chosen may be covered.
        ...(asks ? [...document.querySelectorAll("[data-option]")] : []).map((each) => each.getBoundingClientRect()),
      ]);
      const read = seen(textBoxes(), 0);
      const fist = main ? placeFist(main.box, lit.slice(1), [...needed, ...read], room, size) : null;
      const found: Laid = {
        holes,
        fist,
        room,
        callout: placeCallout(
          { w: call.offsetWidth, h: call.offsetHeight },
          room,
          lit,
          fist,
          needed,
          summed(read, room),
        ),
      };
      setLaid((before) => (JSON.stringify(before) === JSON.stringify(found) ? before : found));
    };
    const soon = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(lay);
    };
    // What is pointed at should not have to be looked for, behind a tab neither.
    const bring = (): boolean => {
      const behind = light.point.find((place) => tabOf(place));
      if (behind === undefined || boxesAt(behind, kit).length) return false;
      tabOf(behind)?.click();
      return true;
    };
    const scroll = (): void => {
      const behavior = motionOff() ? "auto" : "smooth";
      const all = [...light.point, ...light.sums.map(({ at }) => at)].flatMap((at) => thingsAt(at, kit).slice(0, 1));
      const things = all.filter((each) => each.checkVisibility());
      const thing = things.find((each) => !each.closest(FIXED));
      // Of what has several parts the last is brought into sight as well, where there is room for all.
      const parts = light.point.map((at) => thingsAt(at, kit)).find(([first]) => first && first === thing) ?? [];
      if (!narrow && parts.length > 1) parts.at(-1)?.scrollIntoView({ block: "nearest", inline: "nearest" });
      thing?.scrollIntoView({ block: narrow ? "center" : "nearest", inline: "nearest", behavior });
      // What stays in sight need not be looked for, but may have been scrolled within.
      things.find((each) => each.closest(".ph-sheet"))?.scrollIntoView({ block: "nearest", behavior });
    };
    bring();
    scroll();
    lay();
    // A table that has just come, or asks for something else, may turn to another tab of its own accord.
    let brought = true;
    const again = (): void => {
      if (brought) scroll();
      brought = bring();
      soon();
    };
    const timers = AGAIN.map((ms) => window.setTimeout(again, ms));
    const sizes = new ResizeObserver(soon);
    sizes.observe(call);
    sizes.observe(document.body);
    const watcher = new MutationObserver(soon);
    const table = document.querySelector(".moment");
    if (table)
      watcher.observe(table, { subtree: true, childList: true, attributeFilter: ["data-option", "class", "style"] });
    const stop = effect(() => {
      void session.state.value;
      soon();
    });
    const events = ["scroll", "resize", "transitionend", "animationend"] as const;
    for (const event of events) window.addEventListener(event, soon, true);
    return () => {
      cancelAnimationFrame(frame);
      for (const timer of timers) window.clearTimeout(timer);
      sizes.disconnect();
      watcher.disconnect();
      stop();
      for (const event of events) window.removeEventListener(event, soon, true);
    };
  }, [JSON.stringify(light), moment, narrow, kit, session]);

  const room = laid?.room ?? { w: 0, h: 0 };
  const holes = laid?.holes ?? [];
  const whole = `M0 0H${room.w}V${room.h}H0z`;
  const fist = laid?.fist;
  return (
    <div ref={overlay} class="lamplight">
      <div aria-hidden="true">
        <svg class="shade" aria-hidden="true" viewBox={`0 0 ${room.w} ${room.h}`} width={room.w} height={room.h}>
          <pattern id="lesson-hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <path d="M0 0V6" />
          </pattern>
          {/* A mask, since one hole may lie in another: the button that raises an offer, in what is offered. */}
          <mask id="lesson-light" maskUnits="userSpaceOnUse" x="0" y="0" width={room.w} height={room.h}>
            <path fill="#fff" d={whole} />
            <path fill="#000" d={holes.map(({ box }) => round(box)).join("")} />
          </mask>
          <g mask="url(#lesson-light)">
            <path class="dark" d={whole} />
            <path class="lines" d={whole} />
          </g>
          {holes.map(({ box, main }, i) => (
            <path key={i} class={`ring ${main ? "" : "soft"}`} d={round(box)} />
          ))}
        </svg>
        {holes.map(
          ({ box, tag }, i) =>
            tag && (
              <span
                key={i}
                class="figure"
                style={`left:${Math.min(Math.max(60, box.x + box.w / 2), room.w - 60)}px;top:${Math.max(14, box.y)}px`}
              >
                {tag}
              </span>
            ),
        )}
        {fist && (
          <span
            key={`${moment} ${nods}`}
            class={`fist ${nods ? "shakes" : "nods"} ${fist.points}`}
            style={`left:${fist.x}px;top:${fist.y}px;width:${fist.w}px;height:${fist.h}px`}
          >
            <svg
              viewBox="0 0 72 36"
              aria-hidden="true"
              style={`width:${Math.max(fist.w, fist.h)}px;height:${Math.min(fist.w, fist.h)}px;transform:translate(-50%,-50%) ${TURNS[fist.points]}`}
            >
              <FistDrawing />
            </svg>
          </span>
        )}
      </div>
      <section
        ref={callout}
        class="callout"
        aria-labelledby="lesson-title"
        data-cue={moment}
        data-last={last ? "" : undefined}
        style={laid ? `left:${laid.callout.x}px;top:${laid.callout.y}px` : "visibility:hidden"}
      >
        {children}
      </section>
    </div>
  );
}

/** The printer's fist, which points to the right. */
function FistDrawing(): JSX.Element {
  return (
    <g fill="none" stroke="currentColor" stroke-linejoin="round" stroke-linecap="round" stroke-width="1.7">
      <path
        class="skin"
        d="M14 10C20 9.5 23 7 27.5 5 32 3 37.5 3 40.5 5.5c1.800 1.700 1 3.900-1.500 4.300H64c5.300 0 5.300 6.700 0 6.700H44.500c3.600.5 3.900 4.700.4 5.400 2.500 1.200 2 4.700-1.300 5.100 1.200 2-.5 4.400-3.300 4.300H26.500C22 31.300 18 29.800 14 29z"
      />
      <path d="M39 9.8c-3 .6-6.500.8-9.500 2.400M44.500 16.500H36M44.900 21.900h-9.400M43.600 27h-8M63.500 11.800c1.500.2 2 2.400.5 3" />
      <path class="cuff" d="M3 7.500h11v24H3z" />
      <path class="thread" stroke-width="1" d="M6 9v21M8.500 9v21M11 9v21" />
      <path stroke-width=".8" d="M18 27.500c4 .8 6 1.400 10 1.400M18 25.300c3 .6 5 1 8 1M18 23c2 .4 4 .7 6 .7" />
    </g>
  );
}
