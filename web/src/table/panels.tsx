/** What opens over a table: all choices, keys, since your last turn, one player's side, settings. */
import type { JSX } from "preact";
import { canNotify, wantNotices } from "../state/notify";
import { type Prefs, prefs, setPrefs } from "../state/prefs";
import { go } from "../state/router";
import { text, tidy } from "../text/en";
import { Dialog } from "../ui/dialog";
import { Icon, Mark } from "../ui/glyph";
import { Large } from "../ui/large";
import { nameOf, useTable, withNames } from "./context";
import { Lines, useLines } from "./log";
import { TableMenu } from "./menu";

/** Every option of the decision as a list, whatever the game: nothing is ever unplayable. */
export function ChoiceList({ onChosen }: { onChosen?: () => void }): JSX.Element {
  const { session, control, catalog, kit } = useTable();
  const decision = session.decision.value;
  const why = session.state.value?.unavailable ?? [];
  if (!decision) return <p class="muted">{text.generic.noChoice}</p>;
  return (
    <div class="choices">
      <p class="ask">{withNames(session, decision.prompt)}</p>
      <ol aria-label={withNames(session, decision.prompt)}>
        {decision.options.map((row) => {
          const armed = control.armed.value === row.option;
          const look = kit.look(row);
          return (
            <li key={row.option}>
              <button
                type="button"
                class={`choice ${armed ? "armed" : ""} ${session.pending.value === row.option ? "is-taken" : ""}`}
                data-option={row.option}
                onClick={() => {
                  control.take(row);
                  if (control.armed.value === null) onChosen?.();
                }}
                onFocus={(event) => control.point(row, event.currentTarget)}
                onMouseEnter={(event) => control.point(row, event.currentTarget)}
                onMouseLeave={() => control.point(null)}
              >
                <Icon name={kit.icon(row)} size="s" />
                <span>
                  <b>{armed ? text.table.sure : withNames(session, row.label)}</b>
                  {row.preview && <small>{tidy(row.preview)}</small>}
                  {row.warning && (
                    <small class="warn">
                      {text.generic.warning} {row.warning}
                    </small>
                  )}
                </span>
              </button>
              {look && catalog.byId.has(look) && (
                <button
                  type="button"
                  class="iconb"
                  aria-label={text.card.open(catalog.name(look))}
                  onClick={() => control.look(look)}
                >
                  <Icon name="info" size="s" />
                </button>
              )}
            </li>
          );
        })}
      </ol>
      {why.length > 0 && (
        <>
          <h3 class="cap">{text.generic.reasons}</h3>
          <ul class="reasons">
            {why.map((row, i) => (
              <li key={i}>
                <Icon name="lock" size="xs" />
                <span>
                  <b>{row.label}</b> {row.reason}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

export function KeyList(): JSX.Element {
  return (
    <dl class="keys">
      {text.keys.list.map(([key, does]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}

function Since(): JSX.Element {
  const { session, control } = useTable();
  const from = sinceFor(session.events.value, session.me.value);
  const lines = useLines().filter((line) => line.ply > from && !line.rule);
  return (
    <>
      {lines.length ? (
        <ol class="log plain">
          <Lines lines={lines} />
        </ol>
      ) : (
        <p class="muted">{text.table.sinceNothing}</p>
      )}
      {lines.length > 0 && (
        <p class="d-acts">
          <button
            type="button"
            class="btn"
            onClick={() => {
              control.panel.value = null;
              go(`/replay/${session.id}?ply=${from}&to=${session.state.value?.ply ?? from}&play=1`);
            }}
          >
            <Icon name="play" size="s" />
            {text.table.sinceWatch}
          </button>
        </p>
      )}
    </>
  );
}

/** The ply after which this player has not acted: what happened since then is news. */
export function sinceFor(events: readonly { ply: number; kind: string; seat?: number }[], me: number | null): number {
  let own = 0;
  let turn: number | undefined;
  let last = 0;
  const told = events.some((event) => event.kind === "turn");
  for (const event of events) {
    // A game that tells of no turns tells whose deed each was; what belongs to nobody goes with the deed before it.
    if (event.kind === "turn" || !told) turn = event.seat ?? turn;
    if (turn === me && event.kind !== "turn") own = event.ply;
    else if (turn !== me) last = own;
  }
  return last;
}

export function Chooser<K extends string | number>({
  legend,
  value,
  choices,
  onPick,
}: {
  legend: string;
  value: K;
  choices: [K, string][];
  onPick: (value: K) => void;
}): JSX.Element {
  return (
    <fieldset class="chooser">
      <legend>{legend}</legend>
      {choices.map(([key, label]) => (
        <label key={key} class={key === value ? "on" : ""}>
          <input type="radio" name={legend} checked={key === value} onChange={() => onPick(key)} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

export function SettingsForm(): JSX.Element {
  const p = prefs.value;
  const t = text.settings;
  return (
    <div class="settings">
      <Chooser
        legend={t.theme}
        value={p.theme}
        choices={Object.entries(t.themes) as [Prefs["theme"], string][]}
        onPick={(theme) => setPrefs({ theme })}
      />
      <Chooser
        legend={t.motion}
        value={p.motion}
        choices={Object.entries(t.motions) as [Prefs["motion"], string][]}
        onPick={(motion) => setPrefs({ motion })}
      />
      <Chooser
        legend={t.size}
        value={p.size}
        choices={([90, 100, 115, 130] as const).map((n) => [n, t.sizes[n] ?? ""])}
        onPick={(size) => setPrefs({ size })}
      />
      <Chooser
        legend={t.sound}
        value={p.sound ? "on" : "off"}
        choices={Object.entries(t.sounds)}
        onPick={(v) => setPrefs({ sound: v === "on" })}
      />
      {canNotify() && (
        <Chooser
          legend={t.notices}
          value={p.notices ? "on" : "off"}
          choices={Object.entries(t.noticeChoices)}
          onPick={(v) => void wantNotices(v === "on")}
        />
      )}
      <fieldset class="chooser marks">
        <legend>{t.mark}</legend>
        {[1, 2, 3, 4].map((n) => (
          <label key={n} class={p.mark === n ? "on" : ""}>
            <input type="radio" name={t.mark} checked={p.mark === n} onChange={() => setPrefs({ mark: n })} />
            <svg class={`mark p${n}`} aria-hidden="true">
              <use href={`#player_${n}`} />
            </svg>
            {t.marks[n]}
          </label>
        ))}
      </fieldset>
      <Chooser
        legend={t.keys}
        value={p.keys ? "on" : "off"}
        choices={Object.entries(t.keyChoices)}
        onPick={(v) => setPrefs({ keys: v === "on" })}
      />
      <p class="muted">{t.remembered}</p>
    </div>
  );
}

export function Panels({ side }: { side?: (seat: number) => JSX.Element | null }): JSX.Element {
  const { session, control, catalog, kit } = useTable();
  const close = (): void => {
    control.panel.value = null;
  };
  const panel = control.panel.value;
  const card = control.card.value;
  const seat = control.side.value;
  return (
    <>
      {panel === "choices" && (
        <Dialog label={text.table.allChoices} title={text.table.allChoices} onClose={close}>
          <ChoiceList onChosen={close} />
        </Dialog>
      )}
      {panel === "keys" && (
        <Dialog label={text.keys.title} title={text.keys.title} onClose={close}>
          <KeyList />
        </Dialog>
      )}
      {panel === "since" && (
        <Dialog label={text.table.since} title={text.table.since} onClose={close}>
          <Since />
        </Dialog>
      )}
      {panel === "menu" && (
        <Dialog label={text.table.tableMenu} title={text.table.tableMenu} onClose={close}>
          <TableMenu onDone={close} />
        </Dialog>
      )}
      {seat !== null && side && (
        <Dialog label={nameOf(session, seat)} cls="wide" onClose={() => control.openSide(null)}>
          <h2 class="cap d-title">
            <Mark seat={seat} me={session.me.value} />
            {nameOf(session, seat)}
          </h2>
          {side(seat)}
        </Dialog>
      )}
      {card !== null && <Large id={card} catalog={catalog} cards={kit.cards} onClose={() => control.look(null)} />}
    </>
  );
}
