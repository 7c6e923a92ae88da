/** What one can do about the table itself: leave it, let a bot play on, come back, invite, take the record along. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { api } from "../state/api";
import { games } from "../state/catalog";
import { looker } from "../state/curtain";
import { hintsAt } from "../state/wire";
import { Icon } from "../ui/glyph";
import { SettingsForm } from "../ui/settings";
import { say, tell } from "../words/language";
import { WarnMe } from "./advice";
import { letWait, othersAway } from "./away";
import { choiceWords } from "./choicewords";
import { useTable } from "./context";

function Deed({
  icon,
  label,
  note,
  onClick,
}: {
  icon: string;
  label: string;
  note: string;
  onClick: () => void;
}): JSX.Element {
  return (
    <li>
      <button type="button" class="choice" onClick={onClick}>
        <Icon name={icon} size="s" />
        <span>
          <b>{label}</b>
          <small>{note}</small>
        </span>
      </button>
    </li>
  );
}

function download(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}

/** The rules that this table was laid with, and the seal on its deal. */
function Laid(): JSX.Element | null {
  const { session } = useTable();
  const table = session.table.value;
  if (!table) return null;
  const known = games.value?.[table.game]?.options ?? [];
  const rows: [string, string][] = Object.entries(table.options).map(([name, value]) => [
    tell(known.find((option) => option.name === name)?.label ?? name),
    choiceWords(value),
  ]);
  return (
    <dl class="facts">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {table.commitment && (
        <div>
          <dt>{say("menu-seal")}</dt>
          <dd>
            <code class="clip seal" title={table.commitment}>
              {table.commitment}
            </code>
          </dd>
        </div>
      )}
    </dl>
  );
}

export function TableMenu({ onDone }: { onDone: () => void }): JSX.Element | null {
  const { session, control } = useTable();
  const [failed, setFailed] = useState<string | null>(null);
  const table = session.table.value;
  if (!table) return null;
  const mine = table.seats.filter((seat) => seat.you);
  // Of several who share a screen, whoever looks speaks for their own seat.
  const me = session.me.value;
  const own = mine.length > 1 && me !== null ? mine.filter((seat) => seat.index === me) : mine;
  const resigned = own.every((seat) => seat.resigned);
  const away = own.some((seat) => seat.stand_in !== null);
  const playing = table.status === "playing" && mine.length > 0 && !session.replaying;
  const act = (what: string): void => {
    api.act(session.id, what, looker(session.state.value)).then(
      ({ table: now }) => {
        if (now) session.table.value = now;
        onDone();
      },
      (error: Error) => setFailed(error.message),
    );
  };
  const record = (): void => {
    api.record(session.id).then(
      (content) => download(`${table.game}-${table.id}.json`, content),
      (error: Error) => setFailed(error.message),
    );
  };
  const link = `${location.origin}/t/${table.id}${table.invite ? `?invite=${table.invite}` : ""}`;
  return (
    <div class="choices">
      <ol>
        <Deed
          icon="copy"
          label={say("menu-link")}
          note={say("menu-link-note")}
          onClick={() => {
            void navigator.clipboard?.writeText(link);
            onDone();
          }}
        />
        {playing && mine.length > 1 && me !== null && (
          <Deed
            icon="eye"
            label={say("curtain-fall")}
            note={say("curtain-fall-note")}
            onClick={() => {
              onDone();
              session.lower();
            }}
          />
        )}
        {playing &&
          !resigned &&
          othersAway(session)
            .filter((info) => !info.resigned)
            .flatMap(({ index: seat, waits }) => [
              !waits && (
                <Deed
                  key={`w${seat}`}
                  icon="hourglass"
                  label={say("away-wait", { seat })}
                  note={say("away-wait-note")}
                  onClick={() => {
                    letWait(session, seat, true);
                    onDone();
                  }}
                />
              ),
              <Deed
                key={`p${seat}`}
                icon="bot"
                label={say("away-play")}
                note={say("away-play-note")}
                onClick={() => {
                  letWait(session, seat, false);
                  onDone();
                }}
              />,
            ])}
        {playing && away && !resigned && (
          <Deed
            icon="person"
            label={say("menu-come-back")}
            note={say("menu-come-back-note")}
            onClick={() => act("return")}
          />
        )}
        {playing && !away && (
          <Deed
            icon="bot"
            label={say("menu-hand-over")}
            note={say("menu-hand-over-note")}
            onClick={() => act("hand-over")}
          />
        )}
        {playing && !away && (
          <Deed
            icon="close"
            label={say("menu-resign")}
            note={say("menu-resign-note")}
            onClick={() => (control.panel.value = "resign")}
          />
        )}
        {table.status === "over" && (
          <Deed icon="log" label={say("menu-record")} note={say("menu-record-note")} onClick={record} />
        )}
      </ol>
      {failed && (
        <p class="bad" role="alert">
          {failed}
        </p>
      )}
      {hintsAt(table) && <WarnMe />}
      <h3 class="cap">{say("menu-rules")}</h3>
      <Laid />
      <p class="muted">{say("menu-seal-note")}</p>
      <h3 class="cap">{say("settings-title")}</h3>
      <SettingsForm />
    </div>
  );
}
