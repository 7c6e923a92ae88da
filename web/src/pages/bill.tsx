/** The bill of a game: what it is, and play at once. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { games } from "../state/catalog";
import { refreshMe } from "../state/me";
import { go } from "../state/router";
import { sitDown } from "../state/sit";
import { loadTaught, taught } from "../state/taught";
import { editionOf, fullTitle, lookOf, minutesOf, pitchOf, titleOf } from "../table/games";
import { levelNote, levels, levelWords, loadLevels, USUAL } from "../table/levels";
import { Icon } from "../ui/glyph";
import { say } from "../words/language";

/** For how many players. */
function playersWords(counts: readonly number[]): string {
  const how = counts.length === 1 ? "one" : counts.length === 2 ? "two" : "more";
  return say("home-players", { how, least: counts[0], most: counts.at(-1) });
}

export function Bill({ id }: { id: string }): JSX.Element | null {
  const info = games.value?.[id];
  const look = lookOf(id);
  const counts = info?.players ?? [];
  const [players, setPlayers] = useState(counts.includes(3) ? 3 : (counts[0] ?? 3));
  const [bot, setBot] = useState(USUAL);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  useEffect(() => {
    void loadLevels();
    void loadTaught();
  }, []);
  if (!info) return null;
  const full = fullTitle(id);
  const play = (): void => {
    setBusy(true);
    sitDown.playNow({ game: id, players, bot }).then(
      ({ table }) => {
        void refreshMe();
        go(`/t/${table.id}`);
      },
      (error: Error) => {
        setBusy(false);
        setFailed(error.message);
      },
    );
  };
  return (
    <article class={`bill ${look.ribbon} laid`} aria-label={full}>
      <div class={`c-vig ${look.colour}`} style="--gs:30px">
        <svg class="c-emb" viewBox="0 0 48 48" aria-hidden="true">
          <use href={`#${look.emblem}`} />
        </svg>
      </div>
      <h2>{titleOf(id)}</h2>
      <p class="ed">{editionOf(id)}</p>
      <div>
        <p>{pitchOf(id)}</p>
        <div class="meta">
          <span>
            <Icon name="person" />
            {playersWords(counts)}
          </span>
          <span>
            <Icon name="clock" />
            {say("home-minutes", { n: minutesOf(id) })}
          </span>
        </div>
      </div>
      <div class="setup">
        <label>
          <span>{say("home-seats-label")}</span>
          <select value={players} onChange={(event) => setPlayers(Number(event.currentTarget.value))}>
            {counts.map((n) => (
              <option key={n} value={n}>
                {n}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{say("home-level-label")}</span>
          <select value={bot} onChange={(event) => setBot(event.currentTarget.value)}>
            {levels.value.map((level) => (
              <option key={level} value={level}>
                {levelWords(level)}
              </option>
            ))}
          </select>
        </label>
        <p class="level">{levelNote(bot, id)}</p>
      </div>
      <div class="cta">
        <button
          type="button"
          class="btn prime"
          disabled={busy}
          aria-label={say("home-play-now-with", { game: full })}
          onClick={play}
        >
          <Icon name="play" />
          {say("home-play-now")}
        </button>
        {taught.value.includes(id) && (
          <a class="btn learn" href={`/learn/${id}`} aria-label={say("learn-of", { game: full })}>
            <Icon name="lamp" />
            <span>{say("learn-game")}</span>
          </a>
        )}
        <a class="btn quiet" href={`/new?game=${id}`} aria-label={say("home-new-table-of", { game: full })}>
          {say("home-new-table")}
        </a>
      </div>
      {failed && (
        <p class="bad" role="alert">
          {failed}
        </p>
      )}
    </article>
  );
}
