/** The end of a game of Nanty Narking: every Personality turned up, and how near each came. */

import type { JSX } from "preact";
import type { NantyEvent, NantyView, OutcomeShape, SheetLine } from "../../types/generated";
import { Icon, Mark } from "../../ui/glyph";
import { hasForm, inForm, sayIf, tell } from "../../words/language";
import { SeatFate } from "../away";
import { nameOf } from "../context";
import { Figures } from "../figures";
import type { Sheet } from "../kit";
import { aimWords } from "./aims";
import { Emblem } from "./card/emblem";
import { personCard } from "./catalog";
import { Plan } from "./map/plan";
import { controlled, modelOf } from "./model";
import { Race } from "./parts/race";
import { useTable } from "./wire";
import { say } from "./words";

function useView(): NantyView | null {
  return useTable().session.state.value?.view ?? null;
}

/** Who everybody was; a Personality that stays hidden keeps its face down. */
function People({ outcome }: { outcome: OutcomeShape }): JSX.Element | null {
  const { session, catalog, control } = useTable();
  const view = useView();
  if (!view) return null;
  return (
    <ul class="unmasked">
      {view.seats.map((seat) => {
        const id = seat.personality;
        const person = personCard(catalog, id);
        const aim = id ? view.aims.find((a) => a.people.includes(id)) : undefined;
        const won = outcome.winners.includes(seat.seat);
        return (
          <li key={seat.seat} class={won ? "won" : ""}>
            <button type="button" class="face" disabled={!id} onClick={() => id && control.look(id)}>
              <span class="pl">
                <Mark seat={seat.seat} />
                {nameOf(session, seat.seat)}
                {won && (
                  <em>
                    <Icon name="trophy" size="s" />
                    {say("end-winner")}
                  </em>
                )}
              </span>
              <SeatFate seat={seat.seat} />
              <span class="mask">{id ? <Emblem id={id} /> : <Icon name="nn_mask" />}</span>
              <b>{person ? tell(person.name) : say("unknown-personality")}</b>
              {aim && <small>{aimWords(aim, seat.seat, view.pile)}</small>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function Unmasked({ outcome }: { outcome: OutcomeShape }): JSX.Element {
  return (
    <section class="sheet laid pad nn people" aria-label={say("end-people")}>
      <h2 class="cap big">
        {say("end-people")} <small>{say("end-people.note")}</small>
      </h2>
      <People outcome={outcome} />
    </section>
  );
}

/** The same with the board as it stood, and what was put aside. */
function Account({ outcome }: { outcome: OutcomeShape }): JSX.Element | null {
  const { session, catalog, control } = useTable();
  const view = useView();
  const model = modelOf(session);
  if (!view) return null;
  const aside = view.aside_cards ?? [];
  return (
    <section class="sheet laid pad nn people" aria-label={say("end-people")}>
      <h2 class="cap big">
        {say("end-people")} <small>{say("end-people.note")}</small>
      </h2>
      <People outcome={outcome} />
      {model && (
        <div class="finalview">
          <Plan model={model} hot={null} onPick={() => undefined} onTake={() => undefined} />
          <Race model={model} />
        </div>
      )}
      {aside.length > 0 && (
        <p class="aside-p">
          <b>{say("end-aside")}</b>{" "}
          {aside.map((id) => (
            <button key={id} type="button" class="chip" onClick={() => control.look(id)}>
              {catalog.name(id)}
            </button>
          ))}
        </p>
      )}
    </section>
  );
}

function numbersOf(view: NantyView, events: readonly NantyEvent[]): [string, string[]][] {
  const count = (fits: (e: NantyEvent, seat: number) => boolean): string[] =>
    view.seats.map(({ seat }) => String(events.filter((e) => fits(e, seat)).length));
  const earned = view.seats.map(({ seat }) =>
    events.filter((e) => e.kind === "gain" && e.seat === seat).reduce((sum, e) => sum + (e.amount ?? 0), 0),
  );
  return [
    [say("end-worth"), view.seats.map((seat) => `£${seat.worth}`)],
    [say("end-controls"), view.seats.map((seat) => String(controlled(view, seat.seat)))],
    [say("end-agents"), view.seats.map((seat) => String(seat.agents))],
    [say("end-plays"), count((e, seat) => e.kind === "play" && e.seat === seat)],
    [say("end-placed"), count((e, seat) => e.kind === "place" && e.seat === seat)],
    [say("end-removed"), count((e, seat) => e.kind === "remove" && e.owner === seat)],
    [say("end-built"), count((e, seat) => e.kind === "build" && e.seat === seat)],
    [say("end-earned"), earned.map((n) => `£${n}`)],
    [say("end-used"), count((e, seat) => e.kind === "power" && e.seat === seat)],
  ];
}

function Aside(): JSX.Element {
  const { session } = useTable();
  const view = useView();
  return <div class="side">{view && <Figures rows={numbersOf(view, session.events.value)} />}</div>;
}

/** What the end is called: whose Personality won, or by how many points. */
function headline({ winners, scores, sheet: lines }: OutcomeShape): string {
  const seat = winners[0] ?? 0;
  if (winners.length > 1) return say("end-shared", { seats: winners });
  const victory = lines.find((line) => line.line === "victory");
  if (victory) return tell(inForm(victory.label, "headline"));
  const margin = (scores[seat] ?? 0) - Math.max(...scores.filter((_, other) => other !== seat));
  return margin === 0 ? say("end-won-tie", { seat }) : say("end-won-points", { seat, margin });
}

/** A line's name and what it means, where the game says so. */
function lineWords({ label }: SheetLine): [string, string] | undefined {
  return hasForm(label, "title") ? [tell(inForm(label, "title")), tell(inForm(label, "note"))] : undefined;
}

export const sheet: Sheet = {
  headline,
  line: lineWords,
  total: () => say("end-points"),
  ending: (ending) => sayIf(`ending-${ending}`),
  Account,
  Unmasked,
  ties: () => say("end-ties"),
  Aside,
};
