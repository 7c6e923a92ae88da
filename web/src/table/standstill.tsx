/** A game that cannot go on under the rules of this server: why, and what its host can do about it. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { api } from "../state/api";
import { Dialog } from "../ui/dialog";
import { say, tell } from "../words/language";
import { useTable } from "./context";

function SetRight({ onClose }: { onClose: () => void }): JSX.Element {
  const { session } = useTable();
  const [text, setText] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const told = (error: Error): void => setFailed(error.message);
  if (text === null && failed === null) {
    api.position(session.id).then(({ position }) => setText(position), told);
  }
  const goOn = (): void => {
    api.act(session.id, "set-right", { position: text }).then(({ table }) => {
      session.table.value = table;
      onClose();
    }, told);
  };
  return (
    <Dialog label={say("still-set-right")} title={say("still-set-right")} cls="position" onClose={onClose}>
      <p>{say("still-how")}</p>
      <textarea
        aria-label={say("still-position")}
        rows={16}
        spellcheck={false}
        value={text ?? ""}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      {failed && (
        <p class="bad" role="alert">
          {failed}
        </p>
      )}
      <button type="button" class="btn prime" disabled={!text} onClick={goOn}>
        {say("still-go-on")}
      </button>
    </Dialog>
  );
}

export function Standstill(): JSX.Element | null {
  const { session } = useTable();
  const [open, setOpen] = useState(false);
  const [sure, setSure] = useState(false);
  const table = session.table.value;
  if (!table?.frozen) return null;
  const over = table.status === "closed";
  const end = (): void => {
    if (!sure) {
      setSure(true);
      return;
    }
    void api.act(session.id, "end").then(({ table: now }) => {
      session.table.value = now;
    });
  };
  return (
    <section class="still" aria-label={say("still-title")}>
      <p>
        <b>{over ? say("still-ended") : say("still-title")}</b> {!over && tell(table.frozen)}
      </p>
      {!over && !table.yours && <p class="muted">{say("still-host")}</p>}
      {!over && table.yours && (
        <p class="btns">
          <a class="btn" href={`/lab?mend=${table.id}`}>
            {say("lab-open")}
          </a>
          <button type="button" class="btn" onClick={() => setOpen(true)}>
            {say("still-set-right")}
          </button>
          <button type="button" class="btn" onClick={end}>
            {sure ? say("still-end-sure") : say("still-end")}
          </button>
        </p>
      )}
      {open && <SetRight onClose={() => setOpen(false)} />}
    </section>
  );
}
