/** The bill of a game: what it is, and play at once. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { api } from "../state/api";
import { games } from "../state/catalog";
import { refreshMe } from "../state/me";
import { go } from "../state/router";
import { GAMES, lookOf } from "../table/games";
import { text } from "../text/en";
import { Icon } from "../ui/glyph";

const t = text.home;

export function Bill({ id }: { id: string }): JSX.Element | null {
  const info = games.value?.[id];
  const words = GAMES[id] ?? { title: info?.name ?? id, edition: "", pitch: "", minutes: 0 };
  const look = lookOf(id);
  const counts = info?.players ?? [];
  const [players, setPlayers] = useState(counts.includes(3) ? 3 : (counts[0] ?? 3));
  const [bot, setBot] = useState("greedy");
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  if (!info) return null;
  const full = words.edition ? `${words.title}, ${words.edition}` : words.title;
  const play = (): void => {
    setBusy(true);
    api.playNow({ game: id, players, bot }).then(
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
      <h2>{words.title}</h2>
      <p class="ed">{words.edition}</p>
      <div>
        <p>{words.pitch}</p>
        <div class="meta">
          <span>
            <Icon name="person" />
            {t.players(counts)}
          </span>
          <span>
            <Icon name="clock" />
            {t.minutes(words.minutes)}
          </span>
        </div>
      </div>
      <div class="setup">
        <label>
          <span>{t.seatsLabel}</span>
          <select value={players} onChange={(event) => setPlayers(Number(event.currentTarget.value))}>
            {counts.map((n) => (
              <option key={n} value={n}>
                {n}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{t.levelLabel}</span>
          <select value={bot} onChange={(event) => setBot(event.currentTarget.value)}>
            {["greedy", "random"].map((level) => (
              <option key={level} value={level}>
                {t.levels[level]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div class="cta">
        <button type="button" class="btn prime" disabled={busy} aria-label={t.playNowWith(full)} onClick={play}>
          <Icon name="play" />
          {t.playNow}
        </button>
        <a class="btn quiet" href={`/new?game=${id}`} aria-label={t.newTableOf(full)}>
          {t.newTable}
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
