/** Laying a new table: who sits where, and by which rules. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { games, loadGames } from "../state/catalog";
import { refreshMe } from "../state/me";
import { withOwn } from "../state/own";
import { go } from "../state/router";
import { sitDown } from "../state/sit";
import { choiceWords } from "../table/choicewords";
import { FIRST, fullTitle } from "../table/games";
import { enter, say, tell } from "../words/language";

const KINDS = ["me", "open", "invite", "bot"] as const;
const VISIBILITIES = ["public", "link", "hotseat"] as const;
const CLOCKS = ["none", "live", "days"] as const;

type Seat = { kind: (typeof KINDS)[number]; bot?: string };

export function NewPage({ first, own = false }: { first: string | null; own?: boolean }): JSX.Element {
  const [game, setGame] = useState(first ?? FIRST);
  const [seats, setSeats] = useState<Seat[]>([{ kind: "me" }, { kind: "open" }, { kind: "open" }]);
  const [options, setOptions] = useState<Record<string, unknown>>(own ? withOwn(first ?? FIRST) : {});
  const [visibility, setVisibility] = useState("public");
  const [clock, setClock] = useState<(typeof CLOCKS)[number]>("none");
  const [minutes, setMinutes] = useState(25);
  const [increment, setIncrement] = useState(20);
  const [days, setDays] = useState(2);
  const [failed, setFailed] = useState<string | null>(null);
  useEffect(() => {
    void loadGames();
  }, []);
  // The rules that can be set are told in the game's own words.
  const [entered, setEntered] = useState("");
  useEffect(() => {
    void enter(game).then(() => setEntered(game));
  }, [game]);
  const info = games.value?.[game];
  const counts = info?.players ?? [2, 3, 4];
  const resize = (n: number): void => {
    setSeats(Array.from({ length: n }, (_, i) => seats[i] ?? { kind: "open" }));
  };
  const change = (i: number, seat: Seat): void => setSeats(seats.map((s, j) => (j === i ? seat : s)));
  const create = (): void => {
    const body = {
      game,
      seats: visibility === "hotseat" ? seats.map((s) => (s.kind === "bot" ? s : { kind: "me" })) : seats,
      options,
      visibility,
      clock: clock === "none" ? null : clock === "live" ? { kind: "live", minutes, increment } : { kind: "days", days },
    };
    sitDown.newTable(body).then(
      ({ table }) => {
        void refreshMe();
        go(`/t/${table.id}`);
      },
      (error: Error) => setFailed(error.message),
    );
  };
  return (
    <main id="main" class="list-page">
      <h1>{say("new-table-title")}</h1>
      <p class="lead">{say("new-table-lead")}</p>
      <form
        class="sheet laid pad form"
        onSubmit={(event) => {
          event.preventDefault();
          create();
        }}
      >
        <label>
          <span>{say("new-table-game")}</span>
          <select
            value={game}
            onChange={(event) => {
              setGame(event.currentTarget.value);
              setOptions({});
            }}
          >
            {Object.keys(games.value ?? {}).map((id) => (
              <option key={id} value={id}>
                {fullTitle(id)}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{say("new-table-players")}</span>
          <select value={seats.length} onChange={(event) => resize(Number(event.currentTarget.value))}>
            {counts.map((n) => (
              <option key={n} value={n}>
                {n}
              </option>
            ))}
          </select>
        </label>
        <fieldset>
          <legend>{say("new-table-who")}</legend>
          {seats.map((seat, i) => (
            <div key={i} class="seatrow">
              <svg class={`mark p${i + 1}`} aria-hidden="true">
                <use href={`#player_${i + 1}`} />
              </svg>
              <select
                aria-label={say("new-table-seat", { n: i + 1 })}
                value={seat.kind}
                onChange={(event) => {
                  const kind = event.currentTarget.value as Seat["kind"];
                  change(i, kind === "bot" ? { kind, bot: "greedy" } : { kind });
                }}
              >
                {KINDS.map((kind) => (
                  <option key={kind} value={kind}>
                    {say(`new-table-kind-${kind}`)}
                  </option>
                ))}
              </select>
              {seat.kind === "bot" && (
                <select
                  aria-label={say("new-table-level")}
                  value={seat.bot}
                  onChange={(event) => change(i, { kind: "bot", bot: event.currentTarget.value })}
                >
                  {(["greedy", "random"] as const).map((level) => (
                    <option key={level} value={level}>
                      {say(`home-level-${level}`)}
                    </option>
                  ))}
                </select>
              )}
            </div>
          ))}
        </fieldset>
        <label>
          <span>{say("new-table-visibility")}</span>
          <select value={visibility} onChange={(event) => setVisibility(event.currentTarget.value)}>
            {VISIBILITIES.map((key) => (
              <option key={key} value={key}>
                {say(`new-table-visibility-${key}`)}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{say("new-table-clock")}</span>
          <select value={clock} onChange={(event) => setClock(event.currentTarget.value as typeof clock)}>
            {CLOCKS.map((key) => (
              <option key={key} value={key}>
                {say(`new-table-clock-${key}`)}
              </option>
            ))}
          </select>
        </label>
        {clock === "live" && (
          <>
            <label>
              <span>{say("new-table-minutes")}</span>
              <input
                type="number"
                min={1}
                max={600}
                value={minutes}
                onInput={(event) => setMinutes(Number(event.currentTarget.value))}
              />
            </label>
            <label>
              <span>{say("new-table-increment")}</span>
              <input
                type="number"
                min={0}
                max={600}
                value={increment}
                onInput={(event) => setIncrement(Number(event.currentTarget.value))}
              />
            </label>
          </>
        )}
        {clock === "days" && (
          <label>
            <span>{say("new-table-days-each")}</span>
            <input
              type="number"
              min={1}
              max={30}
              value={days}
              onInput={(event) => setDays(Number(event.currentTarget.value))}
            />
          </label>
        )}
        {(entered === game ? (info?.options ?? []) : [])
          .filter((o) => o.choices.length > 0)
          .map((o) => (
            <label key={o.name} class="opt">
              <span>{tell(o.label)}</span>
              <select
                value={String(options[o.name] ?? o.default)}
                onChange={(event) =>
                  setOptions({ ...options, [o.name]: o.choices.find((c) => String(c) === event.currentTarget.value) })
                }
              >
                {o.choices.map((c) => (
                  <option key={String(c)} value={String(c)}>
                    {choiceWords(c)}
                  </option>
                ))}
              </select>
              <small>{tell(o.help)}</small>
            </label>
          ))}
        {"cards" in options && <p class="muted">{say("own-with", { n: Object.keys(options.cards ?? {}).length })}</p>}
        {failed && (
          <p class="bad" role="alert">
            {failed}
          </p>
        )}
        <button type="submit" class="btn prime big">
          {say("new-table-create")}
        </button>
      </form>
    </main>
  );
}
