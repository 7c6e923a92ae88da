/** The few things that people choose when they lay a table, all of them in sight. */
import type { JSX } from "preact";
import { editionOf, titleOf } from "../../table/games";
import { levelNote, levelWords, offered, USUAL } from "../../table/levels";
import { say } from "../../words/language";
import { GameEmblem } from "../emblem";
import { Plate } from "../room/marks";
import { firstName } from "./firstname";
import { AWAY, CLOCKS, HINTS, type Seat, type Visibility, type Wanted } from "./wanted";

/** A few things of which one is picked, all of them in sight. */
export function Picks<V extends string>({
  name,
  cls,
  legend,
  values,
  value,
  onPick,
  Face,
}: {
  name: string;
  cls: string;
  legend: string;
  values: readonly V[];
  value: V;
  onPick: (value: V) => void;
  Face: (props: { value: V }) => JSX.Element;
}): JSX.Element {
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div class={`picks ${cls}`}>
        {values.map((each) => (
          <label key={each} class={`pick ${each === value ? "on" : ""}`}>
            <input type="radio" name={name} value={each} checked={each === value} onChange={() => onPick(each)} />
            <Face value={each} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export function GameFace({ value }: { value: string }): JSX.Element {
  return (
    <>
      <GameEmblem game={value} />
      <span>
        <b>{titleOf(value)}</b>
        <small>{editionOf(value)}</small>
      </span>
    </>
  );
}

const BOT = "bot:";

export function SeatRow({
  game,
  index,
  seat,
  visibility,
  onChange,
}: {
  game: string;
  index: number;
  seat: Seat;
  visibility: Visibility;
  onChange: (seat: Seat) => void;
}): JSX.Element {
  const together = visibility === "hotseat";
  const kind = together && seat.kind !== "bot" ? "me" : seat.kind;
  const pick = (key: string): void => {
    if (key.startsWith(BOT)) onChange({ kind: "bot", bot: key.slice(BOT.length) });
    else onChange({ kind: key as Seat["kind"], ...(seat.name ? { name: seat.name } : {}) });
  };
  const kinds = together ? (["me"] as const) : (["me", "open", "invite"] as const);
  return (
    <li class="seatrow">
      <Plate seat={index} />
      <select
        aria-label={say("new-table-seat", { n: index + 1 })}
        value={kind === "bot" ? `${BOT}${seat.bot ?? USUAL}` : kind}
        onChange={(event) => pick(event.currentTarget.value)}
      >
        {kinds.map((each) => (
          <option key={each} value={each}>
            {say(together ? "new-table-kind-here" : `new-table-kind-${each}`)}
          </option>
        ))}
        {offered(seat.bot ?? USUAL).map((level) => (
          <option key={level} value={`${BOT}${level}`}>
            {say("table-bot-level", { level: levelWords(level) })}
          </option>
        ))}
      </select>
      {(kind === "invite" || (together && kind === "me")) && (
        <input
          maxLength={24}
          autocomplete="off"
          value={seat.name ?? (together ? firstName(index) : "")}
          placeholder={say(together ? "new-table-name-here" : "new-table-name-kept")}
          aria-label={say(together ? "new-table-name-here" : "new-table-name-kept")}
          onInput={(event) => onChange({ ...seat, name: event.currentTarget.value })}
        />
      )}
      {kind === "bot" && <small class="level">{levelNote(seat.bot ?? USUAL, game)}</small>}
    </li>
  );
}

/** Who may ask the table for advice. */
export function HintsPick({
  wanted,
  change,
}: {
  wanted: Wanted;
  change: (what: Partial<Wanted>) => void;
}): JSX.Element {
  return (
    <Picks
      name="hints"
      cls="lines"
      legend={say("new-table-hints")}
      values={HINTS}
      value={wanted.hints}
      onPick={(hints) => change({ hints })}
      Face={({ value }) => <span>{say(`new-table-hints-${value}`)}</span>}
    />
  );
}

/** What becomes of the seat of somebody who is away. */
export function AwayPick({ wanted, change }: { wanted: Wanted; change: (what: Partial<Wanted>) => void }): JSX.Element {
  return (
    <Picks
      name="away"
      cls="lines"
      legend={say("new-table-away")}
      values={AWAY}
      value={wanted.away}
      onPick={(away) => change({ away })}
      Face={({ value }) => <span>{say(`new-table-away-${value}`)}</span>}
    />
  );
}

export function ClockPick({
  wanted,
  change,
}: {
  wanted: Wanted;
  change: (what: Partial<Wanted>) => void;
}): JSX.Element {
  return (
    <>
      <Picks
        name="clock"
        cls="counts"
        legend={say("new-table-clock")}
        values={CLOCKS}
        value={wanted.clock}
        onPick={(clock) => change({ clock })}
        Face={({ value }) => <>{say(`new-table-clock-${value}`)}</>}
      />
      {wanted.clock === "live" && (
        <div class="clockrow">
          <Amount
            label={say("new-table-minutes")}
            least={1}
            most={600}
            value={wanted.minutes}
            of="minutes"
            set={change}
          />
          <Amount
            label={say("new-table-increment")}
            least={0}
            most={600}
            value={wanted.increment}
            of="increment"
            set={change}
          />
        </div>
      )}
      {wanted.clock === "days" && (
        <div class="clockrow">
          <Amount label={say("new-table-days-each")} least={1} most={30} value={wanted.days} of="days" set={change} />
        </div>
      )}
    </>
  );
}

function Amount({
  label,
  least,
  most,
  value,
  of,
  set,
}: {
  label: string;
  least: number;
  most: number;
  value: number;
  of: "minutes" | "increment" | "days";
  set: (what: Partial<Wanted>) => void;
}): JSX.Element {
  return (
    <label>
      <span>{label}</span>
      <input
        type="number"
        required
        min={least}
        max={most}
        value={value}
        onInput={(event) => set({ [of]: event.currentTarget.valueAsNumber || least })}
      />
    </label>
  );
}
