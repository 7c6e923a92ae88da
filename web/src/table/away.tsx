/** Bots in the place of players: said on both sides, with the way back, and with what the others may say to it. */
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { api } from "../state/api";
import type { Session } from "../state/session";
import type { SeatInfo } from "../state/wire";
import { Icon } from "../ui/glyph";
import { say } from "../words/language";
import { useTable } from "./context";

/** The seat that one looks through, if a bot plays it. */
export function ownAway(session: Session): SeatInfo | null {
  const table = session.table.value;
  const me = session.me.value;
  if (session.replaying || table?.status !== "playing" || me === null) return null;
  const info = table.seats[me];
  return info?.you && info.stand_in !== null ? info : null;
}

/** What the player is told of a bot in their own seat. */
export function ownAwayWords({ resigned, late, waits }: SeatInfo): string {
  if (resigned) return say("seat-resigned");
  if (late) return waits ? say("seat-late-waits") : say("seat-late");
  return waits ? say("seat-away-waits") : say("seat-away");
}

/** What the others are told of it. */
export function awayWords({ index: seat, resigned, late, waits }: SeatInfo): string {
  if (resigned) return say("away-resigned", { seat });
  if (late) return waits ? say("away-late-waits", { seat }) : say("away-late", { seat });
  return waits ? say("away-bot-waits", { seat }) : say("away-bot", { seat });
}

/** The others whose seats bots play; those who resigned come last: there is nothing to say about them. */
export function othersAway(session: Session): SeatInfo[] {
  const table = session.table.value;
  if (session.replaying || table?.status !== "playing") return [];
  const away = table.seats.filter((info) => info.kind === "person" && info.stand_in !== null && !info.you);
  return [...away.filter((info) => !info.resigned), ...away.filter((info) => info.resigned)];
}

/** Tell the bot in another's seat what to do. */
export function letWait(session: Session, seat: number, wait: boolean): void {
  api.act(session.id, "wait", { seat, wait }).then(
    ({ table }) => {
      session.table.value = table;
    },
    (error: Error) => {
      session.refused.value = error.message;
    },
  );
}

/** The way back into one's own seat, as large as it is important. */
export function SeatBack(): JSX.Element | null {
  const { session } = useTable();
  const [failed, setFailed] = useState<string | null>(null);
  const info = ownAway(session);
  if (!info || info.resigned) return null;
  const back = (): void => {
    api.act(session.id, "return", { seat: info.index }).then(
      ({ table }) => {
        session.table.value = table;
      },
      (error: Error) => setFailed(error.message),
    );
  };
  return (
    <div class="seatback">
      <button type="button" class="btn prime big" onClick={back}>
        <Icon name="person" />
        {say("seat-back")}
      </button>
      {failed && (
        <small class="bad" role="alert">
          {failed}
        </small>
      )}
    </div>
  );
}

/** Who is away, and the question whether to wait for them. `ask`: only where nobody has answered it. */
export function AwayNote({ ask }: { ask: boolean }): JSX.Element | null {
  const { session } = useTable();
  const [info] = othersAway(session);
  const player = session.table.value?.seats.some(({ you, resigned }) => you && !resigned);
  if (!info) return null;
  const open = !info.resigned && (info.wait ?? null) === null && player === true;
  if (ask && !open) return null;
  const seat = info.index;
  return (
    <span class="away">
      <Icon name="bot" size="s" />
      {awayWords(info)}
      {open && !info.waits && (
        <button type="button" class="btn small" onClick={() => letWait(session, seat, true)}>
          {say("away-wait", { seat })}
        </button>
      )}
      {open && (
        <button type="button" class="btn small" onClick={() => letWait(session, seat, false)}>
          {say("away-play")}
        </button>
      )}
    </span>
  );
}

/** How long news of a seat stands under the prompt. */
const NEWS = 8000;

/** Say, in sight and aloud, when a bot takes somebody's place, and when they are back. */
export function useSeatNews(session: Session, speak: (words: string) => void): void {
  const before = useRef<readonly SeatInfo[] | null>(null);
  const seats = session.table.value?.seats;
  const playing = session.table.value?.status === "playing";
  useEffect(() => {
    const [was, now] = [before.current, playing ? (seats ?? null) : null];
    before.current = now;
    const changed = (now ?? []).filter((info) => {
      const then = was?.[info.index];
      return then && (then.stand_in === null) !== (info.stand_in === null) && !info.you;
    });
    if (!changed.length) return;
    const words = changed
      .map((info) => (info.stand_in === null ? say("away-back", { seat: info.index }) : awayWords(info)))
      .join(" ");
    speak(words);
    session.news.value = words;
    window.setTimeout(() => {
      if (session.news.value === words) session.news.value = null;
    }, NEWS);
  }, [session, seats, playing, speak]);
}

/** What is said of a seat beside its name: that a bot plays it, and why; null: nothing in particular. */
export function seatTag(info: SeatInfo | undefined): string | null {
  if (!info || info.kind === "bot" || info.stand_in === null) return null;
  if (info.resigned) return say("tag-resigned");
  return info.late ? say("tag-late") : say("tag-stand-in");
}

/** The same as a sign, where there is no room for words: they are said by pointing, and to whoever listens. */
export function SeatSign({ info }: { info: SeatInfo | undefined }): JSX.Element | null {
  const words = seatTag(info);
  return words === null ? null : (
    <span class="standin" title={words}>
      <Icon name="bot" size="xs" />
      <span class="vh">{words}</span>
    </span>
  );
}

/** The same in words, under a name at the end of a game. */
export function SeatFate({ seat }: { seat: number }): JSX.Element | null {
  const words = seatTag(useTable().session.table.value?.seats[seat]);
  return words === null ? null : <small class="fate">{words}</small>;
}
