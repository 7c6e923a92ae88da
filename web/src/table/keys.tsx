/** The keys of a table, or of the page that it stands on. */
import type { JSX } from "preact";
import { hintsAt } from "../state/wire";
import { say } from "../words/language";
import { type Table, useTable } from "./context";

/** Those of a table that is played at. */
function keysOf({ kit, session }: Table): [key: string, does: string][] {
  return [
    ["←  →  ↑  ↓", say("keys-arrows")],
    ["Enter", say("keys-enter")],
    [say("keys-digits.key"), say("keys-digits")],
    ["U", say("keys-undo")],
    ...kit.keys.map((own): [string, string] => [own.key, own.does()]),
    ["D", say("keys-done")],
    ["O", say("keys-choices")],
    ...(hintsAt(session.table.value) ? [["H", say("hint-key")] as [string, string]] : []),
    ["W", say("coach-key")],
    ["S", say("keys-since")],
    ["F", say("keys-catch-up")],
    ["I", say("keys-look")],
    ["C", say("keys-chat")],
    ["Esc", say("keys-escape")],
    ["?", say("keys-help")],
  ];
}

export function KeyList(): JSX.Element {
  const table = useTable();
  const keys = table.keys?.() ?? keysOf(table);
  return (
    <dl class="keys">
      {keys.map(([key, does]) => (
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
