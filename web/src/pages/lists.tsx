/** Tables to watch, and finished games. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { api } from "../state/api";
import { go } from "../state/router";
import type { TableInfo } from "../state/wire";
import { text } from "../text/en";
import { rows } from "./rows";
import { TableList } from "./tablelist";

const t = text.home;

function useTables(list: string): TableInfo[] | null {
  const [tables, set] = useState<TableInfo[] | null>(null);
  useEffect(() => {
    api.tables(list).then(
      (found) => set(rows(found)),
      () => set([]),
    );
  }, [list]);
  return tables;
}

export function WatchPage(): JSX.Element {
  return (
    <main id="main" class="list-page">
      <h1>{t.watchTitle}</h1>
      <p class="lead">{t.watchLead}</p>
      <section class="sheet laid pad">
        <TableList tables={useTables("watch")} empty={t.watchNone} kind="watch" />
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
      .catch((error: Error) => setFailed(t.importFailed(error.message)));
  };
  return (
    <main id="main" class="list-page">
      <h1>{t.replaysTitle}</h1>
      <p class="lead">{t.replaysLead}</p>
      <section class="sheet laid pad">
        <TableList tables={useTables("finished")} empty={t.replaysNone} kind="finished" />
      </section>
      <section class="sheet laid pad bring">
        <h2 class="cap">{t.importTitle}</h2>
        <p>{t.importLead}</p>
        <label class="btn">
          {t.importPick}
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
