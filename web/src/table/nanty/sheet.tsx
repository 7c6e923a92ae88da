/** The end of a game of Nanty Narking: every Personality turned up, and how near each came. */

import type { JSX } from "preact";
import { nanty } from "../../text/nanty";
import type { NantyEvent, NantyView, OutcomeShape } from "../../types/generated";
import { Icon, Mark } from "../../ui/glyph";
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

const t = nanty.sheet;

function useView(): NantyView | null {
  return useTable().session.state.value?.view ?? null;
}

/** Who everybody was; a Personality that stays hidden keeps its face down. */
function Account({ outcome }: { outcome: OutcomeShape }): JSX.Element | null {
  const { session, catalog, control } = useTable();
  const view = useView();
  const model = modelOf(session);
  if (!view) return null;
  const aside = view.aside_cards ?? [];
  return (
    <section class="sheet laid pad nn people" aria-label={t.people}>
      <h2 class="cap big">
        {t.people} <small>{t.peopleNote}</small>
      </h2>
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
                  <Mark seat={seat.seat} me={session.me.value} />
                  {nameOf(session, seat.seat)}
                  {won && (
                    <em>
                      <Icon name="trophy" size="s" />
                      {t.winner}
                    </em>
                  )}
                </span>
                <span class="mask">{id ? <Emblem id={id} /> : <Icon name="nn_mask" />}</span>
                <b>{person?.name ?? nanty.unknown}</b>
                {aim && <small>{aimWords(aim, seat.seat, view.pile)}</small>}
              </button>
            </li>
          );
        })}
      </ul>
      {model && (
        <div class="finalview">
          <Plan model={model} hot={null} onPick={() => undefined} onTake={() => undefined} />
          <Race model={model} />
        </div>
      )}
      {aside.length > 0 && (
        <p class="aside-p">
          <b>{t.aside}</b>{" "}
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
    [t.worth, view.seats.map((seat) => `£${seat.worth}`)],
    [t.controls, view.seats.map((seat) => String(controlled(view, seat.seat)))],
    [t.agentsOut, view.seats.map((seat) => String(seat.agents))],
    [t.numbers.plays ?? "", count((e, seat) => e.kind === "play" && e.seat === seat)],
    [t.numbers.placed ?? "", count((e, seat) => e.kind === "place" && e.seat === seat)],
    [t.numbers.removed ?? "", count((e, seat) => e.kind === "remove" && e.owner === seat)],
    [t.numbers.built ?? "", count((e, seat) => e.kind === "build" && e.seat === seat)],
    [t.numbers.earned ?? "", earned.map((n) => `£${n}`)],
    [t.numbers.used ?? "", count((e, seat) => e.kind === "power" && e.seat === seat)],
  ];
}

function Aside(): JSX.Element {
  const { session } = useTable();
  const view = useView();
  return <div class="side">{view && <Figures rows={numbersOf(view, session.events.value)} />}</div>;
}

/** What the end is called: whose Personality won, or by how many points. */
function headline(outcome: OutcomeShape, name: (seat: number) => string, me: number | null): string {
  const { winners, scores, sheet } = outcome;
  const winner = winners[0] ?? 0;
  if (winners.length > 1) return t.shared(winners.map(name));
  const victory = sheet.find((line) => line.line === "victory")?.label.replace(/^[^:]*: /, "");
  if (victory) return winner === me ? t.youWin(victory) : t.wins(name(winner), victory);
  const margin = (scores[winner] ?? 0) - Math.max(...scores.filter((_, seat) => seat !== winner));
  if (margin === 0) return winner === me ? t.youTie : t.tie(name(winner));
  return winner === me ? t.youPoints(margin) : t.points(name(winner), margin);
}

export const sheet: Sheet = {
  endings: nanty.endings,
  headline,
  line: (line) => (line.line ? t.lines[line.line] : undefined),
  total: t.total,
  Account,
  ties: t.ties,
  Aside,
};
