/** Help at the table: what is asked now and the rule for it, the legend of this game's signs, its keys. */
import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useMemo, useState } from "preact/hooks";
import { loadTaught, taught } from "../state/taught";
import { Dialog } from "../ui/dialog";
import { Icon } from "../ui/glyph";
import { plainly } from "../words/fold";
import { say, spoken } from "../words/language";
import { type Book, type Section, sectionWords } from "../words/rules";
import { useBeside } from "./beside";
import { type Table, useTable } from "./context";
import { KeyList } from "./keys";
import { drawn, Legend } from "./legend";
import { usePrompt } from "./prompt";
import { RuleBlock } from "./ruletext";

/** Light up every one of a sign on the table. */
function ring(sign: string | null): void {
  for (const lit of document.querySelectorAll(".is-rung")) lit.classList.remove("is-rung");
  if (!sign) return;
  const match = drawn(sign) === sign ? `use[href="#${sign}"]` : `use[href^="#${sign}"]`;
  for (const use of document.querySelectorAll(`.moment ${match}`))
    if (!use.closest(".help")) use.closest("svg")?.classList.add("is-rung");
}

/** The legend of this table's game; pointing at a sign lights it up wherever it is. */
const legendOf = (table: Table, query: string): JSX.Element[] =>
  Legend({ kit: table.kit, game: table.session.table.value?.game ?? "", query, onPoint: ring });

function Body({ section, book, game }: { section: Section; book: Book; game: string }): JSX.Element {
  return (
    <>
      {section.body.map((block, i) => (
        <RuleBlock key={i} block={block} game={game} rulings={book.rulings} />
      ))}
    </>
  );
}

/** The game's rules, once they have come. */
function useBook(rules: Table["rules"]): Book | null {
  const lang = spoken.value ?? "en";
  const [book, open] = useState<Book | null>(null);
  useEffect(() => {
    let wanted = true;
    void rules?.(lang).then((read) => wanted && open(read));
    return () => {
      wanted = false;
    };
  }, [rules, lang]);
  return book;
}

function Asked({ table, book }: { table: Table; book: Book | null }): JSX.Element {
  const { who, ask } = usePrompt();
  useEffect(() => void loadTaught(), []);
  const game = table.session.table.value?.game ?? "";
  const kind = table.session.decision.value?.kind;
  const id = table.kit.rule(kind ?? "");
  const section = book?.sections.find((s) => s.id === id) ?? book?.sections.find((s) => s.id === "turn");
  return (
    <section class="asked" aria-label={say("help-asked")}>
      <small>{say("help-asked")}</small>
      <h3>
        {who} {ask}
      </h3>
      {book && section && (
        <>
          <h4>{section.title}</h4>
          <Body section={section} book={book} game={game} />
        </>
      )}
      {taught.value.includes(game) && table.session.id !== "" && (
        <a href={`/learn/${game}`} target="_blank" rel="noopener">
          {say("learn-from-help")}
        </a>
      )}
      <a href={`/rules/${game}#${section?.id ?? ""}`} target="_blank" rel="noopener">
        {say("help-rules")}
      </a>
    </section>
  );
}

function Found({ table, book, query }: { table: Table; book: Book | null; query: string }): JSX.Element {
  const { catalog, kit, control } = table;
  const wanted = plainly(query);
  const cards = useMemo(
    () => catalog.rows.filter((row) => plainly(kit.cards.words(row, catalog)).includes(wanted)).slice(0, 24),
    [catalog, kit, wanted],
  );
  const sections = (book?.sections ?? []).filter((s) => plainly(sectionWords(s)).includes(wanted));
  const legend = legendOf(table, query);
  if (!cards.length && !sections.length && !legend.length) return <p class="muted">{say("help-none")}</p>;
  return (
    <>
      {legend}
      {cards.length > 0 && (
        <section class="leg">
          <h3 class="cap">{say("help-cards")}</h3>
          <p class="found-cards">
            {cards.map((row) => (
              <button
                key={row.id}
                type="button"
                class={`cn ${row.colour ?? "town"}`}
                data-look={row.id}
                onClick={() => control.look(row.id)}
              >
                {catalog.name(row.id)}
              </button>
            ))}
          </p>
        </section>
      )}
      {book &&
        sections.map((section) => (
          <section key={section.id} class="leg rule">
            <h3 class="cap">{section.title}</h3>
            <Body section={section} book={book} game={table.session.table.value?.game ?? ""} />
          </section>
        ))}
    </>
  );
}

function Inside({ table, tab }: { table: Table; tab: "moment" | "keys" }): JSX.Element {
  const [query, setQuery] = useState("");
  const book = useBook(table.rules);
  if (tab === "keys") return <KeyList />;
  return (
    <>
      <label class="find">
        <Icon name="search" size="s" />
        <input
          type="search"
          placeholder={say("help-find")}
          aria-label={say("help-find")}
          value={query}
          onInput={(event) => setQuery(event.currentTarget.value)}
        />
      </label>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by key, too */}
      <div class="scroll" tabIndex={0} role="region" aria-label={say("help-title")}>
        {query.trim() ? (
          <Found table={table} book={book} query={query.trim()} />
        ) : (
          <>
            <Asked table={table} book={book} />
            {legendOf(table, "")}
          </>
        )}
      </div>
    </>
  );
}

function Tabs({ tab, onTab }: { tab: "moment" | "keys"; onTab: (tab: "moment" | "keys") => void }): JSX.Element {
  return (
    <span class="seg" role="group" aria-label={say("help-title")}>
      {(["moment", "keys"] as const).map((key) => (
        <button key={key} type="button" aria-pressed={tab === key} onClick={() => onTab(key)}>
          {say(`help-${key}`)}
        </button>
      ))}
    </span>
  );
}

export function Help({ onClose }: { onClose: () => void }): JSX.Element {
  const table = useTable();
  const [tab, setTab] = useState<"moment" | "keys">("moment");
  const [ref, beside] = useBeside();
  useLayoutEffect(() => {
    ref.current?.querySelector("input")?.focus();
    return () => ring(null);
  }, [ref]);
  if (!beside)
    return (
      <Dialog label={say("help-title")} title={say("help-title")} cls="help-dialog" onClose={onClose}>
        <Tabs tab={tab} onTab={setTab} />
        <Inside table={table} tab={tab} />
      </Dialog>
    );
  return (
    <aside
      ref={ref}
      class="help laid"
      aria-label={say("help-title")}
      onKeyDown={(event) => {
        if (event.key === "Escape") onClose();
      }}
    >
      <header>
        <h2>{say("help-title")}</h2>
        <Tabs tab={tab} onTab={setTab} />
        <button type="button" class="iconb" aria-label={say("help-close")} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <Inside table={table} tab={tab} />
    </aside>
  );
}
