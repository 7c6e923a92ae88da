/** Giving a game up: a window of its own, and two different acts in it. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { api } from "../state/api";
import { looker } from "../state/curtain";
import { Dialog } from "../ui/dialog";
import { say } from "../words/language";
import { useTable } from "./context";

export function ResignDialog({ onClose }: { onClose: () => void }): JSX.Element {
  const { session } = useTable();
  const [sure, setSure] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const resign = (): void => {
    api.act(session.id, "resign", looker(session.state.value)).then(
      ({ table }) => {
        session.table.value = table;
        onClose();
      },
      (error: Error) => setFailed(error.message),
    );
  };
  return (
    <Dialog label={say("resign-title")} title={say("resign-title")} cls="resign" onClose={onClose}>
      <p>{say("resign-what")}</p>
      <p class="d-acts">
        <button type="button" class="btn prime" onClick={onClose}>
          {say("resign-keep")}
        </button>
      </p>
      <label class="sure">
        <input type="checkbox" checked={sure} onChange={(event) => setSure(event.currentTarget.checked)} />
        {say("resign-sure")}
      </label>
      <p class="d-acts end">
        <button type="button" class="btn" disabled={!sure} onClick={resign}>
          {say("resign-do")}
        </button>
      </p>
      {failed && (
        <p class="bad" role="alert">
          {failed}
        </p>
      )}
    </Dialog>
  );
}
