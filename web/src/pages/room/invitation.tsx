/** From a link to a seat: what is played, who sits there, one field and one button. */
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { api } from "../../state/api";
import type { Catalog } from "../../state/catalog";
import { me, refreshMe } from "../../state/me";
import { sitDown } from "../../state/sit";
import { dealing, type SeatInfo, type TableInfo } from "../../state/wire";
import { seatName } from "../../table/context";
import { editionOf, minutesOf, pitchOf, titleOf } from "../../table/games";
import type { Kit } from "../../table/kit";
import { levelWords } from "../../table/levels";
import type { Table } from "../../types/wire";
import { Icon } from "../../ui/glyph";
import { say } from "../../words/language";
import { clockWords, hostName, isFree, rulesWords } from "./facts";
import { Plate } from "./marks";
import "../../styles/pages/room.css";

/** The seats that somebody who comes by may take: all that are free by invitation, else those that are open to anyone. */
export function seatsFor(table: TableInfo, invited: boolean): SeatInfo[] {
  const user = me.value;
  return table.seats.filter((seat) => {
    if (seat.kind === "open") return invited || table.visibility === "public";
    if (seat.kind !== "invite") return false;
    return seat.name ? user?.guest === false && user.name.toLowerCase() === seat.name.toLowerCase() : invited;
  });
}

type Welcome = "sit" | "full" | "begun" | "closed" | "off" | "barred";

function welcomeTo(table: TableInfo, invited: boolean): Welcome {
  if (table.status === "closed") return "off";
  if (table.status !== "waiting") return "begun";
  if (table.barred) return "barred";
  if (seatsFor(table, invited).length) return "sit";
  return dealing(table) || !table.seats.some(isFree) ? "full" : "closed";
}

function headline(table: TableInfo, welcome: Welcome): [string, string] {
  const name = hostName(table);
  const game = titleOf(table.game);
  switch (welcome) {
    case "sit":
      return [name ? say("invite-asks", { name, game }) : say("invite-waits", { game }), pitchOf(table.game)];
    case "full":
      return [name ? say("invite-full-of", { name }) : say("invite-full"), say("invite-full-lead")];
    case "begun":
      return [name ? say("invite-begun-of", { name }) : say("invite-begun"), say("invite-full-lead")];
    case "closed":
      return [name ? say("invite-closed-of", { name }) : say("invite-closed"), say("invite-closed-lead")];
    case "off":
      return [say("invite-off"), say("invite-off-lead")];
    case "barred":
      return [say("invite-sent-away"), say("invite-sent-away-lead")];
  }
}

export function Invitation({
  table,
  invite,
  game,
  removed,
  onSat,
  onWatch,
}: {
  table: TableInfo;
  invite: string | null;
  game: { catalog: Catalog; kit: Kit } | null;
  /** Whether whoever looks sat here a moment ago. */
  removed: boolean;
  onSat: (table: Table) => void;
  onWatch: () => void;
}): JSX.Element {
  const welcome = welcomeTo(table, invite !== null);
  const kept = welcome === "sit" ? seatsFor(table, invite !== null)[0]?.index : undefined;
  const [title, lead] = headline(table, welcome);
  const facts = say("invite-facts", {
    edition: editionOf(table.game),
    players: table.players,
    minutes: minutesOf(table.game),
    clock: clockWords(table.clock),
  });
  return (
    <main id="main" class="invitation" data-welcome={welcome}>
      <section class="inv sheet laid">
        <div class="inv-what">
          <div class="inv-head">
            <p class="room-kick">{say("invite-kick")}</p>
            <h1>{title}</h1>
            <p class="page-lede">{lead}</p>
            {welcome !== "off" && (
              <ul class="inv-seats">
                {table.seats.map((seat) => (
                  <Seated key={seat.index} table={table} seat={seat} kept={seat.index === kept} />
                ))}
              </ul>
            )}
          </div>
          {game ? <Cards {...game} /> : <div class="inv-cards" />}
          <div class="inv-foot">
            <p>{facts}.</p>
            {game && <p>{rulesWords(table).join("; ")}.</p>}
            {welcome === "sit" && <p>{say("invite-never")}</p>}
          </div>
        </div>
        <div class="inv-do">
          {removed && welcome !== "barred" && (
            <p class="bad" role="status">
              {say("invite-removed")}
            </p>
          )}
          {welcome === "sit" ? (
            <SitDown table={table} invite={invite} onSat={onSat}>
              <button type="button" class="plainlink" onClick={onWatch}>
                {say("invite-only-watch")}
              </button>
            </SitDown>
          ) : (
            <Otherwise table={table} welcome={welcome} onWatch={onWatch} />
          )}
        </div>
      </section>
    </main>
  );
}

function Seated({ table, seat, kept }: { table: TableInfo; seat: SeatInfo; kept: boolean }): JSX.Element {
  const free = isFree(seat);
  const what = kept
    ? say("invite-kept")
    : free
      ? seat.name
        ? say("room-free-kept", { name: seat.name })
        : say(table.visibility === "public" ? "room-free-anyone" : "room-free-link")
      : seat.kind === "bot"
        ? say("table-bot-level", { level: levelWords(seat.bot) })
        : seat.index === table.host
          ? say("room-host")
          : seat.online === false
            ? say("room-away")
            : say("room-here");
  return (
    <li class={kept ? "you" : free ? "free" : ""}>
      <Plate seat={seat.index} />
      <span>
        <b>{kept ? say("table-you") : free ? say("room-free") : seatName(seat, seat.index)}</b>
        <small>{what}</small>
      </span>
    </li>
  );
}

const SHOWN = 5;

/** Some of the game's own cards. */
function Cards({ catalog, kit }: { catalog: Catalog; kit: Kit }): JSX.Element {
  const upright = catalog.rows.filter((row) => !kit.cards.wide(row, catalog));
  const rows = Array.from({ length: Math.min(SHOWN, upright.length) }, (_, i) => {
    return upright[Math.floor((i * upright.length) / SHOWN)];
  });
  return (
    <div class="inv-cards" aria-hidden="true">
      {rows.map((row) => row && <kit.cards.Face key={row.id} row={row} catalog={catalog} />)}
    </div>
  );
}

function SitDown({
  table,
  invite,
  onSat,
  children,
}: {
  table: TableInfo;
  invite: string | null;
  onSat: (table: Table) => void;
  children: ComponentChildren;
}): JSX.Element {
  const user = me.value;
  const account = user?.guest === false;
  const [typed, setTyped] = useState<string | null>(null);
  const [sitting, setSitting] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  const name = (typed ?? user?.name ?? "").trim();
  const sit = async (): Promise<Table> => {
    if (!user) await api.guest(name || undefined);
    else if (!account && name && name !== user.name) await api.change({ name });
    return (await sitDown.join(table.id, invite ? { invite } : {})).table;
  };
  return (
    <form
      class="sitdown"
      onSubmit={(event) => {
        event.preventDefault();
        setSitting(true);
        setFailed(null);
        sit()
          .then(onSat, (error: Error) => {
            setSitting(false);
            setFailed(error.message);
            field.current?.focus();
          })
          .finally(() => void refreshMe());
      }}
    >
      {account ? (
        <p class="as">{say("invite-as", { name: user.name })}</p>
      ) : (
        <label class="bigfield">
          <span>{say("invite-name")}</span>
          <input
            ref={field}
            value={typed ?? user?.name ?? ""}
            maxLength={24}
            autocomplete="nickname"
            placeholder={say("table-any-name")}
            aria-describedby="sit-note"
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
        </label>
      )}
      {failed && (
        <p class="bad" role="alert">
          {failed}
        </p>
      )}
      <button type="submit" class="btn prime big" disabled={sitting}>
        <Icon name="seat" />
        {say("table-join")}
      </button>
      <p class="fineprint" id="sit-note">
        {!account && say("invite-free")} {children}
      </p>
    </form>
  );
}

function Otherwise({
  table,
  welcome,
  onWatch,
}: {
  table: TableInfo;
  welcome: Welcome;
  onWatch: () => void;
}): JSX.Element {
  const like = `/new?like=${table.id}`;
  if (welcome === "off")
    return (
      <div class="sitdown">
        <a class="btn prime big" href={like}>
          {say("invite-like-this")}
        </a>
        <a class="btn big" href="/">
          {say("site-home")}
        </a>
      </div>
    );
  return (
    <div class="sitdown">
      <button type="button" class="btn prime big" onClick={onWatch}>
        <Icon name="spectator" />
        {say("invite-look-on")}
      </button>
      <p class="fineprint">
        {say("invite-look-free")} <a href={like}>{say("invite-like-this")}</a>
      </p>
    </div>
  );
}
