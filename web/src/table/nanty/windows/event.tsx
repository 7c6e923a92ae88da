/** A Random Event: its name and drawing, the dice with their areas, what it does, whose turn it is to bear it. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Icon, Mark } from "../../../ui/glyph";
import { listed, tell } from "../../../words/language";
import { nameOf } from "../../context";
import { Emblem } from "../card/emblem";
import { eventCard } from "../catalog";
import { type Corner, cornerFor, covered } from "../corner";
import { type Happening, happening } from "../happenings";
import type { Model } from "../model";
import { useTable } from "../wire";
import { say } from "../words";
import { compact } from "./compact";
import { interruptCorner } from "./interrupt";

function Die({ number }: { number: number }): JSX.Element {
  return (
    <svg viewBox="0 0 48 48" width="52" height="52" aria-hidden="true">
      <path class="d0" d="M24 3L37.5 8.5L45 21L42.5 35.5L31.5 44.5H16.5L5.5 35.5L3 21L10.5 8.5Z" />
      <path
        class="d1"
        d="M24 3V11M45 21L37 20M3 21L11 20M42.5 35.5L33 32M5.500 35.5L15 32M24 11L37 20L33 33H15L11 20Z"
      />
      <text x="24" y="28" text-anchor="middle">
        {number}
      </text>
    </svg>
  );
}

/** The size of an event's window in units of the map. */
const OPEN = [380, 600] as const;

export function EventWindow({ model, inline = false }: { model: Model; inline?: boolean }): JSX.Element | null {
  const now = happening(model.view, model.events);
  return now && <Shown now={now} model={model} inline={inline} key={now.n} />;
}

function Shown({ now, model, inline }: { now: Happening; model: Model; inline: boolean }): JSX.Element | null {
  const { session, catalog } = useTable();
  const [choice, setChoice] = useState<boolean | null>(null);
  const card = eventCard(catalog, now.event);
  const turnStart = model.events.findLast((e) => e.kind === "turn")?.ply ?? 0;
  const recent = now.ply >= turnStart || (model.me !== null && now.ply >= lastOwn(model));
  if (!card || (!recent && choice !== true) || model.view.over) return null;
  const asked = new Set(model.view.asked);
  const concerned = [...now.rolls.map((roll) => roll.area), ...model.marks.area.keys(), ...model.marks.pawn.keys()];
  const threat = model.marks.menu.find((row) => row.threat)?.area;
  const taken: Corner | null = model.marks.kind === "react" ? interruptCorner(threat) : null;
  // Where no corner is free of what is to be chosen, it folds away by itself.
  const open = cornerFor(concerned, ...OPEN, taken);
  const inTheWay = covered(open, ...OPEN, concerned) > 0;
  const folded =
    choice === null ? inline || compact() || !now.live || model.marks.kind === "react" || inTheWay : !choice;
  const corner = folded ? cornerFor(concerned, 300, 90, taken) : open;
  const order = Array.from({ length: model.view.players }, (_, i) => (now.seat + i) % model.view.players);
  const rolls = now.rolls.map(({ number, area }) => say("rolled", { number, area }));
  return (
    <section
      class={`win evw ${inline ? "inline" : `at-${corner}`} ${folded ? "folded" : ""}`}
      aria-label={say("random-event-named", { event: card.id })}
    >
      <header class="evtop">
        <span class="kick">{say("random-event")}</span>
        <b>{tell(card.name)}</b>
        {folded && rolls.length > 0 && <small>{listed(rolls, "semicolon")}</small>}
        <Emblem id={card.id} cls="evemb" />
        <button
          type="button"
          class="iconb"
          aria-expanded={!folded}
          aria-label={say(folded ? "unfold-event" : "fold-event", { event: card.id })}
          onClick={() => setChoice(folded)}
        >
          <Icon name={folded ? "chevron_down" : "chevron_up"} />
        </button>
      </header>
      {!folded && (
        <>
          {now.rolls.length > 0 && (
            <div class="dice" role="img" aria-label={say("dice", { rolls })}>
              {now.rolls.slice(-5).map((roll, i) => (
                <span key={i} class="die">
                  <Die number={roll.number} />
                  <b>{catalog.name(roll.area)}</b>
                </span>
              ))}
            </div>
          )}
          <p class="evt">{tell(card.text)}</p>
          {now.live && (
            <ol class="evo">
              {order.map((seat) => (
                <li key={seat} class={asked.has(seat) ? "on" : ""}>
                  <Mark seat={seat} />
                  <b>{nameOf(session, seat)}</b>
                  <span>{asked.has(seat) ? say("asked-now") : ""}</span>
                </li>
              ))}
            </ol>
          )}
        </>
      )}
    </section>
  );
}

/** The ply of one's own last turn. */
function lastOwn(model: Model): number {
  return model.events.findLast((e) => e.kind === "turn" && e.seat === model.me)?.ply ?? 0;
}
