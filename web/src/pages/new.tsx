/** Laying a new table: what is played, who sits where, who may come; the rest is folded away. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { api } from "../state/api";
import { games, loadGames } from "../state/catalog";
import { me, refreshMe } from "../state/me";
import { withOwn } from "../state/own";
import { go } from "../state/router";
import { sitDown } from "../state/sit";
import { FIRST } from "../table/games";
import { loadLevels } from "../table/levels";
import { enter, say } from "../words/language";
import { HouseRules } from "./newtable/house";
import { AwayPick, ClockPick, GameFace, HintsPick, Picks, SeatRow } from "./newtable/parts";
import {
  AT_FIRST,
  begins,
  clockOf,
  fitting,
  likeThat,
  nearest,
  placed,
  resized,
  seatsOf,
  VISIBILITIES,
  type Wanted,
} from "./newtable/wanted";
import "../styles/pages/lists.css";
import "../styles/pages/room.css";
import "../styles/pages/new.css";

export function NewPage({
  first,
  like,
  own = false,
}: {
  first: string | null;
  like: string | null;
  /** Whether with one's own figures for cards. */
  own?: boolean;
}): JSX.Element {
  const [wanted, set] = useState<Wanted>(() => {
    const game = first ?? FIRST;
    return { ...AT_FIRST, game, options: own ? withOwn(game) : AT_FIRST.options };
  });
  const [failed, setFailed] = useState<string | null>(null);
  const [laying, setLaying] = useState(false);
  const { game, seats, visibility } = wanted;
  const info = games.value?.[game];
  const counts = info?.players ?? [2, 3, 4];
  // The rules that can be set are told in the game's own words.
  const [entered, setEntered] = useState("");
  useEffect(() => {
    void loadGames();
    void loadLevels();
  }, []);
  useEffect(() => {
    void enter(game).then(() => setEntered(game));
  }, [game]);
  useEffect(() => {
    if (like) void likeThat(like).then((same) => set((now) => ({ ...now, ...same })));
  }, [like]);
  const change = (what: Partial<Wanted>): void => {
    const next = { ...wanted, ...what };
    const known = games.value?.[next.game];
    if (known) {
      next.seats = resized(next.seats, nearest(known.players, next.seats.length));
      next.options = fitting(next.options, known.options, next.seats.length);
    }
    set(next);
  };
  // A game that is not for two, say, as soon as that is known.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each game
  useEffect(() => {
    if (info && !counts.includes(seats.length)) change({});
  }, [info]);
  const lay = (): void => {
    setLaying(true);
    setFailed(null);
    const body = {
      game,
      seats: seatsOf(wanted),
      options: wanted.options,
      visibility,
      clock: clockOf(wanted),
      away: wanted.away,
      hints: wanted.hints === "bots" ? null : wanted.hints === "all",
    };
    guestFirst()
      .then(() => sitDown.newTable(body))
      .then(
        ({ table }) => {
          void refreshMe();
          go(`/t/${table.id}`);
        },
        (error: Error) => {
          setLaying(false);
          setFailed(error.message);
        },
      );
  };
  return (
    <main id="main" class="wide-page new-page">
      <header class="phead">
        <h1>{say("new-table-title")}</h1>
        <p class="page-lede">{say("new-table-lead")}</p>
      </header>
      <form
        class="newt"
        onSubmit={(event) => {
          event.preventDefault();
          lay();
        }}
      >
        <section class="sheet laid pad">
          <Picks
            name="game"
            cls="games"
            legend={say("new-table-game")}
            values={Object.keys(games.value ?? {})}
            value={game}
            onPick={(id) => change({ game: id, options: {} })}
            Face={GameFace}
          />
          <Picks
            name="players"
            cls="counts"
            legend={say("new-table-players")}
            values={counts.map(String)}
            value={String(seats.length)}
            onPick={(n) => change({ seats: resized(seats, Number(n)) })}
            Face={({ value }) => <>{value}</>}
          />
          <fieldset>
            <legend>{say("new-table-who")}</legend>
            <ol class="nseats">
              {seats.map((seat, i) => (
                <SeatRow
                  key={i}
                  game={game}
                  index={i}
                  seat={seat}
                  visibility={visibility}
                  onChange={(next) => change({ seats: placed(seats, i, next, visibility) })}
                />
              ))}
            </ol>
          </fieldset>
        </section>
        <section class="sheet laid pad">
          <Picks
            name="visibility"
            cls="lines"
            legend={say("new-table-visibility")}
            values={VISIBILITIES}
            value={visibility}
            onPick={(key) => change({ visibility: key })}
            Face={({ value }) => (
              <span>
                <b>{say(`new-table-visibility-${value}`)}</b>
                <small>{say(`new-table-visibility-${value}-note`)}</small>
              </span>
            )}
          />
          <ClockPick wanted={wanted} change={change} />
          {visibility !== "hotseat" && wanted.clock !== "none" && <AwayPick wanted={wanted} change={change} />}
          <HintsPick wanted={wanted} change={change} />
          {entered === game && <HouseRules options={info?.options ?? []} wanted={wanted} change={change} />}
          {"cards" in wanted.options && (
            <p class="muted">{say("own-with", { n: Object.keys(wanted.options.cards ?? {}).length })}</p>
          )}
          {failed && (
            <p class="bad" role="alert">
              {failed}
            </p>
          )}
          <button type="submit" class="btn prime big" disabled={laying}>
            {say("new-table-create")}
          </button>
          <p class="fineprint">{say(begins(wanted) ? "new-table-begins" : "new-table-waits")}</p>
        </section>
      </form>
    </main>
  );
}

/** Whoever lays a table is somebody; a guest will do. */
async function guestFirst(): Promise<void> {
  if (!me.value) me.value = (await api.guest()).user;
}
