/** The rules in our own words, with the rulings. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { creditOf, editionOf, GAMES, titleOf } from "../table/games";
import { say, spoken } from "../words/language";
import type { Book } from "../words/rulebook";

const RULINGS = "rulings";

export function RulesPage({ game }: { game: string }): JSX.Element {
  const words = GAMES[game];
  const lang = spoken.value ?? "en";
  const [book, open] = useState<Book | null>(null);
  useEffect(() => {
    let wanted = true; // else another book was asked for meanwhile
    void words?.rules(lang).then((read) => wanted && open(read));
    return () => {
      wanted = false;
    };
  }, [words, lang]);
  // A link may lead to one section, which is there once the book has come.
  useEffect(() => {
    if (book && location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [book]);
  return (
    <main id="main" class="rules-page">
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
      <div class="rules-cols">
        {book && (
          <nav class="toc sheet laid pad" aria-label={say("rules-contents")}>
            <h2 class="cap">{say("rules-contents")}</h2>
            <ol>
              {[...book.sections, { id: RULINGS, title: say("rules-rulings") }].map(({ id, title }) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    onClick={(event) => {
                      event.preventDefault();
                      document.getElementById(id)?.scrollIntoView({ behavior: "smooth" });
                    }}
                  >
                    {title}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <article class="sheet laid pad rulebook">
          <h1>{titleOf(game)}</h1>
          <p class="ed">{editionOf(game)}</p>
          <p class="lead">{say("rules-lead")}</p>
          {!words && <p>{say("rules-none")}</p>}
          {book?.sections.map((s) => (
            <section key={s.id} id={s.id}>
              <h2 class="cap">{s.title}</h2>
              {s.body.map((block, i) =>
                Array.isArray(block) ? (
                  <ul key={i}>
                    {block.map((item, j) => (
                      <li key={j}>{item}</li>
                    ))}
                  </ul>
                ) : (
                  <p key={i}>{block}</p>
                ),
              )}
            </section>
          ))}
          {book && book.rulings.length > 0 && (
            <section id={RULINGS}>
              <h2 class="cap">{say("rules-rulings")}</h2>
              <dl class="rulings">
                {book.rulings.map((r) => (
                  <div key={r.id}>
                    <dt>
                      <span class="rid" data-as-is>
                        {r.id}
                      </span>{" "}
                      {r.question}
                    </dt>
                    <dd>
                      {r.answer} <span class="because">{r.reason}</span>
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          )}
          <p class="muted">
            {say("rules-credit")} {creditOf(game)}
          </p>
        </article>
      </div>
    </main>
  );
}
