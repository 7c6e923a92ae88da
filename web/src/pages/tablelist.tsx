/** Tables in a list. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { me, refreshMe } from "../state/me";
import { go } from "../state/router";
import { sitDown } from "../state/sit";
import { dealing, type TableInfo } from "../state/wire";
import { seatName } from "../table/context";
import { fullTitle, titleOf } from "../table/games";
import { Icon } from "../ui/glyph";
import { listed, say } from "../words/language";
import { GameEmblem } from "./emblem";
import { clockWords } from "./room/facts";

function Row({ table, kind }: { table: TableInfo; kind: "open" | "mine" | "watch" | "finished" }): JSX.Element {
  const [failed, setFailed] = useState<string | null>(null);
  const names = table.seats.filter((s) => s.name && !(kind === "mine" && s.you)).map((s) => seatName(s, s.index));
  const seated = names.length ? listed(names) : titleOf(table.game);
  const asked = table.asked.map((seat) => table.seats[seat]).find(Boolean);
  const sit = (): void => {
    sitDown.join(table.id).then(
      () => {
        void refreshMe();
        go(`/t/${table.id}`);
      },
      (error: Error) => setFailed(error.message),
    );
  };
  return (
    <li class="trow">
      <GameEmblem game={table.game} />
      <span class="tw">
        <b data-as-is={names.length ? "" : undefined}>{seated}</b>
        <small>
          {fullTitle(table.game)}
          {kind === "open" || table.status === "waiting" ? "" : `; ${say("home-ply", { n: table.ply })}`}
          {failed && <span class="bad"> {failed}</span>}
        </small>
      </span>
      {kind === "open" && (
        <>
          <span
            class="seats"
            role="img"
            aria-label={say("home-waiting-seats", { n: table.seats.filter((s) => !s.name).length })}
          >
            {table.seats.map((s) =>
              s.name ? (
                <svg key={s.index} class={`mark p${s.index + 1}`} aria-hidden="true">
                  <use href={`#player_${s.index + 1}`} />
                </svg>
              ) : (
                <span key={s.index} class="free" />
              ),
            )}
          </span>
          <span class="tc">{clockWords(table.clock)}</span>
          {table.seats.some((seat) => seat.you) ? (
            <a class="btn" href={`/t/${table.id}`}>
              {say("list-open")}
            </a>
          ) : me.value ? (
            <button type="button" class="btn" onClick={sit}>
              {say("home-sit-down")}
            </button>
          ) : (
            // The table itself asks a stranger for a name.
            <a class="btn" href={`/t/${table.id}`}>
              {say("home-sit-down")}
            </a>
          )}
        </>
      )}
      {kind === "mine" && (
        <a class="state" href={`/t/${table.id}`}>
          {table.status === "playing" && table.your_turn ? (
            <span class="due">
              <Icon name="hourglass" size="xs" />
              {say("home-your-turn")}
            </span>
          ) : (
            <span class="wait">
              {table.status === "over"
                ? say("home-over")
                : table.status === "waiting" && !dealing(table)
                  ? say("home-waiting-seats", { n: table.seats.filter((s) => !s.name).length })
                  : asked
                    ? say("home-waiting-for", { name: seatName(asked, asked.index) })
                    : say("home-go-on")}
            </span>
          )}
        </a>
      )}
      {kind === "watch" && (
        <a class="btn" href={`/t/${table.id}`}>
          {say("home-look")}
        </a>
      )}
      {kind === "finished" && (
        <a class="btn" href={`/replay/${table.id}?ply=0&play=1`}>
          {say("home-open-replay")}
        </a>
      )}
    </li>
  );
}

export function TableList({
  tables,
  empty,
  kind,
}: {
  tables: TableInfo[] | null;
  empty: string;
  kind: "open" | "mine" | "watch" | "finished";
}): JSX.Element {
  if (tables === null) return <p class="muted">{say("site-loading")}</p>;
  if (!tables.length) return <p class="muted it">{empty}</p>;
  return (
    <ul class="tlist">
      {tables.slice(0, 40).map((table) => (
        <Row key={table.id} table={table} kind={kind} />
      ))}
    </ul>
  );
}
