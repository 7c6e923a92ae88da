/** What has happened since one's last turn. */
import type { JSX } from "preact";
import { go } from "../state/router";
import { Icon } from "../ui/glyph";
import { say } from "../words/language";
import { useTable } from "./context";
import { Lines, useLines } from "./loglines";

export function Since(): JSX.Element {
  const { session, control } = useTable();
  const from = sinceFor(session.events.value, session.me.value);
  const lines = useLines().filter((line) => line.ply > from && !line.rule);
  return (
    <>
      {lines.length ? (
        <ol class="log plain">
          <Lines lines={lines} />
        </ol>
      ) : (
        <p class="muted">{say("table-since-nothing")}</p>
      )}
      {lines.length > 0 && (
        <p class="d-acts">
          <button
            type="button"
            class="btn"
            onClick={() => {
              control.panel.value = null;
              go(`/replay/${session.id}?ply=${from}&to=${session.state.value?.ply ?? from}&play=1`);
            }}
          >
            <Icon name="play" size="s" />
            {say("table-since-watch")}
          </button>
        </p>
      )}
    </>
  );
}

/** The ply after which this player has not acted: what happened since then is news. */
export function sinceFor(events: readonly { ply: number; kind: string; seat?: number }[], me: number | null): number {
  let own = 0;
  let turn: number | undefined;
  let last = 0;
  const told = events.some((event) => event.kind === "turn");
  for (const event of events) {
    // A game that tells of no turns tells whose deed each was; what belongs to nobody goes with the deed before it.
    if (event.kind === "turn" || !told) turn = event.seat ?? turn;
    if (turn === me && event.kind !== "turn") own = event.ply;
    else if (turn !== me) last = own;
  }
  return last;
}
