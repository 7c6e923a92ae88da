/** The seats of a table that waits, and what its host may do with each. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { api } from "../../state/api";
import { me } from "../../state/me";
import { dealing, type SeatInfo, type TableInfo } from "../../state/wire";
import { levelNote, levelWords, offered, USUAL } from "../../table/levels";
import { Icon } from "../../ui/glyph";
import { say } from "../../words/language";
import { type Act, calledSeat, isFree, type Role } from "./facts";
import { Plate } from "./marks";

export function Seats({ table, role, act }: { table: TableInfo; role: Role; act: Act }): JSX.Element {
  const settles = role === "host" && !dealing(table);
  return (
    <section class="whosits">
      <h2 class="cap">
        {say("room-who")} <small>{say(settles ? "room-who-host" : "room-who-guest")}</small>
      </h2>
      <ol class="rseats">
        {table.seats.map((seat) => (
          <li
            key={seat.index}
            class={`rseat s${seat.index + 1} ${seat.you ? "you" : ""} ${isFree(seat) ? "free" : ""}`}
            data-seat={seat.index}
          >
            <span class="turn" aria-hidden="true">
              {seat.index + 1}
            </span>
            <Plate seat={seat.index} />
            <span class="nm">
              <b data-as-is={seat.kind === "person" ? "" : undefined}>{calledSeat(seat)}</b>
              <small>
                <Words table={table} seat={seat} />
                {seat.you && <Rename />}
              </small>
            </span>
            {seat.kind === "bot" && (
              <small class="like">
                {levelNote(seat.bot ?? USUAL, table.game)} {say("room-bot-sees")}
              </small>
            )}
            {settles && <Doing table={table} seat={seat} act={act} />}
          </li>
        ))}
      </ol>
      {settles && <SentAway table={table} act={act} />}
    </section>
  );
}

/** Who was sent away, and the way back. */
function SentAway({ table, act }: { table: TableInfo; act: Act }): JSX.Element | null {
  if (!table.sent_away?.length) return null;
  return (
    <>
      {table.sent_away.map((name) => (
        <p key={name} class="fineprint">
          {say("room-sent-away", { name })}{" "}
          <button type="button" class="plainlink" onClick={() => void act("let-back", { name })}>
            {say("room-let-back", { name })}
          </button>
        </p>
      ))}
    </>
  );
}

/** What there is to say of whoever sits there. */
function Words({ table, seat }: { table: TableInfo; seat: SeatInfo }): JSX.Element {
  if (isFree(seat)) {
    const open = table.visibility === "public" && seat.kind === "open";
    const whoever = say(open ? "room-free-anyone" : "room-free-link");
    return <span>{seat.name ? say("room-free-kept", { name: seat.name }) : whoever}</span>;
  }
  if (seat.kind === "bot") return <span>{say("table-bot-level", { level: levelWords(seat.bot) })}</span>;
  const host = seat.index === table.host;
  if (seat.you) return <span>{say(host ? "room-you-host" : "room-you")}</span>;
  return (
    <>
      {host && <span>{say("room-host")}</span>}
      <span class={seat.online ? "here" : "away"}>
        {seat.online && <Icon name="check" size="xs" />}
        {say(seat.online ? "room-here" : "room-away")}
      </span>
    </>
  );
}

function Doing({ table, seat, act }: { table: TableInfo; seat: SeatInfo; act: Act }): JSX.Element {
  const name = calledSeat(seat);
  const to = (other: number): void => void act("swap", { seat: seat.index, other });
  return (
    <span class="do">
      {isFree(seat) && <SeatBot seat={seat.index} game={table.game} act={act} />}
      {seat.kind === "bot" && (
        <select
          aria-label={say("room-bot-level", { n: seat.index + 1 })}
          value={seat.bot ?? USUAL}
          onChange={(event) => void act("seat", { seat: seat.index, kind: "bot", bot: event.currentTarget.value })}
        >
          <Levels bot={seat.bot ?? USUAL} />
        </select>
      )}
      {!isFree(seat) && !seat.you && <Out seat={seat} act={act} />}
      <button
        type="button"
        class="iconb edged"
        aria-label={say("room-up", { name })}
        disabled={seat.index === 0}
        onClick={() => to(seat.index - 1)}
      >
        <Icon name="chevron_up" size="s" />
      </button>
      <button
        type="button"
        class="iconb edged"
        aria-label={say("room-down", { name })}
        disabled={seat.index === table.seats.length - 1}
        onClick={() => to(seat.index + 1)}
      >
        <Icon name="chevron_down" size="s" />
      </button>
    </span>
  );
}

function Levels({ bot }: { bot: string }): JSX.Element {
  return (
    <>
      {offered(bot).map((level) => (
        <option key={level} value={level}>
          {levelWords(level)}
        </option>
      ))}
    </>
  );
}

function SeatBot({ seat, game, act }: { seat: number; game: string; act: Act }): JSX.Element {
  const [bot, setBot] = useState(USUAL);
  return (
    <span class="splitbtn">
      <button type="button" class="btn" onClick={() => void act("seat", { seat, kind: "bot", bot })}>
        <Icon name="bot" size="s" />
        {say("room-seat-bot")}
      </button>
      <select
        aria-label={say("room-bot-level", { n: seat + 1 })}
        title={levelNote(bot, game)}
        value={bot}
        onChange={(event) => setBot(event.currentTarget.value)}
      >
        <Levels bot={bot} />
      </select>
    </span>
  );
}

/** Take a bot out at once; send somebody away when asked twice. */
function Out({ seat, act }: { seat: SeatInfo; act: Act }): JSX.Element {
  const [sure, setSure] = useState(false);
  const name = calledSeat(seat);
  const person = seat.kind === "person";
  const free = (): void => {
    setSure(false);
    void act("seat", { seat: seat.index, kind: "open" });
  };
  if (person && sure)
    return (
      <button type="button" class="btn" onBlur={() => setSure(false)} onClick={free}>
        {say("room-send-away-sure", { name })}
      </button>
    );
  return (
    <button
      type="button"
      class="iconb edged"
      aria-label={say(person ? "room-send-away" : "room-take-out", { name })}
      onClick={() => (person ? setSure(true) : free())}
    >
      <Icon name="close" size="s" />
    </button>
  );
}

/** A guest's way to another name; an account keeps its own. */
function Rename(): JSX.Element | null {
  const [name, setName] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  if (me.value?.guest !== true) return null;
  if (name === null)
    return (
      <button type="button" class="plainlink" onClick={() => setName(me.value?.name ?? "")}>
        {say("room-rename")}
      </button>
    );
  return (
    <form
      class="rename"
      onSubmit={(event) => {
        event.preventDefault();
        api.change({ name }).then(
          ({ user }) => {
            me.value = user;
            setName(null);
          },
          (error: Error) => setFailed(error.message),
        );
      }}
    >
      <input
        aria-label={say("room-rename-label")}
        value={name}
        required
        maxLength={24}
        autocomplete="nickname"
        onInput={(event) => setName(event.currentTarget.value)}
      />
      <button type="submit" class="btn small">
        {say("room-rename-save")}
      </button>
      {failed && (
        <span class="bad" role="alert">
          {failed}
        </span>
      )}
    </form>
  );
}
