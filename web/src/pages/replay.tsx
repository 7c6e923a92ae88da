/** A game again, move by move, from any chair; and from any move a new game. */
import type { JSX } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { api } from "../state/api";
import { type Catalog, loadCatalog } from "../state/catalog";
import { ReplaySession } from "../state/replay";
import { go, place } from "../state/router";
import { Context, lookAs, seatName } from "../table/context";
import { Control } from "../table/control";
import { Flights } from "../table/fly";
import { loadKit, told } from "../table/games";
import type { Kit } from "../table/kit";
import { Icon } from "../ui/glyph";
import { narrow, winding } from "../ui/screen";
import { enter, say } from "../words/language";
import { USUAL_PACE, usePlaying } from "./playing";

const SPEEDS: [number, string][] = [
  [1600, "½×"],
  [900, "1×"],
  [450, "2×"],
  [180, "5×"],
];

export function ReplayPage({ id }: { id: string }): JSX.Element {
  const session = useMemo(() => new ReplaySession(id), [id]);
  const control = useMemo(() => new Control(session), [session]);
  const [game, setGame] = useState<{ catalog: Catalog; kit: Kit } | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [speed, setSpeed] = useState(USUAL_PACE);
  const until = useRef<number | null>(null);
  const [playing, setPlaying] = usePlaying(session, speed, until.current);

  useEffect(() => {
    winding.value = true;
    return () => {
      winding.value = false;
    };
  }, []);

  useEffect(() => {
    let seeing = (): void => undefined;
    const query = place.value.query;
    until.current = query.has("to") ? Number(query.get("to")) : null;
    const asked = query.get("ply");
    const seat = query.get("seat");
    api
      .table(id)
      .then(async ({ table: laid }) => {
        session.table.value = laid;
        const [catalog, kit] = await Promise.all([
          loadCatalog(laid.game, laid.options),
          loadKit(laid.game),
          enter(laid.game),
        ]);
        control.keys = kit.keys;
        seeing = lookAs(session, catalog);
        const flights = new Flights(kit.path);
        session.before = (next) => flights.before(next, new Set(session.events.value.map((e) => e.n)));
        session.after = () => flights.after();
        setGame({ catalog, kit });
        // Of several who share a screen, nobody knows who looks back.
        const mine = laid.seats.filter((s) => s.you);
        const own = mine.length === 1 ? (mine[0]?.index ?? null) : null;
        await session.start(
          asked === null ? (query.has("play") ? 0 : laid.ply) : Number(asked),
          seat === null ? own : seat === "" ? null : Number(seat),
        );
        if (query.has("play")) setPlaying(true);
      })
      .catch((error: Error) => setFailed(error.message));
    return () => {
      seeing();
      control.dispose();
    };
  }, [id, session, control, setPlaying]);

  const state = session.state.value;
  const ply = session.ply.value;
  const last = session.last.value;

  const begun = state !== null;
  const eyes = session.eyes.value;
  useEffect(() => {
    if (begun) go(`/replay/${id}?ply=${ply}&seat=${eyes ?? ""}`, true);
  }, [id, ply, eyes, begun]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if ((event.target as HTMLElement | null)?.closest("input,select,dialog")) return;
      if (event.key === "ArrowLeft") void session.back();
      else if (event.key === "ArrowRight") void session.step();
      else if (event.key === " ") setPlaying(!playing);
      else return;
      event.preventDefault();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [session, playing, setPlaying]);

  if (failed && !state) {
    return (
      <main class="page laid">
        <p class="bad">{failed}</p>
        <a class="btn" href="/">
          {say("site-home")}
        </a>
      </main>
    );
  }
  const table = session.table.value;
  if (!table || !game || !state) return <main class="page laid loading">{say("table-joining")}</main>;
  const branch = (): void => {
    api.act(id, "branch", { ply, seat: session.eyes.value ?? 0 }).then(
      ({ table: made }) => made && go(`/t/${made.id}`),
      (error: Error) => setFailed(say("replay-branch-failed", { why: error.message })),
    );
  };
  return (
    <Context.Provider value={{ session, control, ...game, ...told(table.game), narrow: narrow.value }}>
      <div class="replaying">
        <game.kit.Table />
        <section class="scrubber" aria-label={say("replay-title")}>
          <a
            class="iconb"
            href={`/t/${id}`}
            aria-label={say("replay-back-to-table")}
            title={say("replay-back-to-table")}
          >
            <Icon name="home" />
          </a>
          <button
            type="button"
            class="iconb"
            aria-label={say("replay-back")}
            disabled={ply <= 0}
            onClick={() => void session.back()}
          >
            <Icon name="step_back" />
          </button>
          <button
            type="button"
            class="iconb play"
            aria-label={playing ? say("replay-pause") : say("replay-play")}
            onClick={() => setPlaying(!playing)}
          >
            <Icon name={playing ? "pause" : "play"} />
          </button>
          <button
            type="button"
            class="iconb"
            aria-label={say("replay-step")}
            disabled={ply >= last}
            onClick={() => void session.step()}
          >
            <Icon name="step" />
          </button>
          <input
            type="range"
            min={0}
            max={last}
            value={ply}
            aria-label={say("replay-scrub")}
            onInput={(event) => void session.go(Number(event.currentTarget.value))}
          />
          <output>{say("replay-of", { ply, last })}</output>
          <label>
            <span class="vh">{say("replay-speed")}</span>
            <select value={speed} onChange={(event) => setSpeed(Number(event.currentTarget.value))}>
              {SPEEDS.map(([ms, label]) => (
                <option key={ms} value={ms}>
                  {label}
                </option>
              ))}
            </select>
          </label>
          <label>
            <span class="vh">{say("replay-eyes")}</span>
            <select
              value={session.eyes.value === null ? "" : String(session.eyes.value)}
              onChange={(event) =>
                void session.look(event.currentTarget.value === "" ? null : Number(event.currentTarget.value))
              }
            >
              <option value="">{say("replay-everyone")}</option>
              {table.seats.map((s) => (
                <option key={s.index} value={String(s.index)}>
                  {seatName(s, s.index)}
                </option>
              ))}
            </select>
          </label>
          {table.status === "over" && (
            <a class="btn" href={`/review/${id}?seat=${session.eyes.value ?? ""}`}>
              <Icon name="search" size="s" />
              {say("review-title")}
            </a>
          )}
          {table.status === "over" && table.open_end && (
            <a class="btn" href={`/lab?table=${id}&ply=${ply}`}>
              <Icon name="search" size="s" />
              {say("lab-open")}
            </a>
          )}
          <button type="button" class="btn" title={say("replay-branch-long")} onClick={branch}>
            <Icon name="branch" size="s" />
            {say("replay-branch")}
          </button>
          <button
            type="button"
            class="iconb"
            aria-label={say("replay-link")}
            title={say("replay-link")}
            onClick={() => void navigator.clipboard?.writeText(location.href)}
          >
            <Icon name="link" />
          </button>
          {failed && (
            <p class="bad" role="alert">
              {failed}
            </p>
          )}
        </section>
      </div>
    </Context.Provider>
  );
}
