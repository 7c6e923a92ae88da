/** Laying a new table: who sits where, and by which rules. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { api } from "../state/api";
import { games, loadGames } from "../state/catalog";
import { refreshMe } from "../state/me";
import { go } from "../state/router";
import { FIRST } from "../table/games";
import { text } from "../text/en";

const t = text.newTable;

type Seat = { kind: "me" | "open" | "invite" | "bot"; bot?: string };

export function NewPage({ first }: { first: string | null }): JSX.Element {
  const [game, setGame] = useState(first ?? FIRST);
  const [seats, setSeats] = useState<Seat[]>([{ kind: "me" }, { kind: "open" }, { kind: "open" }]);
  const [options, setOptions] = useState<Record<string, unknown>>({});
  const [visibility, setVisibility] = useState("public");
  const [clock, setClock] = useState<"none" | "live" | "days">("none");
  const [minutes, setMinutes] = useState(25);
  const [increment, setIncrement] = useState(20);
  const [days, setDays] = useState(2);
  const [failed, setFailed] = useState<string | null>(null);
  useEffect(() => {
    void loadGames();
  }, []);
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
    api.newTable(body).then(
      ({ table }) => {
        void refreshMe();
        go(`/t/${table.id}`);
      },
      (error: Error) => setFailed(error.message),
    );
  };
  return (
    <main id="main" class="list-page">
      <h1>{t.title}</h1>
      <p class="lead">{t.lead}</p>
      <form
        class="sheet laid pad form"
        onSubmit={(event) => {
          event.preventDefault();
          create();
        }}
      >
        <label>
          <span>{t.game}</span>
          <select
            value={game}
            onChange={(event) => {
              setGame(event.currentTarget.value);
              setOptions({});
            }}
          >
            {Object.entries(games.value ?? {}).map(([id, g]) => (
              <option key={id} value={id}>
                {g.name}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{t.players}</span>
          <select value={seats.length} onChange={(event) => resize(Number(event.currentTarget.value))}>
            {counts.map((n) => (
              <option key={n} value={n}>
                {n}
              </option>
            ))}
          </select>
        </label>
        <fieldset>
          <legend>{t.who}</legend>
          {seats.map((seat, i) => (
            <div key={i} class="seatrow">
              <svg class={`mark p${i + 1}`} aria-hidden="true">
                <use href={`#player_${i + 1}`} />
              </svg>
              <select
                aria-label={t.seat(i + 1)}
                value={seat.kind}
                onChange={(event) => {
                  const kind = event.currentTarget.value as Seat["kind"];
                  change(i, kind === "bot" ? { kind, bot: "greedy" } : { kind });
                }}
              >
                {Object.entries(t.kinds).map(([kind, label]) => (
                  <option key={kind} value={kind}>
                    {label}
                  </option>
                ))}
              </select>
              {seat.kind === "bot" && (
                <select
                  aria-label={t.level}
                  value={seat.bot}
                  onChange={(event) => change(i, { kind: "bot", bot: event.currentTarget.value })}
                >
                  {["greedy", "random"].map((level) => (
                    <option key={level} value={level}>
                      {text.home.levels[level]}
                    </option>
                  ))}
                </select>
              )}
            </div>
          ))}
        </fieldset>
        <label>
          <span>{t.visibility}</span>
          <select value={visibility} onChange={(event) => setVisibility(event.currentTarget.value)}>
            {Object.entries(t.visibilities).map(([key, label]) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{t.clock}</span>
          <select value={clock} onChange={(event) => setClock(event.currentTarget.value as typeof clock)}>
            {Object.entries(t.clocks).map(([key, label]) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </select>
        </label>
        {clock === "live" && (
          <>
            <label>
              <span>{t.minutes}</span>
              <input
                type="number"
                min={1}
                max={600}
                value={minutes}
                onInput={(event) => setMinutes(Number(event.currentTarget.value))}
              />
            </label>
            <label>
              <span>{t.increment}</span>
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
            <span>{t.daysEach}</span>
            <input
              type="number"
              min={1}
              max={30}
              value={days}
              onInput={(event) => setDays(Number(event.currentTarget.value))}
            />
          </label>
        )}
        {(info?.options ?? [])
          .filter((o) => o.choices.length > 0)
          .map((o) => (
            <label key={o.name} class="opt">
              <span>{o.label}</span>
              <select
                value={String(options[o.name] ?? o.default)}
                onChange={(event) =>
                  setOptions({ ...options, [o.name]: o.choices.find((c) => String(c) === event.currentTarget.value) })
                }
              >
                {o.choices.map((c) => (
                  <option key={String(c)} value={String(c)}>
                    {c === true ? text.generic.yes : c === false ? text.generic.no : String(c)}
                  </option>
                ))}
              </select>
              <small>{o.help}</small>
            </label>
          ))}
        {failed && (
          <p class="bad" role="alert">
            {failed}
          </p>
        )}
        <button type="submit" class="btn prime big">
          {t.create}
        </button>
      </form>
    </main>
  );
}
