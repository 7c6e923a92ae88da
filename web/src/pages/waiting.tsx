/** A table that still waits for players. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { api } from "../state/api";
import { me } from "../state/me";
import { go } from "../state/router";
import type { Session } from "../state/session";
import { sitDown } from "../state/sit";
import { dealing } from "../state/wire";
import { titleOf } from "../table/games";
import { Icon } from "../ui/glyph";
import { say } from "../words/language";

export function Waiting({ session, invite }: { session: Session; invite: string | null }): JSX.Element {
  const table = session.table.value;
  const [copied, setCopied] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const [name, setName] = useState("");
  const [sitting, setSitting] = useState(false);
  useEffect(() => {
    const timer = window.setInterval(() => {
      api.table(session.id).then(
        ({ table: now }) => {
          session.table.value = now;
        },
        () => undefined,
      );
    }, 2500);
    return () => window.clearInterval(timer);
  }, [session]);
  if (!table) return <main class="page laid" />;
  const link = `${location.origin}/t/${table.id}${table.invite ? `?invite=${table.invite}` : ""}`;
  const seated = table.seats.some((s) => s.you);
  const dealt = dealing(table);
  const stranger = me.value === null;
  const sit = async (): Promise<void> => {
    setSitting(true);
    if (stranger) await api.guest(name.trim() || undefined);
    await sitDown.join(session.id, invite ? { invite } : {});
    location.reload();
  };
  return (
    <main class="page laid waiting" id="table">
      <section class="sheet laid pad">
        <h1>{titleOf(table.game)}</h1>
        <p>{dealt ? say("table-dealing") : seated ? say("table-waiting-seats") : say("table-invited")}</p>
        <ul class="seatlist">
          {table.seats.map((s) => (
            <li key={s.index}>
              <svg class={`mark p${s.index + 1}`} aria-hidden="true">
                <use href={`#player_${s.index + 1}`} />
              </svg>
              {s.name || say("home-free-seat")}
            </li>
          ))}
        </ul>
        {failed && (
          <p class="bad" role="alert">
            {failed}
          </p>
        )}
        {!seated && !dealt && (
          <form
            class="d-acts"
            onSubmit={(event) => {
              event.preventDefault();
              sit().catch((error: Error) => {
                setSitting(false);
                setFailed(error.message);
              });
            }}
          >
            {stranger && (
              <label>
                {say("account-name")}
                <input
                  value={name}
                  maxLength={24}
                  autocomplete="nickname"
                  placeholder={say("table-any-name")}
                  onInput={(event) => setName(event.currentTarget.value)}
                />
              </label>
            )}
            <button type="submit" class="btn prime" disabled={sitting}>
              {say("table-join")}
            </button>
          </form>
        )}
        <p class="d-acts">
          <button
            type="button"
            class="btn"
            onClick={() => {
              void navigator.clipboard?.writeText(link);
              setCopied(true);
            }}
          >
            <Icon name="copy" size="s" />
            {copied ? say("home-copied") : say("home-copy-link")}
          </button>
          <button type="button" class="btn quiet" onClick={() => go("/")}>
            {say("site-home")}
          </button>
        </p>
        <p class="muted clip">{link}</p>
      </section>
    </main>
  );
}
