/** All lessons, with how far one has come in each. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { api } from "../state/api";
import { type Learned, topicOf } from "../state/lesson";
import { held, progress } from "../state/progress";
import { editionOf, fullTitle, lookOf, titleOf } from "../table/games";
import type { LessonRow } from "../types/generated";
import { Icon } from "../ui/glyph";
import { type LampState, Lamps } from "../ui/lamps";
import { say } from "../words/language";
import { GameEmblem } from "./emblem";
import "../styles/pages/lesson.css";

export function LearnPage(): JSX.Element {
  const [rows, setRows] = useState<LessonRow[] | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  useEffect(() => {
    api.lessons().then(
      async ({ lessons }) => {
        await Promise.all(lessons.map(({ game }) => progress(topicOf(game))));
        setRows(lessons);
      },
      (error: Error) => setFailed(error.message),
    );
  }, []);
  return (
    <main id="main" class="list-page learn">
      <h1>{say("learn-title")}</h1>
      <p class="lede">{say("learn-lede")}</p>
      {failed && <p class="bad">{failed}</p>}
      {!rows && !failed && <p class="loading">{say("site-loading")}</p>}
      <ul class="courses">
        {rows?.map((row) => (
          <Course key={row.game} row={row} />
        ))}
      </ul>
    </main>
  );
}

function Course({ row: { game, steps } }: { row: LessonRow }): JSX.Element {
  const known = held<Learned>(topicOf(game));
  const look = lookOf(game);
  const begun = known.at !== undefined && !known.finished;
  const lit = steps.filter((id) => known.lit?.includes(id)).length;
  const states = steps.map((id): LampState => {
    if (known.lit?.includes(id)) return "lit";
    return begun && known.at === id ? "now" : "dark";
  });
  return (
    <li class={`course sheet laid ${look.ribbon}`}>
      <GameEmblem game={game} />
      <div class="what">
        <h2>{titleOf(game)}</h2>
        <p class="ed">{editionOf(game)}</p>
        <Lamps states={states} label={say("learn-lit", { n: lit, of: steps.length })} />
      </div>
      <div class="cta">
        <a class="btn prime" href={`/learn/${game}`}>
          <Icon name="play" size="s" />
          {say(known.finished ? "learn-again" : begun ? "learn-resume" : "learn-begin")}
          <span class="vh">: {fullTitle(game)}</span>
        </a>
        {begun && (
          <a class="btn quiet" href={`/learn/${game}?step=${steps[0]}`}>
            {say("learn-from-start")}
            <span class="vh">: {fullTitle(game)}</span>
          </a>
        )}
      </div>
    </li>
  );
}
