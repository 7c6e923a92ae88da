/** The contents of the rules: where one is, and where what is looked for stands. */
import type { JSX, RefObject } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Icon } from "../../ui/glyph";
import { narrow } from "../../ui/screen";
import { say } from "../../words/language";

export interface Entry {
  id: string;
  title: string;
  /** How often what is looked for stands there. */
  hits: number;
}

/** How far down the window a section has to come to be the one that is read. */
const READ = 140;

/** The section that is being read. */
function useCurrent(ids: readonly string[]): string {
  const [current, turn] = useState("");
  const all = ids.join(" ");
  useEffect(() => {
    const look = (): void => {
      const above = all.split(" ").filter((id) => {
        const section = document.getElementById(id);
        return section && section.getBoundingClientRect().top < READ;
      });
      turn(above.at(-1) ?? all.split(" ")[0] ?? "");
    };
    look();
    window.addEventListener("scroll", look, { passive: true });
    return () => window.removeEventListener("scroll", look);
  }, [all]);
  return current;
}

export function Contents({
  game,
  entries,
  query,
  onQuery,
  onNext,
  field,
}: {
  game: string;
  entries: readonly Entry[];
  query: string;
  onQuery: (query: string) => void;
  /** Go to the next place where what is looked for stands. */
  onNext: () => void;
  field: RefObject<HTMLInputElement | null>;
}): JSX.Element {
  const current = useCurrent(entries.map(({ id }) => id));
  const all = entries.reduce((sum, { hits }) => sum + hits, 0);
  const shown = query ? entries.filter(({ hits }) => hits) : entries;
  return (
    <nav class="toc sheet laid pad" aria-label={say("rules-contents")}>
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          onNext();
        }}
      >
        <label class="find">
          <Icon name="search" size="s" />
          <input
            ref={field}
            type="search"
            placeholder={say("rules-find")}
            aria-label={say("rules-find")}
            aria-keyshortcuts="/"
            value={query}
            onInput={(event) => onQuery(event.currentTarget.value)}
          />
        </label>
        <output aria-live="polite">{query ? say("rules-found", { n: all }) : ""}</output>
      </form>
      <details open={!narrow.value || query !== ""}>
        <summary>
          <h2 class="cap">{say("rules-contents")}</h2>
        </summary>
        <ol>
          {shown.map(({ id, title, hits }) => (
            <li key={id}>
              <a href={`/rules/${game}#${id}`} aria-current={id === current ? "location" : undefined}>
                <span>{title}</span>
                {query && (
                  <small>
                    <span class="vh">{say("rules-hits", { n: hits })}</span>
                    <span aria-hidden="true">{hits}</span>
                  </small>
                )}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
