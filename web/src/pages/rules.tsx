/** The rules in our own words, with pictures, worked examples and the rulings. */
import type { JSX } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { place } from "../state/router";
import { creditOf, editionOf, GAMES, titleOf } from "../table/games";
import { Large } from "../table/large";
import { Legend } from "../table/legend";
import { isSigned, Marked, RuleLine, RulingsHere, rulingAnchor } from "../table/ruletext";
import { Icon } from "../ui/glyph";
import { say, spoken } from "../words/language";
import type { Block, Book, Section } from "../words/rules";
import { Contents, type Entry } from "./rules/contents";
import { Picture } from "./rules/picture";
import { type Drawing, printing, useReading, watchPrinting } from "./rules/reading";
import { found, foundInRulings } from "./rules/search";
import "../styles/pages/look.css";
import "../styles/pages/rules.css";

const RULINGS = "rulings";
const LEGEND = "legend";
/** How long pictures may take to find their size before the page is put on paper, or a place in it is shown. */
const SETTLED = 600;

/** A heading whose link can be had: it is copied, and stands in the address. */
function Heading({ game, id, title, query }: { game: string; id: string; title: string; query: string }): JSX.Element {
  const [copied, copy] = useState(false);
  const address = `/rules/${game}#${id}`;
  return (
    <h2 class="cap">
      <Marked text={title} query={query} />{" "}
      <a
        class="anchor"
        href={address}
        aria-label={say("rules-link", { title })}
        title={say("rules-link", { title })}
        onClick={(event) => {
          event.preventDefault();
          history.replaceState(null, "", address);
          // Where a page may not write to the clipboard the link stands in the address all the same.
          void navigator.clipboard?.writeText(new URL(address, location.href).href).then(
            () => copy(true),
            () => undefined,
          );
        }}
        onBlur={() => copy(false)}
      >
        <Icon name="link" size="s" />
      </a>
      <small class="copied" role="status">
        {copied ? say("rules-copied") : ""}
      </small>
    </h2>
  );
}

interface Reading {
  game: string;
  book: Book;
  drawing: Drawing | null;
  query: string;
  onLook: (card: string) => void;
}

function BlockShown({ block, reading }: { block: Block; reading: Reading }): JSX.Element | null {
  const { game, book, drawing, query, onLook } = reading;
  if (block.kind === "text")
    return (
      <p>
        <RuleLine line={block.line} game={game} query={query} />
      </p>
    );
  if (block.kind === "list")
    return (
      <ul>
        {block.items.map((item, i) => (
          <li key={i} class={isSigned(item) ? "signed" : ""}>
            <RuleLine line={item} game={game} query={query} />
          </li>
        ))}
      </ul>
    );
  if (block.kind === "rulings") return <RulingsHere ids={block.ids} rulings={book.rulings} game={game} query={query} />;
  return drawing ? (
    <Picture block={block} drawing={drawing} query={query} onLook={onLook} />
  ) : (
    <div class="picture to-come" />
  );
}

function SectionShown({ section, reading }: { section: Section; reading: Reading }): JSX.Element {
  return (
    <section id={section.id}>
      <Heading game={reading.game} id={section.id} title={section.title} query={reading.query} />
      {section.body.map((block, i) => (
        <BlockShown key={i} block={block} reading={reading} />
      ))}
    </section>
  );
}

function Rulings({ game, book, query }: { game: string; book: Book; query: string }): JSX.Element {
  return (
    <section id={RULINGS}>
      <Heading game={game} id={RULINGS} title={say("rules-rulings")} query="" />
      <dl class="rulings">
        {book.rulings.map((r) => (
          <div key={r.id} id={rulingAnchor(r.id)}>
            <dt>
              <span class="rid" data-as-is>
                {r.id}
              </span>{" "}
              <Marked text={r.question} query={query} />
            </dt>
            <dd>
              <Marked text={r.answer} query={query} />{" "}
              <span class="because">
                <Marked text={r.reason} query={query} />
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Games({ game }: { game: string }): JSX.Element {
  return (
    <nav class="rules-games" aria-label={say("cards-game")}>
      {Object.keys(GAMES).map((id) => (
        <a
          key={id}
          href={`/rules/${id}`}
          class={id === game ? "on" : ""}
          aria-current={id === game ? "page" : undefined}
        >
          {titleOf(id)} <small>{editionOf(id)}</small>
        </a>
      ))}
    </nav>
  );
}

/** Put the page on paper, once all that is drawn only when it is near has been drawn. */
function print(): void {
  printing.value = true;
  setTimeout(() => {
    window.print();
    printing.value = false;
  }, SETTLED);
}

/** Show the place that the address asks for, once it is there; what is drawn above it later must not push it away. */
function useAsked(ready: boolean): void {
  const here = place.value;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that somebody goes there, if only again
  useEffect(() => {
    const id = decodeURIComponent(location.hash.slice(1)).replace(/^(example-[a-z]+)-\d+$/, "$1");
    if (!ready || !id) return;
    const show = (): void => document.getElementById(id)?.scrollIntoView();
    show();
    const again = setTimeout(show, 250);
    return () => clearTimeout(again);
  }, [ready, here]);
}

/** The next place that is marked, after the one that was shown last. */
function useNextHit(): () => void {
  const last = useRef(-1);
  return () => {
    const marks = [...document.querySelectorAll(".rulebook mark")];
    for (const mark of marks) mark.classList.remove("now");
    last.current = marks.length ? (last.current + 1) % marks.length : -1;
    const mark = marks[last.current];
    mark?.classList.add("now");
    mark?.scrollIntoView({ block: "center" });
  };
}

export function RulesPage({ game }: { game: string }): JSX.Element {
  const { book, drawing } = useReading(game);
  const [query, seek] = useState(place.value.query.get("find") ?? "");
  const [card, look] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const next = useNextHit();
  useEffect(watchPrinting, []);
  const ready = book !== null && drawing !== null;
  useAsked(ready);
  // Whoever comes from a card wants to see the first place that speaks of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when all is there
  useEffect(() => {
    if (!ready || !query) return;
    next();
    const again = setTimeout(() => document.querySelector("mark.now")?.scrollIntoView({ block: "center" }), SETTLED);
    return () => clearTimeout(again);
  }, [ready]);
  useEffect(() => {
    const find = (event: KeyboardEvent): void => {
      const typing = event.target instanceof Element && event.target.closest("input, textarea, select, dialog");
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || typing) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener("keydown", find);
    return () => document.removeEventListener("keydown", find);
  }, []);
  const lang = spoken.value;
  const wanted = query.trim();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is found is in the language that is spoken
  const entries = useMemo((): Entry[] => {
    if (!book) return [];
    const sections = book.sections.map((section) => ({
      id: section.id,
      title: section.title,
      hits: wanted ? found(section, book, drawing, wanted) : 0,
    }));
    return [
      ...sections,
      { id: LEGEND, title: say("rules-all-signs"), hits: 0 },
      { id: RULINGS, title: say("rules-rulings"), hits: wanted ? foundInRulings(book, wanted) : 0 },
    ];
  }, [book, drawing, wanted, lang]);
  if (!GAMES[game])
    return (
      <main id="main" class="rules-page">
        <Games game={game} />
        <article class="sheet laid pad rulebook">
          <h1>{titleOf(game)}</h1>
          <p>{say("rules-none")}</p>
        </article>
      </main>
    );
  return (
    <main id="main" class="rules-page">
      <Games game={game} />
      <div class="rules-cols">
        {book && <Contents {...{ game, entries, query, field }} onQuery={seek} onNext={next} />}
        <article class="sheet laid pad rulebook" lang={lang ?? undefined}>
          <h1>{titleOf(game)}</h1>
          <p class="ed">{editionOf(game)}</p>
          <p class="lead">{say("rules-lead")}</p>
          {book && (
            <>
              <p class="rules-tools">
                <button type="button" class="btn quiet" onClick={print}>
                  <Icon name="log" size="s" />
                  {say("rules-print")}
                </button>
                <a class="btn quiet" href={`/cards/${game}`}>
                  <Icon name="hand" size="s" />
                  {say("rules-all-cards")}
                </a>
              </p>
              {book.sections.map((section) => (
                <SectionShown
                  key={section.id}
                  section={section}
                  reading={{ game, book, drawing, query: wanted, onLook: look }}
                />
              ))}
              {drawing && (
                <section id={LEGEND} class="rules-legend">
                  <Heading game={game} id={LEGEND} title={say("rules-all-signs")} query="" />
                  {Legend({ kit: drawing.kit, game })}
                </section>
              )}
              {book.rulings.length > 0 && <Rulings game={game} book={book} query={wanted} />}
            </>
          )}
          <p class="muted">
            {say("rules-credit")} {creditOf(game)}
          </p>
        </article>
      </div>
      {card && drawing && (
        <Large id={card} catalog={drawing.catalog} cards={drawing.kit.cards} onClose={() => look(null)} />
      )}
    </main>
  );
}
