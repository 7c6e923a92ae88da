/** Tables to watch, and finished games. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { api } from "../state/api";
import { go } from "../state/router";
import type { TableInfo } from "../state/wire";
import { say } from "../words/language";
import { TableList } from "./tablelist";

function useTables(list: string): TableInfo[] | null {
  const [tables, set] = useState<TableInfo[] | null>(null);
  useEffect(() => {
    api.tables(list).then(
      (found) => set(found),
      () => set([]),
    );
  }, [list]);
  return tables;
}

export function WatchPage(): JSX.Element {
  return (
    <main id="main" class="list-page">
      <h1>{say("home-watch-title")}</h1>
      <p class="lead">{say("home-watch-lead")}</p>
      <section class="sheet laid pad">
        <TableList tables={useTables("watch")} empty={say("home-watch-none")} kind="watch" />
      </section>
    </main>
  );
}

export function ReplaysPage(): JSX.Element {
  const [failed, setFailed] = useState<string | null>(null);
  const bring = (file: File | undefined): void => {
    if (!file) return;
    file
      .text()
      .then((content) => api.importRecord(content))
      .then(({ table }) => go(`/replay/${table.id}?ply=0`))
      .catch((error: Error) => setFailed(say("home-import-failed", { why: error.message })));
  };
  return (
    <main id="main" class="list-page">
      <h1>{say("home-replays-title")}</h1>
      <p class="lead">{say("home-replays-lead")}</p>
      <section class="sheet laid pad">
        <TableList tables={useTables("finished")} empty={say("home-replays-none")} kind="finished" />
      </section>
      <section class="sheet laid pad bring">
        <h2 class="cap">{say("home-import-title")}</h2>
        <p>{say("home-import-lead")}</p>
        <label class="btn">
          {say("home-import-pick")}
          <input
            class="vh"
            type="file"
            accept="application/json,.json"
            onChange={(event) => bring(event.currentTarget.files?.[0])}
          />
        </label>
        {failed && (
          <p class="bad" role="alert">
            {failed}
          </p>
        )}
      </section>
    </main>
  );
}
