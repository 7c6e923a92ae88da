/** Play on from a branch: against bots, or with several at this screen. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { api } from "../../state/api";
import type { Lab } from "../../state/lab/lab";
import { me } from "../../state/me";
import { go } from "../../state/router";
import { nameOf, useTable } from "../../table/context";
import { levelNote, levels, levelWords, loadLevels, offered, USUAL } from "../../table/levels";
import { Dialog } from "../../ui/dialog";
import { Mark } from "../../ui/glyph";
import { say } from "../../words/language";

const ME = "me";
const HERE = "here";

export function PlayOn({ lab, onClose }: { lab: Lab; onClose: () => void }): JSX.Element {
  const { session } = useTable();
  const state = lab.session.state.value;
  const seats = state?.table.seats ?? [];
  const first = state?.view.asked[0] ?? 0;
  const [wanted, setWanted] = useState<string[]>(() => seats.map((_, i) => (i === first ? ME : USUAL)));
  const [failed, setFailed] = useState<string | null>(null);
  useEffect(() => void loadLevels(), []);
  const play = async (): Promise<void> => {
    try {
      if (!me.value) me.value = (await api.guest()).user;
      const rows = wanted.map((kind, i) =>
        kind === ME
          ? { kind: "me" }
          : kind === HERE
            ? { kind: "me", name: nameOf(session, i) }
            : { kind: "bot", bot: kind },
      );
      const body = { ...lab.session.beginning, line: lab.session.taken.value, seats: rows };
      const { table } = await api.playOn(body);
      go(`/t/${table.id}`);
    } catch (error) {
      setFailed((error as Error).message);
    }
  };
  return (
    <Dialog label={say("lab-play")} title={say("lab-play")} onClose={onClose}>
      <p>{say("lab-play-note")}</p>
      <ul class="playseats">
        {seats.map((_, i) => (
          <li key={i}>
            <Mark seat={i} />
            <label>
              <span>{nameOf(session, i)}</span>
              <select value={wanted[i]} onChange={(event) => setWanted(wanted.with(i, event.currentTarget.value))}>
                <option value={ME}>{say("new-table-kind-me")}</option>
                <option value={HERE}>{say("new-table-kind-here")}</option>
                {offered(USUAL).map((level) => (
                  <option key={level} value={level}>
                    {say("table-bot-level", { level: levelWords(level) })}
                  </option>
                ))}
              </select>
            </label>
            {levels.value.includes(wanted[i] ?? "") && (
              <small class="muted">{levelNote(wanted[i] ?? USUAL, state?.table.game ?? "")}</small>
            )}
          </li>
        ))}
      </ul>
      {failed && (
        <p class="bad" role="alert">
          {failed}
        </p>
      )}
      <button type="button" class="btn prime" onClick={() => void play()}>
        {say("lab-play-now")}
      </button>
    </Dialog>
  );
}
