/** The tracks as cards. */
import type { JSX } from "preact";
import type { TrackRow } from "../../../types/generated";
import { Icon } from "../../../ui/glyph";
import { Provenance } from "../../../ui/provenance";
import { tell } from "../../../words/language";
import { spaceWords } from "../board/tracks";
import { ACTION_SIGN } from "../signs";
import { say } from "../words";

export function TrackFace({ track }: { track: TrackRow }): JSX.Element {
  return (
    <span class="trackface" aria-hidden="true">
      <b>{tell(track.name)}</b>
      <small>{say("track-for", { n: track.players })}</small>
      <span class="tfs">
        {track.actions.map((action, i) => {
          const icon = track.icons[String(i + 1)];
          return (
            <span key={i}>
              <i>{i + 1}</i>
              <Icon name={ACTION_SIGN[action] ?? "arrow"} />
              {icon && (
                <em class={icon}>
                  <Icon name={icon} size="xs" />
                </em>
              )}
            </span>
          );
        })}
      </span>
    </span>
  );
}

export function LargeTrack({ track }: { track: TrackRow }): JSX.Element {
  return (
    <article class="card large mlarge" style="--sc:var(--thames-ink);--sw:var(--thames-wash)">
      <header class="ml-band">
        <h3>{tell(track.name)}</h3>
        <i />
      </header>
      <TrackFace track={track} />
      <div class="c-text">
        <ol class="spaces">
          {track.actions.map((action, i) => (
            <li key={i}>{spaceWords({ space: i + 1, action, icon: track.icons[String(i + 1)] ?? null })}</li>
          ))}
        </ol>
      </div>
      <Provenance row={track} />
    </article>
  );
}
